import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { describe, expect, it } from 'vitest';
import { currentDay } from '../../../rules/zoned-time.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import { adminToken, buildUser, openSession } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { during, together } from '../../testing/two-at-once.ts';
import { leaveAll } from '../account-part.ts';
import { bankDesk, csv, DAY, type Line, payer } from '../bank/bank-fixtures.ts';
import { countDesk, envelope } from '../counts/count-fixtures.ts';
import { claimDesk } from '../gift-aid-claims/claim-fixtures.ts';
import { donate, newDonor } from '../giving/donation-fixtures.ts';
import { giftsOf } from '../giving/gift-fixtures.ts';
import { Donor } from './donors/donor.entity.ts';
import { newPromises } from './receipts/receipt-fixtures.ts';

const app = sharedTestApp();
const bank = bankDesk(app);
const counts = countDesk(app);
const claims = claimDesk(app);
const donations = giftsOf(app);

const SET = `mutation ($id: Int!, $status: DonationStatus!, $note: String) {
  setDonationStatus(id: $id, status: $status, note: $note) { status } }`;
const REFUND = `mutation ($id: Int!, $input: RefundInput!) {
  refundDonation(id: $id, input: $input) { refundedPence } }`;
const PAY = 'mutation ($input: PaidTogetherInput!) { setDonationsPaid(input: $input) { outcome } }';

const query = (sql: string, parameters: unknown[] = []) => app.database.dataSource.query(sql, parameters);
const lockDonation = (id: number) => (manager: EntityManager) =>
  manager.query('SELECT FROM donation WHERE id = $1 FOR UPDATE', [id]);
const statusOf = async (id: number) =>
  (await query('SELECT status, refunded_pence FROM donation WHERE id = $1', [id]))[0];

/** A call of the office. */
async function office(operation: string, variables: Record<string, unknown>) {
  const token = await adminToken(app);
  return async () => {
    const { data, errors } = await graphql(app, { query: operation, variables, token });
    return errors ? errors[0]!.extensions.messageKey : Object.values(data)[0];
  };
}

