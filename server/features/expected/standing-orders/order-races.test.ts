import { expect, it } from 'vitest';
import { addMonths } from '../../../../rules/days.ts';
import { currentDay } from '../../../../rules/zoned-time.ts';
import { OPERATOR } from '../../../identity/viewer.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { together } from '../../../testing/two-at-once.ts';
import { bankDesk, csv, type Line } from '../../bank/bank-fixtures.ts';
import { FREE_AMOUNT_TYPE } from '../../giving/donation-fixtures.ts';
import { booksOf } from '../expected-fixtures.ts';

const app = sharedTestApp();
const { query, newDonor, give } = booksOf(app);
const desk = bankDesk(app);

it('the next donation of a standing order whose donor is merged into another meanwhile is the other one’s', async () => {
  const { donorId: from, name: donorName, email } = await newDonor();
  const { donorId: into } = await newDonor();
  const subTypeId = FREE_AMOUNT_TYPE;
  const first = addMonths(currentDay(), -2);
  for (const months of [0, 1]) await give({ donorId: from, subTypeId, receivedOn: addMonths(first, months) });
  await query('UPDATE donation SET email = $2 WHERE donor_id = $1', [from, email]);
  const day = addMonths(first, 2).split('-').reverse().join('/');
  const { lines } = await desk.bringIn(csv([day, 'FPI SOMEBODY', '15.00']), { dateOrder: 'DAY_FIRST' });
  const [{ id, version }] = lines as [Line];
  const { donorMerges } = app.features.services;
  // The merge has the donor of the order, and waits for the other.
  await together<unknown>(
    app,
    (manager) => manager.query('SELECT FROM donor WHERE id = $1 FOR UPDATE', [into]),
    [
      () => donorMerges.merge(OPERATOR, { id: from, version: 1 }, { id: into, version: 1 }),
      () => desk.done('newDonation', { id, version, input: { donorName, email, subTypeId } }),
    ],
  );
  const donations = await query('SELECT donor_id, frequency FROM donation WHERE donor_name = $1', [
    donorName,
  ]);
  expect(donations).toHaveLength(3);
  expect(donations).toContainEqual({ donor_id: into, frequency: 'MONTHLY' });
  expect(donations.every((donation) => (donation as { donor_id: number }).donor_id === into)).toBe(true);
});

it('of two who say at once that a standing order is over the second is told', async () => {
  const { donorId } = await newDonor();
  const subTypeId = FREE_AMOUNT_TYPE;
  for (const months of [-2, -1])
    await give({ donorId, subTypeId, receivedOn: addMonths(currentDay(), months) });
  const end = () =>
    app.features.services.standingOrders.setEnded(OPERATOR, { donorId, subTypeId }, true).then(
      ({ state }) => state,
      ({ messageKey }) => messageKey,
    );
  const answers = await together(
    app,
    (manager) => manager.query('SELECT FROM donor WHERE id = $1 FOR UPDATE', [donorId]),
    [end, end],
  );
  expect(answers).toEqual(['ENDED', 'changedByAnother']);
});
