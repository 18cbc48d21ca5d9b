import { describe, expect, it } from 'vitest';
import { countStatements } from '../../testing/count-statements.ts';
import { buildMember, openSession } from '../../testing/factories.ts';
import { get, graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { LIST, ledgerFixtures, type Made, SET } from './ledger-fixtures.ts';

const app = sharedTestApp();

const ONE = `query One($id: Int!) { donation(id: $id) {
  status receivedOn history { fromStatus toStatus changedByName note receivedOn }
} }`;
const TOTALS = '{ donationTotals { byMonth { month } } }';
const MINE = 'query Mine($reference: String!) { myDonation(reference: $reference) { status receivedOn } }';

const { token, newDonor, ask, list, setTo } = ledgerFixtures(app);

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
