import { describe, expect, it } from 'vitest';
import { sharedTestApp } from '../../testing/test-app.ts';
import { chargeDesk } from '../charges/charge-fixtures.ts';
import { bankDesk, csv, DAY, type Line } from './bank-fixtures.ts';

const app = sharedTestApp();
const bank = bankDesk(app);
const desk = chargeDesk(app);

/** A person's name of letters alone, unlike any other. */
let serial = 0;
function somebody(): string {
  serial += 1;
  return `Nila ${Array.from(String(serial), (digit) => 'BCDFGHJKLM'[Number(digit)]).join('')}desai`;
}

/** A hire that costs so much and has no deposit; statements are of days that are over. */
async function owed(
  name: string,
  pounds: string,
): Promise<{ id: number; chargeId: number; reference: string }> {
  const { id } = await desk.hire({ name, deposit: '', charges: pounds });
  const { id: chargeId, reference } = (await desk.ofKind(id, 'HIRE'))!;
  await app.database.dataSource.query(`UPDATE charge SET asked_on = '2026-11-01' WHERE id = $1`, [chargeId]);
  return { id, chargeId, reference };
}

/** Of one day before the line, as statements are of days that are over. */
async function promised(name: string, pence: number): Promise<{ id: number; reference: string }> {
  const promise = await bank.promise(pence, { name });
  await app.database.dataSource.query(`UPDATE donation SET created_at = '2026-11-01' WHERE id = $1`, [
    promise.id,
  ]);
  return promise;
}

const misspelt = (reference: string) => reference.replace(/.$/, (last) => (last === 'W' ? 'X' : 'W'));

/** Why, whether nobody has to look, and of which donations and charges how much. */
function told({ suggestion }: Line) {
  const { reason, isCertain, candidates, charges } = suggestion!;
  return [
    reason,
    isCertain,
    candidates.map(({ donation: { id }, pence }) => [id, pence]),
    charges.map(({ charge: { id }, pence }) => [id, pence]),
  ];
}

async function suggested(text: string, amount: string) {
  return told((await bank.bringIn(csv([DAY, text, amount]))).lines[0]!);
}

describe('a line that may be for a donation and for what is owed', () => {
  it('is for the one whose reference it names, whoever it names beside', async () => {
    const [giver, hirer] = [somebody(), somebody()];
    const promise = await promised(giver, 8100);
    const { chargeId, reference } = await owed(hirer, '81');
    expect(await suggested(`FPI ${giver.toUpperCase()} ${reference}`, '81.00')).toEqual([
      ...['REFERENCE', true, [], [[chargeId, 8100]]],
    ]);
    expect(await suggested(`FPI ${hirer.toUpperCase()} ${promise.reference}`, '81.00')).toEqual([
      ...['REFERENCE', true, [[promise.id, 8100]], []],
    ]);
  });

  it('is for what it names by its whole reference, also with another amount, rather than for another with that amount', async () => {
    const [giver, hirer] = [somebody(), somebody()];
    const promise = await promised(giver, 7150);
    const { chargeId, reference } = await owed(hirer, '71');
    const words = `FPI ${misspelt(promise.reference)} ${giver.toUpperCase()} ${reference}`;
    expect(await suggested(words, '71.50')).toEqual(['OTHER_AMOUNT', false, [], [[chargeId, 7100]]]);
  });

  it('is for neither by itself where it names both: one is to be chosen', async () => {
    const promise = await promised(somebody(), 8200);
    const { chargeId, reference } = await owed(somebody(), '82');
    expect(await suggested(`FPI ${promise.reference} ${reference}`, '82.00')).toEqual([
      ...['SEVERAL', false, [[promise.id, 8200]], [[chargeId, 8200]]],
    ]);
  });

  it('is for what has the misspelt reference rather than for what somebody of that name has promised or owes', async () => {
    const [giver, hirer] = [somebody(), somebody()];
    const promise = await promised(giver, 8300);
    const { chargeId, reference } = await owed(hirer, '83');
    expect(await suggested(`FPI ${giver.toUpperCase()} ${misspelt(reference)}`, '83.00')).toEqual([
      ...['MISSPELT', false, [], [[chargeId, 8300]]],
    ]);
    expect(await suggested(`FPI ${hirer.toUpperCase()} ${misspelt(promise.reference)}`, '83.00')).toEqual([
      ...['MISSPELT', false, [[promise.id, 8300]], []],
    ]);
  });

  it('is to be chosen where somebody of that name has promised just as much as they owe', async () => {
    const name = somebody();
    const promise = await promised(name, 8400);
    const { chargeId } = await owed(name, '84');
    expect(await suggested(`BGC ${name.toUpperCase()}`, '84.00')).toEqual([
      ...['SEVERAL', false, [[promise.id, 8400]], [[chargeId, 8400]]],
    ]);
  });

  it('is for what somebody of that name owes rather than for what fits by its amount alone', async () => {
    const hirer = somebody();
    await promised(somebody(), 8500);
    const { chargeId } = await owed(hirer, '85');
    expect(await suggested(`BGC ${hirer.toUpperCase()}`, '85.00')).toEqual([
      ...['NAME_AND_AMOUNT', false, [], [[chargeId, 8500]]],
    ]);
  });
});

