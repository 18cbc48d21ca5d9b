import { expect, it } from 'vitest';

const SOURCES = import.meta.glob<string>('../../features/*/office/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The mutation hooks of the content kinds' forms and dashboard sections, with the beginning of what they are given. */
const HOOKS = Object.entries(SOURCES)
  .filter(([, source]) => /<Content(EditPage|DashboardSection)\b/.test(source))
  .flatMap(([path, source]) => (source.match(/\buse\w+Mutation\(.*/g) ?? []).map((hook) => [path, hook]));

it('finds them', () => {
  expect(HOOKS.length).toBeGreaterThan(10);
});

it('[gate] each saving or deleting mutation evicts the lists that are stale after it', () => {
  const stale = HOOKS.filter(([, hook]) => !hook?.includes('update: evict'));
  expect(stale, "give the hook `{ update: evictLists('…') }` with the query of the list").toEqual([]);
});
