import { matchRoutes, type RouteObject } from 'react-router-dom';
import { loadTextFiles } from '../i18n/load-texts.ts';
import { type RouteHandle, routes } from './routes.tsx';

async function loadRoute(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}

/** Loads the code and the texts of the page at an address; it is drawn only when all of them are there. */
export async function loadPage(pathname: string): Promise<void> {
  const matched = (matchRoutes(routes, pathname) ?? []).map(({ route }) => route);
  const texts = matched.flatMap(({ handle }) => (handle as RouteHandle | undefined)?.texts ?? []);
  await Promise.all([loadTextFiles(texts), ...matched.map(loadRoute)]);
}
