import type { FastifyInstance } from 'fastify';
import type { DataSource } from 'typeorm';
import { postgresUrl } from '../database/data-source.ts';
import type { Replicas } from '../database/replica.ts';
import { ChangeListener } from './change-listener.ts';
import { keepAnswers } from './kept-answers.ts';
import { ResponseCache } from './response-cache.ts';

interface SharedAnswersOptions {
  /** Bytes; 0 keeps nothing. */
  responseCacheSize: number;
  dataSource: DataSource;
  /** Not read for some seconds after a change, so that nothing is kept that lacks it. */
  replicas: Replicas;
}

/** Shared answers are made once for many, until something public is written on this server or another. */
export async function keepSharedAnswers(
  server: FastifyInstance,
  { responseCacheSize, dataSource, replicas }: SharedAnswersOptions,
): Promise<void> {
  if (responseCacheSize === 0) return;
  const cache = new ResponseCache(responseCacheSize);
  const listener = new ChangeListener({
    url: postgresUrl(dataSource),
    onChange: () => {
      replicas.rest();
      cache.drop();
    },
    onState: (isInformed) => {
      replicas.rest();
      cache.isInformed = isInformed;
    },
    log: server.log,
  });
  keepAnswers(server, cache, listener);
  server.addHook('onClose', () => listener.stop());
  await listener.start();
}
