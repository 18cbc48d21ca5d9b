import { useEffect } from 'react';

const INTERACTIONS = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * For code that nobody needs to read a page: asks for it with the first thing that somebody does, so that it is there
 * when they want it and the network may no longer be. A failure is no news, for then it is asked for again.
 * @param load one function, not another at each render
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
