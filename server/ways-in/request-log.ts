import type { FastifyRequest } from 'fastify';

/** The most characters of a caller's text in a log line. */
const LONGEST = 500;

/**
 * What the log has of a request: without its query string, where a client may have put a mobile number, a code or a password.
 * Of an address that has a token it has the pattern.
 */
export function describeRequest({ method, url, host, ip, routeOptions }: FastifyRequest) {
  const path = routeOptions.url?.includes('/:token') ? routeOptions.url : (url.split('?', 1)[0] ?? '');
  return { method, url: path.slice(0, LONGEST), host: host.slice(0, LONGEST), remoteAddress: ip };
}
