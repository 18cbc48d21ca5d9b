import type { NormalizedCacheObject } from '@apollo/client';
import createEmotionServer from '@emotion/server/create-instance';
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql';
import { renderToString } from 'react-dom/server';
import { parsePath, renderMatches, StaticRouter } from 'react-router-dom';
import type { Language } from '../rules/languages.ts';
import { createEmotionCache } from './app/emotion-cache.ts';
import { jsonForHtml } from './app/json-for-html.ts';
import { knownParameters, knownSearch } from './app/known-search.ts';
import { loadPage } from './app/load-page.ts';
import { pageHead } from './app/page-head.ts';
import { Providers } from './app/providers.tsx';
import type { RouteHandle } from './app/routes.tsx';
import { type PageRecord, PageRecordContext } from './components/page/page-record.ts';
import type { PageState } from './entry-client.tsx';
import { SiteFooterDocument } from './features/site-settings/site-footer.generated.ts';
import type { PageQuery } from './graphql/page-queries.ts';
import { createServerClient } from './graphql/server-client.ts';
import { ViewerDocument } from './graphql/viewer.generated.ts';
import { loadTexts } from './i18n/load-texts.ts';

export { knownSearch };

export interface RenderRequest {
  /** Where visitors reach the site, without a trailing slash. */
  origin: string;
  /** Path and query of the page. */
  url: string;
  language: Language;
  schema: GraphQLSchema;
  /** The GraphQL context of this request; it decides what the page may show. */
  contextValue: unknown;
}

export interface RenderResult {
  /** HTTP status. */
  status: number;
  /** A path of this site to send the visitor to instead. */
  redirect?: string;
  html: string;
  head: string;
  /** JSON that is safe inside a `<script type="application/json">` block. */
  state: string;
  /** What failed while the page's data was loaded; to be logged, never to be shown. */
  errors: readonly GraphQLFormattedError[];
}

/** What every page asks. */
const LAYOUT_QUERIES: readonly PageQuery[] = [{ query: ViewerDocument }, { query: SiteFooterDocument }];

/**
 * Renders one page with its data.
 * @throws whatever a component throws; the caller answers 500
 */
export async function render(request: RenderRequest): Promise<RenderResult> {
  const { origin, language, schema, contextValue } = request;
  const { pathname = '/', search = '' } = parsePath(request.url);
  const [texts, matches] = await Promise.all([loadTexts(language), loadPage(pathname)]);
  const page = matches.at(-1);
  const handle = page?.route.handle as RouteHandle | undefined;
  // What a page does not read is not there, so that it cannot be part of what is kept for others either.
  const known = knownParameters(handle, search) ?? search;
  const url = pathname + known;

  const record: PageRecord = {
    origin,
    title: '',
    description: '',
    noindex: false,
    structuredData: new Map(),
    status: 200,
    hasFailed: false,
  };
  const { client, ask } = createServerClient({ schema, contextValue });
  const emotionCache = createEmotionCache();
  const emotionServer = createEmotionServer(emotionCache);
  const queries = handle?.queries?.({ params: page?.params ?? {}, search: new URLSearchParams(known) }) ?? [];
  const errors = (await Promise.all([...LAYOUT_QUERIES, ...queries].map(ask))).flat();
  record.hasFailed = errors.length > 0;
  const html = renderToString(
    <PageRecordContext value={record}>
      <Providers apolloClient={client} emotionCache={emotionCache} texts={texts}>
        <StaticRouter location={url}>{renderMatches(matches)}</StaticRouter>
      </Providers>
    </PageRecordContext>,
  );
  const state: PageState = {
    language,
    complete: !record.hasFailed,
    apollo: client.extract() as NormalizedCacheObject,
  };
  client.stop();
  const styleTags = emotionServer.constructStyleTagsFromChunks(emotionServer.extractCriticalToChunks(html));
  return {
    status: record.hasFailed ? 503 : record.status,
    redirect: record.redirect,
    html,
    head: pageHead(record, url, texts, styleTags),
    state: jsonForHtml(state),
    errors,
  };
}
