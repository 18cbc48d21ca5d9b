import type { ApolloClient, NormalizedCacheObject } from '@apollo/client';
import { type ReactNode, StrictMode, startTransition, useEffect, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Language } from '../rules/languages.ts';
// The server writes the font rules into the page; this puts the files among the built ones.
import './app/fonts.ts';
import { createEmotionCache, withholdStyles } from './app/emotion-cache.ts';
import { knownSearch } from './app/known-search.ts';
import { loadDrawnPage, loadPage } from './app/load-page.ts';
import { Providers } from './app/providers.tsx';
import { createScrollMemory } from './app/scroll-memory.ts';
import { SiteHistory } from './app/site-history.ts';
import { SiteRouter } from './app/site-router.tsx';
import { hasUnsavedChanges } from './components/form/use-unsaved-warning.ts';
import { markHydrated } from './components/page/use-hydrated.ts';
import { createBrowserClient } from './graphql/apollo-client.ts';
import { loadTexts } from './i18n/load-texts.ts';

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

interface TakenOverProps {
  client: ApolloClient;
  /** Called before anything is drawn that the server's page has not. */
  onHydrated: () => void;
  children: ReactNode;
}

/** Lets queries ask the network as soon as the page is taken over, however long that took. */
function TakenOver({ client, onHydrated, children }: TakenOverProps) {
  useLayoutEffect(() => onHydrated(), [onHydrated]);
  useEffect(() => {
    client.prioritizeCacheValues = false;
    markHydrated();
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

async function start(container: HTMLElement): Promise<void> {
  forgetUnknownParameters();
  const state = readState();
  // Taking over the server's page needs all of its code at once, but for what waits until it is used.
  const load = state.complete ? loadDrawnPage : loadPage;
  const [texts] = await Promise.all([loadTexts(state.language), load(location.pathname)]);
  const history = new SiteHistory({ loadPage, hasUnsavedChanges, scroll: createScrollMemory() });
  const apolloClient = createBrowserClient(state.apollo);
  const emotionCache = createEmotionCache();
  const admitStyles = state.complete ? withholdStyles(emotionCache) : () => undefined;
  const page = (
    <StrictMode>
      <Providers apolloClient={apolloClient} emotionCache={emotionCache} texts={texts}>
        <TakenOver client={apolloClient} onHydrated={admitStyles}>
          <SiteRouter history={history} />
        </TakenOver>
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

const container = document.getElementById('app');
// Not in the task in which this is evaluated.
if (container) setTimeout(start, 0, container);
