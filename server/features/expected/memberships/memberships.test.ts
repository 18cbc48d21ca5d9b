import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, addMonths } from '../../../../rules/days.ts';
import { currentDay } from '../../../../rules/zoned-time.ts';
import { OPERATOR } from '../../../identity/viewer.ts';
import { removeOld } from '../../../testing/remove-old.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { FREE_AMOUNT_TYPE } from '../../giving/donation-fixtures.ts';
import { booksOf } from '../expected-fixtures.ts';

const app = sharedTestApp();
const { query, newDonor, give, newMembership, ask } = booksOf(app);

const LIST = `query ($on: String, $state: MembershipState, $search: String, $page: Int, $pageSize: Int) {
  associationMembers(on: $on, state: $state, search: $search, page: $page, pageSize: $pageSize) {
    totalCount counts { paid due lapsed }
    items { donorId name email typeName state until isForLife paidOn promisedPence reminders { step } } } }`;
const SAVE = `mutation ($input: DonationTypeInput!) {
  saveDonationType(input: $input) { id version membershipPeriod membershipStartsOn } }`;

const today = currentDay();

const list = async (variables: Record<string, unknown> = {}) =>
  (await ask(LIST, variables)).data.associationMembers;

/** A donor who has paid for a membership that lasts until that many days from now. */
async function paidFor(subTypeId: number, days: number) {
  const donor = await newDonor();
  const until = addDays(today, days);
  // The day before a year's last day; a leap day may move it by one.
  let receivedOn = addMonths(addDays(until, 1), -12);
  if (addDays(addMonths(receivedOn, 12), -1) < until) receivedOn = addDays(receivedOn, 1);
  await give({ donorId: donor.donorId, subTypeId, receivedOn, paymentMethod: 'CASH' });
  return { ...donor, receivedOn, until: addDays(addMonths(receivedOn, 12), -1) };
}

beforeEach(async () => {
  await query('TRUNCATE donation, donor, membership_reminder CASCADE');
  await query(`UPDATE donation_sub_type SET membership_period = 'NONE', membership_starts_on = ''`);
});

