import { matchRoutes, type RouteObject } from 'react-router-dom';
import { routes } from './routes.tsx';

async function loadRoute(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}

/** Loads the code of the page at an address; a page is drawn only when all of it is there. */
export async function loadPage(pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(matches.map(({ route }) => loadRoute(route)));
}
