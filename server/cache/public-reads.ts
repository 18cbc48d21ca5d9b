import type { FastifyInstance } from 'fastify';
import { ChangeListener } from '../database/change-listener.ts';
import { postgresUrl } from '../database/data-source.ts';
import type { Replicas } from '../database/replicas.ts';
import type { ReplicatedDataSource } from '../database/replicated-data-source.ts';
import { isSharedRead, registerCachedAnswers } from './cached-answers.ts';
import { ResponseCache } from './response-cache.ts';

interface PublicReadsOptions {
  /** Bytes. */
  responseCacheSize: number;
  dataSource: ReplicatedDataSource;
  replicas: Replicas;
}

/**
 * Public answers are made once for many, and from replicas where there are some, until something public is written
 * on this server or another.
 */
export async function answerPublicReads(
  server: FastifyInstance,
  { responseCacheSize, dataSource, replicas }: PublicReadsOptions,
): Promise<void> {
  if (responseCacheSize === 0 && replicas.isEmpty) return;
  const cache = new ResponseCache(responseCacheSize);
  const listener = new ChangeListener({
    url: postgresUrl(dataSource),
    onChange: (what) => {
      if (what === 'PUBLIC') cache.drop();
      replicas.changed();
    },
    onState: (isInformed) => {
      cache.isInformed = isInformed;
      replicas.isInformed = isInformed;
    },
    log: server.log,
  });
  registerCachedAnswers(server, cache, listener);
  // After the cache's own hook: a replica is chosen for what is kept from then on, never before.
  if (!replicas.isEmpty)
    server.addHook('preHandler', (request, _reply, done) => {
      if (isSharedRead(request)) replicas.run(done);
      else done();
    });
  server.addHook('onClose', async () => {
    await replicas.stop();
    await listener.stop();
  });
  await replicas.start(() => listener.catchUp());
  await listener.start();
}
