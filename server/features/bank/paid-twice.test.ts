import { beforeEach, expect, it } from 'vitest';
import { cardApp } from '../cards/card-fixtures.ts';
import { countDesk, envelope } from '../counts/count-fixtures.ts';
import { bankDesk, csv, DAY, type Line, payer } from './bank-fixtures.ts';

const { app, stripe, sendAll, opened } = cardApp();
const bank = bankDesk(app);
const desk = countDesk(app);

beforeEach(() => app.database.dataSource.query('DELETE FROM attempt_counter'));

/** A line with the whole reference and all of the amount, as it is suggested. */
async function lineFor({ reference }: { reference: string }, pounds = '50.00') {
  const { lines } = await bank.bringIn(csv([DAY, `${payer()} ${reference}`, pounds]));
  return lines[0] as Line;
}

async function paidByCard() {
  const donation = await opened({ amount: '50' });
  stripe.pay(donation.session.id);
  await sendAll();
  return donation;
}

/** A donation of an envelope of a count that is booked. */
async function counted(paymentMethod: string) {
  const { rows } = await desk.booked(
    { counted: '50', explanation: 'x' },
    envelope({ amount: '50', paymentMethod }),
  );
  const { reference } = rows[0];
  const [{ id }] = await app.database.dataSource.query('SELECT id FROM donation WHERE reference = $1', [
    reference,
  ]);
  return { id: id as number, reference: reference as string };
}

it.each([
  ['by card', paidByCard],
  ['in cash, as two have counted', () => counted('CASH')],
])(
  '[74] a line for a donation that was paid %s is money that came twice: to enter, and no link',
  async (_way, paid) => {
    const { id: donationId, reference } = await paid();
    const { id, version, state, suggestion } = await lineFor({ reference });
    expect([state, suggestion]).toMatchObject([
      'TO_DECIDE',
      { reason: 'PAID_ALREADY', isCertain: false, candidates: [] },
    ]);
    const payments = [{ donationId, pence: 5000 }];
    const { error } = await bank.ask('pay', { id, version, payments });
    expect(error!.extensions.messageKey).toBe('bankDonationClosed');
    const { donorName, subTypeId, email } = suggestion!.newDonation!;
    const input = { donorName: donorName || 'Asha', subTypeId, email };
    const entered = await bank.done('newDonation', { id, version, input });
    const ids = [donationId, entered.payments[0].donation.id];
    const [{ pence }] = await app.database.dataSource.query(
      `SELECT sum(amount_pence)::integer AS pence FROM donation WHERE id = ANY ($1) AND status = 'PAID'`,
      [ids],
    );
    expect(pence).toBe(10_000);
  },
);

it.each(['TRANSFER', 'STANDING_ORDER'])(
  '[74] a line for a %s that was entered at the desk of a count is that payment',
  async (paymentMethod) => {
    const { id: donationId, reference } = await counted(paymentMethod);
    const { id, version, suggestion } = await lineFor({ reference });
    expect(suggestion).toMatchObject({
      reason: 'PAID_BY_HAND',
      candidates: [{ donation: { id: donationId } }],
    });
    const line = await bank.done('pay', { id, version, payments: [{ donationId, pence: 5000 }] });
    expect(line.payments).toMatchObject([{ reason: 'PAID_BY_HAND' }]);
  },
);
