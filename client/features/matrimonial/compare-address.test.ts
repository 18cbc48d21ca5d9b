import { expect, it } from 'vitest';
import { comparedIn } from './compare-address.ts';

it.each([
  ['compare=4,7', [4, 7]],
  ['compare=4,4,7,9,11', [4, 7, 9]],
  ['compare=x,-1,0,,1e9,7', [7]],
  ['', []],
])('finds in the address %j at most three candidates, each once', (address, ids) => {
  expect(comparedIn(new URLSearchParams(address))).toEqual(ids);
});
