import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

let isPageHydrated = false;

/** To be called once, when React has taken over the server's page. */
export function markHydrated(): void {
  isPageHydrated = true;
}

/**
 * False on the server and in the page it sent, true once scripts run: for what only works with them. It changes in
 * a transition, because a long list of such things would else be drawn anew in one piece.
 */
export function useHydrated(): boolean {
  const isKnown = useSyncExternalStore(
    subscribeToNothing,
    () => isPageHydrated,
    () => false,
  );
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => {
    if (!isPageHydrated) startTransition(() => setIsHydrated(true));
  }, []);
  return isKnown || isHydrated;
}
