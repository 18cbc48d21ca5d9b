import { createContext, useContext } from 'react';

type AsyncNavigate = (path: string, options?: { replace?: boolean; state?: unknown }) => Promise<void>;

/** Provided by the router in a browser; on the server nothing navigates. */
export const NavigateContext = createContext<AsyncNavigate>(async () => undefined);

/**
 * Navigates to another page. Unlike the router's `useNavigate`, the promise resolves when the page is shown, so that a
 * form stays busy until then, or when the visitor chooses to stay and keep unsaved changes.
 */
export function useAsyncNavigate(): AsyncNavigate {
  return useContext(NavigateContext);
}
