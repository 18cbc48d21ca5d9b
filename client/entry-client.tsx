import type { ApolloClient } from '@apollo/client';
import { type ReactNode, StrictMode, startTransition, useEffect, useLayoutEffect, useRef } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Language } from '../rules/languages.ts';
// The server writes the font rules into the page; this puts the files among the built ones.
import './app/fonts.ts';
import { createEmotionCache, withholdStyles } from './app/emotion-cache.ts';
import { knownSearch } from './app/known-search.ts';
import { loadPage, matchPage, queriesOf } from './app/load-page.ts';
import { Providers } from './app/providers.tsx';
import { createScrollPositions } from './app/scroll-positions.ts';
import { SiteHistory } from './app/site-history.ts';
import { SiteRouter } from './app/site-router.tsx';
import { preserveTypedInput } from './components/form/preserve-typed-input.ts';
import { hasUnsavedChanges } from './components/form/use-unsaved-warning.ts';
import { markHydrated } from './components/page/use-hydrated.ts';
import { createBrowserClient } from './graphql/apollo-client.ts';
import { loadTexts } from './i18n/load-texts.ts';

/** What the server leaves in the page's JSON block. */
export interface PageState {
  language: Language;
  /** False when something could not be loaded: the page is then drawn anew instead of taken over. */
  complete: boolean;
  /** Of what `queriesOf` names, in its order; null for what failed. */
  answers: readonly unknown[];
}

function readState(): PageState {
  return JSON.parse(document.getElementById('state')?.textContent ?? '');
}

interface HydratedProps {
  client: ApolloClient;
  /** Called before anything is drawn that the server's page has not. */
  onHydrated: () => void;
  /** What stands in its fields stays. */
  container: HTMLElement;
  children: ReactNode;
}

/** What is to be done as soon as the page is hydrated, however long that took. */
function Hydrated({ client, onHydrated, container, children }: HydratedProps) {
  const tellTyped = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    onHydrated();
    // In development effects run twice, and what was typed is kept once.
    tellTyped.current ??= preserveTypedInput(container);
  }, [onHydrated, container]);
  useEffect(() => {
    // Queries may ask the network from now on.
    client.prioritizeCacheValues = false;
    markHydrated();
    // Forms listen by now, but React takes events as they should be only when it has finished what it does.
    queueMicrotask(() => tellTyped.current?.());
  }, [client]);
  return children;
}

/** The server has drawn the page without what it does not read of its address; the same is taken over. */
function forgetUnknownParameters(): void {
  const { pathname, search, hash } = location;
  const known = knownSearch(pathname, search);
  if (known !== undefined && known !== search)
    history.replaceState(history.state, '', pathname + known + hash);
}

/**
 * Hydrates the page, or draws it anew where the server could not load all of it.
 * @throws when the page's code cannot be fetched
 */
export async function hydrate(): Promise<void> {
  const container = document.getElementById('app');
  if (!container) return;
  forgetUnknownParameters();
  const state = readState();
  const matches = matchPage(location.pathname);
  const [texts] = await Promise.all([loadTexts(state.language), loadPage(matches)]);
  const history = new SiteHistory({
    loadPage: (pathname) => loadPage(matchPage(pathname)),
    hasUnsavedChanges,
    scroll: createScrollPositions(),
  });
  const apolloClient = createBrowserClient();
  for (const [index, query] of queriesOf(matches, location.search).entries()) {
    const data = state.answers[index];
    if (data) apolloClient.writeQuery({ ...query, data });
  }
  const emotionCache = createEmotionCache();
  const admitStyles = state.complete ? withholdStyles(emotionCache) : () => undefined;
  const page = (
    <StrictMode>
      <Providers apolloClient={apolloClient} emotionCache={emotionCache} texts={texts}>
        <Hydrated client={apolloClient} onHydrated={admitStyles} container={container}>
          <SiteRouter history={history} />
        </Hydrated>
      </Providers>
    </StrictMode>
  );
  const onRecoverableError = (error: unknown) => {
    admitStyles(true);
    reportError(error);
  };
  // In slices of a few milliseconds, so that a press or a scroll meanwhile need not wait for all of it.
  if (state.complete) startTransition(() => void hydrateRoot(container, page, { onRecoverableError }));
  else createRoot(container).render(page);
}
