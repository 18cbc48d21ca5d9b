import type { FastifyRequest } from 'fastify';

/**
 * What of a request stands in the log: not the part of its address after `?`, where a client may have put a mobile
 * number, a code or a password (OPS-5).
 */
export function describeRequest({ method, url, host, ip }: FastifyRequest) {
  return { method, url: url.split('?', 1)[0], host, remoteAddress: ip };
}
