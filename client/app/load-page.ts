import { matchRoutes, type RouteObject } from 'react-router-dom';
import { loadTextFiles } from '../i18n/load-texts.ts';
import { type RouteHandle, routes } from './routes.tsx';

async function loadRoute(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}

/**
 * Loads the code and the texts of the page at an address; it is drawn only when all of them are there.
 * @returns what its route says of it, and what stands in the path's parameters
 */
export async function loadPage(pathname: string) {
  const matches = matchRoutes(routes, pathname) ?? [];
  const texts = matches.flatMap(({ route }) => (route.handle as RouteHandle | undefined)?.texts ?? []);
  await Promise.all([loadTextFiles(texts), ...matches.map(({ route }) => loadRoute(route))]);
  const page = matches.at(-1);
  return { handle: page?.route.handle as RouteHandle | undefined, params: page?.params ?? {} };
}
