import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageInYears, birthDatesOfAges } from './birth-date.ts';
import { addDays } from './days.ts';

const days = (first: string, count: number) =>
  fc.integer({ min: 0, max: count }).map((day) => addDays(first, day));
const age = fc.option(fc.integer({ min: 18, max: 100 }));

describe('ages', () => {
  it('[D60] are whole years by the calendar; the 29th of February counts from the 1st of March', () => {
    const of = (today: string) => ageInYears('2004-02-29', today);
    expect([of('2022-02-28'), of('2022-03-01'), of('2024-02-28'), of('2024-02-29')]).toEqual([
      17, 18, 19, 20,
    ]);
    expect([ageInYears('1990-06-10', '2026-06-09'), ageInYears('1990-06-10', '2026-06-10')]).toEqual([
      35, 36,
    ]);
  });

  it('[D55] [D60] of a range are exactly those of the birth dates it is turned into, on every day of eight years', () => {
    fc.assert(
      fc.property(days('2024-01-01', 2922), days('1922-01-01', 32_000), age, age, (today, born, from, to) => {
        const { first, last } = birthDatesOfAges(from, to, today);
        const years = ageInYears(born, today);
        const isWanted = (from === null || years >= from) && (to === null || years <= to);
        const isInRange = (first === undefined || born >= first) && (last === undefined || born <= last);
        expect(isInRange).toBe(isWanted);
      }),
      {
        numRuns: 2000,
        examples: [
          ['2025-02-28', '2007-02-28', 18, null],
          ['2028-02-29', '2010-03-01', 18, null],
          ['2028-02-29', '2009-02-28', null, 18],
          ['2028-02-29', '2009-03-01', null, 18],
          ['2023-06-10', '1922-06-15', null, 100],
        ],
      },
    );
  });
});
