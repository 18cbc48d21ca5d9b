import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { LatePage } from '../components/page/late-page.ts';
import { loadTextAreas } from '../i18n/load-texts.ts';
import { type RouteHandle, routes } from './routes.tsx';

async function loadRoute(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}

function routesOf(pathname: string) {
  const matched = (matchRoutes(routes, pathname) ?? []).map(({ route }) => route);
  const handles = matched.map(({ handle }) => handle as RouteHandle | undefined);
  const late: LatePage | undefined = handles.at(-1)?.late;
  return { matched, handles, late };
}

/** Loads the code and the texts of the page at an address; it is drawn only when all of them are there. */
export async function loadPage(pathname: string): Promise<void> {
  const { matched, handles, late } = routesOf(pathname);
  const areas = handles.flatMap((handle) => handle?.texts ?? []);
  const [Component] = await Promise.all([late?.load(), loadTextAreas(areas), ...matched.map(loadRoute)]);
  if (Component) late?.appear(Component);
}

/** The same for a page that the server has drawn: what waits until it is used is left for then. */
export async function loadDrawnPage(pathname: string): Promise<void> {
  const { matched, late } = routesOf(pathname);
  if (!late) return loadPage(pathname);
  late.wake = () => loadPage(pathname);
  await Promise.all(matched.map(loadRoute));
}
