import { describe, expect, it } from 'vitest';
import { adminToken } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { newPromises } from '../ledger/receipts/receipt-fixtures.ts';
import { refundHalf } from '../ledger/refunds/refund-fixtures.ts';

const app = sharedTestApp();

let treasurer: Promise<string> | undefined;

/** One for the whole file: making an account takes a while. */
function token(): Promise<string> {
  treasurer ??= adminToken(app);
  return treasurer;
}

const OUTCOME = 'donationId reference donorName outcome changedByName changeId';
const PAY = `mutation ($input: PaidTogetherInput!) { setDonationsPaid(input: $input) { ${OUTCOME} } }`;
const UNDO = `mutation ($changeIds: [Int!]!) { undoDonationsPaid(changeIds: $changeIds) { ${OUTCOME} } }`;
const SET = `mutation ($id: Int!, $status: DonationStatus!, $note: String) {
  setDonationStatus(id: $id, status: $status, note: $note) { id } }`;

interface Outcome {
  donationId: number;
  outcome: string;
  changedByName: string | null;
  changeId: number | null;
}

async function ask(query: string, variables: Record<string, unknown>) {
  const { data, errors } = await graphql(app, { query, variables, token: await token() });
  const outcomes: Outcome[] = data ? Object.values<Outcome[]>(data)[0]! : [];
  return { outcomes, errors };
}

const pay = (ids: readonly number[], more: object = {}) =>
  ask(PAY, {
    input: {
      donations: ids.map((id) => ({ id, status: 'PENDING' })),
      receivedOn: '2026-10-20',
      paymentMethod: 'CASH',
      ...more,
    },
  });

function donations(ids: readonly number[]) {
  return app.database.dataSource.query(
    `SELECT status, payment_method AS "paymentMethod", received_on::text AS day,
            (SELECT count(*)::integer FROM receipt WHERE donation_id = donation.id AND voided_at IS NULL) AS receipts
       FROM donation WHERE id = ANY ($1) ORDER BY id`,
    [ids],
  );
}

const idsOf = (promises: readonly { id: number }[]) => promises.map(({ id }) => id).sort((a, b) => a - b);

