import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newDonationReference } from '../ledger/donation-reference.ts';
import { distanceWithin, ReferenceIndex } from './match-references.ts';

const wanted = { reference: 'SMJ-YMV7-8B8W' };
const index = new ReferenceIndex([wanted, { reference: 'SMJ-CCDF-G4HJ' }, { reference: 'SMJ-7K4M-2QXD' }]);

describe('a reference in what a bank writes', () => {
  it.each([
    'FPI K PATEL SMJ-YMV7-8B8W 888',
    'fpi smj ymv7 8b8w',
    'SMJYMV78B8W',
    'X SMJ/YMV7/8B8W/GB',
    'REFSMJ YMV78B8W',
  ])('is found whole in "%s"', (text) => {
    expect(index.exact(text)).toEqual([wanted]);
  });

  it.each([
    ['FPI K PATEL SMJ YMV7 888W', 1],
    ['SMJ YMV7 8BBW', 1],
    ['SMJ YMV 8B8W', 1],
    ['SMJ YMVV7 8B8W', 1],
    ['SMJ YMV7 B88W', 1],
    ['SNJ YMV7 8B8W', 1],
    ['SMJ YXV7 8B9W', 2],
    ['5MJ VMV7 8B8W', 2],
    ['K PATEL YMV7 8B8W', 2],
    // Its last two letters alone are right in their place.
    ['SMJ YXV7 9B8W', 2],
    // Three letters, each easily confused.
    ['SMJ YNV1 BB8W', 2],
  ])('is found misspelt in "%s": %i letters', (text, letters) => {
    expect(index.exact(text)).toEqual([]);
    expect(index.misspelt(text)).toEqual([{ item: wanted, letters }]);
  });

  it.each(['K PATEL', 'SMJ', 'SMJ YXV9 8C8W', 'YXV7 8B9W', 'FPI TAILOR N 500218', ''])(
    'is not found in "%s"',
    (text) => {
      expect([...index.exact(text), ...index.misspelt(text)]).toEqual([]);
    },
  );

  it('is found with up to two letters that differ, whatever they are', () => {
    const letter = fc.constantFrom(...'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789');
    fc.assert(
      fc.property(
        fc.integer({ min: 4, max: 11 }),
        fc.integer({ min: 4, max: 11 }),
        letter,
        letter,
        (one, other, a, b) => {
          const reference = newDonationReference('SMJ');
          const letters = Array.from(reference.replaceAll('-', ''));
          letters[one - 1] = a;
          letters[other - 1] = b;
          const text = `BGC ${letters.join('')} MISTRY`;
          const alone = new ReferenceIndex([{ reference }]);
          const found = alone.exact(text).length > 0 || alone.misspelt(text).length > 0;
          expect(found).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('counts letters that are changed, added, left out or swapped', () => {
    expect(
      ['kitten', 'ktten', 'kiitten', 'iktten', 'kxttxn', 'ktxten', ''].map((text) =>
        distanceWithin('kitten', text),
      ),
    ).toEqual([0, 1, 1, 1, 2, 2, 6]);
  });
});
