import { randomBytes } from 'node:crypto';
import { type App, createApp } from '../server/app.ts';
import { loadConfig } from '../server/config.ts';
import { createDataSource } from '../server/database/data-source.ts';
import { ENTITIES } from '../server/features.ts';
import { findProjectRoot } from '../server/project-root.ts';

/** The app without its pages, on a database that is never connected: for printing the schema and the permissions. */
export async function createOfflineApp(): Promise<App> {
  const config = loadConfig(
    {
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      SAMAJ_SECRET: randomBytes(32).toString('hex'),
      // The cache would connect to the database.
      RESPONSE_CACHE_MEGABYTES: '0',
    },
    findProjectRoot(import.meta.dirname),
  );
  const dataSource = createDataSource({ url: 'postgres://offline/', entities: ENTITIES, poolSize: 1 });
  const app = await createApp(config, dataSource, { withPages: false });
  // Routes of encapsulated plugins are registered only then.
  await app.server.ready();
  return app;
}
