import { randomInt } from 'node:crypto';

/** Nothing that is read for something else (0 and O, 1 and I, 5 and S), and no vowels, so no words. */
const LETTERS = '2346789BCDFGHJKMPQRTVWXY';

function group(): string {
  return Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** What a donation is quoted by, as `SMJ-7K4M-2QXD`: one of 10^11, short enough for the telephone. */
export function newDonationReference(): string {
  return `SMJ-${group()}-${group()}`;
}
