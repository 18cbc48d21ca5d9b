import type { GraphQLSchema } from 'graphql';
import { createDataSource } from './database/data-source.ts';
import { createFeatures, ENTITIES, type Features } from './features.ts';
import { createSchema } from './graphql/schema.ts';
import { LocalFileStore } from './media/local-file-store.ts';
import { MediaService } from './media/media.service.ts';
import { UploadReceiver } from './media/upload-receiver.ts';
import { RateLimiter } from './security/rate-limiter.ts';
import { SessionService } from './security/sessions.ts';

/** The features on a database that is never opened: for printing and checking what they offer. */
function createOfflineFeatures(): Features {
  const dataSource = createDataSource({ url: 'postgres://offline/', entities: ENTITIES, poolSize: 1 });
  const store = new LocalFileStore('offline', 'offline');
  return createFeatures({
    dataSource,
    media: new MediaService(dataSource, store, { incomingDirectory: 'offline', log: console }),
    uploads: new UploadReceiver('offline'),
    sessions: new SessionService(dataSource),
    rateLimiter: new RateLimiter(dataSource),
  });
}

export function createOfflineSchema(): GraphQLSchema {
  return createSchema(createOfflineFeatures().resolvers);
}
