import { expect, it } from 'vitest';
import { ChargeMovedBy } from '../../../rules/charges.ts';
import type { ChargeAccount, ChargeAccountsService } from '../charges/charge-accounts.service.ts';
import { CHARGE_COLUMNS, chargeSheets } from './charge-sheets.ts';

const DAYS = { from: '2026-05-01', to: '2026-06-30' };

const moved = (movement: ChargeAccount['movement'], pence: number, day = '2026-05-03'): ChargeAccount => ({
  ...{ key: `${movement}${day}`, reference: 'H-1', hireId: 1, kind: 'DEPOSIT', day, movement, pence },
  method: 'CASH',
});

/** Of each day that deposits are asked for, so many pence are held as its digits say. */
const service = {
  batch: async () => [],
  depositsHeld: async (day: string) => Number(day.replaceAll('-', '')),
} as unknown as ChargeAccountsService;

it('what was received, given back, kept and taken as a fee has a sum each, by month and in all; held is what is at the end', async () => {
  const rows = [moved('PAYMENT', 1000), moved('RETURN', 200), moved('KEPT', 30), moved('FEE', 4)];
  const sheets = chargeSheets(service, DAYS, [...rows, moved('PAYMENT', 50_000, '2026-06-30')]);
  for await (const _ of sheets.lines());
  const sums: unknown[] = [];
  for await (const batch of sheets.sumRows())
    for (const { name, month, receivedPence, returnedPence, keptPence, feePence, heldPence } of batch)
      sums.push([name, month, receivedPence, returnedPence, keptPence, feePence, heldPence]);
  expect(sums).toEqual([
    ['Deposit', '2026-05', 1000, 200, 30, 4, null],
    ['Deposit', '2026-06', 50_000, 0, 0, 0, null],
    ['Total', '', 51_000, 200, 30, 4, null],
    ['Deposits held on 2026-06-30', '', null, null, null, null, 20_260_630],
  ]);
});

it('a line has its pence in the column of what moved, and each way of paying has words of its own', () => {
  const cells = (row: ChargeAccount) =>
    Object.fromEntries(CHARGE_COLUMNS.map(({ header, value }) => [header, value(row)]));
  expect(cells(moved('RETURN', 200))).toMatchObject({
    ...{ Received: null, 'Given back': 200, Kept: null, Fee: null, 'Payment method': 'Cash' },
  });
  const ways = Object.values(ChargeMovedBy).map(
    (method) => cells({ ...moved('PAYMENT', 1), method })['Payment method'],
  );
  expect(new Set(ways).size).toBe(ways.length);
});
