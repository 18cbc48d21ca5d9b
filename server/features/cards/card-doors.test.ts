import { beforeEach, describe, expect, it } from 'vitest';
import { adminToken } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { countDesk, envelope } from '../counts/count-fixtures.ts';
import { cardApp } from './card-fixtures.ts';

const { app, stripe, sendAll, details, set, opened } = cardApp();
const desk = countDesk(app);
const reconcile = () => app.features.services.cardEvents!.reconcile();
const query = (sql: string, parameters: unknown[]) => app.database.dataSource.query(sql, parameters);

let admin: string;

beforeEach(async () => {
  await query('DELETE FROM attempt_counter', []);
  stripe.events.length = 0;
  admin = await adminToken(app);
});

async function paid() {
  const donation = await opened({ amount: '10' });
  stripe.pay(donation.session.id);
  await sendAll();
  return donation;
}

/** A booked count of which a donation is an envelope. */
async function countWith(donationId: number) {
  const count = await desk.booked({ counted: '10', explanation: 'x' }, envelope());
  await query('UPDATE cash_envelope SET donation_id = $2 WHERE count_id = $1', [count.id, donationId]);
  return count as { id: number };
}

const validReceipts = (id: number) =>
  query('SELECT number FROM receipt WHERE donation_id = $1 AND voided_at IS NULL', [id]);

describe('[78] what a card has paid stays Paid', () => {
  it('also when somebody undoes the entry that the card has made', async () => {
    const { id } = await paid();
    const receipts = await validReceipts(id);
    const [{ id: changeId }] = await query(
      `SELECT id FROM donation_status_change WHERE donation_id = $1 AND to_status = 'PAID'`,
      [id],
    );
    const undo =
      'mutation ($changeIds: [Int!]!) { undoDonationsPaid(changeIds: $changeIds) { outcome changedByName } }';
    const { data } = await graphql(app, { query: undo, variables: { changeIds: [changeId] }, token: admin });
    expect(data.undoDonationsPaid).toEqual([{ outcome: 'CHANGED', changedByName: 'Stripe' }]);
    expect((await details(id, admin)).status).toBe('PAID');
    expect(await validReceipts(id)).toEqual(receipts);
  });

  it('also when the count that it was an envelope of is voided, which stays whole', async () => {
    const { id } = await paid();
    const count = await countWith(id);
    expect(await desk.refusal('undo', { id: count.id, reason: 'Wrong day' })).toBe('paidByCard');
    expect((await details(id, admin)).status).toBe('PAID');
  });
});

describe('[78] money by card for a donation that was Paid otherwise', () => {
  it('counts once a count has cancelled the donation', async () => {
    const donation = await opened({ amount: '10' });
    await set(donation.id, 'PAID', admin);
    stripe.pay(donation.session.id);
    await sendAll();
    const count = await countWith(donation.id);
    await desk.done('undo', { id: count.id, reason: 'Not in the envelope' });
    expect((await details(donation.id, admin)).status).toBe('CANCELLED');
    await reconcile();
    expect(await details(donation.id, admin)).toMatchObject({ status: 'PAID', isPaidByCard: true });
    expect(await validReceipts(donation.id)).toHaveLength(1);
  });

  it('does not when it has gone back meanwhile, whatever is heard of it again', async () => {
    const donation = await opened({ amount: '10' });
    await set(donation.id, 'PAID', admin);
    stripe.pay(donation.session.id);
    await sendAll();
    stripe.refund(donation.session.payment_intent!, 1000);
    const again = [...stripe.events];
    await sendAll();
    await set(donation.id, 'PENDING', admin, 'A mistake');
    stripe.events.push(...again.map((event) => event));
    await query('DELETE FROM card_event', []);
    await sendAll();
    await reconcile();
    expect(await details(donation.id, admin)).toMatchObject({ status: 'PENDING', refundedPence: 0 });
  });
});
