import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '../../../../rules/days.ts';
import { dayIn } from '../../../../rules/time-texts.ts';
import { currentDay, momentOf } from '../../../../rules/zoned-time.ts';
import { OPERATOR } from '../../../identity/viewer.ts';
import { buildUser, openSession } from '../../../testing/factories.ts';
import { markLeft } from '../../../testing/mark-left.ts';
import { whileNothingIsSent } from '../../../testing/nothing-sent.ts';
import { removeOld } from '../../../testing/remove-old.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { collectFrom } from '../../account-part.ts';
import { names, sponsorsOf } from '../sponsor-fixtures.ts';

const app = sharedTestApp();
const { newOffer, sponsor, slotOf, donationOf, mailsTo, ask, give } = sponsorsOf(app);
const query = (sql: string, parameters: unknown[] = []) => app.database.dataSource.query(sql, parameters);
const day = () => addDays(currentDay(), 20);
const setStatus = (id: number, status: string, note?: string) =>
  app.features.services.donationStates.setStatus(OPERATOR, id, { status, note } as never);

beforeEach(() => query('DELETE FROM attempt_counter'));

async function promised() {
  const offerId = await newOffer();
  const email = `${randomUUID()}@example.org`;
  await sponsor(offerId, day(), { email });
  const donation = await donationOf(email);
  const [row] = await query('SELECT id FROM sponsorship WHERE donation_id = $1', [donation.id]);
  return { offerId, email, donation, id: row.id as number };
}

/** Its reminder has left so many days from today. */
const reminderLeft = ({ id }: { id: number }, days: number) =>
  markLeft(
    app.database.dataSource.manager,
    `sponsorship ${id}`,
    momentOf(addDays(currentDay(), days), '12:00'),
  );

const LIST = `query ($filter: SponsorshipFilterInput) { sponsorships(filter: $filter, language: "en") {
  totalCount items { id version state day slot payBy forWhom gotra donorName reference status offer { name slots } } } }`;
const ENTER =
  'mutation ($input: EnteredSponsorInput!) { enterSponsorship(input: $input) { id state status email } }';
const RELEASE = 'mutation ($id: Int!, $reason: String!) { releaseSponsorship(id: $id, reason: $reason) }';

