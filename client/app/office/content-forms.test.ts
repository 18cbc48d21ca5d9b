import { expect, it } from 'vitest';
import { CONTENT_ROOMS } from '../../components/office/content-rooms.ts';

const SOURCES = import.meta.glob<string>('../../features/*/office/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The room that each form names; from it come its address and its parameter. */
const named = Object.values(SOURCES).flatMap(
  (source) => source.match(/<ContentEditPage\b[\s\S]*?\broom=\{CONTENT_ROOMS\.(\w+)\}/)?.[1] ?? [],
);

it('[gate] each list of content has one form, which returns to it', () => {
  expect(named.length).toBeGreaterThan(6);
  expect(named.sort()).toEqual(Object.keys(CONTENT_ROOMS).sort());
});
