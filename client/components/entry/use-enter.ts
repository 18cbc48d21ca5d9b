import { useApolloClient } from '@apollo/client/react';
import { useGo } from '../page/use-go.ts';

/**
 * Goes on as the person who has just signed in. Nothing that was loaded for somebody else stays, and what is
 * on the screen is loaded again; a load that fails now says so in its own place. The page on which one entered does
 * not stay in the way back: opened again it would ask whether to sign out.
 */
export function useEnter(): (path: string) => Promise<void> {
  const client = useApolloClient();
  const go = useGo();
  return async (path) => {
    await client.resetStore().catch(() => undefined);
    await go(path, { replace: true });
  };
}
