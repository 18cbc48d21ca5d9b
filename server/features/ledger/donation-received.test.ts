import { randomUUID } from 'node:crypto';
import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { wallClock } from '../../../rules/zoned-time.ts';
import { adminToken, buildUser, openSession } from '../../testing/factories.ts';
import { get, graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';

const app = sharedTestApp();

const DETAILS = 'id status receivedOn history { fromStatus toStatus note receivedOn }';
const SET = `mutation Set($id: Int!, $status: DonationStatus!, $note: String, $receivedOn: String) {
  setDonationStatus(id: $id, status: $status, note: $note, receivedOn: $receivedOn) { ${DETAILS} }
}`;
const ONE = `query One($id: Int!) { donation(id: $id) { ${DETAILS} } }`;
const LIST = `query List($filter: DonationFilterInput) { donations(filter: $filter) {
  items { id amountPence status } sums { paidPence refundedPence pendingPence }
} }`;
const TOTALS = `query Totals($from: String, $to: String) { donationTotals(from: $from, to: $to) {
  byType { paidPence refundedPence pendingPence } byMonth { paidPence refundedPence pendingPence }
} }`;

const DAY = 86_400_000;

let admin: Promise<string> | undefined;

/** One admin for the whole file: signing up takes a while. */
async function ask(query: string, variables: Record<string, unknown>) {
  admin ??= adminToken(app);
  return graphql(app, { query, variables, token: await admin });
}

/** A donation made on 10 January 2026 and not paid yet. */
async function pendingDonation(amount = '10') {
  const user = await buildUser(app);
  const viewer = await app.sessions.find(await openSession(app, { userId: user.id }));
  const fields = {
    subTypeId: 6,
    donorName: user.name,
    amount,
    email: user.email,
    phone: '0116',
    message: '',
  };
  const making = { idempotencyKey: randomUUID(), madeAt: new Date('2026-01-10T12:00:00Z') };
  return app.features.services.donations.donate(viewer!, fields, making);
}

async function setTo(id: number, status: string, more: Record<string, unknown> = {}) {
  const { status: code, data, errors } = await ask(SET, { id, status, ...more });
  return { code, donation: data?.setDonationStatus, error: errors?.[0] };
}

async function mailsTo(email: string) {
  await app.outboxSender.sendDue();
  return app.messages.mails.filter(({ to }) => to === email);
}

describe('the day on which money was received', () => {
  it('[D98] is given with Paid, printed on the receipt and kept by a refund', async () => {
    const { id, email } = await pendingDonation();
    const { donation } = await setTo(id, 'PAID', { receivedOn: '2026-02-03' });
    expect(donation).toMatchObject({
      receivedOn: '2026-02-03',
      history: [{ toStatus: 'PAID', receivedOn: '2026-02-03' }],
    });
    const [receipt] = await mailsTo(email);
    expect(receipt?.text).toContain('Received on: 3 February 2026');
    const refunded = await setTo(id, 'REFUNDED', { note: 'Asked for it' });
    expect(refunded.donation).toMatchObject({ status: 'REFUNDED', receivedOn: '2026-02-03' });
  });

  it('[D98] is today in London by default', async () => {
    const { id } = await pendingDonation();
    const before = wallClock(new Date()).date;
    const { donation } = await setTo(id, 'PAID', { receivedOn: '' });
    expect([before, wallClock(new Date()).date]).toContain(donation.receivedOn);
  });

  it.each([
    ['The date received cannot be in the future.', wallClock(new Date(Date.now() + 2 * DAY)).date],
    ['Enter a valid date.', '2026-02-30'],
    ['Enter a valid date.', 'yesterday'],
    ['Enter a valid date.', '0026-02-03'],
  ])('[D98] answers "%s" for %s and changes nothing', async (text, receivedOn) => {
    const { id } = await pendingDonation();
    const { code, error } = await setTo(id, 'PAID', { receivedOn });
    expect([code, error?.message, error?.extensions.field]).toEqual([400, text, 'receivedOn']);
    expect((await ask(ONE, { id })).data.donation).toMatchObject({ status: 'PENDING', history: [] });
  });

  it('[D98] is accepted only with Paid', async () => {
    const { id } = await pendingDonation();
    expect((await setTo(id, 'CANCELLED', { receivedOn: '2026-02-03' })).code).toBe(400);
  });

  it('[D98] decides in list, sums, totals and the Excel file alike; pending ones count by the day they were made', async () => {
    const [paid, refunded, open] = [
      await pendingDonation('1000'),
      await pendingDonation('200'),
      await pendingDonation('30'),
    ];
    await setTo(paid.id, 'PAID', { receivedOn: '2011-05-01' });
    await setTo(refunded.id, 'PAID', { receivedOn: '2011-05-31' });
    await setTo(refunded.id, 'REFUNDED');
    const found = async (from: string, to: string) => {
      const { items, sums } = (await ask(LIST, { filter: { from, to } })).data.donations;
      return { ids: items.map((item: { id: number }) => item.id), sums };
    };
    const may = await found('2011-05-01', '2011-05-31');
    expect(may).toEqual({
      ids: [refunded.id, paid.id],
      sums: { paidPence: 100_000, refundedPence: 20_000, pendingPence: 0 },
    });
    expect((await found('2011-05-02', '2011-05-30')).ids).toEqual([]);
    const january = await found('2026-01-10', '2026-01-10');
    expect([january.ids.includes(open.id), january.ids.includes(paid.id)]).toEqual([true, false]);

    const { byType, byMonth } = (await ask(TOTALS, { from: '2011-05-01', to: '2011-05-31' })).data
      .donationTotals;
    expect([byType, byMonth]).toEqual([[may.sums], [may.sums]]);

    const file = await get(app, '/exports/donations.xlsx?from=2011-05-01&to=2011-05-31', {
      authorization: `Bearer ${await admin}`,
    });
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(file.rawPayload as unknown as ExcelJS.Buffer);
    const sheet = workbook.worksheets[0]!;
    expect(sheet.getCell(1, 6).value).toBe('Received on');
    const rows = [2, 3, 4].map((row) => [4, 5, 6].map((column) => sheet.getCell(row, column).value));
    expect(rows).toEqual([
      [200, 'Refunded', new Date('2011-05-31')],
      [1000, 'Paid', new Date('2011-05-01')],
      [null, null, null],
    ]);
  });
});

describe('a wrong Paid', () => {
  it('[D97] is reverted with a reason; a letter withdraws the receipt, and both changes stay in the history', async () => {
    const { id, email, reference } = await pendingDonation();
    await setTo(id, 'PAID', { receivedOn: '2026-02-03' });
    const { donation } = await setTo(id, 'PENDING', { note: 'It was the payment of the neighbour' });
    expect(donation).toMatchObject({
      status: 'PENDING',
      receivedOn: null,
      history: [
        { fromStatus: 'PAID', toStatus: 'PENDING', note: 'It was the payment of the neighbour' },
        { fromStatus: 'PENDING', toStatus: 'PAID', receivedOn: '2026-02-03' },
      ],
    });
    const [, voided, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(voided?.subject).toContain(`Receipt ${reference} is cancelled`);
    expect(voided?.text).toMatch(/no longer valid/);
    expect(voided?.text).not.toContain('neighbour');
  });

  it.each([undefined, null, '  '])('[D97] stays Paid without a reason (%j)', async (note) => {
    const { id, email } = await pendingDonation();
    await setTo(id, 'PAID', { receivedOn: '2026-02-03' });
    const { code, error } = await setTo(id, 'PENDING', { note });
    expect([code, error?.message, error?.extensions.field]).toEqual([400, 'Enter the reason.', 'note']);
    expect((await ask(ONE, { id })).data.donation).toMatchObject({
      status: 'PAID',
      receivedOn: '2026-02-03',
    });
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('[D97] a cancelled donation is reopened without a reason and without a letter', async () => {
    const { id, email } = await pendingDonation();
    await setTo(id, 'CANCELLED');
    expect((await setTo(id, 'PENDING')).donation.status).toBe('PENDING');
    expect(await mailsTo(email)).toEqual([]);
  });
});
