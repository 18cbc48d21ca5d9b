import ExcelJS from 'exceljs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { get, graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { during, together } from '../../testing/two-at-once.ts';
import { chargeDesk } from '../charges/charge-fixtures.ts';
import { CANCEL } from '../hall-hire/hall-hire-fixtures.ts';
import { bankDesk, csv, DAY, type Line } from './bank-fixtures.ts';

const app = sharedTestApp();
const bank = bankDesk(app);
const desk = chargeDesk(app);

/** A person's name of letters alone, unlike any other. */
let serial = 0;
function hirer(): string {
  serial += 1;
  return `Mira ${Array.from(String(serial), (digit) => 'BCDFGHJKLM'[Number(digit)]).join('')}raval`;
}

async function newHire(overrides: object = {}) {
  const name = hirer();
  const { id, version } = await desk.hire({ name, ...overrides });
  const deposit = (await desk.ofKind(id, 'DEPOSIT'))!;
  const balance = (await desk.ofKind(id, 'HIRE'))!;
  const { dataSource } = app.database;
  // Statements are of days that are over.
  await dataSource.query(`UPDATE charge SET asked_on = '2026-11-01' WHERE hire_id = $1`, [id]);
  return { id, version, name, deposit, balance, reference: balance.reference };
}

const payments = (line: Line) =>
  line.suggestion!.charges.map(({ charge, pence }) => ({ chargeId: charge.id, pence }));

const donationCount = async () => {
  const [{ count }] = await app.database.dataSource.query(`SELECT count(*)::integer AS count FROM donation`);
  return count as number;
};

describe('a line of a bank statement that pays what is owed', () => {
  it('is certain by the whole reference and just the amount, also of the hire, and confirmed with the others', async () => {
    const one = await newHire();
    const other = await newHire();
    const donations = await donationCount();
    const { id, lines } = await bank.bringIn(
      csv(
        [DAY, `FPI X ${one.reference}`, '100.00'],
        [DAY, `FPI Y H${String(other.id).padStart(5, '0')} HALL`, '350.00'],
      ),
    );
    expect(lines.map(({ suggestion }) => suggestion!.charges.map(({ pence }) => pence))).toEqual([
      [10_000],
      [10_000, 25_000],
    ]);
    expect(lines.map(({ suggestion }) => suggestion!.isCertain)).toEqual([true, true]);
    expect(await bank.done('confirm', { statementId: id })).toMatchObject({ done: 2, remaining: 0 });
    expect((await desk.of(other.id)).map(({ state }) => state)).toEqual(['PAID', 'PAID']);
    const [paid] = await bank.lines(id, { search: other.reference });
    expect(paid!.chargePayments.map(({ charge: { kind }, reason }) => [kind, reason])).toEqual([
      ['DEPOSIT', 'REFERENCE'],
      ['HIRE', 'REFERENCE'],
    ]);
    expect(await donationCount()).toBe(donations);
  });

  it('is asked about by a misspelt reference, by the name with just the amount, and by another amount', async () => {
    const { name, reference } = await newHire();
    const misspelt = reference.replace(/.$/, (last) => (last === 'W' ? 'X' : 'W'));
    const { lines } = await bank.bringIn(
      csv(
        [DAY, `FPI ${misspelt}`, '100.00'],
        [DAY, `BGC ${name.toUpperCase()}`, '250.00'],
        [DAY, `FPI ${reference}`, '120.00'],
      ),
    );
    const told = lines.map(({ suggestion }) => [
      suggestion!.reason,
      suggestion!.isCertain,
      suggestion!.charges.map(({ pence }) => pence),
    ]);
    expect(told).toEqual([
      ['MISSPELT', false, [10_000]],
      ['NAME_AND_AMOUNT', false, [25_000]],
      ['OTHER_AMOUNT', false, [10_000, 2000]],
    ]);
  });

  it('pays a part, is undone, and is asked no more than the rest', async () => {
    const { reference, balance } = await newHire({ deposit: '' });
    const { lines } = await bank.bringIn(csv([DAY, `FPI ${reference}`, '90.00']));
    const line = lines[0]!;
    const paid: Line = await bank.done('pay', { ...line, payments: payments(line) });
    expect(await desk.one(balance.id)).toMatchObject({ paidPence: 9000, openPence: 16_000, state: 'OPEN' });
    const undone: Line = await bank.done('undo', { id: line.id, version: paid.version });
    expect(undone.chargePayments).toEqual([]);
    expect(await desk.one(balance.id)).toMatchObject({ paidPence: 0, openPence: 25_000 });
    const { lines: more } = await bank.bringIn(csv([DAY, 'FPI SOMEBODY', '300.00']));
    const tooMuch = [{ chargeId: balance.id, pence: 25_001 }];
    expect((await bank.ask('pay', { ...more[0], payments: tooMuch })).error?.message).toBe(
      'This is more than is left. Enter a smaller amount.',
    );
  });

  it('makes the charge owed again when the bank returned the payment', async () => {
    const { reference, balance, name } = await newHire({ deposit: '' });
    const words = `FPI ${name.toUpperCase()} ${reference}`;
    const { lines } = await bank.bringIn(csv([DAY, words, '250.00'], ['18/11/2026', words, '-250.00']));
    await bank.done('pay', { ...lines[0], payments: payments(lines[0]!) });
    const back = (await bank.done('lines', { statementId: await statementOf(lines[1]!.id) })).items[1];
    expect(back.returned.lineId).toBe(lines[0]!.id);
    await bank.done('returned', { id: back.id, version: back.version });
    expect(await desk.one(balance.id)).toMatchObject({ paidPence: 0, state: 'OPEN' });
  });

  it('is not taken for one that came back where some of it was kept since', async () => {
    const { reference, deposit, name } = await newHire();
    const words = `FPI ${name.toUpperCase()} ${reference}`;
    const { lines } = await bank.bringIn(csv([DAY, words, '100.00']));
    await bank.done('pay', { ...lines[0], payments: payments(lines[0]!) });
    const kept = { seenPence: 10_000, amount: '30', day: '2026-11-16', reason: 'A broken chair' };
    await desk.done('keep', { id: deposit.id, input: kept });
    const [went] = (await bank.bringIn(csv(['18/11/2026', words, '-100.00']))).lines as [Line];
    expect(went.returned).toBeNull();
  });
});

