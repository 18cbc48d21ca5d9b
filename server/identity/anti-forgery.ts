import type { FastifyRequest } from 'fastify';
import { AppError } from '../../rules/errors.ts';
import { ANTI_FORGERY_HEADER, isAntiForgeryTokenOf } from './session-cookies.ts';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** True when the browser says that another site's page sent the request. */
export function isCrossSite(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = request.headers.origin;
  if (origin === undefined) return false;
  // A proxy may name our host without its port.
  if (origin === request.context.ownOrigin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== request.host;
}

/**
 * CSRF protection: refuses writes that a browser marks as cross-site, and writes with the session cookie but without
 * the anti-forgery header. Browsers never send a bearer token by themselves, so such clients need no header.
 * @throws AppError FORBIDDEN
 */
export function refuseForgery(request: FastifyRequest): void {
  if (SAFE_METHODS.includes(request.method)) return;
  const { credentials } = request.context;
  if (credentials?.transport === 'BEARER') return;
  if (isCrossSite(request)) throw new AppError('FORBIDDEN', 'invalidAntiForgeryToken');
  if (credentials && !isAntiForgeryTokenOf(credentials.token, request.headers[ANTI_FORGERY_HEADER]))
    throw new AppError('FORBIDDEN', 'invalidAntiForgeryToken');
}