describe('a donation', () => {
  it('and another of the same giver at once are of one new donor', async () => {
    const giver = { email: 'first.gifts@example.org', donorName: 'Asha Rao' };
    const key = JSON.stringify(['donor', giver.email, 'asha rao']);
    const answers = await together(
      app,
      (manager) => manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [key]),
      [() => donations.give(giver), () => donations.give(giver)],
    );
    expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined]);
    expect(await query('SELECT id FROM donor WHERE email = $1', [giver.email])).toHaveLength(1);
  });

  it('of a donor who is removed meanwhile is a new one’s, also where it comes from earlier books', async () => {
    const { pastDonations, siteSettings, donationTypes } = app.features.services;
    const letterLanguage = await siteSettings.firstLanguage();
    const removed = async (fields: { name: string; email: string }, call: () => Promise<unknown>) => {
      const { id } = await app.database.dataSource.manager.save(Donor, { ...fields, letterLanguage });
      await during(app, (manager) => manager.delete(Donor, { id }), call);
      const donors = await query('SELECT id FROM donor WHERE name = $1', [fields.name]);
      expect(donors).toEqual([{ id: expect.any(Number) }]);
      expect(donors[0].id).toBeGreaterThan(id);
      const of = await query('SELECT donor_id FROM donation WHERE donor_name = $1', [fields.name]);
      expect(of).toEqual([{ donor_id: donors[0].id }]);
    };
    const giver = { email: 'removed.giver@example.org', donorName: 'Removed Rao' };
    await removed({ name: giver.donorName, email: giver.email }, () => donations.give(giver));
    const [{ name: type }] = await donationTypes.list();
    const past = {
      receivedOn: '2019-02-03',
      donorName: 'Unmailed Rao',
      amount: '25',
      type,
      paymentMethod: '',
    };
    const unknown = { email: '', phone: '', message: '' };
    await removed({ name: past.donorName, email: '' }, () =>
      pastDonations.add(OPERATOR, { ...past, ...unknown }, async () => {}),
    );
  });

  it('of a type that is removed meanwhile is refused as of a type that is not there', async () => {
    const [{ id: subTypeId }] = await query(
      `INSERT INTO donation_sub_type (column_name, position, name, language, is_open_to_visitors)
       VALUES ('FESTIVAL', 999, 'Soon gone', 'en', true) RETURNING id`,
    );
    const { errors } = await during(
      app,
      (manager) => manager.query('DELETE FROM donation_sub_type WHERE id = $1', [subTypeId]),
      () => donations.give({ subTypeId }),
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'subTypeId' });
  });

  it('of a donor who is merged into another meanwhile is the other one’s', async () => {
    const giver = { email: 'merged.giver@example.org', donorName: 'Bina Rao' };
    await donations.give(giver);
    const [{ donor_id: from }] = await donations.rows(giver.email);
    const { id: into } = await counts.newDonor({ name: 'Bina Rao' });
    const { errors } = await during(
      app,
      (manager) => manager.query('UPDATE donor SET merged_into_id = $2 WHERE id = $1', [from, into]),
      () => donations.give(giver),
    );
    expect(errors).toBeUndefined();
    expect((await donations.rows(giver.email)).at(-1).donor_id).toBe(into);
  });

  it('that an account takes over while its donor is merged into the account’s is theirs, and neither fails', async () => {
    const email = `${randomUUID()}@example.org`;
    const { id: userId } = await buildUser(app, { email });
    const token = await openSession(app, { userId });
    await donate(app, token);
    const link = await donations.given({ email });
    const [{ id: into }] = await query('SELECT id FROM donor WHERE user_id = $1', [userId]);
    const [{ donor_id: from }] = await donations.rows(email);
    const { donorMerges } = app.features.services;
    // The merge has the account's donor, and waits for the other; the account waits for its donor.
    const [, taken] = await together<unknown>(
      app,
      (manager) => manager.query('SELECT FROM donor WHERE id = $1 FOR UPDATE', [from]),
      [
        () => donorMerges.merge(OPERATOR, { id: from, version: 1 }, { id: into, version: 1 }),
        () => donations.take(link, token),
      ],
    );
    expect(taken).toMatchObject({ data: { takeGift: 1 } });
    expect(await donations.rows(email)).toMatchObject([{ donor_id: into, user_id: userId }]);
  });

  it('that an account takes over while its donor is merged into a third is theirs, as is all of the third', async () => {
    const email = `${randomUUID()}@example.org`;
    const { id: userId, name } = await buildUser(app, { email });
    const token = await openSession(app, { userId });
    await donations.give({ email, donorName: name });
    const link = await donations.mailedLink(email);
    const [{ donor_id: from }] = await donations.rows(email);
    const { id: third } = await counts.newDonor({ name });
    const merge = 'UPDATE donor SET merged_into_id = $2 WHERE id = $1';
    await during(
      app,
      (manager) => manager.query(merge, [from, third]),
      () => donations.take(link, token),
    );
    const roots =
      'SELECT DISTINCT user_id FROM donor_root JOIN donor ON donor.id = root_id WHERE donor_id = ANY ($1)';
    expect(await query(roots, [[from, third]])).toEqual([{ user_id: userId }]);
  });

  it.each(['with an account', 'without one'])(
    '%s is refused when its kind is closed meanwhile',
    async (which) => {
      const [{ id: subTypeId }] = await query(
        `INSERT INTO donation_sub_type
         SELECT (jsonb_populate_record(type, jsonb_build_object('id', nextval('donation_sub_type_id_seq'),
                                                                'name', type.name || $1::text))).*
           FROM donation_sub_type type WHERE id = 6 RETURNING id`,
        [` ${which}`],
      );
      const { token } = await newDonor(app);
      const { errors } = await during(
        app,
        (manager) =>
          manager.query('UPDATE donation_sub_type SET is_active = false WHERE id = $1', [subTypeId]),
        () => (which === 'without one' ? donations.give({ subTypeId }) : donate(app, token, { subTypeId })),
      );
      expect(errors?.[0]?.extensions.field).toBe('subTypeId');
      expect(await query('SELECT id FROM donation WHERE sub_type_id = $1', [subTypeId])).toEqual([]);
    },
  );
});

