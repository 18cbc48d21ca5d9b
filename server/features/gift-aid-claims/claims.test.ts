import { beforeEach, describe, expect, it } from 'vitest';
import { DonationStatus } from '../../../rules/donation-states.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { during } from '../../testing/two-at-once.ts';
import { Donation } from '../ledger/donation.entity.ts';
import { refund } from '../ledger/refunds/refund-fixtures.ts';
import { claimDesk, ON, seen } from './claim-fixtures.ts';
import { lockClaims } from './lock-claims.ts';

const app = sharedTestApp();
const desk = claimDesk(app);
const { claimable, read } = desk;

beforeEach(() => desk.clear());

describe('a claim', () => {
  it('has each claimable gift, and its schedule is one that the tax office takes', async () => {
    await claimable(5000, '2026-05-11');
    const withPence = await claimable(1234, '2026-05-10');
    const before = await desk.done('summary');
    const claim = await desk.make();
    expect(claim).toMatchObject({
      state: 'PREPARED',
      donationCount: before.claimable.count,
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
    expect(await desk.make('2026-05-11')).toMatchObject({ donationCount: 1, giftsPence: 1000 });
    expect(await desk.reasonOf(later)).toBeNull();
  });

  it('keeps the name and home that were claimed with, when the donor moves', async () => {
    const donorId = await desk.taxpayer();
    await desk.donation(donorId, { on: ON });
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

  it('has the gifts of another that is undone just as it is made', async () => {
    const gift = await claimable();
    const first = await desk.make();
    const { id } = await during(
      app,
      async (manager) => {
        await lockClaims(manager);
        for (const [table, change] of [
          ['gift_aid_claim_gift', 'is_living = false WHERE claim_id'],
          ['gift_aid_claim', `state = 'VOID' WHERE id`],
        ])
          await manager.query(`UPDATE ${table} SET ${change} = $1`, [first.id]);
      },
      () => desk.make(),
    );
    const claims = await app.database.dataSource.query(
      'SELECT claim_id FROM gift_aid_claim_gift WHERE donation_id = $1 AND is_living',
      [gift],
    );
    expect(claims).toEqual([{ claim_id: id }]);
  });

  it('keeps its gifts from going with an import, also once it was undone', async () => {
    const { pastDonations } = app.features.services;
    const donor = { donorName: 'Past Rao', email: 'past@example.org', phone: '' };
    const fields = {
      ...donor,
      receivedOn: ON,
      amount: '25',
      type: 'Navratri',
      paymentMethod: '',
      message: '',
    };
    let gift = 0;
    await pastDonations.add(OPERATOR, fields, async (_manager, { id }) => {
      gift = id;
    });
    const [{ donorId }] = await app.database.dataSource.query(
      'SELECT donor_id AS "donorId" FROM donation WHERE id = $1',
      [gift],
    );
    await desk.declare(donorId);
    const isNamed = async () => (await pastDonations.versions([gift])).get(gift)! > 1;
    const removal = () =>
      pastDonations.remove(OPERATOR, gift, async () => undefined).catch(({ messageKey }) => messageKey);
    expect(await isNamed()).toBe(false);
    const claim = await desk.make();
    expect([await isNamed(), await removal()]).toEqual([true, 'changedByAnother']);
    await desk.done('voidClaim', seen(claim));
    expect([await isNamed(), await removal()]).toEqual([true, 'changedByAnother']);
  });

  it('has no gift that is refunded just as it is made', async () => {
    const [refunded, kept] = [await claimable(), await claimable()];
    const { donationStates, siteSettings } = app.features.services;
    const settings = await siteSettings.find();
    const { id } = await during(
      app,
      async (manager) => {
        const lock = { mode: 'pessimistic_write' } as const;
        const donation = await manager.findOneOrFail(Donation, { where: { id: refunded }, lock });
        const fields = { status: DonationStatus.REFUNDED };
        await donationStates.changeStatus(manager, OPERATOR, donation, { by: 'HAND', fields, settings });
      },
      () => desk.make(),
    );
    const rows: { donation_id: number }[] = await app.database.dataSource.query(
      'SELECT donation_id FROM gift_aid_claim_gift WHERE claim_id = $1',
      [id],
    );
    const claimed = rows.map((row) => row.donation_id);
    expect([claimed.includes(refunded), claimed.includes(kept)]).toEqual([false, true]);
  });

  it('has what stays of a gift of which a part was refunded', async () => {
    const id = await claimable(5000);
    await refund(app, id, 2000);
    const { giftsPence } = await desk.make();
    expect(giftsPence).toBe(3000);
  });

  it('that is undone frees its gifts, and has no schedule any more', async () => {
    const id = await claimable();
    const claim = await desk.make();
    const voided = await desk.done('voidClaim', seen(claim));
    expect(voided.state).toBe('VOID');
    expect(await desk.reasonOf(id)).toBeNull();
    expect((await desk.schedule(claim.id)).statusCode).toBe(409);
    expect(await desk.refusal('voidClaim', seen(voided))).toBe('changedByAnother');
    // What was in it is still seen.
    expect((await desk.done('claimGifts', { id: claim.id })).totalCount).toBe(1);
    await desk.make();
  });

  it('may be sent on the day of its last gift, and paid on the day on which it was sent', async () => {
    await claimable();
    const sent = await desk.done('sent', { ...seen(await desk.make()), day: ON });
    expect(sent).toMatchObject({ state: 'SENT', sentOn: ON });
    const paid = await desk.done('paid', { ...seen(sent), day: ON, amount: '12.50' });
    expect(paid).toMatchObject({ state: 'PAID', paidOn: ON, paidPence: 1250 });
  });

  it('is sent and paid on days in their order, and both can be undone', async () => {
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
    expect(await desk.refusal('voidClaim', seen(paid))).toBe('changedByAnother');
    const again = await desk.done('undo', seen(paid));
    expect(again).toMatchObject({ state: 'SENT', paidOn: null, paidPence: null });
    const back = await desk.done('undo', seen(again));
    expect(back).toMatchObject({ state: 'PREPARED', sentOn: null });
    expect(back.entries.map(({ kind }: { kind: string }) => kind)).toEqual([
      ...['NOT_SENT', 'NOT_PAID', 'PAID', 'SENT', 'PREPARED'],
    ]);
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
    for (const pence of [3000, 3000, 1, 3001]) await desk.donation(donorId, { pence, on: ON });
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
                             email, message, amount_pence, status, idempotency_key, received_on, payment_method)
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