describe('the list of members', () => {
  it('counts what came on its day, and nothing that came after it', async () => {
    const type = await newMembership('YEAR');
    const { donorId } = await newDonor();
    await give({ donorId, subTypeId: type, receivedOn: today, paymentMethod: 'CASH' });
    expect((await list({ on: today })).items).toMatchObject([{ donorId, state: 'PAID', paidOn: today }]);
    expect((await list({ on: addDays(today, -1) })).items).toEqual([]);
  });

  it('counts a promise from the day on which it was made', async () => {
    const { donorId } = await newDonor();
    await give({ donorId, subTypeId: await newMembership('YEAR') });
    expect((await list({ on: today })).items).toMatchObject([{ donorId, state: 'DUE' }]);
    expect((await list({ on: addDays(today, -1) })).items).toEqual([]);
  });

  it('says who has paid, whose ends within 30 days or is promised, and who has lapsed', async () => {
    const type = await newMembership('YEAR');
    const paid = await paidFor(type, 31);
    const due = await paidFor(type, 30);
    const lastDay = await paidFor(type, 0);
    const lapsed = await paidFor(type, -1);
    const promised = await newDonor();
    await give({ donorId: promised.donorId, subTypeId: type, pence: 2500 });
    const life = await newDonor();
    const forLife = await newMembership('LIFE');
    await give({
      donorId: life.donorId,
      subTypeId: forLife,
      receivedOn: '2015-05-05',
      paymentMethod: 'CASH',
    });
    const other = await newDonor();
    await give({ donorId: other.donorId, subTypeId: FREE_AMOUNT_TYPE, receivedOn: today });
    const { items, totalCount, counts } = await list();
    expect([totalCount, counts]).toEqual([6, { paid: 2, due: 3, lapsed: 1 }]);
    expect(items).toMatchObject([
      { name: lastDay.name, state: 'DUE', until: today },
      { name: due.name, state: 'DUE', until: due.until },
      { name: promised.name, state: 'DUE', until: null, promisedPence: 2500, paidOn: null },
      { name: lapsed.name, state: 'LAPSED', until: lapsed.until, paidOn: lapsed.receivedOn },
      { name: paid.name, state: 'PAID', until: paid.until },
      { name: life.name, state: 'PAID', until: null, isForLife: true },
    ]);
  });

  it('was another on a day that is over: what came later does not count', async () => {
    const type = await newMembership('FIXED_YEAR', { membershipStartsOn: '04-01' });
    const { donorId } = await newDonor();
    await give({ donorId, subTypeId: type, receivedOn: '2023-05-01', paymentMethod: 'CASH' });
    await give({ donorId, subTypeId: type, receivedOn: '2025-05-01', paymentMethod: 'CASH' });
    const on = async (day: string) => (await list({ on: day })).items.map((item: object) => item);
    expect(await on('2023-12-31')).toMatchObject([{ state: 'PAID', until: '2024-03-31' }]);
    expect(await on('2024-12-31')).toMatchObject([{ state: 'LAPSED', until: '2024-03-31' }]);
    expect(await on('2025-12-31')).toMatchObject([{ state: 'PAID', until: '2026-03-31' }]);
    expect(await on('2022-12-31')).toEqual([]);
    const wrong = await ask(LIST, { on: '31.12.2024' });
    expect(wrong.errors![0]!.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('does not count what was refunded or undone, and has one line for whom were merged', async () => {
    const { donationStates, donorMerges } = app.features.services;
    const type = await newMembership('YEAR');
    const one = await newDonor();
    const first = await give({
      donorId: one.donorId,
      subTypeId: type,
      receivedOn: '2024-03-05',
      paymentMethod: 'CASH',
    });
    const second = await give({
      donorId: one.donorId,
      subTypeId: type,
      receivedOn: '2024-06-01',
      paymentMethod: 'CASH',
    });
    const until = async () => (await list()).items.map((item: { until: string }) => item.until);
    expect(await until()).toEqual(['2026-03-04']);
    await donationStates.setStatus(OPERATOR, second, { status: 'REFUNDED' });
    expect(await until()).toEqual(['2025-03-04']);
    const other = await newDonor();
    await give({ donorId: other.donorId, subTypeId: type, receivedOn: '2024-08-01', paymentMethod: 'CASH' });
    await donorMerges.merge(OPERATOR, { id: other.donorId, version: 1 }, { id: one.donorId, version: 1 });
    expect(await until()).toEqual(['2026-03-04']);
    await donationStates.setStatus(OPERATOR, first, { status: 'PENDING', note: 'Wrong' });
    expect(await until()).toEqual(['2025-07-31']);
  });

  it('finds by name, e-mail and state, page by page', async () => {
    const type = await newMembership('YEAR');
    const paid = await paidFor(type, 100);
    await paidFor(type, -100);
    expect((await list({ search: paid.email.toUpperCase() })).items).toMatchObject([{ name: paid.name }]);
    expect(await list({ state: 'LAPSED' })).toMatchObject({ totalCount: 1, counts: { paid: 1, lapsed: 1 } });
    expect((await list({ page: 2, pageSize: 1 })).items).toMatchObject([{ state: 'PAID' }]);
  });

  it('[property] whatever is paid, refunded and undone, a member is paid until what is left of it pays for', async () => {
    const type = await newMembership('YEAR');
    const { donationStates } = app.features.services;
    const donation = fc.record({
      days: fc.integer({ min: 1, max: 1500 }),
      fate: fc.constantFrom('stays', 'refunded', 'voided'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(donation, { minLength: 1, maxLength: 6 }), async (donations) => {
        const { donorId, name } = await newDonor();
        for (const { days, fate } of donations) {
          const receivedOn = addDays(today, -days);
          const id = await give({ donorId, subTypeId: type, receivedOn, paymentMethod: 'CASH' });
          const status = fate === 'refunded' ? 'REFUNDED' : 'PENDING';
          if (fate !== 'stays') await donationStates.setStatus(OPERATOR, id, { status, note: 'Wrong' });
        }
        // An oracle that counts days from the first to the last, in whichever order they were entered.
        let until = '';
        const kept = donations
          .filter(({ fate }) => fate === 'stays')
          .map(({ days }) => addDays(today, -days));
        for (const day of kept.sort()) {
          const from = until >= day ? addDays(until, 1) : day;
          until = addDays(addMonths(from, 12), -1);
        }
        const { items } = await list({ search: name });
        const isPromised = donations.some(({ fate }) => fate === 'voided');
        expect(items.map((item: { until: string | null }) => item.until)).toEqual(
          until ? [until] : isPromised ? [null] : [],
        );
      }),
      { numRuns: 25 },
    );
  }, 60_000);
});

describe('the period of a kind of donation', () => {
  const fields = { name: 'Friends of the temple', column: 'MEMBERSHIP', fee: '', isActive: true };
  const save = (more: object) => ask(SAVE, { input: { ...fields, ...more } });

  it('is none, until somebody chooses one; a program that does not know it leaves it', async () => {
    const { id, version, ...first } = (await save({})).data.saveDonationType;
    expect(first).toEqual({ membershipPeriod: 'NONE', membershipStartsOn: '' });
    const year = { membershipPeriod: 'FIXED_YEAR', membershipStartsOn: '04-06' };
    const { data } = await save({ id, version, ...year });
    expect(data.saveDonationType).toMatchObject(year);
    const kept = await save({ id, version: data.saveDonationType.version });
    expect(kept.data.saveDonationType).toMatchObject(year);
    const life = await save({ id, version: kept.data.saveDonationType.version, membershipPeriod: 'LIFE' });
    expect(life.data.saveDonationType).toMatchObject({ membershipPeriod: 'LIFE', membershipStartsOn: '' });
  });

  it.each(['', '4-6', '02-29', '13-01', '2026-04-06', null])('has no year that begins on %j', async (day) => {
    const { errors } = await save({ membershipPeriod: 'FIXED_YEAR', membershipStartsOn: day });
    expect(errors![0]!.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      messageKey: 'membershipStartRequired',
      field: 'membershipStartsOn',
    });
  });
});

describe('[63] what a membership rests on', () => {
  const forget = async () => {
    await query(`UPDATE donation SET created_at = created_at - interval '9 years'`);
    await query(`UPDATE donor SET created_at = created_at - interval '9 years'`);
    await removeOld(app, 'donations');
    await removeOld(app, 'donors');
  };
  const paid = (donorId: number, subTypeId: number, receivedOn: string) =>
    give({ donorId, subTypeId, receivedOn, paymentMethod: 'CASH' });

  it('is kept for good of a life member, and of nobody who only gave', async () => {
    const life = await newDonor();
    await paid(life.donorId, await newMembership('LIFE'), addMonths(today, -120));
    const giver = await newDonor();
    await paid(giver.donorId, FREE_AMOUNT_TYPE, addMonths(today, -120));
    await forget();
    expect((await list()).items).toMatchObject([{ donorId: life.donorId, isForLife: true, state: 'PAID' }]);
    expect(await query('SELECT id FROM donor')).toEqual([{ id: life.donorId }]);
  });

  it('is kept while the last payment for it is: paying early loses nothing', async () => {
    const year = await newMembership('YEAR');
    const { donorId } = await newDonor();
    const first = addMonths(today, -90);
    for (const receivedOn of [
      first,
      addDays(first, 20),
      ...[12, 24, 36, 48, 60, 72, 84].map((month) => addDays(addMonths(first, month), 20)),
    ])
      await paid(donorId, year, receivedOn);
    const lapsed = await newDonor();
    await paid(lapsed.donorId, year, addMonths(today, -90));
    const before = (await list()).items.find((one: { donorId: number }) => one.donorId === donorId);
    await forget();
    expect((await list()).items).toEqual([before]);
    expect(before).toMatchObject({ state: 'PAID' });
  });
});
