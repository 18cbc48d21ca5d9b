import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, addMonths } from '../../../../rules/days.ts';
import { currentDay } from '../../../../rules/zoned-time.ts';
import { OPERATOR } from '../../../identity/viewer.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { bankDesk, csv, type Line } from '../../bank/bank-fixtures.ts';
import { FREE_AMOUNT_TYPE } from '../../giving/donation-fixtures.ts';
import { booksOf } from '../expected-fixtures.ts';

const app = sharedTestApp();
const { query, newDonor, give, ask } = booksOf(app);
const desk = bankDesk(app);

const LIST = `query ($state: StandingOrderState, $search: String, $page: Int, $pageSize: Int, $language: String) {
  standingOrders(state: $state, search: $search, page: $page, pageSize: $pageSize, language: $language) {
    totalCount month { month expectedCount expectedPence cameCount camePence }
    items { donorId subTypeId donorName typeName state amountPence lastOn nextOn endedOn endedByName } } }`;
const END = `mutation ($donorId: Int!, $subTypeId: Int!, $isEnded: Boolean!) {
  setStandingOrderEnded(donorId: $donorId, subTypeId: $subTypeId, isEnded: $isEnded) { state endedOn } }`;

const today = currentDay();
const firstPage = { limit: 100, offset: 0 };

const list = async (variables: Record<string, unknown> = {}) =>
  (await ask(LIST, variables)).data.standingOrders;

/** A donor whose standing order has come on that day of each of these months ago, the first first. */
async function giver(monthsAgo: readonly number[], { day = today, pence = 1500 } = {}) {
  const donor = await newDonor();
  for (const months of monthsAgo) {
    const receivedOn = addMonths(day, -months);
    await give({ donorId: donor.donorId, subTypeId: FREE_AMOUNT_TYPE, pence, receivedOn });
  }
  return donor;
}

beforeEach(async () => {
  await query('TRUNCATE donation, donor, bank_statement, standing_order_entry CASCADE');
});

