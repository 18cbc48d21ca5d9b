import { expect, it } from 'vitest';
import { TAXPAYER } from '../claim-fixtures.ts';
import { schedulesOf } from './schedule-rows.ts';

const gifts = (count: number, pence: number) =>
  Array.from({ length: count }, () => ({ taxpayer: TAXPAYER, receivedOn: '2026-05-10', pence }));

it('small gifts together are rows of at most £1,000', () => {
  const [schedule] = schedulesOf(gifts(70, 2900), true, 0);
  expect(schedule!.gifts.map(({ pence }) => pence)).toEqual([98_600, 98_600, 5800]);
});

it('a row of just £1,000 is one, and a gift of just £30 stands with others', () => {
  const rowsOf = (given: ReturnType<typeof gifts>) => schedulesOf(given, true, 0)[0]!.gifts;
  expect(rowsOf(gifts(41, 2500)).map(({ pence }) => pence)).toEqual([100_000, 2500]);
  expect(rowsOf(gifts(2, 3000)).map(({ pence }) => pence)).toEqual([6000]);
  expect(rowsOf(gifts(2, 3001)).map(({ pence }) => pence)).toEqual([3001, 3001]);
});

it('what was claimed too much stands in the first of several schedules alone', () => {
  const schedules = schedulesOf(gifts(2001, 100), false, 700);
  expect(schedules.map((part) => [part.gifts.length, part.overclaimedPence])).toEqual([
    [1000, 700],
    [1000, 0],
    [1, 0],
  ]);
});
