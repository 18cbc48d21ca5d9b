import { finished } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { LIMITS } from '../../rules/limits.ts';

/** How long a request body may take. */
export interface BodyTimeout {
  /** Milliseconds that any body may take. */
  minimum: number;
  /** The slowest accepted rate; its time is added to the minimum. */
  bytesPerSecond: number;
}

/** Even a phone on a poor connection is faster. For a 25 MB video the general request timeout ends first. */
export const BODY_TIMEOUT: BodyTimeout = { minimum: 30_000, bytesPerSecond: 16_384 };

/**
 * Ends a request whose body takes longer than the timeout, counted from now, as Node does at its request timeout:
 * with 408, and the connection is closed.
 * @param answered stops the timer; Node's request timeout alone limits what is left of the body then
 */
export function enforceBodyTimeout(
  { raw, server }: FastifyRequest,
  answered: Promise<void>,
  timeout: BodyTimeout,
): void {
  // A chunked body has no length: assume the largest.
  const bytes = Number(raw.headers['content-length'] ?? LIMITS.videoBytes);
  const expire = () => {
    const error = Object.assign(new Error('The request body took too long'), {
      code: 'ERR_HTTP_REQUEST_TIMEOUT',
    });
    server.server.emit('clientError', error, raw.socket);
  };
  const timer = setTimeout(expire, timeout.minimum + (bytes / timeout.bytesPerSecond) * 1000).unref();
  const stop = () => clearTimeout(timer);
  finished(raw, { writable: false }, stop);
  void answered.then(stop);
}
