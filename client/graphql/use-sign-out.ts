import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { tellSignedOut } from './session-end.ts';
import { useSignOutMutation } from './sign-out.generated.ts';

/**
 * Ends the session and clears Apollo's cache; what is on the screen is fetched again without the session.
 * Rejects if the server cannot be reached: then nothing has changed.
 */
export function useSignOut(): () => Promise<void> {
  const client = useApolloClient();
  const [signOut] = useSignOutMutation();
  return useCallback(async () => {
    await signOut();
    tellSignedOut();
    // A page that unmounts now aborts its own query; any other failed query is reported where it is shown.
    await client.resetStore().catch(() => undefined);
  }, [client, signOut]);
}
