import { describe, expect, it } from 'vitest';
import { addDays } from '../../../rules/days.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { together } from '../../testing/two-at-once.ts';
import { chargeDesk } from '../charges/charge-fixtures.ts';
import { countDesk, envelope } from '../counts/count-fixtures.ts';
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

describe('a donation that was Paid before its line was linked', () => {
  /** Says of a payment that it came back. @returns what is said of its donation and of its receipts then */
  async function comeBack(donationId: number, words: string, amount: string) {
    const [came] = (await desk.bringIn(csv([bankDay(CAME), words, amount]), english)).lines as [Line];
    const payments = [{ donationId, pence: Number(amount) * 100 }];
    const linked = await desk.done('pay', { id: came.id, version: came.version, payments });
    expect(linked.payments).toMatchObject([{ reason: 'PAID_BY_HAND' }]);
    const { id, version, returned } = await wentOut('2026-01-16', words, amount);
    expect(returned).toMatchObject({ lineId: came.id });
    await desk.done('returned', { id, version });
    return [
      (await desk.donation(donationId)).status,
      await app.database.dataSource.query(
        'SELECT voided_at IS NOT NULL AS "isVoid" FROM receipt WHERE donation_id = $1',
        [donationId],
      ),
    ];
  }

  it('by hand is unpaid, with its receipt void, once the payment came back', async () => {
    const promise = await desk.promise(4321);
    await desk.done('setStatus', { id: promise.id, status: 'PAID' });
    const words = `${payer()} ${promise.reference}`;
    expect(await comeBack(promise.id, words, '43.21')).toEqual(['PENDING', [{ isVoid: true }]]);
  });

  it('as the cheque of a count that has bounced is so too, as its envelope says', async () => {
    const counts = countDesk(app);
    const count = await counts.booked(
      { day: CAME, counted: '60', explanation: 'x' },
      envelope({ amount: '60', paymentMethod: 'CHEQUE', chequeNumber: '000123' }),
    );
    const [gift] = await counts.donationsOf(count.id);
    expect(await comeBack(gift!.id, `${payer()} CHQ`, '60.00')).toEqual(['PENDING', [{ isVoid: true }]]);
    expect((await counts.done('count', { id: count.id })).rows).toMatchObject([{ status: 'PENDING' }]);
  });
});

describe('what was said of two lines, that the one brought the other back', () => {
  async function returned() {
    const { promise, words, amount, lineId } = await payment();
    const day = bankDay('2026-01-16');
    const { id: statementId, lines } = await desk.bringIn(csv([day, words, `-${amount}`]), english);
    const { id, version } = lines[0]!;
    await desk.done('returned', { id, version });
    return { promise, statementId, id, lineId };
  }

  const stored = (id: number) =>
    app.database.dataSource.query(
      'SELECT id, version, is_excluded AS "isExcluded" FROM bank_line WHERE id = $1',
      [id],
    );

  it.each(['id', 'lineId'] as const)('is undone of both, whichever is undone: %s', async (half) => {
    const both = await returned();
    const [{ id, version }] = await stored(both[half]);
    await desk.done('undo', { id, version });
    expect([await stored(both.id), await stored(both.lineId)]).toMatchObject([
      [{ isExcluded: false }],
      [{ isExcluded: false }],
    ]);
    const [came] = await stored(both.lineId);
    const payments = [{ donationId: both.promise.id, pence: both.promise.amountPence }];
    await desk.done('pay', { id: came.id, version: came.version, payments });
    expect((await desk.donation(both.promise.id)).status).toBe('PAID');
    // So that the same can be said once more.
    const [went] = await stored(both.id);
    await desk.done('returned', { id: went.id, version: went.version });
  });

  it('is undone with the statement that has the other', async () => {
    const { statementId, lineId } = await returned();
    await desk.done('takeAllBack', { id: statementId });
    expect(await stored(lineId)).toMatchObject([{ isExcluded: false }]);
  });

  it('is undone with a statement that has both', async () => {
    const promise = await desk.promise(8888);
    const words = `${payer()} ${promise.reference}`;
    const { id: statementId, lines } = await desk.bringIn(
      csv([bankDay(CAME), words, '88.88'], [bankDay('2026-01-16'), words, '-88.88']),
      english,
    );
    const [came, went] = lines as [Line, Line];
    const payments = [{ donationId: promise.id, pence: 8888 }];
    await desk.done('pay', { id: came.id, version: came.version, payments });
    await desk.done('returned', { id: went.id, version: went.version });
    // The other of the two by the second call: the first has changed it.
    const takeBack = () => desk.done('takeAllBack', { id: statementId });
    expect([await takeBack(), await takeBack()]).toMatchObject([{ done: 1 }, { done: 1, remaining: 0 }]);
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
