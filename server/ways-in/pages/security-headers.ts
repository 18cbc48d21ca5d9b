import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../rules/errors.ts';

interface SecurityHeaderOptions {
  /** Behind TLS: sends HSTS. */
  secure: boolean;
  production: boolean;
}

const POLICY = {
  'default-src': "'self'",
  'script-src': "'self'",
  // Emotion writes style elements.
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'media-src': "'self' blob:",
  'object-src': "'none'",
  'base-uri': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  // Films and the map, each after a click.
  'frame-src': 'https://www.youtube-nocookie.com https://www.openstreetmap.org',
};

/** Passkeys are for the site's own pages, whichever was opened first, and for no frame of another company in them. */
const PERMISSIONS = [
  ...['camera', 'microphone', 'geolocation', 'payment', 'usb'].map((feature) => `${feature}=()`),
  ...['create', 'get'].map((what) => `publickey-credentials-${what}=(self)`),
].join(', ');

function contentSecurityPolicy(production: boolean): string {
  // In development the page is notified of changed sources by WebSocket.
  const policy = production ? POLICY : { ...POLICY, 'connect-src': "'self' ws:" };
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');
}

/** The headers, for answers that are sent before any hook runs. */
export function securityHeaders({ secure, production }: SecurityHeaderOptions): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(production),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': PERMISSIONS,
    'cross-origin-opener-policy': 'same-origin',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}

/**
 * Sets the security headers of every answer before any route runs; a route that needs a stricter policy
 * overrides them.
 */
export function registerSecurityHeaders(app: FastifyInstance, options: SecurityHeaderOptions): void {
  const headers = securityHeaders(options);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    // Node would refuse this too (RFC 9112 §3.2), but without the headers.
    const isNameless = request.headers.host === undefined && request.raw.httpVersion === '1.1';
    if (isNameless) throw new AppError('BAD_USER_INPUT', 'invalidRequest');
  });
}