describe('the list of standing orders', () => {
  it('says which have stopped, are late or on time; donations now and then, a promise of one, and a cancelled one, are none', async () => {
    const onTime = await giver([2, 1, 0]);
    const late = await giver([4, 3, 2], { day: addDays(today, 10) });
    const stopped = await giver([6, 5, 4]);
    const begins = await newDonor();
    await give({ donorId: begins.donorId, subTypeId: FREE_AMOUNT_TYPE, isMonthly: true });
    const other = { donorId: (await newDonor()).donorId, subTypeId: FREE_AMOUNT_TYPE };
    await give({ ...other, receivedOn: today, paymentMethod: 'CASH' });
    const cancelled = await give({ ...other, isMonthly: true });
    await query(`UPDATE donation SET status = 'CANCELLED' WHERE id = $1`, [cancelled]);
    await give(other);
    const next = await giver([2, 1, 0], { day: addDays(today, -5) });
    const { items, totalCount } = await list();
    expect(totalCount).toBe(5);
    expect(items.map((item: { donorName: string; state: string }) => [item.donorName, item.state])).toEqual([
      [stopped.name, 'STOPPED'],
      [late.name, 'LATE'],
      [next.name, 'ON_TIME'],
      [onTime.name, 'ON_TIME'],
      [begins.name, 'NOT_BEGUN'],
    ]);
    expect(items[3]).toMatchObject({ typeName: 'Navratri', amountPence: 1500, lastOn: today, endedOn: null });
  });

  it('looks at donations of two years, the first day among them', async () => {
    const kept = await giver([24, 23]);
    await giver([25, 24]);
    expect((await list()).items).toMatchObject([{ donorId: kept.donorId, state: 'STOPPED' }]);
  });

  it('finds by name and state, page by page, and refuses what is no state', async () => {
    const stopped = await giver([6, 5, 4]);
    const other = await giver([1, 0]);
    expect((await list({ search: other.name.toUpperCase() })).items).toMatchObject([{ state: 'ON_TIME' }]);
    expect((await list({ state: 'STOPPED' })).items).toMatchObject([{ donorId: stopped.donorId }]);
    const second = await list({ page: 2, pageSize: 1 });
    expect([second.totalCount, second.items[0].donorId]).toEqual([2, other.donorId]);
    const long = await ask(LIST, { search: 'x'.repeat(2000) });
    expect(long.errors![0]!.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('adds up what this month should bring and has brought, without those that have stopped or ended', async () => {
    const { standingOrders } = app.features.services;
    const day = '2025-05-05';
    await giver([2, 1, 0, 0], { day });
    await giver([2, 1], { day: '2025-05-20', pence: 2000 });
    await giver([6, 5], { day });
    const ended = await giver([2, 1], { day: '2025-05-20', pence: 7000 });
    const order = { donorId: ended.donorId, subTypeId: FREE_AMOUNT_TYPE };
    await standingOrders.setEnded(OPERATOR, order, true, '2025-05-01');
    const monthOn = async (on: string) => (await standingOrders.list(firstPage, {}, on)).month;
    expect(await monthOn('2025-05-10')).toEqual({
      month: '2025-05',
      expectedCount: 2,
      expectedPence: 5000,
      cameCount: 1,
      camePence: 3000,
    });
    expect(await monthOn('2025-06-01')).toMatchObject({ expectedCount: 2, cameCount: 0, camePence: 0 });
  });

  it('follows a donor who was merged into another, with what was said of their order', async () => {
    const { standingOrders, donorMerges } = app.features.services;
    const one = await giver([6, 5, 4]);
    const into = await newDonor();
    await standingOrders.setEnded(OPERATOR, { donorId: one.donorId, subTypeId: FREE_AMOUNT_TYPE }, true);
    await donorMerges.merge(OPERATOR, { id: one.donorId, version: 1 }, { id: into.donorId, version: 1 });
    expect((await list()).items).toMatchObject([{ donorId: into.donorId, state: 'ENDED' }]);
  });

  it('follows a donor who was merged into one who was merged in turn, and is back when that is undone', async () => {
    const { standingOrders, donorMerges } = app.features.services;
    const one = await giver([6, 5, 4]);
    const [second, third] = [await newDonor(), await newDonor()];
    await standingOrders.setEnded(OPERATOR, { donorId: one.donorId, subTypeId: FREE_AMOUNT_TYPE }, true);
    await donorMerges.merge(OPERATOR, { id: one.donorId, version: 1 }, { id: second.donorId, version: 1 });
    const seen = { id: second.donorId, version: 2 };
    const merge = await donorMerges.merge(OPERATOR, seen, { id: third.donorId, version: 1 });
    expect((await list()).items).toMatchObject([{ donorId: third.donorId, state: 'ENDED' }]);
    await donorMerges.undo(OPERATOR, merge);
    expect((await list()).items).toMatchObject([{ donorId: second.donorId, state: 'ENDED' }]);
  });

  it('does not count what was undone, and counts what was refunded', async () => {
    const { donationStates } = app.features.services;
    const { donorId } = await giver([1]);
    const id = await give({ donorId, subTypeId: FREE_AMOUNT_TYPE, receivedOn: today });
    expect((await list()).totalCount).toBe(1);
    await donationStates.setStatus(OPERATOR, id, { status: 'PENDING', note: 'Wrong' });
    expect((await list()).totalCount).toBe(0);
    await donationStates.setStatus(OPERATOR, id, {
      status: 'PAID',
      receivedOn: today,
      paymentMethod: 'STANDING_ORDER',
    });
    await donationStates.setStatus(OPERATOR, id, { status: 'REFUNDED' });
    expect((await list()).items).toMatchObject([{ lastOn: today, state: 'ON_TIME' }]);
  });
});

describe('one that stops', () => {
  it('is told on the page of the day, until somebody says that it is over', async () => {
    const waiting = async () => {
      const { data } = await ask('{ today { waiting { kind count amountPence } } }');
      return data.today.waiting.filter(({ kind }: { kind: string }) => kind === 'STANDING_ORDERS');
    };
    const { donorId } = await giver([6, 5, 4]);
    await giver([2, 1, 0]);
    expect(await waiting()).toEqual([{ kind: 'STANDING_ORDERS', count: 1, amountPence: 1500 }]);
    const variables = { donorId, subTypeId: FREE_AMOUNT_TYPE };
    expect((await ask(END, { ...variables, isEnded: true })).data.setStandingOrderEnded).toEqual({
      state: 'ENDED',
      endedOn: today,
    });
    expect(await waiting()).toEqual([]);
    const twice = await ask(END, { ...variables, isEnded: true });
    expect(twice.errors![0]!.extensions.code).toBe('CONFLICT');
    expect((await ask(END, { ...variables, isEnded: false })).data.setStandingOrderEnded.state).toBe(
      'STOPPED',
    );
    expect(await waiting()).toHaveLength(1);
    const entries = await query('SELECT is_ended, made_by_name FROM standing_order_entry ORDER BY id');
    expect(entries).toMatchObject([{ is_ended: true }, { is_ended: false }]);
    const lines = await query(
      `SELECT detail FROM audit_entry WHERE subject = 'standing-order' AND action = 'CHANGE_STATUS' AND subject_id = $1
        ORDER BY id`,
      [donorId],
    );
    expect(lines).toEqual([{ detail: 'ENDED' }, { detail: 'EXPECTED' }]);
  });

  it('is said once by several at once, and of nothing else', async () => {
    const { donorId } = await giver([6, 5, 4]);
    const variables = { donorId, subTypeId: FREE_AMOUNT_TYPE, isEnded: true };
    const { standingOrders } = app.features.services;
    const order = { donorId, subTypeId: FREE_AMOUNT_TYPE };
    const all = await Promise.allSettled(
      Array.from({ length: 8 }, () => standingOrders.setEnded(OPERATOR, order, true)),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await query('SELECT id FROM standing_order_entry')).toHaveLength(1);
    const unknown = await ask(END, { ...variables, subTypeId: FREE_AMOUNT_TYPE + 1 });
    expect(unknown.errors![0]!.extensions.code).toBe('NOT_FOUND');
  });
});

describe('a line of a bank statement', () => {
  const bankDay = (day: string) => day.split('-').reverse().join('/');
  const english = { dateOrder: 'DAY_FIRST' };

  /** A promise for every month of somebody without an account, whose first payment has come by bank. */
  async function begun(day: string) {
    const donor = await newDonor({ name: 'Ramesh Shah' });
    const id = await give({ donorId: donor.donorId, subTypeId: FREE_AMOUNT_TYPE, isMonthly: true });
    const [{ reference }] = (await query<{ reference: string }>(
      'UPDATE donation SET email = $2, created_at = $3::date WHERE id = $1 RETURNING reference',
      [id, donor.email, day],
    ).then((answer) => (answer as unknown as [{ reference: string }[]])[0])) as [{ reference: string }];
    const words = `STO R SHAH ${reference}`;
    const first = await desk.bringIn(csv([bankDay(day), words, '15.00']), english);
    await desk.done('confirm', { statementId: first.id });
    return { ...donor, words };
  }

  it('of the next month is sure by the reference, and confirmed with the others it is the donor’s next donation', async () => {
    const first = addMonths(today, -2);
    const { donorId, words } = await begun(first);
    const next = addMonths(first, 1);
    // Of two in a month the first alone is sure.
    const rows = [next, addDays(next, 1)].map((day) => [bankDay(day), words, '15.00'] as const);
    const second = await desk.bringIn(csv(...rows), english);
    const suggestion = {
      reason: 'STANDING_ORDER',
      isCertain: true,
      newDonation: { donorName: 'Ramesh Shah' },
    };
    expect(second.lines).toMatchObject([
      { state: 'MATCHED', suggestion },
      { state: 'TO_DECIDE', suggestion: { ...suggestion, isCertain: false } },
    ]);
    await desk.done('confirm', { statementId: second.id });
    const donations = await query(
      'SELECT donor_id, frequency, payment_method AS "paymentMethod", status FROM donation WHERE donor_id = $1 ORDER BY id',
      [donorId],
    );
    const paid = { donor_id: donorId, frequency: 'MONTHLY', paymentMethod: 'STANDING_ORDER', status: 'PAID' };
    expect(donations).toEqual([paid, paid]);
    expect((await list()).items).toMatchObject([{ lastOn: addMonths(first, 1), state: 'ON_TIME' }]);
  });

  it('is only suggested where the month has come, without the reference, or with another amount', async () => {
    const first = addMonths(today, -2);
    const { words } = await begun(first);
    const { lines } = await desk.bringIn(
      csv(
        [bankDay(addDays(first, 1)), words, '15.00'],
        [bankDay(addMonths(first, 1)), 'STO R SHAH', '15.00'],
        [bankDay(addMonths(first, 1)), words, '99.00'],
      ),
      english,
    );
    const said = lines.map(({ suggestion }) => [suggestion?.reason, suggestion?.isCertain]);
    expect(said).toEqual([
      ['STANDING_ORDER', false],
      ['STANDING_ORDER', false],
      ['PAID_ALREADY', false],
    ]);
  });

  it('is found by the name of the payer the first time, and by what was decided after that', async () => {
    const first = addMonths(today, -2);
    const donor = await newDonor({ name: 'Ramesh Shah' });
    await give({ donorId: donor.donorId, subTypeId: FREE_AMOUNT_TYPE, isMonthly: true });
    await query(`UPDATE donation SET created_at = $1::date - 40`, [first]);
    const words = 'STO R SHAH TEMPLE';
    const { lines } = await desk.bringIn(csv([bankDay(first), words, '15.00']), english);
    const [{ id, version, suggestion, state }] = lines as [Line];
    expect([state, suggestion]).toMatchObject(['TO_DECIDE', { reason: 'ORDER_BY_NAME', isCertain: false }]);
    const payments = suggestion!.candidates.map(({ donation, pence }) => ({
      donationId: donation.id,
      pence,
    }));
    const paid = await desk.done('pay', { id, version, payments });
    expect(paid.payments).toMatchObject([{ reason: 'ORDER_BY_NAME' }]);
    const next = await desk.bringIn(csv([bankDay(addMonths(first, 1)), words, '15.00']), english);
    expect(next.lines[0]).toMatchObject({
      suggestion: { reason: 'STANDING_ORDER', newDonation: { donorName: 'Ramesh Shah' } },
    });
  });

  it('of an order whose money was entered by hand until now is its next donation', async () => {
    const first = addMonths(today, -3);
    const donor = await newDonor({ name: 'Rita Solanki' });
    for (const months of [0, 1])
      await give({
        ...{ donorId: donor.donorId, subTypeId: FREE_AMOUNT_TYPE, pence: 1700 },
        receivedOn: addMonths(first, months),
      });
    const { lines } = await desk.bringIn(
      csv([bankDay(addMonths(first, 2)), 'RITA SOLANKI', '17.00']),
      english,
    );
    const [{ id, version, suggestion }] = lines as [Line];
    expect(suggestion).toMatchObject({ reason: 'ORDER_BY_NAME', isCertain: false, candidates: [] });
    const input = { donorId: donor.donorId, donorName: donor.name, email: '', subTypeId: FREE_AMOUNT_TYPE };
    await desk.done('newDonation', { id, version, input });
    expect((await list()).items).toMatchObject([{ donorId: donor.donorId, lastOn: addMonths(first, 2) }]);
  });

  it('with a raised amount, entered by hand for a month that has not come, is the order’s from then on', async () => {
    const first = addMonths(today, -2);
    const { donorId, email, words } = await begun(first);
    const { lines } = await desk.bringIn(csv([bankDay(addMonths(first, 1)), words, '20.00']), english);
    const { id, version } = lines[0]!;
    const input = { donorName: 'Ramesh Shah', email, subTypeId: FREE_AMOUNT_TYPE };
    await desk.done('newDonation', { id, version, input });
    expect((await list()).items).toMatchObject([{ donorId, amountPence: 2000 }]);
  });
});