async function statementOf(lineId: number): Promise<number> {
  const [row] = await app.database.dataSource.query(
    'SELECT statement_id AS id FROM bank_line WHERE id = $1',
    [lineId],
  );
  return row.id;
}

/** The lines of the accountant's file of a reference, and that neither the donations nor their sums have any of it. */
async function theAccountantHas(reference: string, lines: Record<string, (number | null)[]>): Promise<void> {
  const { rawPayload } = await get(app, '/exports/accounts.xlsx?from=2026-11-01&to=2026-11-30', {
    authorization: `Bearer ${await bank.token()}`,
  });
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(rawPayload as unknown as ExcelJS.Buffer);
  const rows = (name: string) =>
    (workbook.getWorksheet(name)!.getSheetValues().slice(2) as ExcelJS.CellValue[][]).map((row) =>
      Array.from(row.slice(1), (cell) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : cell)),
    );
  const all = rows('Hire and places');
  const own = all.filter((row) => row[8] === reference);
  const written = own.map(([day, kind, , ...amounts]) => [
    `${day} ${kind}`,
    amounts.slice(0, 3).map((amount) => amount ?? null),
  ]);
  expect(Object.fromEntries(written)).toEqual(lines);
  expect(rows('Donations and payments').filter((row) => row.includes(reference))).toEqual([]);
  const [total, held] = rows('Hire and places by month').slice(-2);
  const sum = (column: number) =>
    all.reduce((pence, row) => pence + Math.round(Number(row[column] ?? 0) * 100), 0);
  expect([2, 3, 4].map((column) => Math.round(Number(total![column]) * 100))).toEqual([3, 4, 5].map(sum));
  expect(held![0]).toBe('Deposits held on 2026-11-30');
}

