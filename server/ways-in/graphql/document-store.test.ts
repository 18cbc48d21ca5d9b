import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { createDocumentStore, MOST_CHARACTERS } from './document-store.ts';

it('[GQL-1] the store of parsed documents is bounded and keeps the most recent ones', async () => {
  const { store, memory } = createDocumentStore();
  const documentOf = (index: number) => parse(`query q${index} { ${'a '.repeat(500)} }`);
  for (let index = 0; index < 300; index += 1) await store.set(String(index), documentOf(index));
  expect(memory.calculatedSize).toBeLessThanOrEqual(MOST_CHARACTERS);
  expect(memory.size).toBeLessThan(100);
  expect([await store.get('299'), await store.get('0')]).toEqual([documentOf(299), undefined]);
});
