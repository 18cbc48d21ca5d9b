import { randomUUID } from 'node:crypto';
import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { type donationFilterRules, ledgerFilterRules } from '../../../rules/donations.ts';
import { addressNames, type FilterField } from '../../../rules/filters.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { adminToken, buildMember, buildUser, openSession } from '../../testing/factories.ts';
import { get, graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';

const app = sharedTestApp();

const LIST = `query List($filter: DonationFilterInput, $page: Int) {
  donations(filter: $filter, page: $page, pageSize: 2, language: "en") {
    totalCount sums { paidPence refundedPence pendingPence }
    items { id reference userId donorName typeName amountPence status }
  }
}`;
const ONE = `query One($id: Int!) { donation(id: $id) {
  status receivedOn history { fromStatus toStatus changedByName note receivedOn }
} }`;
const SET = `mutation Set(
  $id: Int!, $status: DonationStatus!, $note: String, $receivedOn: String, $way: DonationWay
) {
  setDonationStatus(id: $id, status: $status, note: $note, receivedOn: $receivedOn, way: $way) {
    status receivedOn history { fromStatus toStatus changedByName note receivedOn }
  }
}`;
const TOTALS = '{ donationTotals { byMonth { month } } }';
const MINE = 'query Mine($reference: String!) { myDonation(reference: $reference) { status receivedOn } }';

let admin: Promise<string> | undefined;

/** One admin for the whole file: signing up takes a while. */
function token(): Promise<string> {
  admin ??= adminToken(app);
  return admin;
}

interface Made {
  id: number;
  reference: string;
  amountPence: number;
}

async function newDonor() {
  const user = await buildUser(app);
  const session = await openSession(app, { userId: user.id });
  const viewer = await app.sessions.find(session);
  const donate = (overrides: Record<string, unknown> = {}, madeAt = new Date()): Promise<Made> =>
    app.features.services.donations.donate(
      viewer!,
      {
        subTypeId: 6,
        donorName: user.name,
        amount: '10',
        email: user.email,
        phone: '0116',
        message: '',
        ...overrides,
      } as never,
      { idempotencyKey: randomUUID(), madeAt },
    );
  return { user, session, donate };
}

async function ask(query: string, variables: Record<string, unknown> = {}, as?: string) {
  return graphql(app, { query, variables, token: as ?? (await token()) });
}

async function list(filter: Record<string, unknown>, page = 1) {
  return (await ask(LIST, { filter, page })).data.donations;
}

async function setTo(id: number, ...statuses: string[]) {
  for (const status of statuses) expect((await ask(SET, { id, status })).errors).toBeUndefined();
}

describe('the donation ledger', () => {
  it('[D32] is newest first, in pages, searched by name, e-mail, phone or reference, case-insensitively', async () => {
    const { user, donate } = await newDonor();
    const made = [await donate(), await donate(), await donate()];
    const search = user.name.toUpperCase();
    const first = await list({ search });
    expect([first.totalCount, first.items.map(({ id }: Made) => id)]).toEqual([
      3,
      [made[2]?.id, made[1]?.id],
    ]);
    expect((await list({ search }, 2)).items[0].id).toBe(made[0]?.id);
    const { reference } = made[0]!;
    expect((await list({ search: reference.toLowerCase() })).items[0].reference).toBe(reference);
    expect((await list({ search: user.email })).totalCount).toBe(3);
    expect((await list({ search: '%' })).totalCount).toBe(0);
  });

  it('[D32] is filtered by status and type, with the sums of all matches', async () => {
    const { user, donate } = await newDonor();
    const [paid, refunded, cancelled] = [
      await donate(),
      await donate({ amount: '20' }),
      await donate({ amount: '40' }),
    ];
    await donate({ amount: '80', subTypeId: 7 });
    await setTo(paid!.id, 'PAID');
    await setTo(refunded!.id, 'PAID', 'REFUNDED');
    await setTo(cancelled!.id, 'CANCELLED');
    const search = user.email;
    expect((await list({ search })).sums).toEqual({
      paidPence: 1000,
      refundedPence: 2000,
      pendingPence: 8000,
    });
    expect((await list({ search, status: 'CANCELLED' })).items).toMatchObject([{ id: cancelled!.id }]);
    const ofType = await list({ search, subTypeId: 7 });
    expect([ofType.totalCount, ofType.sums.pendingPence, ofType.sums.paidPence]).toEqual([1, 8000, 0]);
  });

  it('[D32] filters by days in London time', async () => {
    const { user, donate } = await newDonor();
    // Half past midnight on 1 July in London, which is 30 June in UTC.
    const { id } = await donate({}, new Date('2025-06-30T23:30:00Z'));
    const found = async (from: string | null, to: string | null) =>
      (await list({ search: user.email, from, to })).items.map((item: Made) => item.id);
    expect(await found('2025-07-01', '2025-07-01')).toEqual([id]);
    expect(await found('2025-06-30', '2025-06-30')).toEqual([]);
    expect(await found(null, '2025-06-30')).toEqual([]);
    expect(await found('2025-07-02', null)).toEqual([]);
  });

  it.each([{ from: '2025-02-30' }, { to: 'today' }, { search: 'x'.repeat(101) }])(
    '%j answers 400',
    async (filter) => {
      expect((await ask(LIST, { filter })).status).toBe(400);
    },
  );

  it('a list of any length takes three statements, and one for the audit log', async () => {
    const { donate } = await newDonor();
    await donate();
    await donate();
    const session = await token();
    const whoAmI = await countStatements(() =>
      graphql(app, { query: '{ viewer { userId } }', token: session }),
    );
    expect(await countStatements(() => ask(LIST))).toBe(whoAmI + 4);
  });

  it('[D32] Paid sends a receipt, and the donor sees it', async () => {
    const { user, session, donate } = await newDonor();
    const { id, reference } = await donate({ amount: '1001' });
    const { data } = await ask(SET, { id, status: 'PAID', note: ' Bank transfer ' });
    expect(data.setDonationStatus).toMatchObject({
      status: 'PAID',
      receivedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      history: [
        { fromStatus: 'PENDING', toStatus: 'PAID', note: 'Bank transfer', changedByName: expect.any(String) },
      ],
    });
    await app.outboxSender.sendDue();
    const [receipt, ...more] = app.messages.mails.filter(({ to }) => to === user.email);
    expect(more).toEqual([]);
    for (const part of [reference, 'Receipt', '£1,001.00', 'Shree Samaj Leicester', 'Navratri'])
      expect(`${receipt?.subject} ${receipt?.text}`).toContain(part);
    expect(receipt?.text).not.toContain('Bank transfer');
    expect((await ask(MINE, { reference }, session)).data.myDonation.status).toBe('PAID');
  });

  it('[D32] a refund keeps the day of payment', async () => {
    const { id } = await (await newDonor()).donate();
    await setTo(id, 'PAID');
    await app.database.dataSource.query(`UPDATE donation SET received_on = '2026-03-28' WHERE id = $1`, [id]);
    await setTo(id, 'REFUNDED');
    const { status, receivedOn } = (await ask(ONE, { id })).data.donation;
    expect([status, receivedOn]).toEqual(['REFUNDED', '2026-03-28']);
  });

  it('[D32] keeps every change of status: cancelled, reopened, paid, refunded', async () => {
    const { donate } = await newDonor();
    const { id } = await donate();
    await setTo(id, 'CANCELLED', 'PENDING', 'PAID', 'REFUNDED');
    const { history, status } = (await ask(ONE, { id })).data.donation;
    expect(history.map((step: { toStatus: string }) => step.toStatus)).toEqual([
      'REFUNDED',
      'PAID',
      'PENDING',
      'CANCELLED',
    ]);
    expect(status).toBe('REFUNDED');
  });

  it.each([
    [[], ['PENDING', 'REFUNDED']],
    [['PAID'], ['PAID', 'CANCELLED']],
    [['CANCELLED'], ['PAID', 'CANCELLED', 'REFUNDED']],
    [
      ['PAID', 'REFUNDED'],
      ['PENDING', 'PAID', 'CANCELLED', 'REFUNDED'],
    ],
  ])('[D32] after %j none of %j is possible', async (steps, impossible) => {
    const { donate } = await newDonor();
    const { id } = await donate();
    await setTo(id, ...steps);
    const before = (await ask(ONE, { id })).body;
    for (const status of impossible) {
      const { status: code, errors } = await ask(SET, { id, status });
      expect([code, errors?.[0]?.message]).toEqual([409, 'The status cannot be changed like that.']);
    }
    expect((await ask(ONE, { id })).body).toBe(before);
  });

  it('[D32] of ten concurrent changes to Paid one succeeds, and one receipt is sent', async () => {
    const { user, donate } = await newDonor();
    const { id } = await donate();
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(SET, { id, status: 'PAID' })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
    await app.outboxSender.sendDue();
    expect(app.messages.mails.filter(({ to }) => to === user.email)).toHaveLength(1);
  });

  it('an unknown donation answers 404', async () => {
    expect((await ask(ONE, { id: 999_999 })).status).toBe(404);
    expect((await ask(SET, { id: 999_999, status: 'PAID' })).status).toBe(404);
  });

  it.each([
    ['nobody', 401],
    ['a main user', 403],
    ['a member', 403],
  ])('[AUTHZ-2] %s may neither see nor change anything', async (who, status) => {
    const { user, donate } = await newDonor();
    const { id } = await donate();
    const owner = who === 'a member' ? { memberId: (await buildMember(app)).id } : { userId: user.id };
    const session = who === 'nobody' ? '' : await openSession(app, owner);
    for (const [query, variables] of [
      [LIST, {}],
      [ONE, { id }],
      [SET, { id, status: 'PAID' }],
      [TOTALS, {}],
    ] as const) {
      const answer = await ask(query, variables, session);
      expect([answer.status, answer.body.includes(user.email)]).toEqual([status, false]);
    }
    const file = await get(
      app,
      '/exports/donations.xlsx',
      session ? { authorization: `Bearer ${session}` } : {},
    );
    expect([file.statusCode, file.body.includes('PK')]).toEqual([status, false]);
    expect((await ask(ONE, { id })).data.donation.status).toBe('PENDING');
  });
});

describe('the filter of the ledger', () => {
  /** One that was paid in cash in February, and of other types and donors one before and one after it, promised only. */
  async function threeGifts() {
    const { user, donate } = await newDonor();
    const before = await donate({ subTypeId: 7 }, new Date('2026-01-05T12:00:00Z'));
    const paid = await donate();
    const after = await donate({ subTypeId: 7 });
    const set = await ask(SET, { id: paid.id, status: 'PAID', receivedOn: '2026-02-10', way: 'CASH' });
    expect(set.errors).toBeUndefined();
    const { dataSource } = app.database;
    await dataSource.query('UPDATE donation SET donor_id = NULL WHERE id IN ($1, $2)', [before.id, after.id]);
    const [{ donorId }] = await dataSource.query('SELECT donor_id AS "donorId" FROM donation WHERE id = $1', [
      paid.id,
    ]);
    return { email: user.email, paid: { ...paid, donorId: donorId as number } };
  }

  it('[D32] each field narrows the list, its sums and the Excel file alike', async () => {
    const { email, paid } = await threeGifts();
    // A value of each, and how many of the three it matches; a field that is missing here is a type error.
    const examples: Record<
      FilterField<typeof donationFilterRules>,
      [value: string | number, count: number]
    > = {
      status: ['PAID', 1],
      subTypeId: [6, 1],
      paymentMethod: ['CASH', 1],
      donorId: [paid.donorId, 1],
      from: ['2026-02-01', 2],
      to: ['2026-02-28', 2],
      search: [paid.reference, 1],
    };
    const inAddress = new Map<string, string>(addressNames(ledgerFilterRules));
    for (const [field, [value, count]] of Object.entries(examples)) {
      const { totalCount, sums } = await list({ search: email, [field]: value });
      expect([field, totalCount, sums.paidPence + sums.pendingPence]).toEqual([field, count, count * 1000]);
      const name = inAddress.get(field);
      if (!name) continue;
      const query = new URLSearchParams({ search: email, [name]: String(value) });
      const file = await get(app, `/exports/donations.xlsx?${query}`, {
        authorization: `Bearer ${await token()}`,
      });
      const workbook = new ExcelJS.Workbook();
      await workbook.xlsx.load(file.rawPayload as unknown as ExcelJS.Buffer);
      expect([field, workbook.worksheets[0]?.rowCount]).toEqual([field, count + 1]);
    }
  });

  it('[D32] not recorded is what came without anybody saying how, not what has not come', async () => {
    const { user, donate } = await newDonor();
    const [unsaid, cheque] = [await donate(), await donate({ amount: '20' })];
    await donate({ amount: '40' });
    await setTo(unsaid!.id, 'PAID');
    await ask(SET, { id: cheque!.id, status: 'PAID', way: 'CHEQUE' });
    const found = await list({ search: user.email, paymentMethod: 'NOT_RECORDED' });
    expect([found.items, found.sums.paidPence, found.sums.pendingPence]).toMatchObject([
      [{ id: unsaid!.id }],
      1000,
      0,
    ]);
    expect((await list({ search: user.email, paymentMethod: 'CARD' })).totalCount).toBe(0);
  });
});

describe('the Excel file of donations', () => {
  it('[D32] has the donations that match the filter, with amounts as numbers in pounds', async () => {
    const { user, donate } = await newDonor();
    await donate(
      { donorName: '=1+1', amount: '1234.50', message: 'Shubh Diwali' },
      new Date('2025-07-01T12:30:00Z'),
    );
    await donate({ subTypeId: 7 });
    const { statusCode, headers, rawPayload } = await get(
      app,
      `/exports/donations.xlsx?status=PENDING&type=6&from=&search=${user.email}`,
      { authorization: `Bearer ${await token()}` },
    );
    expect([statusCode, headers['content-disposition']]).toEqual([
      200,
      expect.stringMatching(/^attachment; filename="Donations \d\d-\d\d-\d{4}\.xlsx"$/),
    ]);
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(rawPayload as unknown as ExcelJS.Buffer);
    const [sheet] = workbook.worksheets;
    expect(sheet?.rowCount).toBe(2);
    const cells = Array.from({ length: 10 }, (_, index) => sheet?.getCell(2, index + 1).value);
    expect(cells).toEqual([
      expect.stringMatching(/^SMJ-/),
      new Date('2025-07-01T13:30:00Z'),
      'Navratri',
      1234.5,
      'Pending',
      null,
      "'=1+1",
      user.email,
      '0116',
      'Shubh Diwali',
    ]);
    expect(sheet?.getCell(2, 4).numFmt).toBe('£#,##0.00');
  });

  it.each(['status=LOST', 'type=x', 'from=yesterday', 'paymentMethod=BARTER'])(
    'a filter that is none, %s, answers 400',
    async (query) => {
      const headers = { authorization: `Bearer ${await token()}` };
      expect((await get(app, `/exports/donations.xlsx?${query}`, headers)).statusCode).toBe(400);
    },
  );
});
