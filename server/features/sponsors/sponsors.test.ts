import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '../../../rules/days.ts';
import { currentDay, momentOf } from '../../../rules/zoned-time.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import { removeOld } from '../../testing/remove-old.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { bankDesk, csv, DAY, type Line } from '../bank/bank-fixtures.ts';
import { offerFields, sponsorsOf } from './sponsor-fixtures.ts';

const app = sharedTestApp();
const bank = bankDesk(app);
const { newOffer, sponsor, give, slotOf, month, donationOf, see, mailsTo } = sponsorsOf(app);
const day = () => addDays(currentDay(), 20);
const setStatus = (id: number, status: string) =>
  app.features.services.donationStates.setStatus(OPERATOR, id, { status } as never);

beforeEach(() => app.database.dataSource.query('DELETE FROM attempt_counter'));

/** A slot that somebody has promised to pay for. */
async function promised(overrides: Record<string, unknown> = {}) {
  const offerId = await newOffer();
  const email = `${randomUUID()}@example.org`;
  const { data, errors } = await sponsor(offerId, day(), { email, ...overrides });
  expect(errors).toBeUndefined();
  return { offerId, email, link: data.give, ...(await donationOf(email)) };
}

const SPONSORED = `query ($token: String!) { gift(token: $token, language: "en") {
  sponsorship { offer slot day payBy isHeld } } }`;
/** What the private page of a donation says of its day. */
const sponsorship = async (token: string) =>
  (await graphql(app, { query: SPONSORED, variables: { token } })).data.gift.sponsorship;

