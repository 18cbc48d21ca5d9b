import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { Router, useRoutes } from 'react-router-dom';
import { useAskToLeave } from '../components/form/use-unsaved-warning.ts';
import { GoContext } from '../components/page/use-go.ts';
import { PageBoundary } from './page-boundary.tsx';
import { SiteHistoryContext } from './pending-bar.tsx';
import { routes } from './routes.tsx';
import type { ShownPage, SiteHistory } from './site-history.ts';

/** The page at the router's address; its code has been loaded. */
function Page() {
  return useRoutes(routes);
}

function decodedHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** Where a browser would stand after loading the page: where it was left, at the part that is named, or on top. */
function useScrollPosition({ location, scrollTo }: ShownPage): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each place, also when it looks like the last.
  useLayoutEffect(() => {
    if (scrollTo === false) return;
    const part = scrollTo === undefined && document.getElementById(decodedHash(location.hash));
    if (part) part.scrollIntoView();
    else window.scrollTo(0, scrollTo ?? 0);
  }, [location.key]);
}

/** Shows the page that the history says. */
export function SiteRouter({ history }: { history: SiteHistory }) {
  const shown = useSyncExternalStore(history.subscribe, history.shownPage, history.shownPage);
  const askToLeave = useAskToLeave();
  useScrollPosition(shown);
  useEffect(() => {
    history.ask = askToLeave;
  }, [history, askToLeave]);

  return (
    <SiteHistoryContext value={history}>
      <GoContext value={history.go}>
        {/* No transitions: a query answering while one is under way renders the page before and after it in turns,
            and Apollo asks anew for each. A network that refuses at once made that endless. */}
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
      </GoContext>
    </SiteHistoryContext>
  );
}
