import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLanguage, LANGUAGE_COOKIE, type Language } from '../../rules/languages.ts';
import type { IssuedSession } from './sessions.ts';

const ANTI_FORGERY_COOKIE = 'XSRF-TOKEN';
export const ANTI_FORGERY_HEADER = 'x-xsrf-token';

const SESSION_COOKIE = 'site-session';
/** `__Host-` restricts the cookie to this exact host; browsers accept it only over TLS. */
const SECURE_SESSION_COOKIE = '__Host-site-session';

/** The only cookies that authenticate. */
const SESSION_COOKIES = [SESSION_COOKIE, SECURE_SESSION_COOKIE] as const;

/**
 * Whether the request may be authenticated, so that its answer must not be shared. Other cookies, for instance of a
 * content delivery network, do not matter.
 */
export function carriesCredentials({ headers, cookies }: FastifyRequest): boolean {
  return headers.authorization !== undefined || SESSION_COOKIES.some((name) => cookies[name] !== undefined);
}

export function sessionCookieName(secure: boolean): string {
  return secure ? SECURE_SESSION_COOKIE : SESSION_COOKIE;
}

/**
 * The anti-forgery value of a session. It is derived from the secret token, so it cannot be forged without the HttpOnly
 * cookie and need not be stored.
 */
export function antiForgeryToken(sessionToken: string): string {
  return createHash('sha256').update(`anti-forgery:${sessionToken}`).digest('base64url');
}

export function isAntiForgeryTokenOf(sessionToken: string, given: unknown): boolean {
  if (typeof given !== 'string') return false;
  const expected = Buffer.from(antiForgeryToken(sessionToken));
  const actual = Buffer.from(given);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

export function setSessionCookies(reply: FastifyReply, session: IssuedSession, secure: boolean): void {
  const common = { path: '/', secure, sameSite: 'lax', expires: session.expiresAt } as const;
  reply.setCookie(sessionCookieName(secure), session.token, { ...common, httpOnly: true });
  reply.setCookie(ANTI_FORGERY_COOKIE, antiForgeryToken(session.token), common);
}

/** Sets the anti-forgery cookie again, on a page request, for a browser that has only the session cookie left. */
export function restoreAntiForgeryCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  secure: boolean,
): void {
  const { credentials } = request.context;
  if (request.method !== 'GET' || credentials?.transport !== 'COOKIE') return;
  const value = antiForgeryToken(credentials.token);
  if (request.cookies[ANTI_FORGERY_COOKIE] === value) return;
  reply.setCookie(ANTI_FORGERY_COOKIE, value, { path: '/', secure, sameSite: 'lax' });
}

export function clearSessionCookies(reply: FastifyReply, secure: boolean): void {
  const common = { path: '/', secure, sameSite: 'lax' } as const;
  reply.clearCookie(sessionCookieName(secure), { ...common, httpOnly: true });
  reply.clearCookie(ANTI_FORGERY_COOKIE, common);
}

const CODE_REQUESTER_COOKIE = 'site-code';
const SECURE_CODE_REQUESTER_COOKIE = '__Host-site-code';

function codeRequesterCookieName(secure: boolean): string {
  return secure ? SECURE_CODE_REQUESTER_COOKIE : CODE_REQUESTER_COOKIE;
}

/** The secret given to a browser that requested a one-time code, so that it alone can use the code. */
export function codeRequesterSecretOf(request: FastifyRequest, secure: boolean): string | undefined {
  return request.cookies[codeRequesterCookieName(secure)];
}

/** @param lifetime in seconds */
export function setCodeRequesterCookie(
  reply: FastifyReply,
  { secret, lifetime, secure }: { secret: string; lifetime: number; secure: boolean },
): void {
  const options = { path: '/', secure, sameSite: 'lax', httpOnly: true, maxAge: lifetime } as const;
  reply.setCookie(codeRequesterCookieName(secure), secret, options);
}

/** The language that a browser has chosen on the site; undefined if it has not. */
export function chosenLanguageOf({ cookies }: Pick<FastifyRequest, 'cookies'>): Language | undefined {
  const language = cookies[LANGUAGE_COOKIE];
  return isLanguage(language) ? language : undefined;
}

const DEVICE_COOKIE = 'site-device';
const SECURE_DEVICE_COOKIE = '__Host-site-device';

/** Seconds: as long as a browser is known (`devices` in rules/retention.ts). */
const DEVICE_LIFETIME = 365 * 24 * 3600;

/** The random mark by which accounts know this browser again; it signs nobody in. */
export function deviceMarkOf(request: FastifyRequest, secure: boolean): string | undefined {
  const mark = request.cookies[secure ? SECURE_DEVICE_COOKIE : DEVICE_COOKIE];
  return mark && /^[\w-]{43}$/.test(mark) ? mark : undefined;
}

export function setDeviceCookie(reply: FastifyReply, mark: string, secure: boolean): void {
  const options = { path: '/', secure, sameSite: 'lax', httpOnly: true, maxAge: DEVICE_LIFETIME } as const;
  reply.setCookie(secure ? SECURE_DEVICE_COOKIE : DEVICE_COOKIE, mark, options);
}

export interface Credentials {
  readonly token: string;
  readonly transport: 'COOKIE' | 'BEARER';
}

const BEARER = /^Bearer +([\w~+/.-]{20,200}=*)$/i;

/** The token of a request. A bearer takes precedence over the cookie. */
export function credentialsOf(request: FastifyRequest, secure: boolean): Credentials | null {
  const bearer = BEARER.exec(request.headers.authorization ?? '')?.[1];
  if (bearer) return { token: bearer, transport: 'BEARER' };
  const cookie = sessionCookieOf(request, secure);
  return cookie ? { token: cookie, transport: 'COOKIE' } : null;
}

/** The token of the browser's session, also beside a bearer. */
export function sessionCookieOf(request: FastifyRequest, secure: boolean): string | undefined {
  return request.cookies[sessionCookieName(secure)] || undefined;
}
