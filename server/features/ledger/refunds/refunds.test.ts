import { describe, expect, it } from 'vitest';
import { addDays } from '../../../../rules/days.ts';
import { currentDay } from '../../../../rules/zoned-time.ts';
import { OPERATOR } from '../../../identity/viewer.ts';
import { adminToken } from '../../../testing/factories.ts';
import { removeOld } from '../../../testing/remove-old.ts';
import { graphql } from '../../../testing/requests.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { AccountsService } from '../../accounts-export/accounts.service.ts';
import { bankDesk, csv, DAY, type Line, payer } from '../../bank/bank-fixtures.ts';
import { newPromises } from '../receipts/receipt-fixtures.ts';

const app = sharedTestApp();
const desk = bankDesk(app);

const DETAILS = `status refundedPence receiptNumber refunds { id pence day paymentMethod reason reversesId madeByName }
  history { fromStatus toStatus note receivedOn paymentMethod changedByName }`;
const GIVE = `mutation ($id: Int!, $input: RefundInput!) { refundDonation(id: $id, input: $input) { ${DETAILS} } }`;
const UNDO = `mutation ($id: Int!, $reason: String!) { undoRefund(id: $id, reason: $reason) { ${DETAILS} } }`;
const ONE = `query ($id: Int!) { donation(id: $id) { ${DETAILS} } }`;
const SET = `mutation ($id: Int!, $status: DonationStatus!, $note: String) {
  setDonationStatus(id: $id, status: $status, note: $note) { ${DETAILS} } }`;

const today = currentDay();
const came = addDays(today, -10);

let session: Promise<string> | undefined;

async function ask(query: string, variables: Record<string, unknown>) {
  session ??= adminToken(app);
  const { data, errors } = await graphql(app, { query, variables, token: await session });
  return { done: data && Object.values(data)[0], refusal: errors?.[0]?.extensions.messageKey };
}

/** A donation of £50 that has come. @returns the id */
async function paid({ pence = 5000, on = came } = {}): Promise<number> {
  const [{ id }] = await newPromises(app, 1, { pence });
  const fields = { status: 'PAID', receivedOn: on, paymentMethod: 'CHEQUE' } as const;
  await app.features.services.donationStates.setStatus(OPERATOR, id, fields);
  return id;
}

const refund = (fields: Record<string, unknown> = {}) => ({
  ...{ seenPence: 0, amount: '20', day: addDays(today, -3), paymentMethod: 'CASH', reason: 'Paid too much' },
  ...fields,
});

