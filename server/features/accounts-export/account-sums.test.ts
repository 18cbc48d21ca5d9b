import { expect, it } from 'vitest';
import { MonthSums } from './account-sums.ts';

it('funds of one name have a sum each, by month, and the total is of all', async () => {
  const sums = new MonthSums();
  const paid = (amountPence: number, receivedOn = '2026-05-03') => ({
    receivedOn,
    amountPence,
    refundedPence: 0,
    feePence: 0,
  });
  sums.add({ key: 7, name: 'Roof' }, paid(100));
  sums.add({ key: 8, name: 'Roof' }, paid(20));
  sums.add({ key: 8, name: 'Roof' }, paid(3, '2026-05-31'));
  sums.add({ key: 8, name: 'Roof' }, paid(4, '2026-06-01'));
  const rows: unknown[][] = [];
  for await (const batch of sums.batches())
    for (const { name, month, count, receivedPence } of batch) rows.push([name, month, count, receivedPence]);
  expect(rows).toEqual([
    ['Roof', '2026-05', 1, 100],
    ['Roof', '2026-05', 2, 23],
    ['Roof', '2026-06', 1, 4],
    ['Total', '', 4, 127],
  ]);
});
