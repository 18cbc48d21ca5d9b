import { describe, expect, it } from 'vitest';
import { addDays } from '../../../rules/days.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { together } from '../../testing/two-at-once.ts';
import { chargeDesk } from '../charges/charge-fixtures.ts';
import { refund } from '../ledger/refunds/refund-fixtures.ts';
import { bankDesk, csv, type Line, payer } from './bank-fixtures.ts';

const app = sharedTestApp();
const desk = bankDesk(app);

const CAME = '2026-01-14';
const english = { dateOrder: 'DAY_FIRST' };
const bankDay = (day: string) => day.split('-').reverse().join('/');

let pence = 3000;

/** A payment that came on {@link CAME}, of an amount that no other test here has. */
async function payment(isPaid = true) {
  pence += 1;
  const promise = await desk.promise(pence);
  const amount = (pence / 100).toFixed(2);
  const words = `${payer()} ${promise.reference}`;
  const [line] = (await desk.bringIn(csv([bankDay(CAME), words, amount]), english)).lines as [Line];
  const { id, version } = line;
  if (isPaid)
    await desk.done('pay', {
      id,
      version,
      payments: [{ donationId: promise.id, pence: promise.amountPence }],
    });
  return { promise, words, amount, lineId: id };
}

/** What a line of as much that went out is taken for. */
async function wentOut(day: string, words: string, amount: string, reading: object = {}): Promise<Line> {
  const { lines } = await desk.bringIn(csv([bankDay(day), words, `-${amount}`]), { ...english, ...reading });
  return lines[0]!;
}

async function newAccount(name: string): Promise<number> {
  const [{ id }] = await app.database.dataSource.query(
    'INSERT INTO bank_account (name) VALUES ($1) RETURNING id',
    [name],
  );
  return id;
}

describe('money that went out is a payment that came back', () => {
  it.each([
    ['on the same day', 0, true],
    ['on the 60th day after', 60, true],
    ['on the 61st day after', 61, false],
    ['on the day before', -1, false],
  ])('%s: %i', async (_when, days, isReturned) => {
    const { words, amount, lineId } = await payment();
    const { returned, state } = await wentOut(addDays(CAME, days), words, amount);
    expect([returned?.lineId, state]).toEqual(isReturned ? [lineId, 'TO_DECIDE'] : [undefined, 'EXCLUDED']);
  });

  it('of the same account alone', async () => {
    const { words, amount, lineId } = await payment();
    const accountId = await newAccount('Savings');
    expect(await wentOut('2026-01-16', words, amount, { accountId })).toMatchObject({
      state: 'EXCLUDED',
      returned: null,
    });
    expect((await wentOut('2026-01-16', words, amount)).returned).toMatchObject({ lineId });
  });

  it('that has paid something, of which nothing was refunded otherwise', async () => {
    const open = await payment(false);
    expect((await wentOut('2026-01-16', open.words, open.amount)).returned).toBeNull();
    const given = await payment();
    await refund(app, given.promise.id, 100);
    expect((await wentOut('2026-01-16', given.words, given.amount)).returned).toBeNull();
  });

  it('until somebody has said that it is for nothing in these books', async () => {
    const { words, amount } = await payment();
    const { id, version, state } = await wentOut('2026-01-16', words, amount);
    expect(state).toBe('TO_DECIDE');
    expect(await desk.done('excluded', { id, version })).toMatchObject({ state: 'EXCLUDED', returned: null });
  });

  it('of just as much, and the only one that it can be', async () => {
    const { promise, words, amount } = await payment();
    const more = ((promise.amountPence + 1) / 100).toFixed(2);
    // The next test's amount.
    pence += 1;
    expect((await wentOut('2026-01-16', words, more)).returned).toBeNull();
    const other = await desk.promise(promise.amountPence);
    const [second] = (
      await desk.bringIn(csv([bankDay(CAME), words.replace(/ SMJ.*/, ' AGAIN'), amount]), english)
    ).lines as [Line];
    const payments = [{ donationId: other.id, pence: other.amountPence }];
    await desk.done('pay', { id: second.id, version: second.version, payments });
    const both = `${promise.reference} ${other.reference}`;
    expect((await wentOut('2026-01-16', both, amount)).returned).toBeNull();
  });
});

it('a payment that somebody takes back at the moment at which it is said to have come back is not taken back twice', async () => {
  const { words, amount, lineId } = await payment();
  const { id, version, returned } = await wentOut('2026-01-16', words, amount);
  expect(returned).toMatchObject({ lineId });
  const [{ version: seen }] = await app.database.dataSource.query(
    'SELECT version FROM bank_line WHERE id = $1',
    [lineId],
  );
  const [undone, taken] = await together(
    app,
    (manager) => manager.query('SELECT FROM bank_line WHERE id = $1 FOR UPDATE', [lineId]),
    [() => desk.ask('undo', { id: lineId, version: seen }), () => desk.ask('returned', { id, version })],
  );
  expect([undone!.error, taken!.error?.extensions.messageKey]).toEqual([undefined, 'changedByAnother']);
});

it('a payment of which somebody keeps some at the moment at which it is said to have come back has not: that is said', async () => {
  const hires = chargeDesk(app);
  const { id: hireId } = await hires.hire({ name: 'Mira Raval' });
  const { id: chargeId } = (await hires.ofKind(hireId, 'DEPOSIT'))!;
  const words = `${payer()} DEPOSIT`;
  const [came] = (await desk.bringIn(csv([bankDay(CAME), words, '100.00']), english)).lines as [Line];
  const payments = [{ chargeId, pence: 10_000 }];
  await desk.done('pay', { id: came.id, version: came.version, payments });
  const { id, version } = await wentOut('2026-01-16', words, '100.00');
  const input = { seenPence: 10_000, amount: '30', day: '2026-01-15', reason: 'A broken chair' };
  const answers = await together(
    app,
    (manager) => manager.query('SELECT FROM charge WHERE id = $1 FOR UPDATE', [chargeId]),
    [() => hires.ask('keep', { id: chargeId, input }), () => desk.ask('returned', { id, version })],
  );
  expect(answers.map(({ error }) => error?.extensions.messageKey)).toEqual([undefined, 'chargeGivenBack']);
  expect(await hires.one(chargeId)).toMatchObject({ paidPence: 10_000, keptPence: 3000 });
});

it('a line of a statement that was taken back is there for nothing more', async () => {
  const { lines, id: statementId } = await desk.bringIn(
    csv([bankDay(CAME), `${payer()} X`, '7.77']),
    english,
  );
  await desk.done('takeAllBack', { id: statementId });
  const [{ id, version }] = await app.database.dataSource.query(
    'SELECT id, version FROM bank_line WHERE id = $1',
    [lines[0]!.id],
  );
  expect((await desk.ask('excluded', { id, version })).error?.extensions.messageKey).toBe('notFound');
  expect(
    await app.database.dataSource.query('SELECT is_excluded FROM bank_line WHERE id = $1', [id]),
  ).toEqual([{ is_excluded: false }]);
});
