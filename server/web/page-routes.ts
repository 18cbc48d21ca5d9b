import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { LANGUAGE_COOKIE } from '../../rules/languages.ts';
import { carriesCredentials } from '../cache/cached-answers.ts';
import { answerUnmodified } from '../entity-tags.ts';
import { errorPage } from './error-page.ts';
import { isFilePath, languageAskedFor, languageOf, parsePageAddress } from './page-address.ts';
import { entityTag } from './page-caching.ts';
import type { PageSource } from './page-source.ts';

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;
/** Characters. */
const LONGEST_SEARCH = 500;
const NO_STORE = 'no-store';
const KEPT_AND_ASKED_FOR = 'public, max-age=0, must-revalidate';

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
 * A choice made in the address is remembered, so that it holds on the next page without scripts too. Each answer
 * gets the cookie as it leaves, so that the page itself can be kept and sent to others.
 */
function rememberLanguage(request: FastifyRequest, reply: FastifyReply, secure: boolean): void {
  const asked = languageAskedFor(parsePageAddress(request.url).search);
  // Only pages have a tag.
  if (!asked || asked === request.cookies[LANGUAGE_COOKIE] || !reply.hasHeader('etag')) return;
  const options = { path: '/', maxAge: YEAR_IN_SECONDS, sameSite: 'lax', secure } as const;
  reply.header('set-cookie', request.server.serializeCookie(LANGUAGE_COOKIE, asked, options));
  reply.header('cache-control', String(reply.getHeader('cache-control')).replace('public', 'private'));
}

function cacheControl(request: FastifyRequest, status: number): string {
  return status >= 500 || carriesCredentials(request) ? NO_STORE : KEPT_AND_ASKED_FOR;
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  source: PageSource,
  options: PageRouteOptions,
): Promise<FastifyReply> {
  const { path, search } = parsePageAddress(request.url);
  const language = languageOf(search, request.cookies[LANGUAGE_COOKIE]);
  const contextValue = await options.contextFor(request, reply);
  const { schema, origin } = options;
  const page = await source.render({ origin, url: path + search, language, schema, contextValue });
  for (const error of page.errors) {
    request.log.error({ err: error }, 'The data of a page could not be loaded');
  }
  // Who is sent elsewhere depends on who asks.
  if (page.redirect) return reply.header('cache-control', NO_STORE).redirect(page.redirect, 302);

  const template = await source.template(language);
  const html = template({ language, head: page.head, html: page.html, state: page.state });
  return reply
    .headers({
      'cache-control': cacheControl(request, page.status),
      vary: 'Cookie',
      etag: entityTag(html),
    })
    .type('text/html; charset=utf-8')
    .code(page.status)
    .send(html);
}

function sendErrorPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { search } = parsePageAddress(request.url);
  const language = languageOf(search, request.cookies[LANGUAGE_COOKIE]);
  return reply
    .code(500)
    .header('cache-control', NO_STORE)
    .type('text/html; charset=utf-8')
    .send(errorPage(language, request.id));
}

/** A page for visitors depends on its address and their language alone. */
function pageKey({ url, cookies }: FastifyRequest): string {
  const { search } = parsePageAddress(url);
  return `page ${languageOf(search, cookies[LANGUAGE_COOKIE])} ${url}`;
}

/** Answers every address that no other route has: with its page, or with the page that says there is none. */
export function registerPageRoutes(
  app: FastifyInstance,
  source: PageSource,
  options: PageRouteOptions,
): void {
  // Sources may change at any time.
  const caching = source.serveSource ? undefined : { key: pageKey };
  const remember = async (request: FastifyRequest, reply: FastifyReply) =>
    rememberLanguage(request, reply, options.secure);
  app.get('/*', { config: { caching }, onSend: [remember, answerUnmodified] }, async (request, reply) => {
    if (await source.serveSource?.(request, reply)) return reply;
    const { path, search } = parsePageAddress(request.url);
    if (isFilePath(path)) return reply.code(404).type('text/plain').send('Not found');
    // No page of ours needs more, and every link and form would repeat it.
    if (search.length > LONGEST_SEARCH) return reply.code(414).type('text/plain').send('URI Too Long');
    if (path + search !== request.url) return reply.redirect(path + search, 308);
    try {
      return await sendPage(request, reply, source, options);
    } catch (error) {
      request.log.error({ err: error }, 'A page could not be rendered');
      return sendErrorPage(request, reply);
    }
  });
}
