import { randomBytes } from 'node:crypto';
import type { GraphQLSchema } from 'graphql';
import { type App, createApp } from './app.ts';
import { loadConfig } from './config.ts';
import { createDataSource } from './database/data-source.ts';
import { Replicas } from './database/replicas.ts';
import { createFeatures, ENTITIES, type Features } from './features.ts';
import { createSchema } from './graphql/schema.ts';
import { LocalFileStore } from './media/local-file-store.ts';
import { MediaService } from './media/media.service.ts';
import { UploadReceiver } from './media/upload-receiver.ts';
import { Outbox } from './messaging/outbox.ts';
import { findProjectRoot } from './project-root.ts';
import { OneTimeCodes } from './security/one-time-codes.ts';
import { RateLimiter } from './security/rate-limiter.ts';
import { ServerSecret } from './security/server-secret.ts';
import { SessionService } from './security/sessions.ts';

/** The features on a database that is never opened: for printing and checking what they offer. */
function createOfflineFeatures(): Features {
  const dataSource = createDataSource({ url: 'postgres://offline/', entities: ENTITIES, poolSize: 1 });
  const store = new LocalFileStore('offline', 'offline');
  const secret = new ServerSecret('offline');
  const rateLimiter = new RateLimiter(dataSource, secret);
  const outbox = new Outbox(secret, {});
  return createFeatures({
    dataSource,
    replicas: new Replicas([]),
    media: new MediaService(dataSource, store, { incomingDirectory: 'offline', log: console }),
    uploads: new UploadReceiver('offline'),
    sessions: new SessionService(dataSource),
    rateLimiter,
    outbox,
    codes: new OneTimeCodes(dataSource, outbox, rateLimiter, secret, 1),
  });
}

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

export function createOfflineSchema(): GraphQLSchema {
  return createSchema(createOfflineFeatures().resolvers);
}