describe('a day that a donation sponsors', () => {
  it('is taken with the donation, whose letter and private page say which day and until when to pay', async () => {
    const { offerId, email, link } = await promised();
    expect(await slotOf(offerId, day())).toEqual({ slot: 1, isTaken: true, takenBy: '' });
    expect(await slotOf(offerId, day(), 2)).toEqual({ slot: 2, isTaken: false, takenBy: '' });
    expect(await sponsorship(link)).toEqual({
      offer: 'Daily arti',
      slot: 'Morning arti',
      day: day(),
      payBy: addDays(currentDay(), 7),
      isHeld: true,
    });
    expect((await mailsTo(email))[0]!.text).toContain('You are sponsoring: Daily arti, Morning arti, on');
    expect(await see(link)).toMatchObject({ amountPence: 5100, status: 'PENDING' });
  });

  it('is refused to the next one in words, who gets no donation, also again and again until another is free', async () => {
    const { offerId } = await promised();
    const email = `${randomUUID()}@example.org`;
    const { errors } = await sponsor(offerId, day(), { email });
    expect(errors![0]).toMatchObject({
      message: 'Someone else has just taken this. Choose another day; what you typed is kept.',
      extensions: { code: 'CONFLICT', field: 'sponsor' },
    });
    expect(await donationOf(email)).toBeUndefined();
    for (let time = 0; time < 4; time += 1) await sponsor(offerId, day(), { email });
    expect((await sponsor(offerId, addDays(day(), 1), { email })).errors).toBeUndefined();
  });

  it('is to be paid by no day any more once the donation is paid', async () => {
    const { id, link } = await promised();
    await setStatus(id, 'PAID');
    expect(await sponsorship(link)).toMatchObject({ payBy: null, isHeld: true });
  });

  it('is named by the sponsor’s wish once the donation is paid, and not before', async () => {
    const { offerId, id } = await promised();
    await setStatus(id, 'PAID');
    expect(await slotOf(offerId, day())).toMatchObject({ isTaken: true, takenBy: 'Patel family' });
  });

  it.each(['CANCELLED', 'REFUNDED'])('is free again once the donation is %s', async (status) => {
    const { offerId, id } = await promised();
    if (status === 'REFUNDED') await setStatus(id, 'PAID');
    await setStatus(id, status);
    expect(await slotOf(offerId, day())).toMatchObject({ isTaken: false });
    expect((await sponsor(offerId, day())).errors).toBeUndefined();
  });

  it('is free again once its donation is forgotten as long unpaid, whatever else is', async () => {
    const both = [await promised(), await promised()];
    await app.database.dataSource.query(
      `UPDATE donation SET created_at = now() - interval '13 months' WHERE id = ANY ($1)`,
      [both.map(({ id }) => id)],
    );
    await removeOld(app, 'unpaidGifts');
    for (const { offerId } of both) expect(await slotOf(offerId, day())).toMatchObject({ isTaken: false });
  });

  it('is taken again when it turns out that nothing was refunded', async () => {
    const { offerId, id } = await promised();
    await setStatus(id, 'PAID');
    await setStatus(id, 'REFUNDED');
    const [refund] = await app.database.dataSource.query(
      'SELECT id FROM donation_refund WHERE donation_id = $1',
      [id],
    );
    // Of another day the same line is another slot.
    await sponsor(offerId, addDays(day(), 1));
    await app.features.services.refunds.undo(OPERATOR, refund.id, { reason: 'Entered by mistake' });
    expect(await slotOf(offerId, day())).toMatchObject({ isTaken: true });
  });

  it('is taken again when the money comes after all, unless it is another’s by then', async () => {
    const { offerId, id } = await promised();
    await setStatus(id, 'CANCELLED');
    await setStatus(id, 'PENDING');
    expect(await slotOf(offerId, day())).toMatchObject({ isTaken: true });
    await setStatus(id, 'CANCELLED');
    const email = `${randomUUID()}@example.org`;
    await sponsor(offerId, day(), { email });
    await setStatus(id, 'PENDING');
    await setStatus(id, 'PAID');
    const rows = await app.database.dataSource.query(
      'SELECT state FROM sponsorship WHERE offer_id = $1 ORDER BY id',
      [offerId],
    );
    expect(rows).toEqual([{ state: 'RELEASED' }, { state: 'PROMISED' }]);
    expect(await app.features.services.unpaidSlots.waiting()).toContainEqual({
      kind: 'SPONSORS_WITHOUT_DAY',
      count: 1,
    });
  });

  it('of which a part has come by bank stays, and its donor is not written to as if nothing had', async () => {
    const { offerId, id: donationId, email } = await promised();
    const [{ id, version }] = (await bank.bringIn(csv([DAY, 'FPI X', '10.00']))).lines as [Line];
    await bank.done('pay', { id, version, payments: [{ donationId, pence: 1000 }] });
    for (const days of [9, 11])
      await app.features.services.unpaidSlots.remindAndRelease(
        momentOf(addDays(currentDay(), days), '09:00'),
      );
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await slotOf(offerId, day())).toMatchObject({ isTaken: true });
  });

  it('costs what the offer says, for its type and once: another donation is refused, so that nobody pays what they have not read', async () => {
    const offerId = await newOffer();
    for (const other of [{ amount: '50' }, { subTypeId: 7 }, { frequency: 'MONTHLY' }]) {
      const { errors } = await sponsor(offerId, day(), other);
      expect([other, errors?.[0]?.extensions.messageKey]).toEqual([other, 'sponsorOfferChanged']);
    }
  });

  it('is one that the offer has: not yesterday, not another weekday, not a slot too many, not of a hidden offer', async () => {
    const weekday = new Date(`${day()}T00:00Z`).getUTCDay() || 7;
    const offerId = await newOffer({ weekdays: [weekday] });
    const hidden = await newOffer({ isShown: false });
    const refused = [
      await sponsor(offerId, addDays(currentDay(), -1)),
      await sponsor(offerId, addDays(day(), 1)),
      await sponsor(offerId, day(), {}, 3),
      await sponsor(hidden, day()),
    ];
    expect(refused.map(({ errors }) => errors?.[0]?.extensions.messageKey)).toEqual(
      Array(4).fill('sponsorClosed'),
    );
  });

  it('sent twice with one key is stored once, and the same key for another day, or first for none, is refused', async () => {
    const offerId = await newOffer();
    const fields = { email: `${randomUUID()}@example.org`, idempotencyKey: randomUUID() };
    const first = await sponsor(offerId, day(), fields);
    // The space is not stored.
    const again = await sponsor(offerId, `${day()} `, fields);
    expect(again.data.give).toBe(first.data.give);
    const other = await sponsor(offerId, addDays(day(), 1), fields);
    expect(other.errors![0]!.extensions.code).toBe('CONFLICT');
    expect(await slotOf(offerId, addDays(day(), 1))).toMatchObject({ isTaken: false });
    const unsponsored = { email: `${randomUUID()}@example.org`, idempotencyKey: randomUUID() };
    await give(unsponsored);
    const sponsored = await sponsor(offerId, addDays(day(), 1), unsponsored);
    expect(sponsored.errors?.[0]?.extensions.code).toBe('CONFLICT');
  });
});

