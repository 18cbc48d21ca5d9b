import type { ApolloClient, NormalizedCacheObject } from '@apollo/client';
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Language } from '../rules/languages.ts';
// The server writes the font rules into the page; this puts the files among the built ones.
import './app/fonts.ts';
import { createEmotionCache } from './app/emotion-cache.ts';
import { loadDrawnPage, loadPage } from './app/load-page.ts';
import { Providers } from './app/providers.tsx';
import { createScrollMemory } from './app/scroll-memory.ts';
import { SiteHistory } from './app/site-history.ts';
import { SiteRouter } from './app/site-router.tsx';
import { hasUnsavedChanges } from './components/use-unsaved-warning.ts';
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

/** Lets queries ask the network as soon as the page is taken over, however long that took. */
function TakenOver({ client, children }: { client: ApolloClient; children: ReactNode }) {
  useEffect(() => {
    client.prioritizeCacheValues = false;
  }, [client]);
  return children;
}

async function start(container: HTMLElement): Promise<void> {
  const state = readState();
  // Taking over the server's page needs all of its code at once, but for what waits until it is used.
  const load = state.complete ? loadDrawnPage : loadPage;
  const [texts] = await Promise.all([loadTexts(state.language), load(location.pathname)]);
  const history = new SiteHistory({ loadPage, hasUnsavedChanges, scroll: createScrollMemory() });
  const apolloClient = createBrowserClient(state.apollo);
  const page = (
    <StrictMode>
      <Providers apolloClient={apolloClient} emotionCache={createEmotionCache()} texts={texts}>
        <TakenOver client={apolloClient}>
          <SiteRouter history={history} />
        </TakenOver>
      </Providers>
    </StrictMode>
  );
  // In slices of a few milliseconds, so that a press or a scroll meanwhile need not wait for all of it.
  if (state.complete) startTransition(() => void hydrateRoot(container, page));
  else createRoot(container).render(page);
}

const container = document.getElementById('app');
if (container) void start(container);
