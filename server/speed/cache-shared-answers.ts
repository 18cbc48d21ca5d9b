import type { FastifyInstance } from 'fastify';
import type { DataSource } from 'typeorm';
import { postgresUrl } from '../database/data-source.ts';
import type { Replicas } from '../database/replica.ts';
import { cacheAnswers } from './cached-answers.ts';
import { ChangeListener } from './change-listener.ts';
import { ResponseCache } from './response-cache.ts';

interface SharedAnswersOptions {
  /** Bytes; 0 caches nothing. */
  responseCacheSize: number;
  dataSource: DataSource;
  /** Not read for some seconds after a change, so that no answer from before it is cached. */
  replicas: Replicas;
  /** When something that visitors see is next shown or gone by itself; undefined for never. */
  nextChange(): Promise<Date | undefined>;
}

/** Caches shared answers until public data changes, through this server or another. */
export async function cacheSharedAnswers(
  server: FastifyInstance,
  { responseCacheSize, dataSource, replicas, nextChange }: SharedAnswersOptions,
): Promise<void> {
  if (responseCacheSize === 0) return;
  const cache = new ResponseCache(responseCacheSize, nextChange);
  const listener = new ChangeListener({
    url: postgresUrl(dataSource),
    onChange: () => {
      replicas.pause();
      cache.invalidate();
    },
    onState: (isListening) => {
      replicas.pause();
      cache.isListening = isListening;
    },
    log: server.log,
  });
  cacheAnswers(server, cache, listener);
  server.addHook('onClose', () => listener.stop());
  await listener.start();
}