describe('two treasurers at once', () => {
  it('of whom one cancels a donation do not both set it: the other is told that it has changed', async () => {
    const [{ id }] = await newPromises(app, 1);
    const cancel = await office(SET, { id, status: 'CANCELLED' });
    const input = { donations: [{ id, status: 'PENDING' }], receivedOn: '2025-05-01', paymentMethod: 'CASH' };
    const pay = await office(PAY, { input });
    const [, outcomes] = await together(app, lockDonation(id), [cancel, pay]);
    expect(outcomes).toEqual([{ outcome: 'CHANGED' }]);
    expect(await statusOf(id)).toMatchObject({ status: 'CANCELLED' });
  });

  it('[D97] do not refund what the other has just said was never paid', async () => {
    const id = await claims.donation(null, { pence: 5000, on: '2025-05-01' });
    const mistake = await office(SET, { id, status: 'PENDING', note: 'A mistake' });
    const input = {
      seenPence: 0,
      amount: '20',
      day: currentDay(),
      paymentMethod: 'CASH',
      reason: 'Too much',
    };
    const refund = await office(REFUND, { id, input });
    const answers = await together(app, lockDonation(id), [mistake, refund]);
    expect(answers).toEqual([{ status: 'PENDING' }, 'invalidStatusChange']);
    expect(await statusOf(id)).toEqual({ status: 'PENDING', refunded_pence: 0 });
  });

  it('of whom one closes an account while the other merges its donor do not fail', async () => {
    const { token, user } = await newDonor(app);
    await donate(app, token);
    const [{ id: own, email }] = await query('SELECT id, email FROM donor WHERE user_id = $1', [user.id]);
    expect(email).not.toBe('');
    const { id: into } = await counts.newDonor({ name: 'Merged And Closed' });
    const { donorMerges, accountParts } = app.features.services;
    const close = () =>
      app.database.dataSource.transaction((manager) => leaveAll(accountParts, manager, user.id, 'en'));
    await together<unknown>(
      app,
      (manager) => manager.query('SELECT FROM donor WHERE id = $1 FOR UPDATE', [into]),
      [() => donorMerges.merge(OPERATOR, { id: own, version: 1 }, { id: into, version: 1 }), close],
    );
    expect(await query('SELECT user_id, email FROM donor WHERE id = $1', [own])).toEqual([
      { user_id: null, email: '' },
    ]);
  });

  it('of whom one closes an account while the other pays a part of its promise by a line do not cancel it', async () => {
    const { id: userId, name } = await buildUser(app);
    const { id: donationId, reference } = await bank.promise(5000, { userId, name });
    const [{ id, version }] = (await bank.bringIn(csv([DAY, `${payer()} ${reference}`, '20.00']))).lines as [
      Line,
    ];
    const close = () =>
      app.database.dataSource.transaction((manager) =>
        leaveAll(app.features.services.accountParts, manager, userId, 'en'),
      );
    await together<unknown>(app, lockDonation(donationId), [
      () => bank.done('pay', { id, version, payments: [{ donationId, pence: 2000 }] }),
      close,
    ]);
    expect(await bank.done('donation', { id: donationId })).toMatchObject({
      status: 'PENDING',
      allocatedPence: 2000,
    });
  });

  it('book a count once', async () => {
    const donorName = 'Twice Counted';
    const draft = await counts.draft({ counted: '10' }, envelope({ donorName }));
    const book = () => counts.refusal('book', counts.booking(draft));
    const refusals = await together(
      app,
      (manager) => manager.query('SELECT FROM cash_count WHERE id = $1 FOR UPDATE', [draft.id]),
      [book, book],
    );
    expect(refusals).toEqual([undefined, undefined]);
    expect(await query('SELECT id FROM donation WHERE donor_name = $1', [donorName])).toHaveLength(1);
  });

  it('do not claim Gift Aid for what the other has just refunded', async () => {
    await claims.clear();
    const id = await claims.claimable(5000, '2026-05-10');
    const refund = await office(SET, { id, status: 'REFUNDED' });
    const claim = () => claims.refusal('make', { input: { until: '2026-11-20', areSmallTogether: false } });
    const [, refusal] = await together<unknown>(app, lockDonation(id), [refund, claim]);
    expect(refusal).toBe('giftAidNothingToClaim');
  });
});
