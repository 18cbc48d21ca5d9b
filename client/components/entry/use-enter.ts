import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';

/**
 * Goes on as the person who has just signed in. Nothing that was loaded for somebody else stays, and what is
 * on the screen is loaded again; a load that fails now says so in its own place.
 */
export function useEnter(): (path: string) => Promise<void> {
  const client = useApolloClient();
  const navigate = useNavigate();
  return async (path) => {
    await client.resetStore().catch(() => undefined);
    await navigate(path);
  };
}
