import createEmotionServer from '@emotion/server/create-instance';
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql';
import { renderToString } from 'react-dom/server';
import { parsePath, renderMatches, StaticRouter } from 'react-router-dom';
import { DRAWN_COLOURS } from '../rules/drawn-colours.ts';
import { type Language, languageFor, offeredLanguages } from '../rules/languages.ts';
import { Role } from '../rules/permissions.ts';
import { place } from '../rules/place.ts';
import { jsonForHtml } from './app/json-for-html.ts';
import { knownSearch } from './app/known-search.ts';
import { loadPage, matchPage, queriesOf } from './app/load-page.ts';
import { pageHead } from './app/page-head.ts';
import { Providers } from './app/providers.tsx';
import { COLOURS_ELEMENT } from './app/site-theme.tsx';
import { paletteRule } from './components/kit/theme.ts';
import { loadingParts } from './components/page/lazy-part.tsx';
import { type PageRecord, PageRecordContext } from './components/page/page-record.ts';
import type { PageState } from './entry-client.tsx';
import {
  SiteLanguagesDocument,
  type SiteLanguagesQuery,
} from './features/site-settings/site-languages.generated.ts';
import { idleClient, PageAnswers } from './graphql/page-answers.ts';
import { QueryHookContext } from './graphql/use-page-query.ts';
import { loadTexts } from './i18n/load-texts.ts';

export { knownSearch };

/** What the page says that stands for one whose rendering failed. */
export async function failedPageTexts(language: Language) {
  const { t } = await loadTexts(language);
  return {
    title: t('failedPage.title'),
    text: t('failedPage.text'),
    reference: t('failedPage.reference'),
    home: t('failedPage.home'),
  };
}

/** The styles of what the kit has drawn; most pages for visitors have nothing of it. */
function kitStyles({ kitStyles: cache }: PageRecord, html: string): string {
  if (!cache) return '';
  const { constructStyleTagsFromChunks, extractCriticalToChunks } = createEmotionServer(cache);
  return constructStyleTagsFromChunks(extractCriticalToChunks(html));
}

export interface RenderRequest {
  /** Where visitors reach the site, without a trailing slash. */
  origin: string;
  /** Path and query of the page. */
  url: string;
  /** The languages that the visitor wants, if any is known; of those that the site has, the first is shown. */
  wanted: readonly Language[];
  schema: GraphQLSchema;
  /** The GraphQL context of this request; it decides what the page may show. */
  contextValue: unknown;
}

export interface RenderResult {
  /** HTTP status. */
  status: number;
  language: Language;
  /** A path of this site to send the visitor to instead. */
  redirect?: string;
  /** Nobody keeps it, and no other site is told of it. */
  isPrivate?: boolean;
  html: string;
  head: string;
  /** JSON that is safe inside a `<script type="application/json">` block. */
  state: string;
  /** What failed while the page's data was loaded; to be logged, never to be shown. */
  errors: readonly GraphQLFormattedError[];
}

/**
 * Renders one page with its data.
 * @throws whatever a component throws; the caller answers 500
 */
export async function render(request: RenderRequest): Promise<RenderResult> {
  const { origin, wanted, schema, contextValue } = request;
  const { pathname = '/', search = '' } = parsePath(request.url);
  const matches = matchPage(pathname);
  // Who looks is not known yet, and the server has the code of both frames.
  await loadPage(matches, Role.ADMIN);
  // What a page does not read is not there, so that it cannot be part of what is kept for others either.
  const known = knownSearch(pathname, search) ?? search;
  const url = pathname + known;

  const record: PageRecord = {
    origin,
    siteName: '',
    colours: { day: DRAWN_COLOURS },
    title: '',
    description: '',
    noindex: false,
    structuredData: new Map(),
    status: 200,
    hasFailed: false,
  };
  const answers = new PageAnswers({ schema, contextValue });
  const site = await answers.ask({ query: SiteLanguagesDocument });
  const { siteSettings } = (site.data ?? {}) as Partial<SiteLanguagesQuery>;
  const languages = offeredLanguages(siteSettings?.languages);
  const language = languageFor(wanted, languages);
  const unusedParts = siteSettings?.unusedParts ?? [];
  const asked = await Promise.all(
    queriesOf(matches, known, { language, unusedParts }).map((query) => answers.ask(query)),
  );
  const errors = [site, ...asked].flatMap((answer) => answer.errors);
  record.hasFailed = errors.length > 0;
  const texts = await loadTexts(language);
  const page = (
    <PageRecordContext value={record}>
      <QueryHookContext value={answers.useQuery}>
        <Providers apolloClient={idleClient} texts={texts}>
          <StaticRouter location={url}>{renderMatches(matches)}</StaticRouter>
        </Providers>
      </QueryHookContext>
    </PageRecordContext>
  );
  let html = renderToString(page);
  if (loadingParts.size > 0) {
    await Promise.allSettled(loadingParts);
    html = renderToString(page);
  }
  const state: PageState = {
    language,
    place,
    unusedParts,
    complete: !record.hasFailed,
    answers: asked.map(({ data }) => data),
  };
  const styles = `<style id="${COLOURS_ELEMENT}">${paletteRule(record.colours)}</style>${kitStyles(record, html)}`;
  return {
    status: record.hasFailed ? 503 : record.status,
    language,
    redirect: record.redirect,
    isPrivate: record.isPrivate,
    html,
    head: pageHead(record, url, texts, languages, styles),
    state: jsonForHtml(state),
    errors,
  };
}
