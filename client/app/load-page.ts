import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router-dom';
import type { Language } from '../../rules/languages.ts';
import type { Part } from '../../rules/parts.ts';
import { Role } from '../../rules/permissions.ts';
import { isPageUsed } from '../components/page/page-parts.ts';
import { SiteDocument } from '../features/site-settings/site.generated.ts';
import { type PageQuery, variablesIn } from '../graphql/page-queries.ts';
import { ViewerDocument, type ViewerQuery } from '../graphql/viewer.generated.ts';
import { loadTextFiles } from '../i18n/load-texts.ts';
import type { RouteHandle } from './page-routes.ts';
import { routes } from './routes.tsx';

/** The queries of every page. */
const LAYOUT_QUERIES: readonly PageQuery[] = [{ query: ViewerDocument }, { query: SiteDocument }];

async function loadRoute(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}

/** Finding a page goes through all routes, and the same few addresses are asked for again and again. */
const found = new Map<string, RouteMatch[]>();
const MOST_FOUND = 200;

/** @returns the routes from the layout to the page; empty for an unknown address */
export function matchPage(pathname: string): RouteMatch[] {
  const known = found.get(pathname);
  if (known) return known;
  const matches = matchRoutes(routes, pathname) ?? [];
  if (found.size === MOST_FOUND) found.clear();
  found.set(pathname, matches);
  return matches;
}

async function loadTextsOf(handle: RouteHandle | undefined): Promise<void> {
  const { texts = [] } = handle ?? {};
  await loadTextFiles(typeof texts === 'function' ? await texts() : texts);
}

/**
 * Loads the code and the texts of a page, which is rendered only when all of them have arrived.
 * @param role of whoever looks at it: it decides what the page stands in
 */
export async function loadPage(matches: readonly RouteMatch[], role: Role): Promise<void> {
  await Promise.all(matches.flatMap(({ route }) => [loadTextsOf(route.handle), loadRoute(route)]));
  for (const { route } of matches) await (route.handle as RouteHandle | undefined)?.loadFrame?.(role);
}

/** Whoever the server has rendered the page for, by its answers to `queriesOf`. */
export function roleIn([viewer]: readonly unknown[]): Role {
  return (viewer as ViewerQuery | null | undefined)?.viewer.role ?? Role.ANONYMOUS;
}

/** The queries that the server runs before it renders a loaded page; `PageState.answers` has their order. */
export function queriesOf(
  matches: readonly RouteMatch[],
  search: string,
  { language, unusedParts }: { language: Language; unusedParts: readonly string[] },
): readonly PageQuery[] {
  const page = matches.at(-1);
  const { queries } = (page?.route.handle ?? {}) as RouteHandle;
  const isThere = isPageUsed(page?.route.path ?? '', unusedParts);
  const address = {
    params: page?.params ?? {},
    search: new URLSearchParams(search),
    isUsed: (part: Part) => !unusedParts.includes(part),
  };
  const all = [...LAYOUT_QUERIES, ...((isThere && queries?.(address)) || [])];
  return all.map(({ query, variables }) => ({ query, variables: variablesIn(language, query, variables) }));
}
