import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';

interface Poll<Data, Variables> {
  query: TypedDocumentNode<Data, Variables>;
  variables: Variables;
  /** Milliseconds between two looks; 0 for none. */
  interval: number;
  /** Asks as a visible page does, after a look has failed: the page says so, and when it is over. */
  refetch: () => Promise<unknown>;
}

/**
 * Asks again and again for what a page shows, while somebody looks at it. Apollo's own polling lets an older answer take
 * the place of what was written since it was asked for; here such an answer is dropped, and the next one is shown.
 */
export function usePoll<Data, Variables extends OperationVariables>(poll: Poll<Data, Variables>): void {
  const client = useApolloClient();
  const { interval } = poll;
  const isAsking = useRef(false);
  const hasFailed = useRef(false);

  const ask = async () => {
    const { query, variables, refetch } = poll;
    if (hasFailed.current) return refetch();
    const known = () => client.readQuery({ query, variables });
    // The cache has another object as soon as anything of it was written.
    const before = known();
    const { data } = await client.query<Data, Variables>({ query, variables, fetchPolicy: 'no-cache' });
    if (data && known() === before) client.writeQuery({ query, variables, data });
  };
  const look = useEffectEvent(async () => {
    if (document.hidden || isAsking.current) return;
    isAsking.current = true;
    try {
      await ask();
      hasFailed.current = false;
    } catch {
      if (!hasFailed.current) await poll.refetch().catch(() => undefined);
      hasFailed.current = true;
    } finally {
      isAsking.current = false;
    }
  });
  useEffect(() => {
    if (interval === 0) return;
    const timer = setInterval(() => void look(), interval);
    return () => clearInterval(timer);
  }, [interval]);
}
