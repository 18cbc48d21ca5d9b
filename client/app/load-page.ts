import { matchRoutes, type RouteObject } from 'react-router-dom';
import { loadTextFiles } from '../i18n/load-texts.ts';
import { type RouteHandle, routes } from './routes.tsx';

async function loadRoute(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}

/**
 * Loads the code and the texts of the page at an address; it is drawn only when all of them are there.
 * @returns the routes from the layout to the page; none for an address that has no page
 */
export async function loadPage(pathname: string) {
  const matches = matchRoutes(routes, pathname) ?? [];
  const texts = matches.flatMap(({ route }) => (route.handle as RouteHandle | undefined)?.texts ?? []);
  await Promise.all([loadTextFiles(texts), ...matches.map(({ route }) => loadRoute(route))]);
  return matches;
}
