import { beforeEach, describe, expect, it } from 'vitest';
import { currentDay } from '../../../rules/zoned-time.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { smallDesk } from '../small-donations/small-fixtures.ts';
import { bankDesk, csv, type Line } from './bank-fixtures.ts';

const app = sharedTestApp();
const bank = bankDesk(app);
const small = smallDesk(app);

beforeEach(() => small.beginAnew());

let lines = 0;

/** A line of today, as [day, description, amount]. */
function row(amount: string, description = 'HMRC CHARITIES') {
  lines += 1;
  const [year, month, day] = currentDay().split('-');
  return [`${day}/${month}/${year}`, `${description} ${lines}`, amount] as const;
}

async function lineOf(amount: string, description?: string) {
  // A day that can be read in one way alone comes first.
  const { id, lines: added } = await bank.bringIn(
    csv(['14/11/2025', `SHOP ${lines}`, '-1.00'], row(amount, description)),
  );
  return { statementId: id, line: added.find(({ amountPence }) => amountPence > 0)! };
}

const paying = ({ id, version }: Line, claim: { id: number; version: number }) => ({
  ...{ id, version, claimId: claim.id, claimVersion: claim.version },
});
const stateOf = async (id: number) => app.features.services.giftAidClaims.find(id);
const refused = async (...[operation, variables]: Parameters<typeof bank.ask>) =>
  (await bank.ask(operation, variables)).error?.extensions.messageKey;

describe('money of the tax office', () => {
  it('is taken for the claim that waits for it; one press pays that, and taking it back makes it wait again', async () => {
    const { id } = await small.sentGiftAid(10_000);
    const { line, statementId } = await lineOf('25.00');
    expect(line).toMatchObject({
      state: 'TO_DECIDE',
      suggestedClaim: { id, awaitedPence: 2500 },
      suggestion: null,
    });
    const paid = await bank.done('claim', paying(line, line.suggestedClaim!));
    expect(paid).toMatchObject({ state: 'MATCHED', claim: { id }, suggestedClaim: null, payments: [] });
    expect(await stateOf(id)).toMatchObject({ state: 'PAID', paidOn: currentDay(), paidPence: 2500 });
    expect((await bank.done('lines', { statementId })).counts).toMatchObject({
      toDecide: 0,
      matchedPence: 2500,
    });
    // It is no donation.
    const [{ count }] = await app.database.dataSource.query(
      'SELECT count(*)::integer AS count FROM bank_allocation WHERE line_id = $1',
      [line.id],
    );
    expect(count).toBe(0);
    const claim = await stateOf(id);
    await expect(app.features.services.giftAidClaims.undo(OPERATOR, claim)).rejects.toThrow(
      expect.objectContaining({ messageKey: 'giftAidPaidByLine' }),
    );
    const back = await bank.done('undo', { id: paid.id, version: paid.version });
    expect(back).toMatchObject({ state: 'TO_DECIDE', claim: null, suggestedClaim: { id } });
    expect(await stateOf(id)).toMatchObject({ state: 'SENT', paidOn: null, paidPence: null });
  });

  it('is for the tax on small donations as well that were sent with the claim', async () => {
    const { id } = await small.sentGiftAid(10_000);
    await small.collect({ amount: '40' });
    const { statementId, line } = await lineOf('35.00');
    expect(line.suggestedClaim).toBeNull();
    await small.claim('40', { claimId: id });
    // Also for whoever has looked at the line before.
    const now = (await bank.lines(statementId)).find((one) => one.id === line.id);
    expect(now).toMatchObject({ suggestedClaim: { id } });
    expect((await lineOf('25.00')).line.suggestedClaim).toBeNull();
    expect((await lineOf('35.00')).line.suggestedClaim).toMatchObject({ id, awaitedPence: 3500 });
  });

  it('of another sum, or under another name, is chosen by hand', async () => {
    const { id } = await small.sentGiftAid(10_000);
    expect((await lineOf('25.00', 'A NEIGHBOUR')).line.suggestedClaim).toBeNull();
    const { line } = await lineOf('24.50');
    expect(line.suggestedClaim).toBeNull();
    const { version } = await stateOf(id);
    await bank.done('claim', paying(line, { id, version }));
    expect(await stateOf(id)).toMatchObject({ state: 'PAID', paidPence: 2450 });
  });

  it('is not taken for a promise of just as much', async () => {
    const { id } = await small.sentGiftAid(10_000);
    await bank.promise(2500);
    expect((await lineOf('25.00', 'A NEIGHBOUR')).line.suggestion).toMatchObject({
      reason: 'AMOUNT_AND_DAY',
    });
    expect((await lineOf('25.00')).line).toMatchObject({ suggestion: null, suggestedClaim: { id } });
  });

  it('is not taken for one of several claims that wait for as much', async () => {
    await small.sentGiftAid(10_000);
    await small.sentGiftAid(10_000);
    expect((await lineOf('25.00')).line.suggestedClaim).toBeNull();
  });

  it('pays a claim once, when two treasurers decide at once, and a line one claim', async () => {
    const { id } = await small.sentGiftAid(10_000);
    const { id: other } = await small.sentGiftAid(20_000);
    const first = (await lineOf('25.00')).line;
    const second = (await lineOf('25.00')).line;
    const claim = first.suggestedClaim!;
    const refusals = await Promise.all([
      refused('claim', paying(first, claim)),
      refused('claim', paying(second, claim)),
    ]);
    expect(refusals.sort()).toEqual(['changedByAnother', undefined]);
    const another = { id: other, version: 2 };
    const third = (await lineOf('50.00')).line;
    const both = await Promise.all([1, 2].map(() => refused('claim', paying(third, another))));
    expect(both.sort()).toEqual(['changedByAnother', undefined]);
    expect(await stateOf(id)).toMatchObject({ state: 'PAID' });
  });

  it('pays nothing that was not sent, nor money that went out', async () => {
    const { id } = await small.giftAid(10_000);
    const { line } = await lineOf('25.00');
    expect(line.suggestedClaim).toBeNull();
    expect(await refused('claim', paying(line, { id, version: 1 }))).toBe('changedByAnother');
    expect(await refused('claim', paying(line, { id: 999_999_999, version: 1 }))).toBe('notFound');
  });

  it('counts no more when its whole statement is undone', async () => {
    const { id } = await small.sentGiftAid(10_000);
    const { line, statementId } = await lineOf('25.00');
    await bank.done('claim', paying(line, line.suggestedClaim!));
    await bank.done('takeAllBack', { id: statementId });
    expect(await stateOf(id)).toMatchObject({ state: 'SENT' });
  });

  it('is all of a line: one that has paid something else already, or is excluded, pays no claim', async () => {
    const { id } = await small.sentGiftAid(10_000);
    const { version } = await stateOf(id);
    const { line } = await lineOf('25.00');
    const promise = await bank.promise(1000);
    const payments = [{ donationId: promise.id, pence: 1000 }];
    const paid: Line = await bank.done('pay', { id: line.id, version: line.version, payments });
    expect(await refused('claim', paying(paid, { id, version }))).toBe('bankLineExceeded');
    const excluded: Line = await bank.done('excluded', (await lineOf('25.00')).line);
    expect(await refused('claim', paying(excluded, { id, version }))).toBe('bankLineExceeded');
    expect(await stateOf(id)).toMatchObject({ state: 'SENT' });
  });
});
