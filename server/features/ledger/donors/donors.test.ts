import { describe, expect, it } from 'vitest';
import { OPERATOR } from '../../../identity/viewer.ts';
import { buildUser, openSession } from '../../../testing/factories.ts';
import { removeOld } from '../../../testing/remove-old.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { during, together } from '../../../testing/two-at-once.ts';
import { leaveAll } from '../../account-part.ts';
import { countDesk, envelope } from '../../counts/count-fixtures.ts';
import { donate } from '../../giving/donation-fixtures.ts';
import { giftsOf } from '../../giving/gift-fixtures.ts';
import { newPromises } from '../receipts/receipt-fixtures.ts';
import { lockMergedDonor } from './find-donor.ts';

const app = sharedTestApp();
const desk = countDesk(app);

const query = (sql: string, parameters: unknown[] = []) => app.database.dataSource.query(sql, parameters);
const found = async (search: string) => (await desk.done('donors', { search })).items;

describe('the donor of a donation', () => {
  it('with an account is made from it once, whatever names its donations have', async () => {
    const user = await buildUser(app);
    const token = await openSession(app, { userId: user.id });
    await Promise.all([
      donate(app, token, { donorName: 'Kiran' }),
      donate(app, token, { donorName: 'Family Patel' }),
    ]);
    expect(await found(user.email)).toMatchObject([
      { name: user.name, hasAccount: true, donationCount: 0, paidPence: 0, pendingPence: 10_300 },
    ]);
  });

  it('without an account is the one of the same e-mail and name, in any case', async () => {
    const { give } = giftsOf(app);
    const email = 'Family.Donor@example.org';
    for (const donorName of ['Asha Rao', 'asha rao', 'Kiran Rao']) await give({ email, donorName });
    expect(await found(email)).toMatchObject([
      { name: 'Asha Rao', donationCount: 0, pendingPence: expect.any(Number), hasAccount: false },
      { name: 'Kiran Rao', donationCount: 0 },
    ]);
  });

  it('is found by name, e-mail, postcode, and the reference of a donation', async () => {
    const { id } = await desk.newDonor({
      name: 'Findable Mehta',
      email: 'FIND@example.org',
      postcode: 'ZZ9 8YX',
    });
    const count = await desk.booked({ counted: '10' }, envelope({ donorId: id }));
    for (const search of ['findable', 'find@EXAMPLE', 'zz9 8yx', count.rows[0].reference])
      expect((await found(search)).map((one: { id: number }) => one.id)).toEqual([id]);
    expect(await desk.done('found', { search: 'zz9' })).toMatchObject([{ id, name: 'Findable Mehta' }]);
  });

  it('is listed by name, by the last donation and by what was given', async () => {
    const surname = 'Sortable';
    const ids: number[] = [];
    for (const name of ['Bina', 'Anu', 'Chitra'])
      ids.push((await desk.newDonor({ name: `${name} ${surname}` })).id);
    await desk.booked({ counted: '50', day: '2026-01-01' }, envelope({ donorId: ids[0], amount: '50' }));
    await desk.booked({ counted: '5', day: '2026-10-01' }, envelope({ donorId: ids[2], amount: '5' }));
    const order = async (sort: string) =>
      (await desk.done('donors', { search: surname, sort })).items.map(
        ({ name }: { name: string }) => name[0],
      );
    expect(await order('NAME')).toEqual(['A', 'B', 'C']);
    expect(await order('LAST_DONATION')).toEqual(['C', 'B', 'A']);
    expect(await order('PAID')).toEqual(['B', 'C', 'A']);
    const { totalCount, items } = await desk.done('donors', { search: surname, page: 2, pageSize: 2 });
    expect([totalCount, items.length]).toEqual([3, 1]);
  });
});