describe('a promise that is not paid', () => {
  const run = (on: string, time = '09:00') =>
    app.features.services.unpaidSlots.remindAndRelease(momentOf(on, time));

  it('is reminded two days before its last day, once, and released after it, of which its donor is told', async () => {
    const { offerId, email, donation } = await promised();
    const last = addDays(currentDay(), 7);
    await run(addDays(last, -3));
    expect(await mailsTo(email)).toHaveLength(1);
    await run(addDays(last, -2));
    await run(addDays(last, -1));
    const [, reminder, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(reminder!.text).toMatch(/We have not received your donation of £51\.00[\s\S]*Please pay by/);
    await run(last);
    expect(await slotOf(offerId, day())).toMatchObject({ isTaken: true });
    await run(addDays(last, 1));
    expect(await slotOf(offerId, day())).toMatchObject({ isTaken: false });
    const { text } = (await mailsTo(email)).at(-1)!;
    expect(text).toContain('The day can now be chosen by others. You owe nothing.');
    // Whoever paid by bank an hour ago has lost the day all the same.
    expect(text).toContain('already paid, please contact us');
    expect(text).not.toContain('ignore');
    expect(await donationOf(email)).toMatchObject({ id: donation.id, status: 'CANCELLED' });
  });

  it('is neither reminded nor released while its payment is under way, and when that has failed it is reminded first', async () => {
    const [early, late] = [await promised(), await promised()];
    const last = addDays(currentDay(), 7);
    const set = (state: string) => query('UPDATE card_payment SET state = $1', [state]);
    const pays = ({ donation: { id } }: typeof early) =>
      query(
        `INSERT INTO card_payment (donation_id, checkout_id, state) VALUES ($1, 'cs_slot_' || $1::integer, 'PROCESSING')`,
        [id],
      );
    await pays(early);
    await run(addDays(last, -2));
    await pays(late);
    const letters = async () => [(await mailsTo(early.email)).length, (await mailsTo(late.email)).length];
    expect(await letters()).toEqual([1, 2]);
    for (const days of [1, 2, 3]) await run(addDays(last, days));
    expect(await letters()).toEqual([1, 2]);
    await set('ENDED');
    await run(addDays(last, 4));
    for (const { offerId, email } of [early, late]) {
      expect(await slotOf(offerId, day())).toMatchObject({ isTaken: true });
      expect((await mailsTo(email)).at(-1)!.text).toContain('Please pay by');
    }
    await run(addDays(last, 6));
    expect(await slotOf(late.offerId, day())).toMatchObject({ isTaken: false });
  });

  it('is not released before the day after a reminder that went late, which names that day', async () => {
    const { offerId, email } = await promised();
    const after = addDays(currentDay(), 8);
    await run(after, '09:00');
    expect((await mailsTo(email)).at(-1)!.text).toContain(dayIn('en', addDays(after, 1)));
    await run(addDays(after, 1), '21:00');
    expect(await slotOf(offerId, day())).toMatchObject({ isTaken: true });
    await run(addDays(after, 2), '09:15');
    expect(await slotOf(offerId, day())).toMatchObject({ isTaken: false });
  });

  it('is not released before the day after its reminder has left, nor if it never does: the office sees it', async () => {
    const [late, never] = [await promised(), await promised()];
    const { unpaidSlots } = app.features.services;
    const seen = async () =>
      (await unpaidSlots.waiting()).find(({ kind }) => kind === 'UNPAID_SPONSORS')?.count ?? 0;
    await run(addDays(currentDay(), 5));
    await reminderLeft(late, 8);
    const taken = async () =>
      Promise.all([late, never].map(async ({ offerId }) => (await slotOf(offerId, day()))!.isTaken));
    await run(addDays(currentDay(), 9));
    expect(await taken()).toEqual([true, true]);
    await run(addDays(currentDay(), 10));
    expect(await taken()).toEqual([false, true]);
    const before = await seen();
    await query('UPDATE sponsorship SET pay_by = $2 WHERE id = $1', [never.id, addDays(currentDay(), -1)]);
    await run(currentDay());
    expect([await taken(), await seen()]).toEqual([[false, true], before + 1]);
    await setStatus(never.donation.id, 'PAID');
  });

  it('is neither reminded nor released while nothing can be mailed', async () => {
    const { offerId, email } = await promised();
    for (const days of [6, 12, 14])
      expect(await whileNothingIsSent(app, () => run(addDays(currentDay(), days)))).toBe(0);
    expect(await slotOf(offerId, day())).toMatchObject({ isTaken: true });
    expect((await mailsTo(email)).map(({ subject }) => subject)).toHaveLength(1);
  });

  it('made again after its release, or after Paid was taken back, has its days to pay and its reminder anew', async () => {
    const [rung, corrected] = [await promised(), await promised()];
    const both = [rung, corrected];
    await query(
      `UPDATE sponsorship SET pay_by = $2, reminded_at = now() - interval '3 days' WHERE id = ANY ($1)`,
      [both.map(({ id }) => id), addDays(currentDay(), -1)],
    );
    await reminderLeft(rung, -3);
    await setStatus(corrected.donation.id, 'PAID');
    await run(currentDay());
    expect(await slotOf(rung.offerId, day())).toMatchObject({ isTaken: false });
    await setStatus(rung.donation.id, 'PENDING');
    await setStatus(corrected.donation.id, 'PENDING', 'Entered by mistake');
    const before = await Promise.all(both.map(({ email }) => mailsTo(email)));
    await run(currentDay());
    const last = addDays(currentDay(), 7);
    await run(addDays(last, -3));
    for (const { offerId } of both) expect(await slotOf(offerId, day())).toMatchObject({ isTaken: true });
    expect(await Promise.all(both.map(({ email }) => mailsTo(email)))).toEqual(before);
    await run(addDays(last, -2));
    for (const { email } of both) expect((await mailsTo(email)).at(-1)!.text).toContain('Please pay by');
    await run(addDays(last, 1));
    for (const { offerId } of both) expect(await slotOf(offerId, day())).toMatchObject({ isTaken: false });
  });

  it('stays where it is paid, and where its day is so near that it is paid there and then', async () => {
    const { offerId, donation } = await promised();
    await setStatus(donation.id, 'PAID');
    const tomorrow = addDays(currentDay(), 1);
    const near = await newOffer();
    for (const one of [tomorrow, addDays(currentDay(), 3)]) await sponsor(near, one);
    await run(addDays(currentDay(), 6));
    await run(addDays(currentDay(), 9));
    expect(await slotOf(offerId, day())).toMatchObject({ isTaken: true });
    expect(await slotOf(near, tomorrow)).toMatchObject({ isTaken: true });
    expect(await app.features.services.unpaidSlots.waiting()).toContainEqual({
      kind: 'UNPAID_SPONSORS',
      count: 1,
    });
  });
});

describe('the office', () => {
  it('enters who telephones: a donation that is not paid, with its slot, and a letter if there is an e-mail', async () => {
    const offerId = await newOffer();
    const email = `${randomUUID()}@example.org`;
    const input = {
      offerId,
      day: day(),
      slot: 2,
      donorName: 'Savita Joshi',
      email,
      phone: '0116 496 0100',
      ...names(),
    };
    const { data } = await ask(ENTER, { input });
    expect(data.enterSponsorship).toMatchObject({ state: 'PROMISED', status: 'PENDING', email });
    expect((await mailsTo(email))[0]!.text).toContain('Evening arti');
    const gujarati = {
      ...input,
      slot: 1,
      day: day(),
      email: `${randomUUID()}@example.org`,
      letterLanguage: 'gu',
    };
    await ask(ENTER, { input: { ...gujarati, offerId: await newOffer() } });
    expect((await mailsTo(gujarati.email))[0]!.text).toContain('નમસ્તે');
    const without = await ask(ENTER, { input: { ...input, slot: 1, email: '' } });
    const { id } = without.data.enterSponsorship;
    // Nor can anybody be reminded: the slot is not released unasked.
    await app.features.services.unpaidSlots.remindAndRelease(momentOf(addDays(currentDay(), 9), '09:00'));
    const kept = `SELECT is_mailed, state, reminded_at FROM donation_link JOIN sponsorship USING (donation_id) WHERE sponsorship.id = $1`;
    expect(await query(kept, [id])).toEqual([{ is_mailed: false, state: 'PROMISED', reminded_at: null }]);
    const again = await ask(ENTER, { input });
    expect(again.errors![0]!.extensions.messageKey).toBe('sponsorTaken');
  });

  it('sees by day who sponsors what and for whom, and corrects the names', async () => {
    const { offerId, id } = await promised();
    const list = async (from = day(), to = day()) =>
      (await ask(LIST, { filter: { offerId, from, to } })).data.sponsorships;
    const { items, totalCount } = await list();
    expect(totalCount).toBe(1);
    const beside = [
      await list(addDays(day(), 1), addDays(day(), 2)),
      await list(currentDay(), addDays(day(), -1)),
    ];
    expect(beside.map((page) => page.totalCount)).toEqual([0, 0]);
    expect(items[0]).toMatchObject({ id, forWhom: 'Asha Patel\nKiran Patel', gotra: 'Kashyap', slot: 1 });
    const SAVE = 'mutation ($input: SponsorNamesInput!) { saveSponsorNames(input: $input) }';
    const input = { id, version: items[0].version, ...names({ gotra: 'Bharadwaj' }) };
    expect((await ask(SAVE, { input })).errors).toBeUndefined();
    expect((await ask(SAVE, { input })).errors![0]!.extensions.code).toBe('CONFLICT');
    expect((await list()).items[0]).toMatchObject({ gotra: 'Bharadwaj' });
  });

  it('releases a promise and its donor is told, but nothing that is paid', async () => {
    const { offerId, email, id } = await promised();
    expect((await ask(RELEASE, { id, reason: 'She called' })).errors).toBeUndefined();
    expect(await slotOf(offerId, day())).toMatchObject({ isTaken: false });
    expect((await mailsTo(email)).at(-1)!.subject).toContain('has been released');
    const found = async (state: string) =>
      (await ask(LIST, { filter: { offerId, state } })).data.sponsorships.items.map(
        (one: { id: number }) => one.id,
      );
    expect([await found('RELEASED'), await found('PROMISED')]).toEqual([[id], []]);
    expect((await ask(RELEASE, { id, reason: 'Again' })).errors![0]!.extensions.messageKey).toBe(
      'sponsorReleased',
    );
    const paid = await promised();
    await setStatus(paid.donation.id, 'PAID');
    const refused = await ask(RELEASE, { id: paid.id, reason: 'She called' });
    expect(refused.errors![0]!.extensions.messageKey).toBe('sponsorPaid');
  });
});

describe('for whom a day is sponsored', () => {
  const namesOf = async (id: number) =>
    (await query('SELECT for_whom, gotra, occasion, shown_name FROM sponsorship WHERE id = $1', [id]))[0];
  const NONE = { for_whom: '', gotra: '', occasion: '', shown_name: '' };

  it('goes 90 days after the day', async () => {
    const { id } = await promised();
    await query('UPDATE sponsorship SET day = $2 WHERE id = $1', [id, addDays(currentDay(), -89)]);
    await removeOld(app, 'sponsorNames');
    expect(await namesOf(id)).toMatchObject({ gotra: 'Kashyap' });
    await query('UPDATE sponsorship SET day = $2 WHERE id = $1', [id, addDays(currentDay(), -92)]);
    await removeOld(app, 'sponsorNames');
    expect(await namesOf(id)).toEqual(NONE);
  });

  it('is in the export of an account, and goes with it, but for a paid day to come, of which the priest still reads the names', async () => {
    const user = await buildUser(app);
    const token = await openSession(app, { userId: user.id });
    const offerId = await newOffer();
    const days = [day(), addDays(day(), 1), addDays(day(), 2)];
    for (const one of days) await give({ sponsor: { offerId, day: one, slot: 1, ...names() } }, { token });
    const rows = await query('SELECT id, donation_id FROM sponsorship WHERE offer_id = $1 ORDER BY day', [
      offerId,
    ]);
    for (const { donation_id } of [rows[0], rows[2]]) await setStatus(donation_id, 'PAID');
    const { sponsoredDays } = await collectFrom(app.features.services.accountParts, user.id);
    expect(sponsoredDays).toMatchObject(
      days.map((one) => ({ day: one, offer: 'Daily arti', gotra: 'Kashyap' })),
    );
    // In the morning of the day itself.
    await query('UPDATE sponsorship SET day = current_date WHERE id = $1', [rows[0].id]);
    await query('UPDATE sponsorship SET day = current_date - 1 WHERE id = $1', [rows[2].id]);
    await app.database.dataSource.transaction(async (manager) => {
      for (const part of app.features.services.accountParts.toReversed())
        await part.leave?.(manager, user.id, 'en');
    });
    expect(await namesOf(rows[0].id)).toMatchObject({ for_whom: 'Asha Patel\nKiran Patel', shown_name: '' });
    for (const { id } of [rows[1], rows[2]]) expect(await namesOf(id)).toEqual(NONE);
    expect(await slotOf(offerId, days[1]!)).toMatchObject({ isTaken: false });
  });
});
