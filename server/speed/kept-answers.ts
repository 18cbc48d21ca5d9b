import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sharedBy } from '../ways-in/shared-reads.ts';
import type { ChangeListener } from './change-listener.ts';
import type { ResponseCache, StoredAnswer } from './response-cache.ts';

/** What an answer is stored with; all other headers are each request's own. */
const STORED_HEADERS = ['content-type', 'cache-control', 'etag', 'vary'];
/** Bytes below which compression gains nothing. */
const COMPRESSIBLE = 1024;
/** Characters of a key, in which callers write; what has a longer one is made anew. */
const LONGEST_KEY = 4_000;
const HOUR = 3_600_000;

/** Made once for many, so better than what is compressed for one. */
const COMPRESS: Record<string, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (body) => promisify(gzip)(body, { level: 7 }),
};

declare module 'fastify' {
  interface FastifyRequest {
    /** What is kept of the answer to this request has this key, if anything is. */
    keptAs: { key: string; generation: number } | null;
  }
}

function mayWrite(request: FastifyRequest): boolean {
  const { writes } = request.routeOptions.config;
  if (writes) return writes === true || writes(request);
  return !['GET', 'HEAD', 'OPTIONS'].includes(request.method);
}

/** A day in London begins with a full hour: no answer is sent again on a day that it does not know. */
function currentHour(): number {
  return Math.floor(Date.now() / HOUR);
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

async function sendAgain(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: StoredAnswer,
): Promise<FastifyReply> {
  request.keptAs = null;
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

/** The one key: of what the route says that its shared answer is made from. */
function keyOf(request: FastifyRequest): string | undefined {
  const by = request.method === 'HEAD' ? undefined : sharedBy(request);
  if (!by) return undefined;
  const key = JSON.stringify([currentHour(), ...by]);
  return key.length > LONGEST_KEY ? undefined : key;
}

/**
 * Sends visitors without a session what others like them were sent, where a route says `shared`, until something
 * public is written. Whoever writes is answered when everybody on this server sees it; other servers hear of it by
 * themselves. To be called before the routes are added: they know nothing of it.
 */
export function keepAnswers(
  app: FastifyInstance,
  cache: ResponseCache,
  listener: Pick<ChangeListener, 'catchUp'>,
): void {
  app.decorateRequest('keptAs', null);
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!request.keptAs) return undefined;
    const answer = cache.find(request.keptAs.key);
    request.keptAs.generation = cache.generation;
    return answer && sendAgain(request, reply, answer);
  };
  app.addHook('preHandler', async (request, reply) => {
    const key = keyOf(request);
    if (key !== undefined) request.keptAs = { key, generation: 0 };
    return send(request, reply);
  });
  // Who has waited for a turn to be answered looks again.
  app.addHook('onRoute', (route) => {
    if (route.config?.shared && route.preHandler) route.preHandler = [route.preHandler, send].flat();
  });
  const keep = (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    const { shared } = request.routeOptions.config;
    if (!request.keptAs || reply.statusCode !== 200 || reply.hasHeader('set-cookie')) return;
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return;
    if (typeof shared === 'object' && shared.isWhole?.(payload.toString()) === false) return;
    const { key, generation } = request.keptAs;
    cache.store(key, { headers: storedHeaders(reply), body: Buffer.from(payload) }, generation);
  };
  app.addHook<unknown>('onSend', async (request, reply, payload) => {
    keep(request, reply, payload);
    if (mayWrite(request)) await listener.catchUp();
    return payload;
  });
}
