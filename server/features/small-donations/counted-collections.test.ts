import { beforeEach, describe, expect, it } from 'vitest';
import { OPERATOR } from '../../identity/viewer.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { together } from '../../testing/two-at-once.ts';
import { envelope } from '../counts/count-fixtures.ts';
import { lockClaims } from '../gift-aid-claims/lock-claims.ts';
import { refund } from '../ledger/refunds/refund-fixtures.ts';
import { collected, LAST_YEAR, smallDesk } from './small-fixtures.ts';

const app = sharedTestApp();
const desk = smallDesk(app);

beforeEach(() => desk.beginAnew());

const DAY = `${LAST_YEAR}-11-01`;

/** Books a count. @returns it as it is offered */
async function counted(counted: string, ...envelopes: object[]) {
  const { id } = await desk.counts.booked({ day: DAY, counted }, ...envelopes.map(envelope));
  return (
    (await desk.done('offered')).items.find((count: { id: number }) => count.id === id) ?? { id, gifts: [] }
  );
}

type Offered = Awaited<ReturnType<typeof counted>>;
const taking = ({ id, gifts }: Offered) => ({
  cashCountId: id,
  donationIds: gifts.map(({ donationId }: { donationId: number }) => donationId),
});

describe('the cash of a count', () => {
  it('can be taken as a collection with one press, and counts once', async () => {
    const offered = await counted('215.40', { amount: '200' }, { amount: '15.40' });
    expect(offered).toMatchObject({
      day: DAY,
      place: 'Sunday in the hall',
      gifts: [{ pence: 20_000 }, { pence: 1540 }],
    });
    await desk.done('take', taking(offered));
    expect((await desk.done('collections', { taxYear: LAST_YEAR })).items).toMatchObject([
      { day: DAY, pence: 21_540, countedBy: 'Asha Rao', countedWith: 'Kiran Patel', cashCountId: offered.id },
    ]);
    expect((await desk.year()).collectedPence).toBe(21_540);
    expect((await desk.done('offered')).totalCount).toBe(0);
    // Nor can Gift Aid be claimed for it, whoever turns out to have given it.
    const [{ donationId }] = offered.gifts;
    const donorId = await desk.claims.taxpayer({ declaredOn: '2010-01-01' });
    await app.database.dataSource.query('UPDATE donation SET donor_id = $2 WHERE id = $1', [
      donationId,
      donorId,
    ]);
    expect((await desk.claims.done('summary')).claimable.count).toBe(0);
    const { items } = await desk.done('collections', { taxYear: LAST_YEAR });
    await desk.done('voidCollection', { id: items[0].id, reason: 'Not small' });
    expect((await desk.claims.done('summary')).claimable.count).toBe(1);
  });

  it('is what nobody’s name is on, came in coins and notes, and bought nothing', async () => {
    const donor = await desk.counts.newDonor({ name: 'Mira Shah' });
    const [hall] = await app.database.dataSource.query(
      `SELECT id FROM donation_sub_type WHERE NOT counts_for_gift_aid ORDER BY id LIMIT 1`,
    );
    const { gifts } = await counted(
      '50',
      { amount: '10', donorId: donor.id },
      { amount: '10', donorName: 'Somebody New' },
      { amount: '10', paymentMethod: 'CHEQUE', chequeNumber: '7' },
      { amount: '10', subTypeId: hall.id },
      { amount: '10' },
    );
    expect(gifts).toHaveLength(1);
  });

  it('is no membership fee, also where Gift Aid is claimed for these', async () => {
    const { dataSource } = app.database;
    const set = async (column: string, membershipPeriod: string) => {
      const [[type]] = await dataSource.query(
        `UPDATE donation_sub_type SET counts_for_gift_aid = true, membership_period = $2, membership_starts_on = ''
          WHERE id = (SELECT max(id) FROM donation_sub_type WHERE column_name = $1) RETURNING id`,
        [column, membershipPeriod],
      );
      return { amount: '20', subTypeId: type.id };
    };
    const fees = [await set('MEMBERSHIP', 'NONE'), await set('FESTIVAL', 'YEAR')];
    const { gifts } = await counted('40', ...fees);
    expect(gifts).toEqual([]);
  });

  it('can be taken without an envelope of more than £30', async () => {
    const offered = await counted('250', { amount: '200' }, { amount: '50' });
    const [box] = offered.gifts;
    expect(await desk.refusal('take', { ...taking(offered), areSmall: false })).toBe('smallGiftsRequired');
    expect(await desk.refusal('take', { ...taking(offered), donationIds: [] })).toBe('smallGiftsNone');
    await desk.done('take', { ...taking(offered), donationIds: [box.donationId] });
    expect((await desk.year()).collectedPence).toBe(20_000);
  });

  it('is not typed as well, nor taken when it was typed; two counts may be alike', async () => {
    const [first, second] = [await counted('10', { amount: '10' }), await counted('10', { amount: '10' })];
    await desk.done('take', taking(first));
    await desk.done('take', taking(second));
    const typed = (amount: string) => ({
      input: collected({ day: DAY, place: 'Sunday in the hall', amount }),
    });
    expect(await desk.refusal('add', typed('10'))).toBe('smallCollectionKnown');
    await desk.done('add', typed('12'));
    expect(await desk.refusal('take', taking(await counted('12', { amount: '12' })))).toBe(
      'smallCollectionKnown',
    );
  });

  it('is taken once, when two do it at once', async () => {
    const offered = await counted('10', { amount: '10' });
    const refusals = await Promise.all([1, 2].map(() => desk.refusal('take', taking(offered))));
    expect(refusals.sort()).toEqual(['changedByAnother', undefined]);
    expect((await desk.year()).collectedPence).toBe(1000);
    expect(await desk.refusal('take', { cashCountId: 999_999_999, donationIds: [1] })).toBe('notFound');
  });

  it('is not taken from a count that is voided meanwhile', async () => {
    const offered = await counted('10', { amount: '10' });
    const refusals = await together<unknown>(
      app,
      (manager) => manager.query('SELECT FROM cash_count WHERE id = $1 FOR UPDATE', [offered.id]),
      [
        () => desk.counts.refusal('undo', { id: offered.id, reason: 'Typed twice' }),
        () => desk.refusal('take', taking(offered)),
      ],
    );
    expect(refusals).toEqual([undefined, 'changedByAnother']);
    expect((await desk.year())?.collectedPence ?? 0).toBe(0);
  });

  it('is voided with its count also where that is done just as it is taken', async () => {
    const offered = await counted('10', { amount: '10' });
    const refusals = await together<unknown>(app, lockClaims, [
      () => desk.refusal('take', taking(offered)),
      () => desk.counts.refusal('undo', { id: offered.id, reason: 'Typed twice' }),
    ]);
    expect(refusals).toEqual([undefined, undefined]);
    expect((await desk.done('collections', { taxYear: LAST_YEAR })).items).toMatchObject([
      { voidedReason: 'Typed twice' },
    ]);
  });

  it('is not taken with a gift that somebody says meanwhile was not paid', async () => {
    const offered = await counted('30', { amount: '10' }, { amount: '20' });
    const [{ donationId: id }] = offered.gifts;
    const refusals = await together<unknown>(
      app,
      (manager) => manager.query('SELECT FROM donation WHERE id = $1 FOR UPDATE', [id]),
      [
        () => desk.counts.refusal('setStatus', { id, status: 'PENDING', note: 'A mistake' }),
        () => desk.refusal('take', taking(offered)),
      ],
    );
    expect(refusals).toEqual([undefined, 'changedByAnother']);
    expect((await desk.year())?.collectedPence ?? 0).toBe(0);
  });

  it('is offered again once the collection is voided, which cannot be corrected by typing', async () => {
    const offered = await counted('10', { amount: '10' });
    await desk.done('take', taking(offered));
    const [{ id, ...said }] = (await desk.done('collections', { taxYear: LAST_YEAR })).items;
    const { day, place, paymentMethod, countedBy, countedWith } = said;
    const input = { day, place, paymentMethod, countedBy, countedWith, amount: '9', areSmall: true };
    expect(await desk.refusal('correct', { id, input, reason: 'x' })).toBe('smallCollectionOfCount');
    await desk.done('voidCollection', { id, reason: 'Wrong' });
    expect((await desk.year()).collectedPence).toBe(0);
    expect((await desk.done('offered')).items).toMatchObject([{ id: offered.id }]);
    await desk.done('take', taking(offered));
    await desk.counts.done('undo', { id: offered.id, reason: 'Typed twice' });
    expect((await desk.done('collections', { taxYear: LAST_YEAR })).items).toMatchObject([
      { voidedReason: 'Typed twice' },
      { voidedReason: 'Wrong' },
    ]);
  });

  it('counts no more when the count is voided, or its gift is no longer Paid', async () => {
    const offered = await counted('30', { amount: '10' }, { amount: '20' });
    await desk.done('take', taking(offered));
    const [first] = offered.gifts;
    await app.features.services.donationStates.setStatus(OPERATOR, first.donationId, {
      status: 'PENDING',
      note: 'x',
    });
    expect((await desk.year()).collectedPence).toBe(2000);
    await desk.counts.done('undo', { id: offered.id, reason: 'Typed twice' });
    expect((await desk.done('collections', { taxYear: LAST_YEAR })).items).toMatchObject([
      { voidedReason: 'Typed twice' },
    ]);
    expect((await desk.year()).collectedPence).toBe(0);
  });

  it('is counted without what was refunded of it', async () => {
    const offered = await counted('30', { amount: '10' }, { amount: '20' });
    const [first, second] = offered.gifts;
    await refund(app, first.donationId, 400);
    expect((await desk.done('offered')).items).toMatchObject([{ gifts: [{ pence: 600 }, { pence: 2000 }] }]);
    await desk.done('take', taking(offered));
    await refund(app, second.donationId, 500);
    expect((await desk.done('collections', { taxYear: LAST_YEAR })).items).toMatchObject([
      { pence: 2600, collectedPence: 2100 },
    ]);
    expect((await desk.year()).collectedPence).toBe(2100);
  });

  it('keeps its count while small donations are claimed for on the strength of it', async () => {
    await desk.sentGiftAid(100_000);
    const offered = await counted('10', { amount: '10' });
    await desk.done('take', taking(offered));
    const claim = await desk.claim('10');
    expect(await desk.counts.refusal('undo', { id: offered.id, reason: 'x' })).toBe('smallDonationsNeedThis');
    await desk.done('voidClaim', { id: claim, reason: 'The count was wrong' });
    await desk.counts.done('undo', { id: offered.id, reason: 'x' });
  });
});
