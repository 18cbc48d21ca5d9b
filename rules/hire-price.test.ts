import { describe, expect, it } from 'vitest';
import { hirePrice } from './hire-price.ts';
import type { PricedRoom, RoomPrice } from './rooms.ts';

const price = (fields: Partial<RoomPrice>): RoomPrice => ({
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  from: '00:00',
  to: '00:00',
  per: 'HOUR',
  pence: 4500,
  memberPence: null,
  ...fields,
});

const room = (prices: RoomPrice[], fields: Partial<PricedRoom> = {}): PricedRoom => ({
  id: 1,
  opening: [],
  prices,
  depositPence: 15_000,
  minimumMinutes: 0,
  ...fields,
});

const FRIDAY = '2026-12-11';
const of = (rooms: PricedRoom[], times: object = {}) =>
  hirePrice({ rooms, date: FRIDAY, from: '11:00', to: '16:00', isMember: false, ...times });

describe('what a hire costs', () => {
  const hall = room([
    price({ weekdays: [1, 2, 3, 4], pence: 4500, memberPence: 4000 }),
    price({ weekdays: [5, 6, 7], pence: 6000, memberPence: 4000 }),
  ]);
  const kitchen = room([price({ per: 'ONCE', pence: 6000, memberPence: 4000 })], { id: 2, depositPence: 0 });

  it('is worked out by room, weekday and hour, with the deposit apart', () => {
    expect(of([hall, kitchen])).toEqual({
      lines: [
        { roomId: 1, per: 'HOUR', minutes: 300, unitPence: 6000, pence: 30_000 },
        { roomId: 2, per: 'ONCE', minutes: 0, unitPence: 6000, pence: 6000 },
      ],
      totalPence: 36_000,
      depositPence: 15_000,
    });
  });

  it('is what members pay, for members', () => {
    expect(of([hall, kitchen], { isMember: true }).totalPence).toBe(24_000);
    expect(of([room([price({})])], { isMember: true }).totalPence).toBe(22_500);
  });

  it('after midnight is by the next day’s weekday', () => {
    const thursday = of([hall], { date: '2026-12-10', from: '22:30', to: '00:30' });
    expect(thursday.lines.map(({ minutes, unitPence }) => [minutes, unitPence])).toEqual([
      [90, 4500],
      [30, 6000],
    ]);
    expect(thursday.totalPence).toBe(6750 + 3000);
  });

  it('changes with the hour of the day, also over midnight', () => {
    const club = room([
      price({ from: '18:00', to: '02:00', pence: 9000 }),
      price({ from: '02:00', to: '18:00', pence: 3000 }),
    ]);
    expect(of([club], { from: '17:00', to: '01:00' }).totalPence).toBe(3000 + 7 * 9000);
  });

  it('is that of a night which began on a day of the row, and of no other night', () => {
    const fridays = room([
      price({ weekdays: [5], from: '20:00', to: '02:00', pence: 9000 }),
      price({ pence: 3000 }),
    ]);
    expect(of([fridays], { date: FRIDAY, from: '00:00', to: '02:00' }).totalPence).toBe(2 * 3000);
    expect(of([fridays], { date: FRIDAY, from: '22:00', to: '03:00' }).totalPence).toBe(4 * 9000 + 3000);
  });

  it('is by the first of the rows that fit, until its time is over', () => {
    const hours = room([
      price({ from: '09:00', to: '17:00', pence: 3000 }),
      price({ from: '12:00', to: '23:00', pence: 5000 }),
    ]);
    expect(of([hours], { from: '11:00', to: '19:00' }).totalPence).toBe(6 * 3000 + 2 * 5000);
  });

  it('for a quarter of an hour is a quarter, to the nearest penny', () => {
    const odd = room([price({ pence: 1250 })]);
    expect(of([odd], { from: '11:00', to: '11:15' }).totalPence).toBe(313);
    expect(of([odd], { from: '11:00', to: '12:15' }).totalPence).toBe(1563);
    expect(of([room([price({ pence: 1001 })])], { from: '11:00', to: '11:15' }).totalPence).toBe(250);
  });

  it('is the first row where none fits, and nothing where there is none', () => {
    expect(of([room([price({ weekdays: [1] })])]).totalPence).toBe(22_500);
    expect(of([room([])])).toEqual({ lines: [], totalPence: 0, depositPence: 15_000 });
  });
});
