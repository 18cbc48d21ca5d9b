import { describe, expect, it } from 'vitest';
import { lastSunday } from '../server/testing/future-dates.ts';
import { daysOfMonth, freeSpans, hallDay, openSpans, timeOf } from './hall-days.ts';
import { hireMoments } from './hire-times.ts';

const ALL = [1, 2, 3, 4, 5, 6, 7];
const ROOM = { opening: [{ weekdays: ALL, from: '10:00', to: '00:30' }], minimumMinutes: 120 };
/** A Saturday in winter, when London's clock is UTC. */
const DAY = '2097-01-05';

const taken = (from: string, to: string, isClosure = false) => ({
  startsAt: new Date(`${from}Z`),
  endsAt: new Date(`${to}Z`),
  isClosure,
});

describe('days of the hall', () => {
  it.each([
    ['FREE', []],
    ['FREE', [taken('2097-01-05T07:00', '2097-01-05T10:00')]],
    ['PART', [taken('2097-01-05T10:00', '2097-01-05T15:00')]],
    // What is left is shorter than the shortest hire.
    ['TAKEN', [taken('2097-01-05T11:30', '2097-01-06T00:30')]],
    ['TAKEN', [taken('2097-01-04T09:00', '2097-01-05T16:00'), taken('2097-01-05T17:00', '2097-01-06T02:00')]],
    ['CLOSED', [taken('2097-01-01T00:00', '2097-01-08T00:00', true)]],
    [
      'TAKEN',
      [taken('2097-01-05T00:00', '2097-01-05T12:00', true), taken('2097-01-05T12:00', '2097-01-06T01:00')],
    ],
  ])('[D112] a day is %s by what is open and taken', (state, all) => {
    expect(hallDay(ROOM, DAY, all).state).toBe(state);
  });

  it('says hours within the opening hours, put together, also after midnight', () => {
    const all = [
      taken('2097-01-05T08:00', '2097-01-05T12:00'),
      taken('2097-01-05T12:00', '2097-01-05T13:30'),
      taken('2097-01-06T00:00', '2097-01-06T03:00'),
    ];
    const day = hallDay(ROOM, DAY, all);
    expect(day.taken).toEqual([
      { from: '10:00', to: '13:30' },
      { from: '00:00', to: '00:30' },
    ]);
    expect(freeSpans(ROOM.opening, day)).toEqual([{ from: 13.5 * 60, to: 24 * 60 }]);
    // The next day does not open before ten.
    expect(hallDay(ROOM, '2097-01-06', all).taken).toEqual([]);
  });

  it('is closed on weekdays without opening hours, and open all day where none were said', () => {
    const opening = [{ weekdays: [7], from: '10:00', to: '18:00' }];
    expect(hallDay({ opening, minimumMinutes: 0 }, DAY, []).state).toBe('CLOSED');
    expect(openSpans([], DAY)).toEqual([{ from: 0, to: 1440 }]);
  });

  it('has opening hours in order and put together, however they were written', () => {
    const opening = [
      { weekdays: ALL, from: '19:00', to: '23:00' },
      { weekdays: ALL, from: '14:00', to: '16:00' },
      { weekdays: ALL, from: '10:00', to: '14:00' },
    ];
    expect(openSpans(opening, DAY)).toEqual([
      { from: 10 * 60, to: 16 * 60 },
      { from: 19 * 60, to: 23 * 60 },
    ]);
  });

  it('goes by the clock when it changes', () => {
    const day = lastSunday(3);
    const spring = taken(`${day}T09:00`, `${day}T11:00`);
    expect(hallDay(ROOM, day, [spring]).taken).toEqual([{ from: '10:00', to: '12:00' }]);
  });

  it('knows the days of a leap year', () => {
    expect(daysOfMonth(2028, 2)).toHaveLength(29);
    expect(daysOfMonth(2026, 12).at(-1)).toBe('2026-12-31');
  });

  it.each([
    // In London 01:00 to 02:00 is shown from 00:00Z and from 01:00Z.
    ['00:00', '04:00'],
    ['00:30', '04:00'],
    ['01:00', '04:00'],
    ['01:30', '04:00'],
    ['00:15', '00:45'],
    ['00:00', '01:00'],
    ['00:00', '01:30'],
    ['01:10', '01:20'],
  ])(
    '[D112] on the night when the clocks go back, what is free beside %sZ to %sZ can be booked',
    (from, to) => {
      const day = lastSunday(10);
      const held = taken(`${day}T${from}`, `${day}T${to}`);
      const shown = hallDay({ ...ROOM, opening: [] }, day, [held]);
      for (const span of freeSpans([], { day, taken: shown.taken })) {
        const free = hireMoments({ date: day, from: timeOf(span.from), to: timeOf(span.to) })!;
        expect([span, free.endsAt <= held.startsAt || free.startsAt >= held.endsAt]).toEqual([span, true]);
      }
      expect(shown.taken).toHaveLength(1);
    },
  );
});
