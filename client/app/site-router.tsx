import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { Router, renderMatches, useLocation } from 'react-router-dom';
import { useTellNotLoaded } from '../components/dialogs/use-tell-not-loaded.ts';
import { useAskToLeave } from '../components/form/use-unsaved-warning.ts';
import { NavigateContext } from '../components/page/use-async-navigate.ts';
import { matchPage } from './load-page.ts';
import { PageBoundary } from './page-boundary.tsx';
import { SiteHistoryContext } from './pending-bar.tsx';
import type { ShownPage, SiteHistory } from './site-history.ts';

/** The page at the router's address; its code has been loaded. */
function Page() {
  return renderMatches(matchPage(useLocation().pathname));
}

function decodedHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** Scrolls as a browser does after loading a page: to where it was left, to the hash, or to the top. */
function useScrollPosition({ location, scrollTo }: ShownPage): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each history entry.
  useLayoutEffect(() => {
    if (scrollTo === false) return;
    const target = scrollTo === undefined && document.getElementById(decodedHash(location.hash));
    if (target) target.scrollIntoView();
    else window.scrollTo(0, scrollTo ?? 0);
  }, [location.key]);
}

/** Renders the page that the history shows. */
export function SiteRouter({ history }: { history: SiteHistory }) {
  const shown = useSyncExternalStore(history.subscribe, history.shownPage, history.shownPage);
  const askToLeave = useAskToLeave();
  const tellNotLoaded = useTellNotLoaded();
  useScrollPosition(shown);
  useEffect(() => {
    Object.assign(history, { askToLeave, tellNotLoaded });
  }, [history, askToLeave, tellNotLoaded]);

  return (
    <SiteHistoryContext value={history}>
      <NavigateContext value={history.navigate}>
        {/* No transitions: a query that is answered during one renders the old and the new page in turns, and Apollo
            asks again for each. With a network that fails at once that never ended. */}
        <Router
          location={shown.location}
          navigationType={shown.action}
          navigator={history.navigator}
          useTransitions={false}
        >
          <PageBoundary page={shown} hasFailed={!shown.isLoaded}>
            <Page />
          </PageBoundary>
        </Router>
      </NavigateContext>
    </SiteHistoryContext>
  );
}