describe('the whole life of a hire', () => {
  it('goes through the bank: deposit by a misspelt reference, balance, deposit back', async () => {
    const { id, name, reference, deposit, balance } = await newHire();
    const misspelt = reference
      .replaceAll('-', '')
      .replace(/(.)(.)$/, '$2$1')
      .replace(/^(.{5})./, '$1Z');
    const payer = name.toUpperCase();
    const { id: statementId, lines } = await bank.bringIn(
      csv(
        ['01/11/2026', `FPI ${misspelt}`, '100.00'],
        ['10/11/2026', `FPI ${payer} ${reference}`, '250.00'],
        ['16/11/2026', `BPO ${payer} DEPOSIT BACK`, '-100.00'],
      ),
    );
    await bank.done('pay', { ...lines[0], payments: [{ chargeId: deposit.id, pence: 10_000 }] });
    await bank.done('confirm', { statementId });
    expect((await desk.of(id)).map(({ state }) => state)).toEqual(['PAID', 'PAID']);
    // The hire is over.
    await app.database.dataSource.query(`UPDATE charge SET back_on = '2026-11-15' WHERE id = $1`, [
      deposit.id,
    ]);
    const out = (await bank.lines(statementId)).at(-1)!;
    expect([out.state, out.suggestion!.reason, payments(out)]).toEqual([
      'TO_DECIDE',
      'NAME_AND_AMOUNT',
      [{ chargeId: deposit.id, pence: 10_000 }],
    ]);
    const given: Line = await bank.done('pay', { ...out, payments: payments(out) });
    expect(given.state).toBe('MATCHED');
    expect(await desk.one(deposit.id)).toMatchObject({
      ...{ state: 'PAID', paidPence: 10_000, returnedPence: 10_000, returnablePence: 0 },
    });
    expect(await desk.one(balance.id)).toMatchObject({ state: 'PAID', paidPence: 25_000, openPence: 0 });
    await theAccountantHas(reference, {
      ...{ '2026-11-01 Deposit': [100, null, null], '2026-11-10 Hall hire': [250, null, null] },
      '2026-11-16 Deposit': [null, 100, null],
    });
    // What has been given back keeps its payment from being undone before it.
    const first = (await bank.lines(statementId))[0]!;
    expect((await bank.ask('undo', { id: first.id, version: first.version })).error?.message).toBe(
      'Some of this has since been refunded or kept. Undo that first.',
    );
    expect(await bank.done('takeAllBack', { id: statementId })).toEqual({ done: 3, remaining: 0 });
    expect((await desk.of(id)).map(({ state, paidPence }) => [state, paidPence])).toEqual([
      ['OPEN', 0],
      ['OPEN', 0],
    ]);
  });
});

describe('at once', () => {
  it('a line does not pay what is void meanwhile', async () => {
    const { id, version, reference, deposit } = await newHire();
    const { lines } = await bank.bringIn(csv([DAY, `FPI ${reference}`, '100.00']));
    const answer = await during(
      app,
      (manager) => manager.query('SELECT FROM charge WHERE id = $1 FOR UPDATE', [deposit.id]),
      () => bank.ask('pay', { ...lines[0], payments: payments(lines[0]!) }),
      {
        meanwhile: (manager) =>
          manager.query(`UPDATE charge SET state = 'VOID', voided_at = now() WHERE id = $1`, [deposit.id]),
      },
    );
    expect(answer.error?.extensions.messageKey).toBe('chargeVoid');
    expect(await desk.one(deposit.id)).toMatchObject({ state: 'VOID', paidPence: 0 });
    const cancelled = await graphql(app, {
      query: CANCEL,
      variables: { id, version, reason: 'Ill' },
      token: await desk.token(),
    });
    expect(cancelled.errors).toBeUndefined();
  });

  it('two lines do not pay one charge twice', async () => {
    const { deposit } = await newHire();
    const { lines } = await bank.bringIn(csv([DAY, 'FPI ONE', '100.00'], [DAY, 'FPI TWO', '100.00']));
    const wanted = [{ chargeId: deposit.id, pence: 10_000 }];
    const answers = await together(
      app,
      (manager) => manager.query('SELECT FROM charge WHERE id = $1 FOR UPDATE', [deposit.id]),
      lines.map((line) => () => bank.ask('pay', { ...line, payments: wanted })),
    );
    expect(answers.map(({ error }) => error?.extensions.messageKey)).toEqual([undefined, 'chargeExceeded']);
    expect(await desk.one(deposit.id)).toMatchObject({ paidPence: 10_000, state: 'PAID' });
  });
});

