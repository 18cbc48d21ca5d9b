import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useSignOutMutation } from './sign-out.generated.ts';

/**
 * Ends the server's session and forgets everything that was loaded in it; what is on the screen is loaded
 * again as the visitor sees it (D13). Rejects when the server cannot be reached: then nothing has changed.
 */
export function useSignOut(): () => Promise<void> {
  const client = useApolloClient();
  const [signOut] = useSignOutMutation();
  return useCallback(async () => {
    await signOut();
    // A page that leaves the screen now breaks its own query off, and any other failed load says so itself.
    await client.resetStore().catch(() => undefined);
  }, [client, signOut]);
}
