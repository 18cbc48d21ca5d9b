import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ChangeListener } from '../database/change-listener.ts';
import { SESSION_COOKIES } from '../security/session-cookies.ts';
import type { ResponseCache, StoredAnswer } from './response-cache.ts';

/** What an answer is stored with; all other headers are each request's own. */
const STORED_HEADERS = ['content-type', 'cache-control', 'etag', 'vary'];
/** Bytes below which compression gains nothing. */
const COMPRESSIBLE = 1024;

/** Made once for many, so better than what is compressed for one. */
const COMPRESS: Record<string, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (body) => promisify(gzip)(body, { level: 7 }),
};

/** Which answers of a route may be sent again to others who ask the same. */
interface RouteCaching {
  /** Everything that the answer to an anonymous visitor depends on, or undefined for what is not kept. */
  key(request: FastifyRequest): string | undefined;
  /** Whether the request only reads, for routes that also write; left out where all of them read. */
  reads?(request: FastifyRequest): boolean;
  /** Whether a successful answer is whole; left out where all of them are. */
  isWhole?(body: string): boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The answer that is being made is to be stored so. */
    cachePlace: { key: string; generation: number } | null;
  }
  interface FastifyContextConfig {
    caching?: RouteCaching;
    /** Writes whatever the method says. */
    writes?: boolean;
  }
}

/**
 * Whether the answer may be meant for one person alone. Cookies of others, for instance of a content delivery network,
 * say nothing to us.
 */
export function carriesCredentials({ headers, cookies }: FastifyRequest): boolean {
  return headers.authorization !== undefined || SESSION_COOKIES.some((name) => cookies[name] !== undefined);
}

/** Whether it only reads what any visitor is answered, and nobody's own. */
export function isSharedRead(request: FastifyRequest): boolean {
  const { caching } = request.routeOptions.config;
  if (!caching || caching.reads?.(request) === false || carriesCredentials(request)) return false;
  return caching.key(request) !== undefined;
}

function mayWrite(request: FastifyRequest): boolean {
  const { caching, writes } = request.routeOptions.config;
  if (writes) return true;
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return false;
  return !caching?.reads?.(request);
}

function encodingFor(request: FastifyRequest, { body }: StoredAnswer): string | undefined {
  if (body.length < COMPRESSIBLE) return undefined;
  const offers = String(request.headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',');
  const wanted = offers.filter((offer) => !/;\s*q=0(\.0*)?\s*$/.test(offer));
  const accepted = wanted.map((offer) => offer.split(';', 1)[0]?.trim());
  return Object.keys(COMPRESS).find((encoding) => accepted.includes(encoding));
}

async function sendAgain(request: FastifyRequest, reply: FastifyReply, answer: StoredAnswer) {
  reply.headers(answer.headers);
  const encoding = encodingFor(request, answer);
  if (!encoding) return reply.send(answer.body);
  const { encoded } = answer;
  if (!encoded.has(encoding)) encoded.set(encoding, COMPRESS[encoding]!(answer.body));
  const body = await encoded.get(encoding);
  const vary = [answer.headers.vary, 'accept-encoding'].filter(Boolean).join(', ');
  return reply.header('content-encoding', encoding).header('vary', vary).send(body);
}

function storedHeaders(reply: FastifyReply): Record<string, string> {
  const kept = STORED_HEADERS.map((name) => [name, reply.getHeader(name)] as const);
  return Object.fromEntries(kept.flatMap(([name, value]) => (value ? [[name, String(value)]] : [])));
}

/**
 * Sends anonymous visitors what others like them were sent, where a route allows it (`config.caching`), until
 * something public is written. Whoever writes is answered when everybody on this server sees it; other
 * servers hear of it by themselves. Who brings a session is always answered anew, so no role sees another's.
 */
export function registerCachedAnswers(
  app: FastifyInstance,
  cache: ResponseCache,
  listener: ChangeListener,
): void {
  app.decorateRequest('cachePlace', null);
  app.addHook('preHandler', async (request, reply) => {
    const { caching } = request.routeOptions.config;
    if (!caching || request.method === 'HEAD' || carriesCredentials(request)) return undefined;
    const key = caching.key(request);
    if (key === undefined) return undefined;
    const answer = cache.find(key);
    if (answer) return sendAgain(request, reply, answer);
    request.cachePlace = { key, generation: cache.generation };
    return undefined;
  });
  const keep = (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    const place = request.cachePlace;
    const { caching } = request.routeOptions.config;
    if (!place || !caching || reply.statusCode !== 200 || reply.hasHeader('set-cookie')) return;
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return;
    if (caching.reads?.(request) === false || caching.isWhole?.(payload.toString()) === false) return;
    cache.store(place.key, { headers: storedHeaders(reply), body: Buffer.from(payload) }, place.generation);
  };
  app.addHook<unknown>('onSend', async (request, reply, payload) => {
    keep(request, reply, payload);
    if (mayWrite(request)) await listener.catchUp();
    return payload;
  });
}
