import { useEffect } from 'react';

/**
 * Whatever begins the use of a page; text also comes by dictation and by the browser's own filling in. Not the focus, which
 * some pages give to a field themselves.
 */
const INTERACTIONS = ['pointermove', 'pointerdown', 'keydown', 'input'] as const;

/** After a failure; a request for each movement of the pointer would be too many. */
const RETRIES = ['online', 'focusin', 'pointerdown'] as const;

/**
 * Prefetches code that is not needed to read the page at the visitor's first interaction, so that it is there when it
 * is used, even if the network is gone by then. What fails is requested again when the network is back or the page is
 * touched again, and when it is used.
 * @param load must be the same function at each render
 */
export function usePrefetchOnInteraction(load: () => Promise<unknown>): void {
  useEffect(() => {
    let isMounted = true;
    let awaited: readonly string[] = [];
    const awaitOneOf = (types: readonly string[]) => {
      for (const type of awaited) window.removeEventListener(type, prefetch, true);
      awaited = types;
      for (const type of awaited) window.addEventListener(type, prefetch, true);
    };
    const prefetch = ({ target }: Event) => {
      // The kit measures long texts in a field that nobody sees, which changes as a page opens.
      if (target instanceof Element && target.getAttribute('aria-hidden') === 'true') return;
      awaitOneOf([]);
      load().catch(() => isMounted && awaitOneOf(RETRIES));
    };
    awaitOneOf(INTERACTIONS);
    return () => {
      isMounted = false;
      awaitOneOf([]);
    };
  }, [load]);
}
