import { expect, it } from 'vitest';

const SOURCES = import.meta.glob<string>('../../features/*/office/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const declared = (component: string) =>
  Object.values(SOURCES).flatMap(
    (source) => source.match(new RegExp(`<${component}\\b[\\s\\S]*?\\blist="(\\w+)"`))?.[1] ?? [],
  );

/** The query fields of the lists on the dashboard. */
const LISTS = Object.values(SOURCES).flatMap((source) => {
  const [, field] = source.match(/<ContentDashboardSection\b[\s\S]*?rowsOf=\{\(\{ (\w+) \}\)/) ?? [];
  return field ?? [];
});

it('finds the lists in the sources', () => {
  expect(LISTS.length).toBeGreaterThan(6);
});

it.each(['ContentDashboardSection', 'ContentEditPage'])(
  '[gate] each %s evicts the list that it changes',
  (component) => {
    expect(declared(component).sort(), 'its `list` is the field of the query that lists the kind').toEqual(
      [...LISTS].sort(),
    );
  },
);
