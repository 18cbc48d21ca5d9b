import { gql, InMemoryCache } from '@apollo/client';
import { expect, it } from 'vitest';
import { evictImported } from './evict-imported.ts';

it('after an import every list is read again, and nothing else', () => {
  const cache = new InMemoryCache();
  const events = gql('query ($page: Int) { events(page: $page) { totalCount items { id name } } }');
  const viewer = gql('{ viewer { role } }');
  const runs = gql('{ importRuns { items { id } } }');
  const page = (id: number) => ({
    events: { __typename: 'EventPage', totalCount: 2, items: [{ __typename: 'Event', id, name: 'Holi' }] },
  });
  cache.writeQuery({ query: events, variables: { page: 1 }, data: page(1) });
  cache.writeQuery({ query: events, variables: { page: 2 }, data: page(2) });
  cache.writeQuery({ query: viewer, data: { viewer: { __typename: 'Viewer', role: 'ADMIN' } } });
  cache.writeQuery({
    query: runs,
    data: { importRuns: { __typename: 'ImportRunPage', items: [{ __typename: 'ImportRun', id: 1 }] } },
  });
  evictImported(cache);
  for (const number of [1, 2])
    expect(cache.readQuery({ query: events, variables: { page: number } })).toBeNull();
  expect(cache.readQuery({ query: viewer })).not.toBeNull();
  expect(cache.readQuery({ query: runs })).not.toBeNull();
});