describe('refunding by hand', () => {
  it('is dated as the change of status is', async () => {
    const id = await paid();
    const moment = new Date(Date.now() - 3 * 24 * 3600_000);
    const { donationLedger, donationStates } = app.features.services;
    await donationStates.setStatus(OPERATOR, id, { status: 'REFUNDED' }, moment);
    const { refunds, history } = await donationLedger.find(id);
    expect([refunds[0]!.made.at, history[0]!.changed.at]).toEqual([moment, moment]);
  });

  it('of a part leaves the donation Paid, with its receipt; of the rest it is Refunded', async () => {
    const id = await paid();
    const { receiptNumber } = (await ask(ONE, { id })).done;
    const part = (await ask(GIVE, { id, input: refund() })).done;
    expect(part).toMatchObject({
      ...{ status: 'PAID', refundedPence: 2000, receiptNumber, history: [{ toStatus: 'PAID' }] },
      refunds: [
        {
          pence: 2000,
          day: addDays(today, -3),
          paymentMethod: 'CASH',
          reason: 'Paid too much',
          reversesId: null,
        },
      ],
    });
    expect(part.refunds[0].madeByName).not.toBe('');
    const input = refund({
      seenPence: 2000,
      amount: '30.00',
      day: today,
      paymentMethod: 'TRANSFER',
      reason: 'All of it',
    });
    expect((await ask(GIVE, { id, input })).done).toMatchObject({
      ...{ status: 'REFUNDED', refundedPence: 5000, receiptNumber },
      history: [{ fromStatus: 'PAID', toStatus: 'REFUNDED', note: 'All of it' }, { toStatus: 'PAID' }],
      refunds: [{ pence: 2000 }, { pence: 3000, day: today, paymentMethod: 'TRANSFER' }],
    });
    // The accountant is told when the last of it went back.
    const accounts = new AccountsService(app.database.dataSource);
    const lines = await accounts.batch({ from: came, to: came }, false);
    expect(lines.find((line) => line.id === id)).toMatchObject({ refundedOn: today, refundedPence: 5000 });
    const log = await app.database.dataSource.query(
      `SELECT action, label FROM audit_entry WHERE subject = 'donation' AND subject_id = $1 AND action = 'REFUND'`,
      [id],
    );
    expect(log).toEqual([{ action: 'REFUND', label: expect.stringMatching(/^SMJ-\S+ 20\.00$/) }]);
  });

  it('by Refunded enters what was not refunded yet, today', async () => {
    const id = await paid();
    await ask(GIVE, { id, input: refund() });
    expect((await ask(SET, { id, status: 'REFUNDED', note: 'The rest' })).done).toMatchObject({
      ...{ status: 'REFUNDED', refundedPence: 5000 },
      refunds: [{ pence: 2000 }, { pence: 3000, day: today, paymentMethod: null, reason: 'The rest' }],
    });
  });

  it('that is sent twice, or at once with another, is entered once', async () => {
    const id = await paid();
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(GIVE, { id, input: refund() })));
    expect(answers.map(({ refusal }) => refusal).filter(Boolean)).toEqual(Array(4).fill('changedByAnother'));
    expect((await ask(ONE, { id })).done).toMatchObject({ refundedPence: 2000, refunds: [{ pence: 2000 }] });
  });

  it.each([
    [{ amount: '50.01' }, 'refundExceedsDonation'],
    [{ amount: '0' }, 'invalidAmount'],
    [{ amount: '-5' }, 'invalidAmount'],
    [{ day: addDays(today, 1) }, 'dayInFuture'],
    [{ day: addDays(came, -1) }, 'refundBeforeDonation'],
    [{ day: '2026-02-30' }, 'invalidDate'],
    [{ paymentMethod: 'STANDING_ORDER' }, 'refundMethodRequired'],
    [{ reason: ' ' }, 'declineReasonRequired'],
    [{ reason: '\0' }, 'textNotAllowed'],
    [{ seenPence: 1 }, 'changedByAnother'],
  ])('with %j is refused, and nothing is entered', async (fields, expected) => {
    const id = await paid();
    expect((await ask(GIVE, { id, input: refund(fields) })).refusal).toBe(expected);
    expect((await ask(ONE, { id })).done).toMatchObject({ status: 'PAID', refundedPence: 0, refunds: [] });
  });

  it('is of no more than an earlier one has left', async () => {
    const id = await paid();
    await ask(GIVE, { id, input: refund() });
    const again = (amount: string) => ask(GIVE, { id, input: refund({ seenPence: 2000, amount }) });
    expect((await again('30.01')).refusal).toBe('refundExceedsDonation');
    expect((await again('29.99')).done).toMatchObject({ status: 'PAID', refundedPence: 4999 });
  });

  it('is for what was paid, and not by card', async () => {
    const [promise] = await newPromises(app, 1, { pence: 5000 });
    expect((await ask(GIVE, { id: promise.id, input: refund() })).refusal).toBe('invalidStatusChange');
    expect((await ask(GIVE, { id: 999_999, input: refund() })).refusal).toBe('notFound');
    const id = await paid();
    await app.database.dataSource.query(
      `INSERT INTO card_payment (donation_id, checkout_id, state, is_counted) VALUES ($1, 'cs_hand', 'PAID', true)`,
      [id],
    );
    expect((await ask(GIVE, { id, input: refund() })).refusal).toBe('refundedByCard');
  });
});

