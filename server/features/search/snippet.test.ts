import { expect, it } from 'vitest';
import { snippetOf } from './snippet.ts';

it('[VISIT-1] a line of a long text looks at no more of its words than up to its end', () => {
  const asked: string[] = [];
  const isFound = (word: string) => asked.push(word) > 0 && word === 'garba';
  const parts = snippetOf(`Come for garba ${'and more '.repeat(500)}`, isFound);
  expect(parts.filter((part) => part.isFound)).toEqual([{ text: 'garba', isFound: true }]);
  expect(parts.at(-1)!.text).toMatch(/ and …$/);
  expect(asked.length).toBeLessThan(60);
});
