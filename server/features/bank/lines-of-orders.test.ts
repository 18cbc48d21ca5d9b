import { expect, it } from 'vitest';
import { addMonths } from '../../../rules/days.ts';
import { currentDay } from '../../../rules/zoned-time.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { booksOf } from '../expected/expected-fixtures.ts';
import type { StandingOrder } from '../expected/standing-orders/find-orders.ts';
import { FREE_AMOUNT_TYPE } from '../giving/donation-fixtures.ts';
import { donorOfOrder, takeAsOrders } from './lines-of-orders.ts';
import type { Suggestion } from './match-lines.ts';

const app = sharedTestApp();
const { query, newDonor, give } = booksOf(app);

const today = currentDay();

/** A new donor of that name and e-mail, whose order of £15 has come in the last two months. */
async function giver(name: string, email: string): Promise<number> {
  const { donorId } = await newDonor({ name, email });
  for (const months of [2, 1]) {
    const receivedOn = addMonths(today, -months);
    const id = await give({ donorId, subTypeId: FREE_AMOUNT_TYPE, receivedOn });
    await query('UPDATE donation SET email = $2 WHERE id = $1', [id, email]);
  }
  return donorId;
}

it('money that somebody enters is the next of an order by name and e-mail, not by the name alone, and of no one of two', async () => {
  const ofOrder = (email: string) =>
    donorOfOrder(app.database.dataSource.manager, {
      ...{ donorName: 'tara shah', email, subTypeId: FREE_AMOUNT_TYPE, pence: 1500, day: today },
    });
  const donorId = await giver('Tara Shah', 'tara@example.org');
  expect(await ofOrder('Tara@example.org')).toBe(donorId);
  expect(await ofOrder('another.tara@example.org')).toBeNull();
  await giver('Tara Shah', 'tara@example.org');
  expect(await ofOrder('tara@example.org')).toBeNull();
});

it('money is sure to be the next of an order of the same donor and fund, and of no other', () => {
  const of = { donorId: 9, subTypeId: 6 };
  const line = { id: 1, day: '2026-11-14', description: '', payerKey: '', openPence: 1500 };
  const order = { ...of, donorName: '', email: '', state: 'ON_TIME', amountPence: 1500 } as const;
  const begun: StandingOrder = {
    ...order,
    ...{ lastOn: '2026-10-14', nextOn: '2026-11-14', usualDay: 14, payments: [] },
    ...{ endedByName: '', endedOn: null },
  };
  const takenAs = (orders: StandingOrder[]) => {
    const suggestion: Suggestion = {
      ...{ reason: 'PAID_ALREADY', isCertain: false, letters: 0, candidates: [] },
      newDonation: { ...of, donorName: '', email: '' },
    };
    takeAsOrders(orders, [line], new Map([[line.id, suggestion]]));
    return [suggestion.reason, suggestion.isCertain];
  };
  const others = [
    { ...begun, donorId: 8 },
    { ...begun, subTypeId: 5 },
  ];
  expect(takenAs(others)).toEqual(['PAID_ALREADY', false]);
  expect(takenAs([...others, begun])).toEqual(['STANDING_ORDER', true]);
});
