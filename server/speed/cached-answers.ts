import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { currentDay } from '../../rules/zoned-time.ts';
import { sharedBy } from '../ways-in/shared-reads.ts';
import type { ChangeListener } from './change-listener.ts';
import type { CachedAnswer, ResponseCache } from './response-cache.ts';

/** The headers that are cached with an answer; all others belong to the single request. */
const STORED_HEADERS = ['content-type', 'cache-control', 'etag', 'vary', 'content-language'];
/** Bytes; compressing a smaller answer saves nothing. */
const COMPRESSIBLE = 1024;
/** Characters; a key holds what callers send, and an answer with a longer one is not cached. */
const LONGEST_KEY = 4_000;

/** Compressed once for many requests, so better than an answer to a single one. */
const COMPRESS: Record<string, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (body) => promisify(gzip)(body, { level: 7 }),
};

declare module 'fastify' {
  interface FastifyRequest {
    /** Under which key the answer to this request is cached; null when it is not. */
    cacheEntry: { key: string; generation: number } | null;
  }
}

function mayWrite(request: FastifyRequest): boolean {
  const { writes } = request.routeOptions.config;
  if (writes) return writes === true || writes(request);
  return !['GET', 'HEAD', 'OPTIONS'].includes(request.method);
}

function encodingFor(request: FastifyRequest, { body }: CachedAnswer): string | undefined {
  if (body.length < COMPRESSIBLE) return undefined;
  const offers = String(request.headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',');
  const wanted = offers.filter((offer) => !/;\s*q=0(\.0*)?\s*$/.test(offer));
  const accepted = wanted.map((offer) => offer.split(';', 1)[0]?.trim());
  return Object.keys(COMPRESS).find((encoding) => accepted.includes(encoding));
}

async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedAnswer,
): Promise<FastifyReply> {
  request.cacheEntry = null;
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
  const headers = STORED_HEADERS.map((name) => [name, reply.getHeader(name)] as const);
  return Object.fromEntries(headers.flatMap(([name, value]) => (value ? [[name, String(value)]] : [])));
}

/** The cache key: the day by the clock of the site, which decides what is upcoming, and what the route's shared answer depends on. */
function keyOf(request: FastifyRequest): string | undefined {
  const by = request.method === 'HEAD' ? undefined : sharedBy(request);
  if (!by) return undefined;
  const key = JSON.stringify([currentDay(), ...by]);
  return key.length > LONGEST_KEY ? undefined : key;
}

/**
 * Caches the answers of routes that are `shared`, for requests without a session, until public data changes. A write is
 * answered once this server has invalidated its cache; other servers are notified by Postgres. Must be called before the
 * routes are added; they do not refer to it.
 */
export function cacheAnswers(
  app: FastifyInstance,
  cache: ResponseCache,
  listener: Pick<ChangeListener, 'catchUp'>,
): void {
  app.decorateRequest('cacheEntry', null);
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!request.cacheEntry) return undefined;
    const answer = cache.find(request.cacheEntry.key);
    request.cacheEntry.generation = cache.generation;
    return answer && sendCached(request, reply, answer);
  };
  app.addHook('preHandler', async (request, reply) => {
    const key = keyOf(request);
    if (key !== undefined) request.cacheEntry = { key, generation: 0 };
    return send(request, reply);
  });
  // A request that has waited in a queue looks again: another may have filled the cache meanwhile.
  app.addHook('onRoute', (route) => {
    if (route.config?.shared && route.preHandler) route.preHandler = [route.preHandler, send].flat();
  });
  const store = async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    const { shared } = request.routeOptions.config;
    if (!request.cacheEntry || reply.statusCode !== 200 || reply.hasHeader('set-cookie')) return;
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return;
    if (typeof shared === 'object' && shared.isWhole?.(payload.toString()) === false) return;
    const { key, generation } = request.cacheEntry;
    await cache.store(key, { headers: storedHeaders(reply), body: Buffer.from(payload) }, generation);
  };
  app.addHook<unknown>('onSend', async (request, reply, payload) => {
    await store(request, reply, payload);
    if (mayWrite(request)) await listener.catchUp();
    return payload;
  });
}
