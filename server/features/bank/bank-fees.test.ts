import ExcelJS from 'exceljs';
import fc from 'fast-check';
import type { EntityManager } from 'typeorm';
import { describe, expect, it } from 'vitest';
import { shareFee } from '../../../rules/share-fee.ts';
import { get, graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { together } from '../../testing/two-at-once.ts';
import { bankDesk, csv, DAY, type Line, payer } from './bank-fixtures.ts';

const app = sharedTestApp();
const desk = bankDesk(app);

/** A line that nobody has decided about, of that amount in pounds. */
async function newLine(pounds: string, day = DAY): Promise<Line> {
  return (await desk.bringIn(csv([day, payer(), pounds]))).lines[0]!;
}

const pay = ({ id, version }: Line, payments: object[], feePence?: number) =>
  desk.ask('pay', { id, version, payments, feePence });
const refusalOf = ({ error }: Awaited<ReturnType<typeof desk.ask>>) => error?.extensions.messageKey;
const whole = ({ id: donationId, amountPence: pence }: { id: number; amountPence: number }) => ({
  donationId,
  pence,
});

/** Of donations that came on that day: the sums of the ledger, and those of the accountant's workbook, in pence. */
async function books(day: string) {
  const token = await desk.token();
  const query = `query ($day: String) { donations(filter: { from: $day, to: $day }) { sums { paidPence feePence } } }`;
  const { data } = await graphql(app, { query, variables: { day }, token });
  const { rawPayload } = await get(app, `/exports/accounts.xlsx?from=${day}&to=${day}`, {
    authorization: `Bearer ${token}`,
  });
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(rawPayload as unknown as ExcelJS.Buffer);
  const rows = (name: string) =>
    workbook
      .getWorksheet(name)!
      .getSheetValues()
      .slice(1)
      .map((row) => (row as ExcelJS.CellValue[]).slice(1));
  const [heading, ...donations] = rows('Donations and payments');
  const column = heading!.indexOf('Fee');
  const [sumsHeading, ...sums] = rows('Total');
  const at = (name: string) => sums.at(-1)![sumsHeading!.indexOf(name)];
  return {
    ledger: data.donations.sums,
    fees: donations.map((row) => row[column]),
    accountant: { received: at('Received'), fees: at('Fees') },
  };
}

describe('[74] a fee that was kept of a line', () => {
  it('stands beside what donors gave, so that donations less fees are what the bank has; undone, nothing of it stays', async () => {
    const donations = [await desk.promise(5000), await desk.promise(5000)];
    const line = await newLine('97.10', '15/07/2003');
    const { data: paid, error } = await pay(line, donations.map(whole), 290);
    expect(error).toBeUndefined();
    expect(paid).toMatchObject({
      state: 'MATCHED',
      allocatedPence: 9710,
      feePence: 290,
      payments: [
        { pence: 5000, feePence: 145 },
        { pence: 5000, feePence: 145 },
      ],
    });
    for (const { id } of donations)
      expect(await desk.donation(id)).toMatchObject({ status: 'PAID', amountPence: 5000, feePence: 145 });
    expect(await books('2003-07-15')).toEqual({
      ledger: { paidPence: 10_000, feePence: 290 },
      fees: [1.45, 1.45],
      accountant: { received: 100, fees: 2.9 },
    });
    const [entry] = await app.database.dataSource.query(
      `SELECT label FROM audit_entry WHERE subject = 'bank-line' AND subject_id = $1 AND action = 'DECIDE'`,
      [line.id],
    );
    expect(entry.label).toBe('2003-07-15 97.10 = 100.00 - 2.90');

    const back = await desk.done('undo', { id: line.id, version: paid.version });
    expect(back).toMatchObject({ state: 'TO_DECIDE', allocatedPence: 0, feePence: 0, payments: [] });
    for (const { id } of donations)
      expect(await desk.donation(id)).toMatchObject({ status: 'PENDING', allocatedPence: 0, feePence: 0 });
    expect((await books('2003-07-15')).ledger.feePence).toBe(0);
    expect(
      refusalOf(await pay(back, [whole(donations[0]!), { ...whole(donations[1]!), pence: 4710 }])),
    ).toBeUndefined();
  });

  it('may be kept of donations that nobody has promised, with others that were', async () => {
    const promise = await desk.promise(5000);
    const line = await newLine('97.10');
    const newDonation = { donorName: 'Asha of the platform', subTypeId: 6 };
    const { data } = await pay(line, [whole(promise), { newDonation, pence: 5000 }], 290);
    expect(data).toMatchObject({
      state: 'MATCHED',
      payments: [
        { pence: 5000, reason: 'BY_HAND', donation: { id: promise.id } },
        { pence: 5000, reason: 'ENTERED', donation: { donorName: 'Asha of the platform', status: 'PAID' } },
      ],
    });
    const entered = data.payments[1].donation.id;
    await desk.done('undo', { id: line.id, version: data.version });
    expect(await desk.donation(entered)).toMatchObject({ status: 'CANCELLED', feePence: 0 });
  });

  it('is left out: several donations may be entered of a line, and something be left of it', async () => {
    const line = await newLine('97.10');
    const newDonation = (donorName: string) => ({ newDonation: { donorName, subTypeId: 6 }, pence: 3000 });
    const { data } = await pay(line, [newDonation('Bina of several'), newDonation('Chandra of several')]);
    expect(data).toMatchObject({ state: 'TO_DECIDE', allocatedPence: 6000, feePence: 0 });
  });

  it('shows that a platform paid, which is known as the payer of nobody’s next donation', async () => {
    const newDonation = await desk.promise(5000);
    await desk.promise(7700);
    const [line] = (await desk.bringIn(csv([DAY, 'PAYPAL 123', '48.60']))).lines;
    expect((await pay(line!, [whole(newDonation)], 140)).error).toBeUndefined();
    const { lines } = await desk.bringIn(csv([DAY, 'PAYPAL 124', '41.20']));
    expect(lines[0]!.suggestion).toBeNull();
  });

  it.each([
    ['is more than donations less line', '97.10', 291, 'bankFeeUnbalanced'],
    ['is less than donations less line', '97.10', 289, 'bankFeeUnbalanced'],
    ['is kept though the donations are all of the line', '100.00', 100, 'bankFeeUnbalanced'],
    ['is below nothing', '100.00', -1, 'invalidFee'],
    ['is kept of money that went out', '-97.10', 290, 'bankFeeOnlyIn'],
  ])('is refused when it %s, and nothing is stored', async (_what, pounds, feePence, key) => {
    const donations = [await desk.promise(5000), await desk.promise(5000)];
    const line = await newLine(pounds);
    expect(refusalOf(await pay(line, donations.map(whole), feePence))).toBe(key);
    expect(await desk.donation(donations[0]!.id)).toMatchObject({ status: 'PENDING', allocatedPence: 0 });
  });

  it.each([
    [
      'both a promise and a new donation',
      { newDonation: { donorName: 'Asha', subTypeId: 6 }, donationId: 1 },
    ],
    ['neither', {}],
  ])('a payment of %s is refused', async (_what, payment) => {
    expect(refusalOf(await pay(await newLine('1.00'), [{ ...payment, pence: 100 }]))).toBe('invalidRequest');
  });

  it('is kept once when two allocate the line at once, and the second is told', async () => {
    const donations = [await desk.promise(5000), await desk.promise(5000)];
    const others = [await desk.promise(5000), await desk.promise(5000)];
    const line = await newLine('97.10');
    const lock = (manager: EntityManager) =>
      manager.query('SELECT FROM bank_line WHERE id = $1 FOR UPDATE', [line.id]);
    const answers = await together(app, lock, [
      () => pay(line, donations.map(whole), 290),
      () => pay(line, others.map(whole), 290),
    ]);
    expect(answers.map(refusalOf)).toEqual([undefined, 'changedByAnother']);
    const fees = await Promise.all(
      [...donations, ...others].map(async ({ id }) => (await desk.donation(id)).feePence),
    );
    expect(fees).toEqual([145, 145, 0, 0]);
  });

  it('is within the sums that the database itself keeps', async () => {
    const { id: donationId } = await desk.promise(5000);
    const line = await newLine('48.50');
    const insert = (pence: number, feePence: number, reverses: number | null = null) =>
      app.database.dataSource.query(
        `INSERT INTO bank_allocation (line_id, donation_id, pence, fee_pence, reason, reverses_id, made_by_name)
         VALUES ($1, $2, $3, $4, 'BY_HAND', $5, '') RETURNING id`,
        [line.id, donationId, pence, feePence, reverses],
      );
    await expect(insert(5000, 149)).rejects.toThrow('More than the line has');
    await expect(insert(5000, 5001)).rejects.toThrow('bank_allocation_fee');
    const [{ id }] = await insert(5000, 150);
    await expect(insert(5000, 149, id)).rejects.toThrow('Not the entry');
    await insert(5000, 150, id);
    await insert(4850, 0);
  });
});

it('[property] a fee is shared to the penny, in the proportion of the donations', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(amounts, fc.double({ min: 0, max: 1, noNaN: true }), (pence, part) => {
      const sum = pence.reduce((total, one) => total + one, 0);
      const fee = Math.floor(sum * part);
      const shares = shareFee(fee, pence);
      expect(shares.reduce((total, one) => total + one, 0)).toBe(fee);
      for (const [index, share] of shares.entries())
        expect(Math.abs(share - (fee * pence[index]!) / sum)).toBeLessThan(1);
    }),
  );
});