describe('a donor', () => {
  it('shows the sums of their donations by year', async () => {
    const { id } = await desk.newDonor({ name: 'Yearly' });
    await desk.booked({ counted: '10', day: '2025-12-31' }, envelope({ donorId: id }));
    const { rows } = await desk.booked(
      { counted: '7', day: '2026-01-01' },
      envelope({ donorId: id, amount: '7' }),
    );
    const [{ id: donationId }] = await query('SELECT id FROM donation WHERE reference = $1', [
      rows[0].reference,
    ]);
    await desk.done('setStatus', { id: donationId, status: 'REFUNDED' });
    expect((await desk.done('donor', { id })).years).toEqual([
      { year: 2026, donationCount: 1, paidPence: 0, refundedPence: 700, pendingPence: 0 },
      { year: 2025, donationCount: 1, paidPence: 1000, refundedPence: 0, pendingPence: 0 },
    ]);
  });

  it('has sums of donations alone, as the year’s statement: without the hall, and what was promised apart', async () => {
    const { donationTypes, donationStates, donorStatements } = app.features.services;
    const column = { column: 'HALL_AND_OTHER', fee: '', isActive: true, membershipPeriod: 'NONE' } as const;
    const hall = { ...column, membershipStartsOn: '', name: 'Deposit of the hall', isOpenToVisitors: false };
    const { id: hallType } = await donationTypes.save(OPERATOR, 'new', hall as never);
    const { id: donorId } = await desk.newDonor({ name: 'Hires too' });
    const [donation, promise, hire] = await newPromises(app, 3, { pence: 1000 });
    await query('UPDATE donation SET donor_id = $1 WHERE id = ANY ($2)', [
      donorId,
      [donation, promise, hire].map((one) => one!.id),
    ]);
    await query('UPDATE donation SET sub_type_id = $1 WHERE id = $2', [hallType, hire!.id]);
    for (const { id } of [donation, hire!])
      await donationStates.setStatus(OPERATOR, id, { status: 'PAID', receivedOn: '2024-05-05' });
    const sums = { donationCount: 1, paidPence: 1000, pendingPence: 1000 };
    expect(await found('Hires too')).toMatchObject([{ ...sums, lastDonationOn: '2024-05-05' }]);
    const most = (await desk.done('donors', { sort: 'PAID' })).items;
    expect(most.find(({ id }: { id: number }) => id === donorId)).toMatchObject(sums);
    const { years } = await desk.done('donor', { id: donorId });
    const came = years.filter(({ donationCount }: { donationCount: number }) => donationCount > 0);
    expect(came).toEqual([
      { year: 2024, donationCount: 1, paidPence: 1000, refundedPence: 0, pendingPence: 0 },
    ]);
    const statement = await donorStatements.find(donorId, { from: '2024-01-01', to: '2024-12-31' });
    expect(statement).toMatchObject({ donations: [{ id: donation.id }], receivedPence: 1000 });
  });

  it('is changed in the version that was seen', async () => {
    const input = {
      name: 'Household Shah',
      kind: 'HOUSEHOLD',
      address: '1 High Street\nTown',
      language: 'gu',
      note: 'Rings first',
    };
    const { id, version } = await desk.newDonor(input);
    expect(await desk.done('donor', { id })).toMatchObject({
      ...input,
      createdByName: expect.stringMatching(/./),
    });
    await desk.done('saveDonor', { input: { ...input, id, version, phone: '0116 496 0000' } });
    expect(await desk.refusal('saveDonor', { input: { ...input, id, version } })).toBe('changedByAnother');
    expect((await desk.done('donor', { id })).phone).toBe('0116 496 0000');
  });

  it.each([
    [{ name: ' ' }, 'donorNameRequired'],
    [{ email: 'nobody' }, 'validEmailRequired'],
    [{ address: 'x'.repeat(501) }, 'textTooLong'],
    [{ name: 'a\nb' }, 'oneLineOnly'],
    [{ note: '\0' }, 'textNotAllowed'],
  ])('is refused with %j', async (fields, expected) => {
    expect(await desk.refusal('saveDonor', { input: { name: 'Asha', ...fields } })).toBe(expected);
  });
});

