import type { ApolloCache } from '@apollo/client';

/**
 * For a mutation's `update`: forgets every page of a list, so that no stale one is ever shown. Lists in sight
 * are loaded again at once, all others when somebody opens them.
 * @param field the query's field: `events`
 */
export function forgetLists(field: string): (cache: ApolloCache) => void {
  return (cache) => {
    cache.evict({ id: 'ROOT_QUERY', fieldName: field });
    // What admins write leaves a line in their log.
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'auditEntries' });
    cache.gc();
  };
}
