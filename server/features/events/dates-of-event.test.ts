import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysUntil } from '../../../rules/days.ts';
import type { Series } from '../../../rules/series.ts';
import { momentOf, wallClock } from '../../../rules/zoned-time.ts';
import { datesOfEvent, type EventTimes } from './dates-of-event.ts';

const weekly = (until: string, others: Partial<Series> = {}): Series => ({
  every: 'WEEK',
  interval: 1,
  weekdays: [],
  until,
  leftOut: [],
  ...others,
});

function event(fields: Partial<EventTimes>): EventTimes {
  const none = { endsOn: null, fromTime: null, toTime: null, series: null, dateChanges: [] };
  return { startsOn: '2026-12-02', isCalledOff: false, ownLanguage: 'en', ...none, ...fields };
}

const clock = (fields: Partial<EventTimes>) =>
  datesOfEvent(event(fields)).map(({ startsAt, endsAt }) => {
    const [begin, end] = [wallClock(startsAt), wallClock(endsAt)];
    return `${begin.date} ${begin.time}–${end.date === begin.date ? '' : `${end.date} `}${end.time}`;
  });

describe('the dates of an event', () => {
  it('are none on a day that stands for one that is not known, or is a typing mistake', () => {
    const counts = ['1899-12-31', '1900-01-01', '2999-12-31', '3000-01-01'].map(
      (startsOn) => datesOfEvent(event({ startsOn })).length,
    );
    expect(counts).toEqual([0, 1, 1, 0]);
  });

  it('of a plain event are its day, from midnight to midnight', () => {
    expect(datesOfEvent(event({}))).toEqual([
      {
        day: '2026-12-02',
        startsAt: new Date('2026-12-02T00:00Z'),
        endsAt: new Date('2026-12-03T00:00Z'),
        isWholeDay: true,
        isCalledOff: false,
        note: null,
        noteTranslations: {},
      },
    ]);
    expect(datesOfEvent(event({ startsOn: null }))).toEqual([]);
  });

  it('end on the next day when the end is not after the beginning, and over New Year', () => {
    expect(clock({ startsOn: '2026-12-31', fromTime: '20:00', toTime: '00:30' })).toEqual([
      '2026-12-31 20:00–2027-01-01 00:30',
    ]);
  });

  it('end on the last day of several', () => {
    expect(clock({ endsOn: '2026-12-04', fromTime: '18:00', toTime: '10:00' })).toEqual([
      '2026-12-02 18:00–2026-12-04 10:00',
    ]);
    expect(clock({ endsOn: '2026-12-04' })).toEqual(['2026-12-02 00:00–2026-12-05 00:00']);
  });

  it('keep the time of the clock when the clocks change, in spring and in autumn', () => {
    const times = { fromTime: '18:30', toTime: '20:00' };
    expect(clock({ startsOn: '2027-03-21', ...times, series: weekly('2027-04-04') })).toEqual([
      '2027-03-21 18:30–20:00',
      '2027-03-28 18:30–20:00',
      '2027-04-04 18:30–20:00',
    ]);
    const autumn = datesOfEvent(
      event({ startsOn: '2027-10-30', fromTime: '18:30', series: weekly('2027-11-06') }),
    );
    expect(autumn.map(({ startsAt }) => startsAt.toISOString())).toEqual([
      '2027-10-30T17:30:00.000Z',
      '2027-11-06T18:30:00.000Z',
    ]);
  });

  it('of 29 February are in leap years alone, of the 31st in months that have one', () => {
    const yearly = weekly('2032-12-31', { every: 'YEAR' });
    // Two years at most.
    expect(clock({ startsOn: '2028-02-29', series: yearly })).toHaveLength(1);
    const monthly = weekly('2027-05-31', { every: 'MONTH_DAY' });
    const days = datesOfEvent(event({ startsOn: '2027-01-31', series: monthly })).map(({ day }) => day);
    expect(days).toEqual(['2027-01-31', '2027-03-31', '2027-05-31']);
  });

  it('leave out what is left out, and move, call off and explain single ones', () => {
    const dates = datesOfEvent(
      event({
        startsOn: '2026-10-07',
        fromTime: '10:00',
        toTime: '12:00',
        series: weekly('2026-11-04', { leftOut: ['2026-10-14'] }),
        dateChanges: [
          { day: '2026-10-21', toDay: '2026-10-22', fromTime: '11:00' },
          { day: '2026-10-28', isCalledOff: true, note: 'The teacher is ill.' },
          { day: '2030-01-01', isCalledOff: true },
        ],
      }),
    );
    expect(dates.map(({ day, isCalledOff, note }) => [day, isCalledOff, note])).toEqual([
      ['2026-10-07', false, null],
      ['2026-10-21', false, null],
      ['2026-10-28', true, 'The teacher is ill.'],
      ['2026-11-04', false, null],
    ]);
    expect(wallClock(dates[1]!.startsAt)).toEqual({ date: '2026-10-22', time: '11:00' });
  });

  it('are all called off with the event', () => {
    const dates = datesOfEvent(event({ isCalledOff: true, series: weekly('2026-12-16') }));
    expect(dates.map(({ isCalledOff }) => isCalledOff)).toEqual([true, true, true]);
  });

  it('of any weekly series are on its weekdays, at its time, none twice, within its days', () => {
    const day = fc.integer({ min: 0, max: 2000 }).map((count) => addDays('2026-01-01', count));
    const time = fc.integer({ min: 0, max: 47 }).map((half) => {
      return `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`;
    });
    const series = fc.record({
      startsOn: day,
      length: fc.integer({ min: 0, max: 700 }),
      interval: fc.integer({ min: 1, max: 4 }),
      fromTime: time,
      skip: fc.integer({ min: 0, max: 20 }),
    });
    fc.assert(
      fc.property(series, ({ startsOn, length, interval, fromTime, skip }) => {
        const until = addDays(startsOn, length);
        const all = datesOfEvent(event({ startsOn, fromTime, series: weekly(until, { interval }) }));
        // A simple model: every so many weeks from the first day on.
        const expected = Array.from({ length: Math.floor(length / (7 * interval)) + 1 }, (_, index) =>
          addDays(startsOn, index * 7 * interval),
        );
        expect(all.map((date) => date.day)).toEqual(expected);
        for (const date of all) {
          expect(date.startsAt).toEqual(momentOf(date.day, fromTime));
          expect(daysUntil(date.day, startsOn) % 7).toBe(0);
        }
        const leftOut = expected[skip % expected.length]!;
        const others = datesOfEvent(
          event({ startsOn, fromTime, series: weekly(until, { interval, leftOut: [leftOut] }) }),
        );
        expect(others.map((date) => date.day)).toEqual(expected.filter((one) => one !== leftOut));
      }),
      { numRuns: 100 },
    );
  });
});
