import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';

/** Refetches the audit log once a query has loaded whose read the server has recorded in it. */
export function useFreshLog({ data, loading }: { data?: unknown; loading: boolean }): void {
  const client = useApolloClient();
  useEffect(() => {
    if (data && !loading) void client.refetchQueries({ include: ['AuditEntries'] });
  }, [client, data, loading]);
}
