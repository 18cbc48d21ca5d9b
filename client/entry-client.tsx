import type { ApolloClient } from '@apollo/client';
import { type ReactNode, StrictMode, startTransition, useEffect, useLayoutEffect, useRef } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Language } from '../rules/languages.ts';
import { type Place, setPlace } from '../rules/place.ts';
// Imported only so that the build emits the font files; the server writes the font rules into the page.
import './app/fonts.ts';
import { knownSearch } from './app/known-search.ts';
import { loadPage, matchPage, queriesOf, roleIn } from './app/load-page.ts';
import { Providers } from './app/providers.tsx';
import { createScrollPositions } from './app/scroll-positions.ts';
import { SiteHistory } from './app/site-history.ts';
import { SiteRouter } from './app/site-router.tsx';
import { preserveTypedInput } from './components/form/preserve-typed-input.ts';
import { hasUnsavedChanges } from './components/form/use-unsaved-warning.ts';
import { markHydrated } from './components/page/use-hydrated.ts';
import { createBrowserClient } from './graphql/apollo-client.ts';
import { ViewerDocument } from './graphql/viewer.generated.ts';
import { loadTexts } from './i18n/load-texts.ts';

/** The state that the server writes into the page's JSON block. */
export interface PageState {
  language: Language;
  place: Place;
  /** The parts of the site that the association does not use. */
  unusedParts: readonly string[];
  /** False if a query failed: the page is then rendered from scratch instead of hydrated. */
  complete: boolean;
  /** The answers to the queries of `queriesOf`, in its order; null for those that failed. */
  answers: readonly unknown[];
}

function readState(): PageState {
  return JSON.parse(document.getElementById('state')?.textContent ?? '');
}

interface HydratedProps {
  client: ApolloClient;
  /** The server's page; what was typed into its fields is preserved. */
  container: HTMLElement;
  children: ReactNode;
}

/** Runs what has to follow hydration. */
function Hydrated({ client, container, children }: HydratedProps) {
  const replayTypedInput = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    // Once: in development effects run twice.
    replayTypedInput.current ??= preserveTypedInput(container);
  }, [container]);
  useEffect(() => {
    // From now on queries may use the network.
    client.prioritizeCacheValues = false;
    markHydrated();
    // The forms have mounted, but React handles events normally only after this commit.
    queueMicrotask(() => replayTypedInput.current?.());
  }, [client]);
  return children;
}

/** The server has rendered the page without the parameters that it does not read: hydrate the same address. */
function removeUnknownParameters(): void {
  const { pathname, search, hash } = location;
  const known = knownSearch(pathname, search);
  if (known !== undefined && known !== search)
    history.replaceState(history.state, '', pathname + known + hash);
}

/**
 * Hydrates the page, or renders it from scratch if a query failed on the server.
 * @throws when the page's code cannot be fetched
 */
export async function hydrate(): Promise<void> {
  const container = document.getElementById('app');
  if (!container) return;
  removeUnknownParameters();
  const state = readState();
  setPlace(state.place);
  const matches = matchPage(location.pathname);
  const [texts] = await Promise.all([loadTexts(state.language), loadPage(matches, roleIn(state.answers))]);
  const apolloClient = createBrowserClient();
  const history = new SiteHistory({
    loadPage: (pathname) =>
      loadPage(matchPage(pathname), roleIn([apolloClient.readQuery({ query: ViewerDocument })])),
    hasUnsavedChanges,
    scroll: createScrollPositions(),
  });
  for (const [index, query] of queriesOf(matches, location.search, state).entries()) {
    const data = state.answers[index];
    if (data) apolloClient.writeQuery({ ...query, data });
  }
  const page = (
    <StrictMode>
      <Providers apolloClient={apolloClient} texts={texts}>
        <Hydrated client={apolloClient} container={container}>
          <SiteRouter history={history} />
        </Hydrated>
      </Providers>
    </StrictMode>
  );
  // In slices of a few milliseconds, so that a press or a scroll meanwhile need not wait for all of it.
  if (state.complete)
    startTransition(() => void hydrateRoot(container, page, { onRecoverableError: reportError }));
  else createRoot(container).render(page);
}
