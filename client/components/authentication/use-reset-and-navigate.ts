import { useApolloClient } from '@apollo/client/react';
import { useAsyncNavigate } from '../page/use-async-navigate.ts';

/**
 * After a change of the session: clears Apollo's cache, refetches the active queries, and navigates. A query
 * that fails is reported where it is shown. The current page is replaced in the history, because a login page that is
 * opened again would ask whether to sign out.
 */
export function useResetAndNavigate(): (path: string) => Promise<void> {
  const client = useApolloClient();
  const navigate = useAsyncNavigate();
  return async (path) => {
    await client.resetStore().catch(() => undefined);
    await navigate(path, { replace: true });
  };
}
