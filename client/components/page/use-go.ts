import { createContext, useContext } from 'react';

type Go = (path: string, options?: { replace?: boolean; state?: unknown }) => Promise<void>;

/** Filled by the router in a browser; nobody goes anywhere while a page is rendered on the server. */
export const GoContext = createContext<Go>(async () => undefined);

/**
 * Leads to another page after something was done. Unlike the router's own, it can be waited for: it resolves when
 * the page is shown, so that until then nothing is done twice, or when the visitor stays to keep unsaved changes.
 */
export function useGo(): Go {
  return useContext(GoContext);
}
