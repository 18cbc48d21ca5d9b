import { randomBytes } from 'node:crypto';
import { type App, createApp } from '../server/app.ts';
import { loadConfig } from '../server/config.ts';
import { createDataSource } from '../server/database/data-source.ts';
import { ENTITIES } from '../server/features.ts';
import { findProjectRoot } from '../server/project-root.ts';

/** The whole app but its pages, on a database that is never opened: for printing what it answers. */
export async function createOfflineApp(): Promise<App> {
  const config = loadConfig(
    {
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      SAMAJ_SECRET: randomBytes(32).toString('hex'),
      // It would listen to the database.
      RESPONSE_CACHE_MEGABYTES: '0',
    },
    findProjectRoot(import.meta.dirname),
  );
  const dataSource = createDataSource({ url: 'postgres://offline/', entities: ENTITIES, poolSize: 1 });
  const app = await createApp(config, dataSource, { withPages: false });
  // Routes in scopes of their own are there only then.
  await app.server.ready();
  return app;
}
