import { isLanguage } from '../../rules/languages.ts';
import { QUERY_PARAMETERS } from '../components/page/paths.ts';
import { matchPage } from './load-page.ts';
import type { RouteHandle } from './page-routes.ts';

/**
 * The part of an address's query that its page reads, in a fixed order and each parameter once.
 * @param search with its question mark, or empty
 * @returns undefined for a page that is not shared (`sharedBy`): it may read any parameter
 */
export function knownSearch(pathname: string, search: string): string | undefined {
  const handle: RouteHandle | undefined = matchPage(pathname).at(-1)?.route.handle;
  if (!handle?.sharedBy) return undefined;
  const given = new URLSearchParams(search);
  const known = new URLSearchParams();
  for (const name of handle.sharedBy) {
    const value = given.get(name);
    if (value !== null) known.set(name, value);
  }
  const language = given.get(QUERY_PARAMETERS.language);
  if (isLanguage(language)) known.set(QUERY_PARAMETERS.language, language);
  return known.size > 0 ? `?${known}` : '';
}
