import type { ApolloCache, Reference } from '@apollo/client';

function isPage(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'items' in value;
}

/**
 * For a mutation's `update`, and when an import gets further: evicts every page of every list but that of the imports, for
 * any of them can have changed.
 */
export function evictImported(cache: ApolloCache): void {
  cache.modify<Record<string, Reference>>({
    id: 'ROOT_QUERY',
    fields: (value, { fieldName, DELETE }) => (fieldName !== 'importRuns' && isPage(value) ? DELETE : value),
  });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'openTasks' });
  cache.gc();
}
