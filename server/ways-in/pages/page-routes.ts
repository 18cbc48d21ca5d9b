import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { AppError } from '../../../rules/errors.ts';
import { LANGUAGE_COOKIE, LANGUAGES } from '../../../rules/languages.ts';
import { answerUnmodified, entityTag } from '../../files/entity-tags.ts';
import { carriesCredentials, chosenLanguageOf } from '../../identity/session-cookies.ts';
import { WorkQueue } from '../../identity/work-queue.ts';
import { errorPage } from './error-page.ts';
import {
  isFilePath,
  isOddPath,
  languageAskedFor,
  parsePageAddress,
  wantedLanguages,
} from './page-address.ts';
import type { PageSource } from './page-source.ts';

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;
/** Characters. */
const LONGEST_SEARCH = 500;
/**
 * Rendering is CPU work between waits for the database: more at once would only take longer and hold
 * more memory. Queued requests are served within about two seconds.
 */
export const RENDER_LIMITS = { atOnce: 8, waiting: 100, retryAfter: 2 };
const NO_STORE = 'no-store';
const REVALIDATE = 'public, max-age=0, must-revalidate';

export interface PageRouteOptions {
  schema: GraphQLSchema;
  /** The GraphQL context of a request: pages are rendered with what the visitor may see. */
  contextFor(request: FastifyRequest, reply: FastifyReply): unknown;
  /** Where visitors reach the site, without a trailing slash. */
  origin: string;
  /** Behind TLS. */
  secure: boolean;
}

/**
 * Stores the language of the address in a cookie, so that it holds on the next page without scripts too. Each answer
 * gets the cookie as it is sent, so that the page itself can be cached for others.
 */
function rememberLanguage(request: FastifyRequest, reply: FastifyReply, secure: boolean): void {
  const asked = languageAskedFor(parsePageAddress(request.url).search);
  // Only pages have an ETag, and only a language of the site is rendered.
  const isShown = reply.hasHeader('etag') && reply.getHeader('content-language') === asked;
  if (!asked || asked === chosenLanguageOf(request) || !isShown) return;
  const options = { path: '/', maxAge: YEAR_IN_SECONDS, sameSite: 'lax', secure } as const;
  reply.header('set-cookie', request.server.serializeCookie(LANGUAGE_COOKIE, asked, options));
  reply.header('cache-control', String(reply.getHeader('cache-control')).replace('public', 'private'));
}

function cacheControl(request: FastifyRequest, status: number): string {
  return status >= 500 || carriesCredentials(request) ? NO_STORE : REVALIDATE;
}

async function renderPage(
  request: FastifyRequest,
  reply: FastifyReply,
  source: PageSource,
  options: PageRouteOptions,
) {
  const { path, search } = parsePageAddress(request.url);
  const wanted = wantedLanguages(search, request);
  const contextValue = await options.contextFor(request, reply);
  const { schema, origin } = options;
  const page = await source.render({ origin, url: path + search, wanted, schema, contextValue });
  for (const error of page.errors) {
    request.log.error({ err: error }, 'The data of a page could not be loaded');
  }
  const { redirect, status, language, head, html, state, isPrivate } = page;
  const template = await source.template(language);
  const document = template({ language, head, html, state });
  return { redirect, status, language, isPrivate, document };
}

type RenderedPage = Awaited<ReturnType<typeof renderPage>>;

function sendPage(request: FastifyRequest, reply: FastifyReply, page: RenderedPage): FastifyReply {
  // A redirect depends on the viewer.
  if (page.redirect) return reply.header('cache-control', NO_STORE).redirect(page.redirect, 302);
  if (page.isPrivate) reply.header('referrer-policy', 'no-referrer');
  return reply
    .headers({
      'cache-control': page.isPrivate ? NO_STORE : cacheControl(request, page.status),
      vary: 'Cookie, Accept-Language',
      'content-language': page.language,
      etag: entityTag(page.document),
    })
    .type('text/html; charset=utf-8')
    .code(page.status)
    .send(page.document);
}

async function sendErrorPage(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  source: PageSource,
): Promise<FastifyReply> {
  const refusal = error instanceof AppError ? error : undefined;
  if (!refusal) request.log.error({ err: error }, 'A page could not be rendered');
  if (refusal?.retryAfter) reply.header('retry-after', refusal.retryAfter);
  const { search } = parsePageAddress(request.url);
  // The site's own languages may be what could not be read.
  const [language = LANGUAGES[0]!] = wantedLanguages(search, request);
  const texts = await source.failedPageTexts(language);
  return reply
    .code(refusal?.status ?? 500)
    .header('cache-control', NO_STORE)
    .type('text/html; charset=utf-8')
    .send(errorPage(language, texts, request.id));
}

/** A visitor's page depends only on its path, the query parameters it reads, and the language. */
function pageParts(request: FastifyRequest, { knownSearch }: PageSource): string[] | undefined {
  const { path, search } = parsePageAddress(request.url);
  // Not answered with a page.
  if (path + search !== request.url || search.length > LONGEST_SEARCH) return undefined;
  const known = knownSearch ? knownSearch(path, search) : search;
  const wanted = wantedLanguages(search, request).join();
  return known === undefined ? undefined : [wanted, path, known];
}

/** Answers addresses of no page: odd paths, files, and addresses that redirect to their normal form. */
async function answerOthers(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { path, search } = parsePageAddress(request.url);
  if (isOddPath(path)) throw new AppError('BAD_USER_INPUT', 'invalidRequest');
  if (isFilePath(path)) return reply.code(404).type('text/plain').send('Not found');
  // No page needs more, and every link and form would repeat it.
  if (search.length > LONGEST_SEARCH) return reply.code(414).type('text/plain').send('URI Too Long');
  return path + search === request.url ? undefined : reply.redirect(path + search, 308);
}

/**
 * The render queue, as hooks: the page cache is consulted before and after waiting. A slot is released before
 * anything is sent, so that a slow client blocks nobody.
 */
function renderQueueHooks(source: PageSource) {
  const queue = new WorkQueue(RENDER_LIMITS);
  const ends = new WeakMap<FastifyRequest, () => void>();
  const acquire = async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      ends.set(request, await queue.acquire());
    } catch (error) {
      return sendErrorPage(error, request, reply, source);
    }
    // Between two renders other requests are answered, and the previous page is cached.
    return setImmediate();
  };
  const release = async (request: FastifyRequest) => ends.get(request)?.();
  return { acquire, release };
}

/** Answers every address without a route of its own: with its page, or with the 404 page. */
export function registerPageRoutes(
  app: FastifyInstance,
  source: PageSource,
  options: PageRouteOptions,
): void {
  const answerSource = async (request: FastifyRequest, reply: FastifyReply) =>
    (await source.serveSource?.(request, reply)) ? reply : undefined;
  const remember = async (request: FastifyRequest, reply: FastifyReply) =>
    rememberLanguage(request, reply, options.secure);
  const queue = renderQueueHooks(source);
  app.route({
    method: 'GET',
    url: '/*',
    config: {
      // Sources may change at any time.
      shared: source.serveSource ? undefined : { by: (request) => pageParts(request, source) },
    },
    preHandler: [answerSource, answerOthers, queue.acquire],
    onSend: [queue.release, remember, answerUnmodified],
    handler: async (request, reply) => {
      try {
        return sendPage(request, reply, await renderPage(request, reply, source, options));
      } catch (error) {
        return sendErrorPage(error, request, reply, source);
      }
    },
  });
}
