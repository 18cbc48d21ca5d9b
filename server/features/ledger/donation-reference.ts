import { randomInt } from 'node:crypto';

/** Without characters that are easily confused (0 and O, 1 and I, 5 and S), and without vowels, so that no words arise. */
const LETTERS = '2346789BCDFGHJKMPQRTVWXY';

function group(): string {
  return Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/**
 * A random reference such as `SMJ-7K4M-2QXD`: one of 10^11, short enough to be read out on the telephone.
 * @param prefix two to five letters
 */
export function newDonationReference(prefix: string): string {
  return `${prefix}-${group()}-${group()}`;
}
