import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, isoWeekday } from '../../../rules/days.ts';
import type { Series } from '../../../rules/series.ts';
import { datesOf } from './series-dates.ts';

const series = (fields: Partial<Series>): Series => ({
  every: 'WEEK',
  interval: 1,
  weekdays: [],
  until: '2027-12-31',
  leftOut: [],
  ...fields,
});

describe('the days of a series', () => {
  it('every Wednesday, not in Navratri, also when the clocks change', () => {
    const days = datesOf(
      series({ weekdays: [3], until: '2026-11-04', leftOut: ['2026-10-14', '2026-10-21'] }),
      '2026-09-30',
    );
    expect(days).toEqual(['2026-09-30', '2026-10-07', '2026-10-28', '2026-11-04']);
  });

  it('every second week on two weekdays', () => {
    expect(datesOf(series({ interval: 2, weekdays: [1, 5], until: '2026-12-31' }), '2026-12-07')).toEqual([
      '2026-12-07',
      '2026-12-11',
      '2026-12-21',
      '2026-12-25',
    ]);
  });

  it('the 31st, in months that have one', () => {
    expect(datesOf(series({ every: 'MONTH_DAY', until: '2027-06-01' }), '2026-12-31')).toEqual([
      '2026-12-31',
      '2027-01-31',
      '2027-03-31',
      '2027-05-31',
    ]);
  });

  it('the second Saturday of each month, and the last one where the first day is a fifth', () => {
    const second = datesOf(series({ every: 'MONTH_WEEKDAY', until: '2027-03-31' }), '2026-12-12');
    expect(second).toEqual(['2026-12-12', '2027-01-09', '2027-02-13', '2027-03-13']);
    const last = datesOf(series({ every: 'MONTH_WEEKDAY', until: '2027-02-28' }), '2026-10-31');
    expect(last).toEqual(['2026-10-31', '2026-11-28', '2026-12-26', '2027-01-30', '2027-02-27']);
  });

  it('29 February, in leap years alone', () => {
    expect(datesOf(series({ every: 'YEAR', until: '2030-01-01' }), '2028-02-29')).toEqual(['2028-02-29']);
  });

  it('every day, still after twelve years', () => {
    const days = datesOf(series({ every: 'DAY', until: '2099-01-01' }), '2026-12-01', '2038-12-01');
    expect(days).toContain('2039-12-01');
  });

  it('ends two years after its first day, whatever was asked for, and goes on so that there is a year ahead', () => {
    const daily = series({ every: 'DAY', until: '2099-01-01' });
    const days = datesOf(daily, '2026-12-01', '2026-11-30');
    expect(days.at(-1)).toBe('2028-12-01');
    expect(days).toHaveLength(732);
    const lastOn = (today: string) => datesOf(daily, '2026-12-01', today).at(-1);
    expect(['2027-12-01', '2027-12-02', '2028-06-01', '2028-06-02'].map(lastOn)).toEqual([
      ...['2028-12-01', '2029-06-01', '2029-06-01', '2029-12-01'],
    ]);
    expect(datesOf(series({ every: 'DAY', until: '2029-01-31' }), '2026-12-01', '2028-10-01').at(-1)).toBe(
      '2029-01-31',
    );
  });

  it('the first day is one of them, though it does not fit the rule', () => {
    expect(datesOf(series({ weekdays: [3], until: '2026-12-10' }), '2026-12-01')).toEqual([
      '2026-12-01',
      '2026-12-02',
      '2026-12-09',
    ]);
  });

  it('are those of a simple count of days', () => {
    const day = fc.integer({ min: 0, max: 800 }).map((count) => addDays('2026-01-01', count));
    const weekdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 });
    fc.assert(
      fc.property(day, weekdays, fc.integer({ min: 0, max: 500 }), (first, days, length) => {
        const until = addDays(first, length);
        const end = until < addMonths(first, 24) ? until : addMonths(first, 24);
        const expected = [first];
        for (let one = addDays(first, 1); one <= end; one = addDays(one, 1))
          if (days.includes(isoWeekday(one))) expected.push(one);
        expect(datesOf(series({ weekdays: days, until }), first)).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });
});