describe('a line for what is owed', () => {
  it('by a reference that is paid already is for nothing more, by one that is cancelled neither', async () => {
    const paid = await owed(somebody(), '86');
    const input = { amount: '86', day: '2026-11-02', method: 'CASH' };
    await desk.done('pay', { id: paid.chargeId, input: { ...input, seenPence: 8600 } });
    const cancelled = await owed(somebody(), '86');
    await desk.done('void', { id: cancelled.chargeId, reason: 'Ill' });
    expect(await suggested(`FPI ${paid.reference}`, '86.00')).toEqual(['PAID_ALREADY', false, [], []]);
    expect(await suggested(`FPI ${cancelled.reference}`, '86.00')).toEqual(['CANCELLED', false, [], []]);
  });

  it('of somebody who owes just that of two hires is for one of both, which is to be chosen', async () => {
    const hirer = somebody();
    const hires = [await owed(hirer, '87'), await owed(hirer, '87')];
    expect(await suggested(`BGC ${hirer.toUpperCase()}`, '87.00')).toEqual([
      ...['SEVERAL', false, [], hires.map(({ chargeId }) => [chargeId, 8700])],
    ]);
  });

  it('with a misspelt reference that may be of either of two hires is for neither by itself', async () => {
    const hires = [await owed(somebody(), '88'), await owed(somebody(), '89')];
    const { dataSource } = app.database;
    const likes = ['HIRE-BCDF-GHJK', 'HIRE-BCDF-GHJM'];
    for (const [at, { chargeId }] of hires.entries())
      await dataSource.query('UPDATE charge SET reference = $2 WHERE id = $1', [chargeId, likes[at]]);
    const both = hires.map(({ chargeId }, at) => [chargeId, [8800, 8850][at]]);
    expect(await suggested('FPI HIRE-BCDF-GHJT', '88.50')).toEqual(['SEVERAL', false, [], both]);
  });
});

describe('what a line cannot pay', () => {
  it('is a donation, a type, a donor and what is owed that are not there', async () => {
    const { lines } = await bank.bringIn(csv([DAY, 'FPI SOMEBODY ELSE', '3.21']));
    const { id, version } = lines[0]!;
    const refused = async (operation: 'pay' | 'newDonation', more: object) =>
      (await bank.ask(operation, { id, version, ...more })).error?.extensions;
    for (const missing of [{ donationId: 999_999 }, { chargeId: 999_999 }])
      expect(await refused('pay', { payments: [{ ...missing, pence: 321 }] })).toMatchObject({
        messageKey: 'notFound',
      });
    const input = { donorName: 'Nila', email: '', subTypeId: 6 };
    expect(await refused('newDonation', { input: { ...input, subTypeId: 999_999 } })).toMatchObject({
      ...{ messageKey: 'donationTypeRequired', field: 'subTypeId' },
    });
    expect(await refused('newDonation', { input: { ...input, donorId: 999_999 } })).toMatchObject({
      ...{ messageKey: 'donorUnknown', field: 'donorId' },
    });
  });
});
