import { beforeEach, describe, expect, it } from 'vitest';
import { currentDay } from '../../../rules/zoned-time.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { during, together } from '../../testing/two-at-once.ts';
import { refund } from '../ledger/refunds/refund-fixtures.ts';
import { claimDesk, ON, seen } from './claim-fixtures.ts';
import { lockClaims } from './lock-claims.ts';

const app = sharedTestApp();
const desk = claimDesk(app);
const { claimable, read } = desk;

beforeEach(() => desk.clear());

describe('what was claimed for and refunded', () => {
  it('stands as over-claimed tax in the next claim, once', async () => {
    const id = await claimable(8000);
    await desk.claimed();
    await desk.refund(id);
    expect((await desk.done('summary')).overclaimedTaxPence).toBe(2000);
    await claimable(50_000);
    const next = await desk.make();
    expect(next).toMatchObject({ overclaimedTaxPence: 2000, taxPence: 12_500 - 2000 });
    expect(await read(next.id)).toMatchObject({ faults: [], overclaimedPence: 2000 });
    expect((await desk.done('summary')).overclaimedTaxPence).toBe(0);
    // The tax office has not got it: it is to be made good again.
    await desk.done('voidClaim', seen(next));
    expect((await desk.done('summary')).overclaimedTaxPence).toBe(2000);
    const { id: last, version } = await desk.make();
    await desk.done('sent', { id: last, version, day: '2026-11-21' });
    expect((await desk.done('summary')).overclaimedTaxPence).toBe(0);
  });

  it('in part counts by the part', async () => {
    const id = await claimable(8000);
    await desk.claimed();
    await refund(app, id, 1000);
    expect((await desk.done('summary')).overclaimedTaxPence).toBe(250);
    await desk.refund(id);
    await claimable(50_000);
    expect((await desk.claimed()).overclaimedTaxPence).toBe(2000);
  });

  it('is taken off as the tax office has it in its schedule: the tax of each is rounded by itself', async () => {
    const id = await claimable(5001);
    await desk.claimed();
    await desk.refund(id);
    await claimable(10_002);
    expect(await desk.make()).toMatchObject({ overclaimedTaxPence: 1250, taxPence: 2501 - 1250 });
  });

  it('is taken off as far as the next claim goes, which then brings nothing, and the rest off the one after', async () => {
    const ids = [await claimable(8000), await claimable(8000)];
    await desk.claimed();
    for (const id of ids) await desk.refund(id);
    await claimable(10_000);
    const next = await desk.claimed();
    expect(next).toMatchObject({ overclaimedTaxPence: 2500, taxPence: 0 });
    expect(await read(next.id)).toMatchObject({ faults: [], overclaimedPence: 2500 });
    const paid = await desk.done('paid', { ...seen(next), day: '2026-11-22', amount: '0' });
    expect(paid).toMatchObject({ state: 'PAID', paidPence: 0 });
    expect((await desk.done('summary')).overclaimedTaxPence).toBe(1500);
    await claimable(50_000);
    expect((await desk.claimed()).overclaimedTaxPence).toBe(1500);
  });

  it('is said of the claim; of one that was not sent it is not over-claimed', async () => {
    const id = await claimable(8000);
    const claim = await desk.make();
    await desk.refund(id);
    expect((await desk.done('claim', { id: claim.id })).refundedCount).toBe(1);
    expect((await desk.done('summary')).overclaimedTaxPence).toBe(0);
    const { items } = await desk.done('claimGifts', { id: claim.id });
    expect(items[0]).toMatchObject({ pence: 8000, refundedPence: 8000, name: 'Mrs Asha Rao' });
    await desk.done('voidClaim', seen(claim));
    expect(await desk.reasonOf(id)).toBeUndefined();
  });

  it('keeps the claim that it was in from being undone, once it was made good', async () => {
    const id = await claimable(8000);
    const first = await desk.claimed();
    await desk.refund(id);
    await claimable();
    const second = await desk.claimed();
    expect(await desk.refusal('voidClaim', seen(first))).toBe('giftAidClaimMadeGood');
    await desk.done('voidClaim', seen(second));
    await desk.done('voidClaim', seen(first));
    await desk.make();
  });

  it('is taken off as its rows add up, also when a gift turns out to be paid just as the claim is made', async () => {
    const [bounced, refunded] = [await claimable(8000), await claimable(4000)];
    await desk.claimed();
    await desk.refund(refunded);
    await app.features.services.donationStates.setStatus(OPERATOR, bounced, { status: 'PENDING', note: 'x' });
    await claimable(50_000);
    const { id, overclaimedTaxPence } = await during(
      app,
      async (manager) => {
        // The claim comes here once it has read what is owed.
        await manager.query('LOCK TABLE gift_aid_claim IN SHARE MODE');
        await manager.query(`UPDATE donation SET status = 'PAID', received_on = $2 WHERE id = $1`, [
          bounced,
          ON,
        ]);
      },
      () => desk.make(),
    );
    const [{ pence }] = await app.database.dataSource.query(
      'SELECT sum(pence)::integer AS pence FROM gift_aid_overclaim WHERE claim_id = $1',
      [id],
    );
    expect(overclaimedTaxPence).toBe(pence / 4);
  });

  it('keeps the claim that it was in also when that is undone just as it is made good', async () => {
    const gift = await desk.claimable(8000);
    const first = await desk.claimed();
    await desk.refund(gift);
    await desk.claimable(50_000);
    const [made, undone] = await together<unknown>(app, lockClaims, [
      () => desk.make(),
      () => desk.refusal('voidClaim', seen(first)),
    ]);
    expect(made).toMatchObject({ giftsPence: 50_000 });
    expect(undone).toBe('giftAidClaimMadeGood');
  });

  it('includes what turns out not to have been paid, as a cheque that bounces', async () => {
    const id = await claimable(8000);
    const claim = await desk.claimed();
    const { donationStates } = app.features.services;
    await donationStates.setStatus(OPERATOR, id, { status: 'PENDING', note: 'It bounced' });
    expect((await desk.done('summary')).overclaimedTaxPence).toBe(2000);
    expect((await desk.done('claim', { id: claim.id })).refundedCount).toBe(1);
    await donationStates.setStatus(OPERATOR, id, { status: 'PAID', receivedOn: ON, paymentMethod: 'CHEQUE' });
    expect((await desk.done('summary')).overclaimedTaxPence).toBe(0);
  });

  it('includes a gift for which the donor got too much, also once a part of it was refunded', async () => {
    const id = await claimable(10_000);
    await desk.done('note', { donationId: id, input: { isOwnMoney: true, benefit: '25' } });
    await desk.claimed();
    expect((await desk.done('summary')).overclaimedTaxPence).toBe(0);
    await refund(app, id, 5000);
    expect((await desk.done('summary')).overclaimedTaxPence).toBe(2500);
  });

  /** A donor whose gift was claimed, and whose declaration is cancelled for its day. */
  async function cancelledAfterClaim(): Promise<number> {
    const donorId = await desk.taxpayer();
    await desk.donation(donorId, { pence: 8000, on: ON });
    await desk.claimed();
    const { giftAidDeclarations } = app.features.services;
    const [declaration] = await giftAidDeclarations.ofDonor(donorId);
    await giftAidDeclarations.cancel(OPERATOR, seen(declaration!), ON);
    return donorId;
  }

  it('includes a gift whose declaration was cancelled for its day, unless the donor has made another', async () => {
    const donorId = await cancelledAfterClaim();
    expect((await desk.done('summary')).overclaimedTaxPence).toBe(2000);
    await desk.declare(donorId);
    expect((await desk.done('summary')).overclaimedTaxPence).toBe(0);
    // The other does not cover the day from which it is cancelled, either.
    const { giftAidDeclarations } = app.features.services;
    const [other] = await giftAidDeclarations.ofDonor(donorId);
    await giftAidDeclarations.cancel(OPERATOR, seen(other!), ON);
    expect((await desk.done('summary')).overclaimedTaxPence).toBe(2000);
  });

  it('includes it also where the donor has only said so since, until the written record is sent', async () => {
    const donorId = await cancelledAfterClaim();
    const verbal = await desk.declare(donorId, { method: 'VERBAL' });
    expect((await desk.done('summary')).overclaimedTaxPence).toBe(2000);
    await app.features.services.giftAidDeclarations.recordSent(
      OPERATOR,
      { id: verbal, version: 1 },
      currentDay(),
    );
    expect((await desk.done('summary')).overclaimedTaxPence).toBe(0);
  });

  it('does not include a gift for which whoever its donor is merged with has declared anew, until that is undone', async () => {
    const { giftAidDeclarations, donorMerges } = app.features.services;
    const [one, second, third] = [
      await desk.taxpayer(),
      await desk.newDonor({ name: 'Asha R. Rao' }),
      await desk.newDonor({ name: 'A. Rao' }),
    ];
    await desk.donation(one, { pence: 8000, on: ON });
    await desk.claimed();
    await donorMerges.merge(OPERATOR, { id: one, version: 1 }, { id: second, version: 1 });
    const merge = await donorMerges.merge(OPERATOR, { id: second, version: 2 }, { id: third, version: 1 });
    const [declaration] = await giftAidDeclarations.ofDonor(third);
    await giftAidDeclarations.cancel(OPERATOR, seen(declaration!), ON);
    expect((await desk.done('summary')).overclaimedTaxPence).toBe(2000);
    await desk.declare(third);
    expect((await desk.done('summary')).overclaimedTaxPence).toBe(0);
    await donorMerges.undo(OPERATOR, merge);
    expect((await desk.done('summary')).overclaimedTaxPence).toBe(2000);
  });

  it('includes a gift that turns out to be a company’s', async () => {
    const id = await claimable(8000);
    await desk.claimed();
    await desk.done('note', { donationId: id, input: { isOwnMoney: false } });
    expect((await desk.done('summary')).overclaimedTaxPence).toBe(2000);
    await desk.done('note', { donationId: id, input: { isOwnMoney: true } });
    expect((await desk.done('summary')).overclaimedTaxPence).toBe(0);
  });

  it('includes a gift that is again of a donor who has declared nothing, once putting two together was undone', async () => {
    const { donorMerges } = app.features.services;
    const [declared, other] = [await desk.taxpayer(), await desk.newDonor({ name: 'Asha Rao the younger' })];
    await desk.donation(other, { pence: 8000, on: ON });
    const merge = await donorMerges.merge(OPERATOR, { id: other, version: 1 }, { id: declared, version: 1 });
    const claim = await desk.claimed();
    expect((await desk.done('summary')).overclaimedTaxPence).toBe(0);
    await donorMerges.undo(OPERATOR, merge);
    expect((await desk.done('summary')).overclaimedTaxPence).toBe(2000);
    expect((await desk.done('claim', { id: claim.id })).refundedCount).toBe(1);
    await desk.declare(other);
    expect((await desk.done('summary')).overclaimedTaxPence).toBe(0);
  });

  it('includes a gift whose day was corrected to one that no declaration covers', async () => {
    const donor = await desk.taxpayer({ declaredOn: '2026-05-01' });
    const gift = await desk.donation(donor, { pence: 8000, on: ON });
    await desk.claimed();
    const { donationStates } = app.features.services;
    const correct = async (receivedOn: string) => {
      await donationStates.setStatus(OPERATOR, gift, { status: 'PENDING', note: 'Wrong day' });
      await donationStates.setStatus(OPERATOR, gift, { status: 'PAID', receivedOn, paymentMethod: 'CASH' });
      return (await desk.done('summary')).overclaimedTaxPence;
    };
    expect(await correct('2026-04-30')).toBe(2000);
    expect(await correct('2026-05-01')).toBe(0);
  });

  it('includes gifts of a type that turns out not to count', async () => {
    await claimable(8000);
    await desk.claimed();
    const { dataSource } = app.database;
    const count = async (doesCount: boolean) => {
      await dataSource.query('UPDATE donation_sub_type SET counts_for_gift_aid = $1 WHERE id = 6', [
        doesCount,
      ]);
      return (await desk.done('summary')).overclaimedTaxPence;
    };
    const [owed, owedAgain] = [await count(false), await count(true)];
    expect([owed >= 2000, owedAgain]).toEqual([true, 0]);
  });

  it('does not include a gift of which the books no longer say who gave it, nor one whose declaration is kept no longer', async () => {
    const [nameless, undeclared] = [await claimable(8000), await claimable(8000)];
    await desk.claimed();
    const { dataSource } = app.database;
    await dataSource.query('UPDATE donation SET donor_id = NULL WHERE id = $1', [nameless]);
    await dataSource.query(
      `DELETE FROM gift_aid_declaration WHERE donor_id = (SELECT donor_id FROM donation WHERE id = $1)`,
      [undeclared],
    );
    expect((await desk.done('summary')).overclaimedTaxPence).toBe(0);
  });
});
