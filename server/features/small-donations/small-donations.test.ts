import { beforeEach, describe, expect, it } from 'vitest';
import { daysOfTaxYear, smallClaimableUntil, taxYearName, taxYearOf } from '../../../rules/tax-years.ts';
import { currentDay } from '../../../rules/zoned-time.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { together } from '../../testing/two-at-once.ts';
import { collected, LAST_YEAR, smallDesk, THIS_YEAR } from './small-fixtures.ts';

const app = sharedTestApp();
const desk = smallDesk(app);

beforeEach(() => desk.beginAnew());

const collections = async (taxYear = LAST_YEAR) => (await desk.done('collections', { taxYear })).items;

describe('a tax year', () => {
  it('is from 6 April to 5 April', async () => {
    expect(taxYearOf('2026-04-05')).toBe(2025);
    expect(taxYearOf('2026-04-06')).toBe(2026);
    expect(daysOfTaxYear(2025)).toEqual({ firstDay: '2025-04-06', lastDay: '2026-04-05' });
    expect([taxYearName(2025), taxYearName(1999)]).toEqual(['2025/26', '1999/00']);
    await desk.collect({ day: `${THIS_YEAR}-04-05`, amount: '1' });
    await desk.collect({ day: `${THIS_YEAR}-04-06`, amount: '2' });
    expect((await desk.year(LAST_YEAR)).collectedPence).toBe(100);
    expect((await desk.year(THIS_YEAR)).collectedPence).toBe(200);
    expect(await collections(THIS_YEAR)).toMatchObject([{ pence: 200 }]);
  });

  it('counts the Gift Aid of gifts of its days, whenever it was claimed', async () => {
    await desk.sentGiftAid(100, `${THIS_YEAR}-04-05`);
    await desk.sentGiftAid(200, `${THIS_YEAR}-04-06`);
    expect((await desk.year(LAST_YEAR)).giftAidPence).toBe(100);
    expect((await desk.year(THIS_YEAR)).giftAidPence).toBe(200);
  });

  it('can be claimed for until two years after its end', async () => {
    expect(smallClaimableUntil(2025)).toBe('2028-04-05');
    const old = THIS_YEAR - 3;
    await desk.sentGiftAid(10_000, `${old}-06-01`);
    await desk.collect({ day: `${old}-06-01`, amount: '10' });
    const claim = async (day: string) => ({
      input: { ...(await desk.claimFields('4', { taxYear: old })), day },
    });
    expect(await desk.refusal('claim', await claim(`${THIS_YEAR}-04-06`))).toBe('smallDonationsTooLate');
    await desk.done('claim', await claim(`${THIS_YEAR}-04-05`));
    // What can still be claimed for is shown also before anything was collected; older years once something was.
    expect((await desk.done('years')).map(({ taxYear }: { taxYear: number }) => taxYear)).toEqual([
      ...[THIS_YEAR, LAST_YEAR, THIS_YEAR - 2, old],
    ]);
  });
});

