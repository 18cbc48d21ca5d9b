import { currentDay } from '../../../rules/zoned-time.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import type { TestApp } from '../test-app.ts';
import { about, type Build } from './example-builders.ts';
import { newDonation } from './records.ts';

async function paidDonation(app: TestApp): Promise<number> {
  const { id } = await newDonation(app);
  await app.features.services.donationStates.setStatus(OPERATOR, id, { status: 'PAID' });
  return id;
}

async function newReceipt(app: TestApp): Promise<number> {
  const donationId = await paidDonation(app);
  const [{ id }] = await app.database.dataSource.query('SELECT id FROM receipt WHERE donation_id = $1', [
    donationId,
  ]);
  return id;
}

/** Calls about the status of donations and their receipts. */
export const DONATION_EXAMPLES: Record<string, Build> = {
  setDonationStatus: about((app) => newDonation(app), { status: 'PAID', note: null }),
  setDonationsPaid: async (app) => {
    const { id } = await newDonation(app);
    return { variables: { input: { donations: [{ id, status: 'PENDING' }], paymentMethod: 'CASH' } } };
  },
  undoDonationsPaid: async (app) => {
    const [{ id }] = await app.database.dataSource.query(
      'SELECT id FROM donation_status_change WHERE donation_id = $1',
      [await paidDonation(app)],
    );
    return { variables: { changeIds: [id] } };
  },
  refundDonation: async (app) => {
    const id = await paidDonation(app);
    const input = {
      seenPence: 0,
      amount: '1.00',
      day: currentDay(),
      paymentMethod: 'CASH',
      reason: 'Paid too much',
    };
    return { variables: { id, input } };
  },
  undoRefund: async (app) => {
    const id = await paidDonation(app);
    await app.features.services.donationStates.setStatus(OPERATOR, id, { status: 'REFUNDED' });
    const [refund] = await app.database.dataSource.query(
      'SELECT id FROM donation_refund WHERE donation_id = $1',
      [id],
    );
    return { variables: { id: refund.id, reason: 'A mistake' } };
  },
  sendReceiptAgain: about(newReceipt),
};
