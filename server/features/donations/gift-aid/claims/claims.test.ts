import { beforeEach, describe, expect, it } from 'vitest';
import { currentDay } from '../../../../../rules/zoned-time.ts';
import { OPERATOR } from '../../../../identity/viewer.ts';
import { sharedTestApp } from '../../../../testing/test-app.ts';
import { giveBack } from '../../refunds/refund-fixtures.ts';
import { readSchedule } from '../schedule/schedule-checker.ts';
import { claimDesk } from './claim-fixtures.ts';

const app = sharedTestApp();
const desk = claimDesk(app);

const ON = '2026-05-10';
/** A gift that can be claimed for. */
const claimable = async (pence = 5000, on = ON) => desk.gift(await desk.taxpayer(), { pence, on });
const read = async (claim: number, part = 1) => {
  const answer = await desk.schedule(claim, part);
  expect(answer.statusCode).toBe(200);
  return readSchedule(answer.rawPayload, currentDay());
};
const seen = ({ id, version }: { id: number; version: number }) => ({ id, version });

// Nothing of other tests can be claimed for or is owed.
beforeEach(async () => {
  for (;;) {
    const summary = await desk.done('summary');
    if (summary.overclaimedTaxPence > 0) await claimable(5_000_000);
    else if (summary.claimable.count === 0) return;
    await desk.claimed();
  }
});