describe('several promises', () => {
  it('are set to Paid with a day and a way, each with a receipt and a letter, and put back by Undo with withdrawals', async () => {
    const email = 'together@example.org';
    const ids = idsOf(await newPromises(app, 30, { email }));
    const { outcomes } = await pay(ids);
    expect(outcomes.map(({ outcome, donationId }) => [outcome, donationId])).toEqual(
      ids.map((id) => ['DONE', id]),
    );
    expect(await donations(ids)).toEqual(
      Array(30).fill({ status: 'PAID', paymentMethod: 'CASH', day: '2026-10-20', receipts: 1 }),
    );
    const undone = await ask(UNDO, { changeIds: outcomes.map(({ changeId }) => changeId) });
    expect(undone.outcomes.every(({ outcome }) => outcome === 'DONE')).toBe(true);
    expect(await donations(ids)).toEqual(
      Array(30).fill({ status: 'PENDING', paymentMethod: null, day: null, receipts: 0 }),
    );
    await app.outboxSender.sendDue();
    const subjects = app.messages.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('cancelled'))).toHaveLength(30);
    expect(subjects).toHaveLength(60);
  });

  it('stay as somebody else has made them, who is named', async () => {
    const promises = await newPromises(app, 4);
    const [paid, cancelled, gone, open] = idsOf(promises);
    await ask(SET, { id: paid, status: 'PAID' });
    await ask(SET, { id: cancelled, status: 'CANCELLED' });
    // Somebody pays it, and takes that back: it is as it was seen.
    await ask(SET, { id: gone, status: 'PAID' });
    await ask(SET, { id: gone, status: 'PENDING', note: 'A mistake' });
    const { outcomes } = await pay([paid!, cancelled!, gone!, open!]);
    const [{ name }] = await app.database.dataSource.query(
      'SELECT changed_by_name AS name FROM donation_status_change WHERE donation_id = $1',
      [paid],
    );
    expect(outcomes).toMatchObject([
      { outcome: 'ALREADY', changedByName: name, changeId: null },
      { outcome: 'CHANGED', changedByName: name, changeId: null },
      { outcome: 'DONE' },
      { outcome: 'DONE' },
    ]);
    expect((await donations([cancelled!]))[0].status).toBe('CANCELLED');
  });

  it('that two treasurers set at once are paid once each', async () => {
    const ids = idsOf(await newPromises(app, 30));
    const both = await Promise.all([pay(ids), pay(ids.toReversed())]);
    const done = both.flatMap(({ outcomes }) => outcomes.filter(({ outcome }) => outcome === 'DONE'));
    expect(idsOf(done.map(({ donationId }) => ({ id: donationId })))).toEqual(ids);
    expect((await donations(ids)).every(({ receipts }: { receipts: number }) => receipts === 1)).toBe(true);
  });

  it('are not undone where somebody has decided something since', async () => {
    const ids = idsOf(await newPromises(app, 4));
    const { outcomes } = await pay(ids);
    await refundHalf(app, ids[3]!, 1000);
    await ask(SET, { id: ids[0], status: 'REFUNDED' });
    await ask(SET, { id: ids[1], status: 'PENDING', note: 'A mistake' });
    await ask(SET, { id: ids[1], status: 'PAID' });
    const undone = await ask(UNDO, { changeIds: outcomes.map(({ changeId }) => changeId) });
    expect(undone.outcomes.map(({ outcome }) => outcome)).toEqual([
      ...['CHANGED', 'CHANGED', 'DONE', 'CHANGED'],
    ]);
    expect((await donations(ids)).map(({ status }: { status: string }) => status)).toEqual([
      ...['REFUNDED', 'PAID', 'PENDING', 'PAID'],
    ]);
    // A second press finds it done.
    const again = await ask(UNDO, { changeIds: [outcomes[2]!.changeId] });
    expect(again.outcomes).toMatchObject([{ outcome: 'ALREADY' }]);
  });

  it('that lines of a bank statement pay in part are decided there', async () => {
    const ids = idsOf(await newPromises(app, 2));
    await app.database.dataSource.query(
      `WITH statement AS (
         INSERT INTO bank_statement (account_id, file_name, file_hash, header, layout, first_day, last_day, added_by_name)
         SELECT min(id), 'x.csv', '', '', '{}', '2026-11-14', '2026-11-14', '' FROM bank_account RETURNING id, account_id),
       line AS (
         INSERT INTO bank_line (statement_id, account_id, day, description, amount_pence, fingerprint, ordinal, payer_key)
         SELECT id, account_id, '2026-11-14', '', 100, 'together', 1, '' FROM statement RETURNING id)
       INSERT INTO bank_allocation (line_id, donation_id, pence, reason, made_by_name)
       SELECT id, $1, 100, 'BY_HAND', '' FROM line`,
      [ids[0]],
    );
    const query =
      '{ donations(page: 1, pageSize: 1, filter: { status: PENDING }) { totalCount payableCount } }';
    const { totalCount, payableCount } = (await graphql(app, { query, token: await token() })).data.donations;
    expect(payableCount).toBe(totalCount - 1);
    const { outcomes } = await pay(ids);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['PAID_BY_BANK', 'DONE']);
  });

  it.each([
    ['without a way', { paymentMethod: null }],
    ['in the future', { receivedOn: '2999-01-01' }],
    ['with no donation', { donations: [] }],
    ['with one twice', { donations: Array(2).fill({ id: 1, status: 'PENDING' }) }],
    [
      'with too many',
      { donations: Array.from({ length: 101 }, (_, index) => ({ id: index + 1, status: 'PENDING' })) },
    ],
    ['with one that is not there', { donations: [{ id: 999_999_999, status: 'PENDING' }] }],
  ])('%s are refused, and nothing is done', async (_what, more) => {
    const [{ id }] = await newPromises(app, 1);
    const others = (more as { donations?: object[] }).donations;
    const input =
      others && others.length === 1 ? { donations: [{ id, status: 'PENDING' }, ...others] } : more;
    const { errors } = await pay([id], input);
    expect(errors).toHaveLength(1);
    expect((await donations([id]))[0].status).toBe('PENDING');
  });
});