describe('the days that visitors see', () => {
  it('are those of a month, with the months beside it, and begin with the next free one', async () => {
    const firstDay = addDays(currentDay(), 1);
    const id = await newOffer({ firstDay, lastDay: addDays(firstDay, 40), slots: 'Arti' });
    await sponsor(id, firstDay);
    const seen = await month(id);
    expect(seen.offer.nextFree).toEqual({ day: addDays(firstDay, 1), slot: 1 });
    expect(seen.month).toBe(addDays(firstDay, 1).slice(0, 7));
    const later = await month(id, { month: seen.next });
    expect(later.days[0].day).toBe(`${seen.next}-01`);
    expect(later.previous).toBe(seen.month);
  });

  it('of one offer are free though they are taken of another', async () => {
    await promised();
    const other = await newOffer({ firstDay: day() });
    const offers = await app.features.services.sponsorOffers.listShown();
    expect(offers.find(({ id }) => id === other)!.nextFree).toEqual({ offerId: other, day: day(), slot: 1 });
  });

  it('a slot that is taken says what is free next, the same one first', async () => {
    const { offerId } = await promised();
    const CHOICE = `query ($offerId: Int!, $day: String!) {
      sponsorChoice(offerId: $offerId, day: $day, slot: 1) { isFree freeNext { day slot } } }`;
    const { data } = await graphql(app, { query: CHOICE, variables: { offerId, day: day() } });
    expect(data.sponsorChoice).toEqual({
      isFree: false,
      freeNext: [
        { day: day(), slot: 2 },
        { day: addDays(day(), 1), slot: 1 },
        { day: addDays(day(), 1), slot: 2 },
      ],
    });
  });
});

describe('an offer', () => {
  const save = (fields: Record<string, unknown>, target: { id: number } | 'new' = 'new') =>
    app.features.services.sponsorOffers.save(OPERATOR, target, offerFields(fields));

  it.each([
    [{ name: ' ' }, 'contentTitleRequired'],
    [{ slots: ' ' }, 'sponsorSlotsRequired'],
    [{ slots: Array(9).fill('Arti').join('\n') }, 'sponsorSlotsInvalid'],
    [{ amount: '0' }, 'invalidAmount'],
    [{ lastDay: '2020-01-01' }, 'sponsorEndsBeforeStart'],
    [{ translations: { gu: { slots: 'એક' } } }, 'sponsorSlotsDiffer'],
    // A fixed fee, one for the hall, and none.
    [{ subTypeId: 2 }, 'sponsorTypeUnfit'],
    [{ subTypeId: 13 }, 'sponsorTypeUnfit'],
    [{ subTypeId: 999 }, 'sponsorTypeUnfit'],
  ])('is refused in words: %j', async (fields, messageKey) => {
    await expect(save(fields)).rejects.toMatchObject({ messageKey });
  });

  it('keeps the order of lines in which days were sponsored, and cannot be deleted any more', async () => {
    const { offerId } = await promised();
    await expect(save({ slots: 'Lunch\nMorning arti' }, { id: offerId })).rejects.toMatchObject({
      messageKey: 'sponsorSlotsTaken',
    });
    await save({ slots: 'Arti in the morning\nEvening arti\nLunch' }, { id: offerId });
    await expect(app.features.services.sponsorOffers.remove(OPERATOR, offerId)).rejects.toMatchObject({
      messageKey: 'sponsorOfferInUse',
    });
  });

  it('shows its slots in a language only where all of them are translated', async () => {
    const { id } = await save({ translations: { gu: { name: 'આરતી', slots: 'સવારની આરતી\nસાંજની આરતી' } } });
    expect((await month(id, { language: 'gu' })).offer).toMatchObject({
      name: 'આરતી',
      slots: 'સવારની આરતી\nસાંજની આરતી',
    });
    await app.database.dataSource.query(
      `UPDATE sponsor_offer SET slots = slots || E'\\nLunch' WHERE id = $1`,
      [id],
    );
    expect((await month(id, { language: 'gu' })).offer.slots).toBe('Morning arti\nEvening arti\nLunch');
  });
});
