import { describe, expect, it } from 'vitest';
import type { Instant } from '../../../../../rules/days.ts';
import { momentOf } from '../../../../../rules/zoned-time.ts';
import { hoursOf, lanesOf, partOn, timeAt } from './week-layout.ts';

const at = (day: string, time: string) => momentOf(day, time).toISOString() as Instant;
const entry = (from: [string, string], to: [string, string], roomId = 1) => ({
  roomId,
  startsAt: at(...from),
  endsAt: at(...to),
});

describe('the lanes of a week', () => {
  it('shows what ends after midnight on the day on which it begins, and the hours of it', () => {
    const night = entry(['2026-12-12', '19:00'], ['2026-12-13', '00:30']);
    const lanes = lanesOf(['2026-12-12', '2026-12-13'], [1], [night]);
    expect(lanes.map(({ placed }) => placed.map(({ from, to }) => [from, to]))).toEqual([[[1140, 1470]], []]);
    expect(hoursOf(lanes)).toEqual({ first: 8, last: 25 });
    expect(timeAt(1470)).toBe('00:30');
  });

  it('shows what lasts for days on each of them, without more hours', () => {
    const closed = entry(['2026-12-24', '00:00'], ['2026-12-27', '00:00']);
    const days = ['2026-12-23', '2026-12-24', '2026-12-26', '2026-12-27'];
    expect(days.map((day) => partOn(day, closed))).toEqual([
      undefined,
      { from: 0, to: 1440 },
      { from: 0, to: 1440 },
      undefined,
    ]);
    expect(hoursOf(lanesOf(days, [1], [closed]))).toEqual({ first: 8, last: 23 });
  });

  it('shows the hour in which something begins before the usual ones', () => {
    const early = entry(['2026-12-12', '06:30'], ['2026-12-12', '09:00']);
    expect(hoursOf(lanesOf(['2026-12-12'], [1], [early])).first).toBe(6);
  });

  it('puts what is over before another begins into the same line, in whichever order they came', () => {
    const day = '2026-12-12';
    const [later, earlier] = [entry([day, '14:00'], [day, '16:00']), entry([day, '10:00'], [day, '14:00'])];
    expect(lanesOf([day], [1], [later, earlier])[0]?.lines).toBe(1);
  });

  it('counts by the clock of the site on the days when it changes', () => {
    const [spring, autumn] = ['2027-03-28', '2026-10-25'];
    for (const day of [spring, autumn])
      expect(partOn(day, entry([day, '09:00'], [day, '17:30']))).toEqual({ from: 540, to: 1050 });
  });

  it('puts requests that overlap below each other, each room by itself', () => {
    const day = '2026-12-12';
    const lanes = lanesOf(
      [day],
      [1, 2],
      [
        entry([day, '10:00'], [day, '14:00']),
        entry([day, '13:00'], [day, '15:00']),
        entry([day, '14:00'], [day, '16:00']),
        entry([day, '13:00'], [day, '15:00'], 2),
      ],
    );
    expect(lanes.map(({ lines, placed }) => [lines, placed.map(({ line }) => line)])).toEqual([
      [2, [0, 1, 0]],
      [1, [0]],
    ]);
  });
});