describe('a refund that was a mistake', () => {
  it('counts no more, and what was Refunded is Paid again with the same receipt; both entries stay', async () => {
    const id = await paid();
    const { receiptNumber } = (await ask(ONE, { id })).done;
    const { refunds } = (await ask(SET, { id, status: 'REFUNDED', note: 'Another gift' })).done;
    const reason = 'It was the gift of another';
    const { done } = await ask(UNDO, { id: refunds[0].id, reason });
    expect(done).toMatchObject({
      ...{ status: 'PAID', refundedPence: 0, receiptNumber },
      refunds: [
        { pence: 5000, reason: 'Another gift' },
        { pence: 5000, reason, reversesId: refunds[0].id },
      ],
      history: [
        { fromStatus: 'REFUNDED', toStatus: 'PAID', note: reason, receivedOn: came, paymentMethod: 'CHEQUE' },
        { fromStatus: 'PAID', toStatus: 'REFUNDED' },
        { fromStatus: 'PENDING', toStatus: 'PAID' },
      ],
    });
    expect((await ask(GIVE, { id, input: refund() })).done.refundedPence).toBe(2000);
  });

  it('is said once, with a reason, and not of the entry that says so', async () => {
    const id = await paid();
    const { refunds } = (await ask(GIVE, { id, input: refund() })).done;
    const mistake = { id: refunds[0].id, reason: 'A mistake' };
    expect((await ask(UNDO, { ...mistake, reason: ' ' })).refusal).toBe('declineReasonRequired');
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(UNDO, mistake)));
    expect(answers.map(({ refusal }) => refusal).filter(Boolean)).toEqual(Array(4).fill('changedByAnother'));
    const after = (await ask(ONE, { id })).done;
    expect(after).toMatchObject({ status: 'PAID', refundedPence: 0, history: [{ toStatus: 'PAID' }] });
    expect((await ask(UNDO, { ...mistake, id: after.refunds[1].id })).refusal).toBe('notFound');
    expect((await ask(UNDO, { ...mistake, id: 999_999 })).refusal).toBe('notFound');
  });
});

describe('what was refunded in part', () => {
  it('[D97] is not “not paid after all”, until that was a mistake', async () => {
    const id = await paid();
    const { refunds } = (await ask(GIVE, { id, input: refund() })).done;
    const notPaid = { id, status: 'PENDING', note: 'Not paid' };
    expect((await ask(SET, notPaid)).refusal).toBe('partlyRefunded');
    await ask(UNDO, { id: refunds[0].id, reason: 'A mistake' });
    expect((await ask(SET, notPaid)).done).toMatchObject({ status: 'PENDING', receiptNumber: null });
  });

  it('of a payment by bank is no returned payment, and its decision stays', async () => {
    const promise = await desk.promise(1750);
    const who = payer();
    const { lines, id: statementId } = await desk.bringIn(csv([DAY, `${who} ${promise.reference}`, '17.50']));
    const [{ id, version }] = lines as [Line];
    const payments = [{ donationId: promise.id, pence: 1750 }];
    const line = await desk.done('pay', { id, version, payments });
    const [{ day }] = await app.database.dataSource.query(
      `SELECT to_char(received_on, 'YYYY-MM-DD') AS day FROM donation WHERE id = $1`,
      [promise.id],
    );
    const { refunds } = (await ask(GIVE, { id: promise.id, input: refund({ amount: '5', day }) })).done;
    const back = await desk.bringIn(csv(['18/11/2026', `${who} ${promise.reference}`, '-17.50']));
    expect(back.lines[0]).toMatchObject({ state: 'EXCLUDED', returned: null });
    const undo = { id, version: line.version };
    expect((await desk.ask('undo', undo)).error!.extensions.messageKey).toBe('bankPaymentRefunded');
    expect(await desk.done('dependents', { id: statementId })).toHaveLength(1);
    await ask(UNDO, { id: refunds[0].id, reason: 'A mistake' });
    const [again] = (await desk.lines(back.id)) as [Line];
    expect(again).toMatchObject({ state: 'TO_DECIDE', returned: { lineId: id } });
    await desk.done('returned', { id: again.id, version: again.version });
    expect((await ask(ONE, { id: promise.id })).done).toMatchObject({ status: 'PENDING', refundedPence: 0 });
  });
});

it('[PRIV-5] of old donations nobody reads why something was refunded', async () => {
  const id = await paid({ on: '2017-01-01' });
  await ask(GIVE, { id, input: refund({ day: '2017-02-01' }) });
  await removeOld(app, 'donations');
  expect((await ask(ONE, { id })).done.refunds).toMatchObject([
    { pence: 2000, day: '2017-02-01', reason: null },
  ]);
});