describe('two donors that are the same', () => {
  it('are one for whoever waited for the merge', async () => {
    const [one, other] = [await desk.newDonor({ name: 'Tara Rao' }), await desk.newDonor({ name: 'T Rao' })];
    const merge: Parameters<typeof during>[1] = (manager) =>
      manager.query('UPDATE donor SET merged_into_id = $2 WHERE id = $1', [one.id, other.id]);
    const meant = await during(app, merge, () =>
      app.database.dataSource.transaction((manager) => lockMergedDonor(manager, one.id)),
    );
    expect(meant!.id).toBe(other.id);
  });

  async function two(name: string) {
    const from = await desk.newDonor({ name: `${name} R.`, email: `${name}@example.org`.toLowerCase() });
    const into = await desk.newDonor({ name });
    await desk.booked({ counted: '10' }, envelope({ donorId: from.id }));
    return {
      from,
      into,
      ids: { id: from.id, version: from.version, intoId: into.id, intoVersion: into.version },
    };
  }
  const donationCount = async (donorId: number) =>
    (await desk.done('donations', { filter: { donorId } })).totalCount;

  it('are counted as one, also with what comes later, until that is undone', async () => {
    const { from, into, ids } = await two('Merge');
    const merged = await desk.done('merge', ids);
    expect(merged).toMatchObject({
      id: into.id,
      merges: [{ name: from.name, donationCount: 1 }],
      years: [{ paidPence: 1000 }],
    });
    expect((await found('Merge')).map(({ id }: { id: number }) => id)).toEqual([into.id]);
    expect(await desk.done('found', { search: 'Merge' })).toMatchObject([{ id: into.id }]);
    // A donation that finds the first one, and one by the desk, are the other's.
    await giftsOf(app).give({ email: from.email, donorName: from.name });
    await desk.booked({ counted: '10' }, envelope({ donorId: from.id }));
    expect([await donationCount(from.id), await donationCount(into.id)]).toEqual([0, 3]);

    const apart = await desk.done('unmerge', { id: merged.merges[0].id });
    expect(apart).toMatchObject({ id: from.id, mergedIntoId: null });
    expect([await donationCount(from.id), await donationCount(into.id)]).toEqual([1, 2]);
    const entries = await query(
      'SELECT reverses_id IS NOT NULL AS "isReversal" FROM donor_merge WHERE donor_id = $1 ORDER BY id',
      [from.id],
    );
    expect(entries).toEqual([{ isReversal: false }, { isReversal: true }]);
    expect(await desk.refusal('unmerge', { id: merged.merges[0].id })).toBe('changedByAnother');
  });

  it('are parted without what an account has taken over since', async () => {
    const { from, ids } = await two('Taken');
    const link = await giftsOf(app).given({ email: from.email, donorName: from.name });
    const { merges } = await desk.done('merge', ids);
    const { id: userId } = await buildUser(app, { email: from.email });
    await giftsOf(app).take(link, await openSession(app, { userId }));
    await desk.done('unmerge', { id: merges[0].id });
    expect(await donationCount(from.id)).toBe(1);
  });

  it('are passed over by a later gift where another donor of that name and e-mail is one of their own', async () => {
    const { from, into, ids } = await two('Namesake');
    await desk.done('merge', ids);
    const own = await desk.newDonor({ name: from.name, email: from.email });
    await giftsOf(app).give({ email: from.email, donorName: from.name });
    expect([await donationCount(into.id), await donationCount(own.id)]).toEqual([1, 1]);
  });

  it('stay one while whom they are counted as is counted as a third', async () => {
    const { into, ids } = await two('Chain');
    const { merges, version } = await desk.done('merge', ids);
    const third = await desk.newDonor({ name: 'The third of the chain' });
    const onward = { id: into.id, version, intoId: third.id, intoVersion: third.version };
    const last = await desk.done('merge', onward);
    expect(await desk.refusal('unmerge', { id: merges[0].id })).toBe('donorMerged');
    expect(await donationCount(third.id)).toBe(1);
    await desk.done('unmerge', { id: last.merges[0].id });
    await desk.done('unmerge', { id: merges[0].id });
    expect([await donationCount(ids.id), await donationCount(into.id)]).toEqual([1, 0]);
  });

  it('are refused in an old version, twice, and with themselves', async () => {
    const { from, into, ids } = await two('Refuse');
    expect(await desk.refusal('merge', { ...ids, intoVersion: 9 })).toBe('changedByAnother');
    expect(await desk.refusal('merge', { ...ids, intoId: from.id })).toBe('donorMergeWithItself');
    expect(await desk.refusal('merge', { ...ids, intoId: 999_999_999 })).toBe('notFound');
    await desk.done('merge', ids);
    expect(await desk.refusal('merge', ids)).toBe('donorMerged');
    expect(await desk.refusal('saveDonor', { input: { id: from.id, name: 'x' } })).toBe('donorMerged');
    // Both ways at once, by two treasurers: one of them is told.
    const other = await two('Crossed');
    const back = {
      id: other.into.id,
      version: other.into.version,
      intoId: other.from.id,
      intoVersion: other.from.version,
    };
    const refusals = await together(
      app,
      (manager) =>
        manager.query('SELECT FROM donor WHERE id = ANY ($1) ORDER BY id FOR UPDATE', [
          [back.id, back.intoId],
        ]),
      [() => desk.refusal('merge', other.ids), () => desk.refusal('merge', back)],
    );
    expect(refusals).toEqual([undefined, 'changedByAnother']);
    expect(into.id).toBeGreaterThan(from.id);
  });
});

