import type { FastifyRequest } from 'fastify';

/** Characters of what a caller sends, in each line of the log. */
const LONGEST = 500;

/**
 * What of a request stands in the log: not the part of its address after `?`, where a client may have put a mobile
 * number, a code or a password (OPS-5).
 */
export function describeRequest({ method, url, host, ip }: FastifyRequest) {
  const path = url.split('?', 1)[0] ?? '';
  return { method, url: path.slice(0, LONGEST), host: host.slice(0, LONGEST), remoteAddress: ip };
}