describe('what can be claimed for', () => {
  it('is at most £8,000 a tax year', async () => {
    await desk.sentGiftAid(100_000);
    await desk.collect({ amount: '9000' });
    expect(await desk.year()).toMatchObject({ claimablePence: 800_000, taxPence: 200_000 });
    await desk.claim('8000');
    expect((await desk.year()).claimablePence).toBe(0);
  });

  it('is at most ten times the gifts of claims that were sent', async () => {
    await desk.collect({ amount: '300' });
    const { id } = await desk.giftAid(2000);
    expect(await desk.year()).toMatchObject({ claimablePence: 0, claimableWithMadePence: 20_000 });
    await app.features.services.giftAidClaims.sent(OPERATOR, { id, version: 1 }, { day: currentDay() });
    expect(await desk.year()).toMatchObject({ giftAidCapPence: 20_000, claimablePence: 20_000 });
    await app.features.services.giftAidClaims.paid(
      OPERATOR,
      { id, version: 2 },
      { day: currentDay(), amount: '5' },
    );
    expect((await desk.year()).claimablePence).toBe(20_000);
    // What is made next comes on top.
    await desk.giftAid(500);
    expect(await desk.year()).toMatchObject({ claimablePence: 20_000, claimableWithMadePence: 25_000 });
  });

  it('is at most what was collected', async () => {
    await desk.sentGiftAid(100_000);
    await desk.collect({ amount: '12.34' });
    expect((await desk.year()).claimablePence).toBe(1234);
    expect(await desk.refusal('claim', { input: await desk.claimFields('12.35') })).toBe(
      'smallDonationsExceeded',
    );
    await desk.claim('12.34');
  });

  it('is less once a gift was refunded that Gift Aid was claimed for, and what was too much is told', async () => {
    await desk.collect({ amount: '300' });
    const { donationId } = await desk.sentGiftAid(2000);
    await desk.sentGiftAid(500);
    await desk.claim('200');
    await desk.claims.refund(donationId);
    expect(await desk.year()).toMatchObject({
      ...{ giftAidPence: 500, claimedPence: 20_000, claimablePence: 0, overclaimedPence: 15_000 },
    });
  });
});

