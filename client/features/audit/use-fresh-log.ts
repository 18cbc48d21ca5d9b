import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';

/** Loads the log again when a page has arrived whose reading the server has written into it. */
export function useFreshLog({ data, loading }: { data?: unknown; loading: boolean }): void {
  const client = useApolloClient();
  useEffect(() => {
    if (data && !loading) void client.refetchQueries({ include: ['AuditEntries'] });
  }, [client, data, loading]);
}
