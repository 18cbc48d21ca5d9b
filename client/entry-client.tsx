import type { ApolloClient, NormalizedCacheObject } from '@apollo/client';
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router-dom';
import type { Language } from '../rules/languages.ts';
// The server writes the font rules into the page; this puts the files among the built ones.
import './app/fonts.ts';
import { createEmotionCache } from './app/emotion-cache.ts';
import { Providers } from './app/providers.tsx';
import { routes } from './app/routes.tsx';
import { createBrowserClient } from './graphql/apollo-client.ts';
import { loadI18n } from './i18n/i18n.ts';

/** What the server leaves in the page's JSON block. */
export interface PageState {
  language: Language;
  /** False when something could not be loaded: the page is then drawn anew instead of taken over. */
  complete: boolean;
  apollo: NormalizedCacheObject;
}

function readState(): PageState {
  return JSON.parse(document.getElementById('state')?.textContent ?? '');
}

async function load(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}

/** Taking over the server's page needs all of its code at once: a lazy page must be there before. */
async function loadMatchedRoutes(): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(matches.map(({ route }) => load(route)));
}

/** Lets queries ask the network as soon as the page is taken over, however long that took. */
function TakenOver({ client, children }: { client: ApolloClient; children: ReactNode }) {
  useEffect(() => {
    client.prioritizeCacheValues = false;
  }, [client]);
  return children;
}

async function start(container: HTMLElement): Promise<void> {
  const state = readState();
  const [texts] = await Promise.all([loadI18n(state.language), loadMatchedRoutes()]);
  // No transitions: a query answering while one is under way renders the page before and after it in turns, and
  // Apollo asks anew for each. A network that refuses at once made that endless.
  const router = <RouterProvider router={createBrowserRouter(routes)} useTransitions={false} />;
  const apolloClient = createBrowserClient(state.apollo);
  const page = (
    <StrictMode>
      <Providers apolloClient={apolloClient} emotionCache={createEmotionCache()} texts={texts}>
        <TakenOver client={apolloClient}>{router}</TakenOver>
      </Providers>
    </StrictMode>
  );
  // In slices of a few milliseconds, so that a press or a scroll meanwhile need not wait for all of it.
  if (state.complete) startTransition(() => void hydrateRoot(container, page));
  else createRoot(container).render(page);
}

const container = document.getElementById('app');
if (container) void start(container);