describe('a claim for small donations', () => {
  it('never passes what can be claimed for, when two are made at once', async () => {
    await desk.sentGiftAid(100_000);
    await desk.collect({ amount: '100' });
    const input = await desk.claimFields('60');
    const refusals = await Promise.all([1, 2, 3].map(() => desk.refusal('claim', { input })));
    expect(refusals.filter((key) => key === undefined)).toHaveLength(1);
    expect((await desk.year()).claimedPence).toBe(6000);
    // Also where it still fits: a request that comes twice claims once.
    expect(await desk.refusal('claim', { input: { ...input, amount: '1' } })).toBe('changedByAnother');
  });

  it('is not made by a second treasurer who has read the sums before the first has stored theirs', async () => {
    await desk.sentGiftAid(100_000);
    await desk.collect({ amount: '100' });
    const input = await desk.claimFields('60');
    const claim = () => desk.refusal('claim', { input });
    const refusals = await together(app, (manager) => manager.query('LOCK TABLE small_claim IN SHARE MODE'), [
      claim,
      claim,
    ]);
    expect(refusals).toEqual([undefined, 'changedByAnother']);
    expect((await desk.year()).claimedPence).toBe(6000);
  });

  it('goes with a Gift Aid claim that was sent, which waits for the tax on both', async () => {
    const { id } = await desk.giftAid(10_000);
    await desk.collect({ amount: '40' });
    const { giftAidClaims } = app.features.services;
    expect(
      await desk.refusal('claim', { input: await desk.claimFields('1', { claimId: id } as object) }),
    ).toBe('smallClaimNotSent');
    await giftAidClaims.sent(OPERATOR, { id, version: 1 }, { day: `${THIS_YEAR}-04-30` });
    const small = await desk.claim('40', { claimId: id });
    expect(await giftAidClaims.find(id)).toMatchObject({ taxPence: 2500, smallTaxPence: 1000 });
    expect((await desk.done('claims', { claimId: id })).items).toMatchObject([
      { id: small, sentOn: `${THIS_YEAR}-04-30`, taxPence: 1000, isPaid: false },
    ]);
    expect(await desk.refusal('paid', { id: small, day: currentDay(), amount: '10' })).toBe(
      'changedByAnother',
    );
    await giftAidClaims.paid(OPERATOR, { id, version: 2 }, { day: currentDay(), amount: '35' });
    expect((await desk.done('claims', { claimId: id })).items).toMatchObject([{ isPaid: true }]);
    expect(await desk.refusal('voidClaim', { id: small, reason: 'Refused' })).toBe('smallClaimIsPaid');
  });

  it('keeps the Gift Aid claim that it leans on, until it is voided with its reason', async () => {
    const { giftAidClaims } = app.features.services;
    const other = await desk.sentGiftAid(100);
    const paid = { day: currentDay(), amount: '0.25' };
    await giftAidClaims.paid(OPERATOR, { id: other.id, version: 2 }, paid);
    const { id } = await desk.sentGiftAid(1000);
    await desk.collect({ amount: '40' });
    for (const claimId of [id, undefined]) {
      const small = await desk.claim('40', { claimId });
      await expect(giftAidClaims.voidClaim(OPERATOR, { id, version: 2 })).rejects.toThrow(
        expect.objectContaining({ messageKey: 'smallDonationsNeedThis' }),
      );
      await expect(giftAidClaims.undo(OPERATOR, { id, version: 2 })).rejects.toThrow(
        expect.objectContaining({ messageKey: 'smallDonationsNeedThis' }),
      );
      expect(await desk.refusal('voidClaim', { id: small, reason: ' ' })).toBe('declineReasonRequired');
      await desk.done('voidClaim', { id: small, reason: 'Refused' });
      expect(await desk.refusal('voidClaim', { id: small, reason: 'Refused' })).toBe('changedByAnother');
    }
    expect((await desk.done('claims', { claimId: id })).totalCount).toBe(1);
    expect((await desk.done('claims', { taxYear: THIS_YEAR })).totalCount).toBe(0);
    expect((await desk.done('claims', { taxYear: LAST_YEAR })).items).toMatchObject([
      { pence: 4000, voidedReason: 'Refused' },
      { pence: 4000, voidedReason: 'Refused' },
    ]);
    await giftAidClaims.undo(OPERATOR, { id, version: 2 });
  });

  it('that was sent by itself is paid by itself, once', async () => {
    await desk.sentGiftAid(10_000);
    await desk.collect({ amount: '40' });
    const id = await desk.claim('40');
    const paid = { id, day: currentDay(), amount: '9.99' };
    expect(await desk.refusal('paid', { ...paid, day: `${LAST_YEAR}-06-01` })).toBe('giftAidPaidBeforeSent');
    expect(await desk.refusal('paid', { ...paid, amount: '999999999' })).toBe('invalidBankAmount');
    await desk.done('paid', paid);
    expect(await desk.refusal('paid', paid)).toBe('changedByAnother');
    expect((await desk.done('claims')).items).toMatchObject([{ isPaid: true, paidPence: 999 }]);
    // What was paid is not claimed for again.
    expect(await desk.refusal('voidClaim', { id, reason: 'Refused' })).toBe('smallClaimIsPaid');
    await desk.done('notPaid', { id });
    expect(await desk.refusal('notPaid', { id })).toBe('changedByAnother');
    expect((await desk.done('claims')).items).toMatchObject([{ isPaid: false, paidPence: null }]);
    await desk.done('voidClaim', { id, reason: 'Refused' });
  });
});

