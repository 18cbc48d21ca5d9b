import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

let isPageHydrated = false;

/** Must be called once, after React has hydrated the page. */
export function markHydrated(): void {
  isPageHydrated = true;
}

/**
 * False on the server and during hydration, true afterwards: for what only works with scripts. It changes in a
 * transition, because a long list of such components would otherwise be rendered in one task.
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
