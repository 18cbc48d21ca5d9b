import { useEffect } from 'react';

const INTERACTIONS = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Prefetches code that is not needed to read the page at the visitor's first interaction, so that it is there when it
 * is used, even if the network is gone by then. A failure is ignored: the code is requested again when it is used.
 * @param load must be the same function at each render
 */
export function usePrefetchOnInteraction(load: () => Promise<unknown>): void {
  useEffect(() => {
    const stop = () => {
      for (const type of INTERACTIONS) window.removeEventListener(type, prefetch, true);
    };
    const prefetch = () => {
      stop();
      void load().catch(() => undefined);
    };
    for (const type of INTERACTIONS) window.addEventListener(type, prefetch, true);
    return stop;
  }, [load]);
}