describe('a collection', () => {
  it.each([
    [{ day: '2999-01-01' }, 'dayInFuture'],
    [{ day: '1 June' }, 'invalidDate'],
    [{ place: '' }, 'cashCountPlaceRequired'],
    [{ amount: '0' }, 'invalidAmount'],
    [{ amount: '100000.01' }, 'invalidAmount'],
    [{ countedWith: '' }, 'cashCountNamesRequired'],
    [{ countedWith: 'asha rao' }, 'cashCountNamesAlike'],
    [{ areSmall: false }, 'smallGiftsRequired'],
    [{ place: 'x\0' }, 'textNotAllowed'],
  ])('with %j is refused', async (fields, expected) => {
    expect(await desk.refusal('add', { input: collected(fields) })).toBe(expected);
  });

  it('is kept once, when the form is sent twice', async () => {
    const input = collected();
    const refusals = await Promise.all([1, 2].map(() => desk.refusal('add', { input })));
    expect(refusals).toContain('smallCollectionKnown');
    expect((await desk.year()).collectedPence).toBe(1000);
    // As much by card, of the same day and place, is another, as are more, of another day and after that one was voided.
    for (const other of [{ paymentMethod: 'CONTACTLESS' }, { amount: '11' }, { day: `${LAST_YEAR}-06-08` }])
      await desk.done('add', { input: { ...input, ...other } });
    const [{ id }] = (await collections()).slice(-1);
    await desk.done('voidCollection', { id, reason: 'Not sure' });
    await desk.done('add', { input });
    expect((await desk.year()).collectedPence).toBe(4100);
  });

  it('is not changed: what was wrong is voided, by whom and why, and what is right is another one', async () => {
    const id = await desk.collect({ amount: '10' });
    const correction = { id, input: collected({ amount: '12' }), reason: 'A coin was foreign' };
    expect(await desk.refusal('correct', { ...correction, reason: '' })).toBe('declineReasonRequired');
    await desk.done('correct', correction);
    expect(await desk.refusal('correct', correction)).toBe('changedByAnother');
    const [right, wrong] = await collections();
    expect(right).toMatchObject({ pence: 1200, replacesId: id, voidedReason: '' });
    expect(wrong).toMatchObject({ id, pence: 1000, voidedReason: 'A coin was foreign' });
    expect(wrong.voidedByName).not.toBe('');
    expect((await desk.year()).collectedPence).toBe(1200);
    const lines = await app.database.dataSource.query(
      `SELECT action FROM audit_entry WHERE subject = 'small-donations' AND subject_id = ANY ($1) ORDER BY id`,
      [[id, right.id]],
    );
    expect(lines.map(({ action }: { action: string }) => action)).toEqual(['CREATE', 'UNDO', 'CREATE']);
  });

  it('stays while small donations are claimed for on the strength of it', async () => {
    await desk.sentGiftAid(100_000);
    const id = await desk.collect({ amount: '10' });
    await desk.claim('9');
    expect(await desk.refusal('voidCollection', { id, reason: 'Wrong' })).toBe('smallDonationsNeedThis');
    const less = { id, input: collected({ amount: '8' }), reason: 'Wrong' };
    expect(await desk.refusal('correct', less)).toBe('smallDonationsNeedThis');
    const ofYearBefore = collected({ day: `${LAST_YEAR - 1}-06-01` });
    expect(await desk.refusal('correct', { ...less, input: ofYearBefore })).toBe('smallDonationsNeedThis');
    await desk.done('correct', { ...less, input: collected({ amount: '9' }) });
    expect((await desk.year()).collectedPence).toBe(900);
  });

  it('is listed by pages of a tax year that there is', async () => {
    for (const _one of [1, 2, 3]) await desk.collect();
    const page = await desk.done('collections', { taxYear: LAST_YEAR, page: 2, pageSize: 2 });
    expect([page.totalCount, page.items.length]).toEqual([3, 1]);
    expect(await desk.refusal('collections', { taxYear: 999_999 })).toBe('invalidRequest');
  });
});

it('is nowhere outside the United Kingdom', async () => {
  const claim = { input: await desk.claimFields('1') };
  await app.database.dataSource.query(`UPDATE site_settings SET country = 'IN'`);
  try {
    const calls = [
      ...([
        ['years', {}],
        ['offered', {}],
        ['claims', {}],
      ] as const),
      ...([
        ['collections', { taxYear: LAST_YEAR }],
        ['add', { input: collected() }],
      ] as const),
      ...([
        ['claim', claim],
        ['take', { cashCountId: 1, donationIds: [1] }],
      ] as const),
    ];
    for (const [operation, variables] of calls)
      expect(await desk.refusal(operation, variables)).toBe('notFound');
  } finally {
    await app.database.dataSource.query(`UPDATE site_settings SET country = 'GB'`);
  }
});