describe('a claim', () => {
  it('has each claimable gift, and its schedule is one that the tax office takes', async () => {
    await claimable(5000, '2026-05-11');
    const withPence = await claimable(1234, '2026-05-10');
    const before = await desk.done('summary');
    const claim = await desk.make();
    expect(claim).toMatchObject({
      state: 'MADE',
      giftCount: before.claimable.count,
      taxPence: before.taxPence,
    });
    const { faults, gifts, earliestDay } = await read(claim.id);
    expect(faults).toEqual([]);
    expect(gifts.reduce((sum, { pence }) => sum + pence, 0)).toBe(claim.giftsPence);
    expect(earliestDay <= '2026-05-10').toBe(true);
    expect(gifts).toContainEqual(
      expect.objectContaining({
        ...{ title: 'Mrs', firstName: 'Asha', lastName: 'Rao', house: '12A', postcode: 'ME14 9XX' },
        ...{ day: '2026-05-10', pence: 1234 },
      }),
    );
    expect(await desk.reasonOf(withPence)).toBeUndefined();
    expect((await desk.done('summary')).claimable.count).toBe(0);
  });

  it('has no gift of a later day than it is for', async () => {
    const later = await claimable(5000, '2026-05-12');
    await claimable(1000, '2026-05-11');
    expect(await desk.make('2026-05-11')).toMatchObject({ giftCount: 1, giftsPence: 1000 });
    expect(await desk.reasonOf(later)).toBeNull();
  });

  it('keeps the name and home that were claimed with, when the donor moves', async () => {
    const donorId = await desk.taxpayer();
    await desk.gift(donorId, { on: ON });
    const claim = await desk.make();
    const { giftAidDeclarations } = app.features.services;
    const { id, version } = (await giftAidDeclarations.ofDonor(donorId))[0]!;
    await giftAidDeclarations.change(
      OPERATOR,
      { id, version },
      {
        ...{
          title: '',
          firstName: 'Asha',
          lastName: 'Patel',
          house: '99',
          livesAbroad: false,
          postcode: 'ME1 1AA',
        },
      },
    );
    expect((await read(claim.id)).gifts).toContainEqual(
      expect.objectContaining({ lastName: 'Rao', house: '12A' }),
    );
  });

  it('is refused where there is nothing to claim', async () => {
    const day = '2021-01-01';
    expect(await desk.refusal('make', { input: { until: day } })).toBe('giftAidNothingToClaim');
    expect(await desk.refusal('make', { input: { until: '2999-01-01' } })).toBe('dayInFuture');
  });

  it('takes no gift of another, when two are made at once', async () => {
    const id = await claimable();
    const answers = await Promise.allSettled([desk.make(), desk.make()]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [{ count }] = await app.database.dataSource.query(
      'SELECT count(*)::integer AS count FROM gift_aid_claim_gift WHERE donation_id = $1 AND is_living',
      [id],
    );
    expect(count).toBe(1);
    // Not even by hand in the database.
    await expect(
      app.database.dataSource.query(
        `INSERT INTO gift_aid_claim_gift (claim_id, donation_id, taxpayer, received_on, pence)
         SELECT claim_id, donation_id, taxpayer, received_on, pence FROM gift_aid_claim_gift WHERE donation_id = $1`,
        [id],
      ),
    ).rejects.toThrow('gift_aid_claim_gift_once');
  });

  it('has what stays of a gift of which a part was given back', async () => {
    const id = await claimable(5000);
    await giveBack(app, id, 2000);
    const { giftsPence } = await desk.make();
    expect(giftsPence).toBe(3000);
  });

  it('that is undone frees its gifts, and has no schedule any more', async () => {
    const id = await claimable();
    const claim = await desk.make();
    const undone = await desk.done('undo', seen(claim));
    expect(undone.state).toBe('UNDONE');
    expect(await desk.reasonOf(id)).toBeNull();
    expect((await desk.schedule(claim.id)).statusCode).toBe(409);
    expect(await desk.refusal('undo', seen(undone))).toBe('changedByAnother');
    // What was in it is still seen.
    expect((await desk.done('claimGifts', { id: claim.id })).totalCount).toBe(1);
    await desk.make();
  });

  it('is sent and paid on days in their order, and both can be taken back', async () => {
    await claimable();
    const made = await desk.make();
    expect(await desk.refusal('paid', { ...seen(made), day: ON, amount: '12.50' })).toBe('changedByAnother');
    expect(await desk.refusal('sent', { ...seen(made), day: '2026-05-09' })).toBe('giftAidSentBeforeGifts');
    const sent = await desk.done('sent', { ...seen(made), day: '2026-11-10' });
    expect(await desk.refusal('sent', { ...seen(made), day: '2026-11-10' })).toBe('changedByAnother');
    const pay = { ...seen(sent), amount: '12.50' };
    expect(await desk.refusal('paid', { ...pay, day: '2026-11-09' })).toBe('giftAidPaidBeforeSent');
    expect(await desk.refusal('paid', { ...pay, day: '2026-11-11', amount: '-1' })).toBe('invalidBankAmount');
    expect(await desk.refusal('paid', { ...pay, day: '2026-11-11', amount: '99999999' })).toBe(
      'invalidBankAmount',
    );
    const paid = await desk.done('paid', { ...pay, day: '2026-11-11' });
    expect(paid).toMatchObject({ state: 'PAID', paidOn: '2026-11-11', paidPence: 1250 });
    expect(await desk.refusal('undo', seen(paid))).toBe('changedByAnother');
    const again = await desk.done('takeBack', seen(paid));
    expect(again).toMatchObject({ state: 'SENT', paidOn: null, paidPence: null });
    const back = await desk.done('takeBack', seen(again));
    expect(back).toMatchObject({ state: 'MADE', sentOn: null });
    expect(back.entries.map(({ kind }: { kind: string }) => kind)).toEqual([
      ...['NOT_SENT', 'NOT_PAID', 'PAID', 'SENT', 'MADE'],
    ]);
  });
});

describe('what was claimed for and given back', () => {
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
    await desk.done('undo', seen(next));
    expect((await desk.done('summary')).overclaimedTaxPence).toBe(2000);
    const { id: last, version } = await desk.make();
    await desk.done('sent', { id: last, version, day: '2026-11-21' });
    expect((await desk.done('summary')).overclaimedTaxPence).toBe(0);
  });

  it('in part counts by the part', async () => {
    const id = await claimable(8000);
    await desk.claimed();
    await giveBack(app, id, 1000);
    expect((await desk.done('summary')).overclaimedTaxPence).toBe(250);
    await desk.refund(id);
    await claimable(50_000);
    expect((await desk.claimed()).overclaimedTaxPence).toBe(2000);
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
    expect((await desk.done('claim', { id: claim.id })).givenBackCount).toBe(1);
    expect((await desk.done('summary')).overclaimedTaxPence).toBe(0);
    const { items } = await desk.done('claimGifts', { id: claim.id });
    expect(items[0]).toMatchObject({ pence: 8000, givenBackPence: 8000, name: 'Mrs Asha Rao' });
    await desk.done('undo', seen(claim));
    expect(await desk.reasonOf(id)).toBeUndefined();
  });

  it('keeps the claim that it was in from being undone, once it was made good', async () => {
    const id = await claimable(8000);
    const first = await desk.claimed();
    await desk.refund(id);
    await claimable();
    const second = await desk.claimed();
    expect(await desk.refusal('undo', seen(first))).toBe('giftAidClaimMadeGood');
    await desk.done('undo', seen(second));
    await desk.done('undo', seen(first));
    await desk.make();
  });

  it('includes what turns out not to have been paid, as a cheque that bounces', async () => {
    const id = await claimable(8000);
    const claim = await desk.claimed();
    const { donationLedger } = app.features.services;
    await donationLedger.setStatus(OPERATOR, id, { status: 'PENDING', note: 'It bounced' });
    expect((await desk.done('summary')).overclaimedTaxPence).toBe(2000);
    expect((await desk.done('claim', { id: claim.id })).givenBackCount).toBe(1);
    await donationLedger.setStatus(OPERATOR, id, { status: 'PAID', receivedOn: ON, way: 'CHEQUE' });
    expect((await desk.done('summary')).overclaimedTaxPence).toBe(0);
  });

  it('includes a gift for which the donor got too much, also once a part of it was given back', async () => {
    const id = await claimable(10_000);
    await desk.done('note', { donationId: id, input: { isOwnMoney: true, benefit: '25' } });
    await desk.claimed();
    expect((await desk.done('summary')).overclaimedTaxPence).toBe(0);
    await giveBack(app, id, 5000);
    expect((await desk.done('summary')).overclaimedTaxPence).toBe(2500);
  });

  it('includes a gift whose declaration was cancelled for its day, unless the donor has made another', async () => {
    const donorId = await desk.taxpayer();
    await desk.gift(donorId, { pence: 8000, on: ON });
    await desk.claimed();
    const { giftAidDeclarations } = app.features.services;
    const [declaration] = await giftAidDeclarations.ofDonor(donorId);
    await giftAidDeclarations.cancel(OPERATOR, seen(declaration!), ON);
    expect((await desk.done('summary')).overclaimedTaxPence).toBe(2000);
    await desk.declare(donorId);
    expect((await desk.done('summary')).overclaimedTaxPence).toBe(0);
  });

  it('includes a gift that turns out to be a company’s', async () => {
    const id = await claimable(8000);
    await desk.claimed();
    await desk.done('note', { donationId: id, input: { isOwnMoney: false } });
    expect((await desk.done('summary')).overclaimedTaxPence).toBe(2000);
    await desk.done('note', { donationId: id, input: { isOwnMoney: true } });
    expect((await desk.done('summary')).overclaimedTaxPence).toBe(0);
  });
});

