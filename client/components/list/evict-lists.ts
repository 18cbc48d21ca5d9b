import type { ApolloCache } from '@apollo/client';

/**
 * For a mutation's `update`: evicts every page of a list from the cache. Lists on the screen are fetched again at
 * once, all others when they are opened.
 * @param field the query's field, such as `events`
 */
export function evictLists(field: string): (cache: ApolloCache) => void {
  return (cache) => {
    cache.evict({ id: 'ROOT_QUERY', fieldName: field });
    // Admins' writes also add entries to the audit log, and may change what waits in the office.
    for (const changed of ['auditEntries', 'today']) cache.evict({ id: 'ROOT_QUERY', fieldName: changed });
    cache.gc();
  };
}
