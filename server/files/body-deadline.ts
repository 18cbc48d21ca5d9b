import { finished } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { LIMITS } from '../../rules/limits.ts';

/** How slowly a body may come. */
export interface BodyPatience {
  /** Milliseconds for whatever it is. */
  atLeast: number;
  /** Besides, a second for so many bytes. */
  bytesPerSecond: number;
}

/** A telephone on a bad line is faster; a film of 25 MB gets what every request gets at most. */
export const PATIENCE: BodyPatience = { atLeast: 30_000, bytesPerSecond: 16_384 };

/**
 * Ends a request whose body crawls, from now on, as Node ends those that take too long altogether: with 408.
 * @param answered after it Node reads what is left of the body, for as long as it lets any request take
 */
export function endWhenCrawling(
  { raw, server }: FastifyRequest,
  answered: Promise<void>,
  patience: BodyPatience,
): void {
  // A body in chunks may be the largest.
  const bytes = Number(raw.headers['content-length'] ?? LIMITS.videoBytes);
  const giveUp = () => {
    const error = Object.assign(new Error('The body crawls'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    server.server.emit('clientError', error, raw.socket);
  };
  const timer = setTimeout(giveUp, patience.atLeast + (bytes / patience.bytesPerSecond) * 1000).unref();
  const stop = () => clearTimeout(timer);
  finished(raw, { writable: false }, stop);
  void answered.then(stop);
}