describe('a schedule', () => {
  it('is for treasurers, and unknown without its claim or part', async () => {
    await claimable();
    const { id } = await desk.make();
    expect((await app.server.inject({ url: `/exports/gift-aid/${id}-1.ods` })).statusCode).toBe(401);
    expect((await desk.schedule(id, 2)).statusCode).toBe(404);
    expect((await desk.schedule(999_999)).statusCode).toBe(404);
    const answer = await desk.schedule(id);
    expect(answer.headers['content-type']).toBe('application/vnd.oasis.opendocument.spreadsheet');
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="gift-aid-${id}-1.ods"`);
    await desk.done('claimGifts', { id });
    const entries = await app.database.dataSource.query(
      `SELECT action FROM audit_entry WHERE subject = 'gift-aid-claim' AND subject_id = $1`,
      [id],
    );
    const actions = entries.map(({ action }: { action: string }) => action);
    expect(actions).toEqual(expect.arrayContaining(['CREATE', 'EXPORT', 'READ_RECORD']));
  });

  it('has small gifts together without names, when that is asked for', async () => {
    const donorId = await desk.taxpayer();
    for (const pence of [3000, 3000, 1, 3001]) await desk.gift(donorId, { pence, on: ON });
    const { id, schedules } = await desk.make(undefined, true);
    expect(schedules).toEqual([{ part: 1, rowCount: 2, pence: 9002 }]);
    const { faults, gifts } = await read(id);
    expect(faults).toEqual([]);
    expect(gifts.map(({ aggregated, pence, lastName }) => [aggregated, pence, lastName])).toEqual([
      ['', 3001, 'Rao'],
      ['3 small gifts', 6001, ''],
    ]);
  });

  it('of 1,001 gifts is two files', async () => {
    const donorId = await desk.taxpayer();
    await app.database.dataSource.query(
      `INSERT INTO donation (reference, donor_id, sub_type_id, type_name, type_language, letter_language, donor_name, phone,
                             email, message, amount_pence, status, idempotency_key, received_on, way)
       SELECT 'GA-' || n, $1, type.id, type.name, 'en', 'en', 'Asha Rao', '', '', '', 1, 'PAID', 'ga-' || n, '2026-06-01', 'CASH'
         FROM generate_series(1, 1001) n,
              (SELECT * FROM donation_sub_type WHERE counts_for_gift_aid ORDER BY id LIMIT 1) type`,
      [donorId],
    );
    const { id, schedules } = await desk.make();
    expect(schedules).toEqual([
      { part: 1, rowCount: 1000, pence: 1000 },
      { part: 2, rowCount: 1, pence: 1 },
    ]);
    for (const part of [1, 2]) expect((await read(id, part)).faults).toEqual([]);
  });
});
