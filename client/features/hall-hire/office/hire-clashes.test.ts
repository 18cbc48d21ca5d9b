import { describe, expect, it } from 'vitest';
import { clashesWith, type MonthHire, monthAt, timesOf } from './hire-clashes.ts';

function hire(id: number, from: string, to: string): MonthHire {
  const day = '2088-07-10';
  return {
    id,
    status: 'ACCEPTED',
    name: `Hirer ${id}`,
    purpose: 'Birthday',
    startsAt: `${day}T${from}:00Z`,
    endsAt: `${day}T${to}:00Z`,
    roomIds: [1],
  };
}

describe('clashes', () => {
  // British summer time: London is an hour ahead of UTC.
  const times = timesOf({ date: '2088-07-10', from: '18:00', to: '22:00' })!;

  it('[D33] are hires that overlap, not those that only adjoin', () => {
    const hires = [
      hire(1, '10:00', '17:00'),
      hire(2, '16:00', '17:15'),
      hire(3, '18:00', '19:00'),
      hire(4, '21:00', '22:00'),
    ];
    expect(clashesWith(times, hires).map(({ id }) => id)).toEqual([2, 3]);
  });

  it('[D33] do not include the hire itself', () => {
    expect(clashesWith(times, [hire(3, '18:00', '19:00')], 3)).toEqual([]);
  });

  it('[D33] are not those of another room', () => {
    const hires = [hire(3, '18:00', '19:00'), { ...hire(4, '18:00', '19:00'), roomIds: [2, 3] }];
    expect(clashesWith({ ...times, roomIds: [3, 4] }, hires).map(({ id }) => id)).toEqual([4]);
  });

  it('are none until date and times are complete', () => {
    expect(timesOf({ date: '2088-07-10', from: '18:00', to: '' })).toBeUndefined();
    expect(timesOf({ date: '2088-02-30', from: '18:00', to: '19:00' })).toBeUndefined();
  });

  it('are searched in the calendar month of London', () => {
    expect(monthAt({ startsAt: '2088-06-30T23:30:00Z' })).toEqual({ year: 2088, month: 7 });
  });
});
