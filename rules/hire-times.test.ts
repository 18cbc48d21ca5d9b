import { describe, expect, it } from 'vitest';
import { hireMoments, isHireTime } from './hire-times.ts';

const hoursOf = (date: string, from: string, to: string) => {
  const { startsAt, endsAt } = hireMoments({ date, from, to })!;
  return (endsAt.getTime() - startsAt.getTime()) / 3_600_000;
};

describe('[D112] the times of a hire', () => {
  it('an end that is not after the beginning is on the next day', () => {
    const { startsAt, endsAt } = hireMoments({ date: '2026-12-31', from: '19:00', to: '00:30' })!;
    expect([startsAt.toISOString(), endsAt.toISOString()]).toEqual([
      '2026-12-31T19:00:00.000Z',
      '2027-01-01T00:30:00.000Z',
    ]);
    expect(hoursOf('2028-02-28', '20:00', '02:00')).toBe(6);
    expect(hoursOf('2028-02-29', '20:00', '00:00')).toBe(4);
  });

  it('in the night when the clocks change it is longer or shorter by an hour', () => {
    expect(hoursOf('2027-03-27', '20:00', '03:00')).toBe(6);
    expect(hoursOf('2027-10-30', '20:00', '03:00')).toBe(8);
  });

  it.each([
    ['19:00', '00:30', true],
    ['10:00', '02:00', true],
    ['10:00', '02:15', false],
    ['10:00', '10:00', false],
    ['06:00', '23:30', true],
    ['', '10:00', true],
  ])('from %s to %s is possible: %s', (from, to, possible) => {
    expect(isHireTime({ date: '2026-12-11', from, to })).toBe(possible);
  });

  it('within the hour that the clocks skip there is no time to hire', () => {
    expect(isHireTime({ date: '2027-03-28', from: '01:00', to: '02:00' })).toBe(false);
    expect(isHireTime({ date: '2027-03-28', from: '01:00', to: '02:30' })).toBe(true);
  });
});