describe('what is kept of donors', () => {
  it('[PRIV-5] a closed account leaves the name of the last donation in the books, and no way to reach them', async () => {
    const user = await buildUser(app);
    const token = await openSession(app, { userId: user.id });
    await donate(app, token, { donorName: 'Kiran of the gift' });
    const [{ id }] = await found(user.email);
    const { note } = await desk.done('saveDonor', {
      input: { id, name: user.name, email: user.email, note: 'Kind' },
    });
    expect(note).toBe('Kind');
    await app.database.dataSource.transaction(async (manager) => {
      await leaveAll(app.features.services.accountParts, manager, user.id, 'en');
    });
    expect(await desk.done('donor', { id })).toMatchObject({
      name: 'Kiran of the gift',
      email: '',
      phone: '',
      note: '',
      userId: null,
    });
  });

  it('a donor without an account stays while a donation in the books names them', async () => {
    const { id } = await desk.newDonor({ name: 'Old but giving' });
    await desk.booked({ counted: '10' }, envelope({ donorId: id }));
    await query(`UPDATE donor SET created_at = now() - interval '8 years' WHERE id = $1`, [id]);
    await removeOld(app, 'donors');
    expect(await desk.done('donor', { id })).not.toBeNull();
    await query('UPDATE donation SET donor_id = NULL WHERE donor_id = $1', [id]);
    await removeOld(app, 'donors');
    expect(await desk.done('donor', { id })).toBeNull();
  });

  it('[PRIV-5] of old counts nobody reads who gave, nor the number of a cheque; the sums stay', async () => {
    const cheque = envelope({ donorName: 'Never Booked', paymentMethod: 'CHEQUE', chequeNumber: '0042' });
    const { id } = await desk.draft({ counted: '10' }, cheque);
    await query(`UPDATE cash_count SET started_at = now() - interval '8 years' WHERE id = $1`, [id]);
    await removeOld(app, 'donors');
    const { rows, rowsPence } = await desk.done('count', { id });
    expect(rows).toMatchObject([{ donorName: '', chequeNumber: '', amountPence: 1000 }]);
    expect(rowsPence).toBe(1000);
  });
});
