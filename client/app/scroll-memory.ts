const STORAGE_KEY = 'samaj-scroll';

export interface ScrollMemory {
  /** Remembers how far down the page stands now. */
  keep(key: string): void;
  /** Pixels from the top; undefined for a page that was not left yet. */
  positionOf(key: string): number | undefined;
}

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
  } catch {
    return {};
  }
}

/** How far down each page of this tab's history was left, also while another site is visited. */
export function createScrollMemory(): ScrollMemory {
  const positions = readPositions();
  const takeOver = () => {
    history.scrollRestoration = 'manual';
  };
  takeOver();
  window.addEventListener('pageshow', takeOver);
  return {
    positionOf: (key) => positions[key],
    keep(key) {
      positions[key] = window.scrollY;
      try {
        sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
      } catch {
        // A browser may refuse storage; then only a page loaded anew begins at its top.
      }
    },
  };
}