describe('whatever is done', () => {
  const act = fc.record({
    what: fc.constantFrom(
      'LINE',
      'LINE_BACK',
      'PAY',
      'GIVE_BACK',
      'KEEP',
      'UNDO',
      'UNDO_LINE',
      'ASK',
      'VOID',
    ),
    pence: fc.integer({ min: 1, max: 14_000 }),
    kind: fc.constantFrom('DEPOSIT', 'HIRE'),
  });

  it('[property] the sums are those of the entries and never more than was asked or came', async () => {
    const { dataSource } = app.database;
    const { charges } = app.features.services;
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 14 }), async (acts) => {
        const { id: hireId } = await newHire();
        const ids = (await desk.of(hireId)).map(({ id }) => id);
        for (const { what, pence, kind } of acts) {
          const charge = (await desk.of(hireId)).find((one) => one.kind === kind && one.state !== 'VOID');
          if (!charge) continue;
          const { id, openPence, returnablePence } = charge;
          const amount = (pence / 100).toFixed(2);
          const entry = { amount, day: '2026-11-20', method: 'CASH', reason: 'So' };
          const { reason: _reason, ...payment } = entry;
          const { method: _method, ...kept } = entry;
          const entryId = charge.movements.find((one) => one.entryId && !one.isUndone)?.entryId;
          if (what === 'LINE' || what === 'LINE_BACK') {
            serial += 1;
            const sign = what === 'LINE' ? '' : '-';
            const { lines } = await bank.bringIn(csv([DAY, `FPI N${serial}`, `${sign}${amount}`]));
            await bank.ask('pay', { ...lines[0], payments: [{ chargeId: id, pence }] });
          }
          if (what === 'PAY') await desk.ask('pay', { id, input: { ...payment, seenPence: openPence } });
          if (what === 'GIVE_BACK')
            await desk.ask('giveBack', { id, input: { ...entry, seenPence: returnablePence } });
          if (what === 'KEEP') await desk.ask('keep', { id, input: { ...kept, seenPence: returnablePence } });
          if (what === 'UNDO' && entryId) await desk.ask('undo', { id: entryId, reason: 'A mistake' });
          if (what === 'UNDO_LINE') {
            const [line] = await dataSource.query(
              `SELECT line.id, line.version FROM bank_line line JOIN bank_allocation entry ON entry.line_id = line.id
                WHERE entry.charge_id = $1 ORDER BY entry.id DESC LIMIT 1`,
              [id],
            );
            if (line) await bank.ask('undo', line);
          }
          if (what === 'ASK') {
            const asked = { kind: charge.kind, owner: { hireId }, pence, dueOn: '2090-01-01' };
            await dataSource.transaction((manager) =>
              charges.ask(manager, { ...asked, payerName: 'Mira', language: 'en' }),
            );
          }
          if (what === 'VOID') await desk.ask('void', { id, reason: 'So' });
        }
        for (const one of await desk.of(hireId)) {
          expect(ids).toContain(one.id);
          const sum = (wanted: string) =>
            one.movements
              .filter(({ kind, isUndone }) => kind === wanted && !isUndone)
              .reduce((total, { pence }) => total + pence, 0);
          expect([one.paidPence, one.returnedPence, one.keptPence]).toEqual([
            sum('PAYMENT'),
            sum('RETURN'),
            sum('KEPT'),
          ]);
          expect(one.returnedPence + one.keptPence).toBeLessThanOrEqual(one.paidPence);
          if (one.state === 'PAID') expect(one.openPence).toBe(0);
          if (one.state === 'OPEN') expect(one.openPence).toBeGreaterThan(0);
        }
      }),
      { numRuns: 12 },
    );
  }, 120_000);
});
