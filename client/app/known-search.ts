import { matchRoutes } from 'react-router-dom';
import { isLanguage } from '../../rules/languages.ts';
import { QUERY_PARAMETERS } from '../components/page/paths.ts';
import type { RouteHandle } from './page-routes.ts';
import { routes } from './routes.tsx';

/**
 * The part of an address's query that its page reads, in a fixed order and each parameter once.
 * @param search with its question mark, or empty
 * @returns undefined for a page that is not shared (`sharedBy`): it may read any parameter
 */
export function knownSearch(pathname: string, search: string): string | undefined {
  return knownParameters(matchRoutes(routes, pathname)?.at(-1)?.route.handle, search);
}

/** The same for a page whose route is known. */
export function knownParameters(handle: RouteHandle | undefined, search: string): string | undefined {
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
