const STORAGE_KEY = 'site-scroll';

export interface ScrollPositions {
  /** Saves the current position under the key of a history entry. */
  save(key: string): void;
  /** Pixels from the top; undefined for an entry that was never left. */
  positionOf(key: string): number | undefined;
}

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
  } catch {
    return {};
  }
}

/** The scroll positions of this tab's history entries; they survive a visit to another site. */
export function createScrollPositions(): ScrollPositions {
  const positions = readPositions();
  const disableBrowserRestoration = () => {
    history.scrollRestoration = 'manual';
  };
  disableBrowserRestoration();
  window.addEventListener('pageshow', disableBrowserRestoration);
  return {
    positionOf: (key) => positions[key],
    save(key) {
      positions[key] = window.scrollY;
      try {
        sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
      } catch {
        // A browser may refuse storage; then only a reloaded page begins at its top.
      }
    },
  };
}
