import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../../rules/birth-date.ts';
import { splitIntoMonths } from './birth-months.ts';

const day = fc.integer({ min: 0, max: 1200 }).map((count) => addDays('1999-11-20', count));

it('[D57] a range of birth dates is whole months and the days left over, each day once', () => {
  fc.assert(
    fc.property(day, day, day, (first, last, born) => {
      const { from, until, parts } = splitIntoMonths({ first, last });
      expect([from, until]).toEqual([expect.stringMatching(/-01$/), expect.stringMatching(/-01$/)]);
      const month = `${born.slice(0, 8)}01`;
      const times =
        (month >= from && month < until ? 1 : 0) +
        parts.filter(([start, end]) => born >= start && born <= end).length;
      expect(times).toBe(born >= first && born <= last ? 1 : 0);
    }),
    { numRuns: 2000 },
  );
  expect(splitIntoMonths({})).toEqual({ from: '0001-01-01', until: '9999-01-01', parts: [] });
  expect(splitIntoMonths({ first: '2000-02-01', last: '2000-02-29' }).parts).toEqual([]);
});
