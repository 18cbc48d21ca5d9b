import { expect, it } from 'vitest';
import { OPERATOR } from '../../../identity/viewer.ts';
import { buildUser, openSession } from '../../../testing/factories.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { leaveAll } from '../../account-part.ts';
import { donate } from '../../giving/donation-fixtures.ts';
import { claimDesk, ON } from '../claim-fixtures.ts';

const app = sharedTestApp();
const desk = claimDesk(app);

/** An account that gives under several names. */
async function joshis() {
  const user = await buildUser(app, { name: 'Mina Joshi' });
  const token = await openSession(app, { userId: user.id });
  const query = (sql: string, parameters: unknown[]) => app.database.dataSource.query(sql, parameters);
  const promised = async (donorName: string) => {
    const { reference } = (await donate(app, token, { donorName })).data.donate;
    const [{ id }] = await query('SELECT id FROM donation WHERE reference = $1', [reference]);
    return id;
  };
  const paid = (id: number) =>
    app.features.services.donationStates.setStatus(OPERATOR, id, {
      ...{ status: 'PAID', receivedOn: ON, paymentMethod: 'CASH' },
    });
  return {
    query,
    promised,
    paid,
    given: async (donorName: string) => {
      const id = await promised(donorName);
      await paid(id);
      return id;
    },
    note: (donationId: number, isOwnMoney: boolean) =>
      desk.done('note', { donationId, input: { isOwnMoney } }),
    donorOf: async (id: number) =>
      (await query('SELECT donor_id FROM donation WHERE id = $1', [id]))[0].donor_id,
    lastSaid: async (id: number) => {
      const [entry] = await query(
        `SELECT detail FROM audit_entry WHERE subject = 'donation' AND subject_id = $1 AND action = 'CHANGE'
          ORDER BY id DESC LIMIT 1`,
        [id],
      );
      return entry?.detail;
    },
    rename: (name: string) => query('UPDATE user_account SET name = $2 WHERE id = $1', [user.id, name]),
    close: () =>
      app.database.dataSource.transaction(async (manager) => {
        await leaveAll(app.features.services.accountParts, manager, user.id, 'en');
        await manager.delete('User', { id: user.id });
      }),
  };
}

it('whose money a gift was is known by the answer for another gift of the same account and name says, until another answer is given for one', async () => {
  const { given, note, donorOf, lastSaid } = await joshis();
  const [companys, hers, before] = [
    await given('Joshi Ltd'),
    await given('M. Joshi'),
    await given('Joshi  LTD'),
  ];
  const own = await donorOf(hers);
  await desk.declare(own);
  await note(companys, false);
  expect(await lastSaid(companys)).toBe('FOR_NAME');
  // Of the gifts that wait and that come; the account's other names are asked about as before.
  expect([await desk.reasonOf(before), await desk.reasonOf(hers)]).toEqual(['NOT_OWN_MONEY', 'OTHER_NAME']);
  const next = await given('Joshi Ltd');
  expect(await desk.reasonOf(next)).toBe('NOT_OWN_MONEY');
  await note(next, true);
  expect(await desk.reasonOf(next)).toBeNull();
  expect(await desk.reasonOf(await given('Joshi Ltd'))).toBeNull();
  // What somebody has said of a gift itself stays.
  expect(await desk.reasonOf(companys)).toBe('NOT_OWN_MONEY');

  const ravi = await desk.newDonor({ name: 'Ravi K. Joshi' });
  await desk.done('nameDonor', { donationId: next, donorId: ravi });
  const [after, ownAgain] = [await given('Joshi Ltd'), await given('Mina Joshi')];
  expect([await donorOf(next), await donorOf(after), await donorOf(ownAgain)]).toEqual([ravi, ravi, own]);
  expect(await desk.reasonOf(after)).toBe('NO_DECLARATION');
  const waiting = await given('M. Joshi');
  await desk.done('nameDonor', { donationId: hers, donorId: ravi });
  expect(await donorOf(waiting)).toBe(ravi);
  expect([await desk.reasonOf(waiting), await lastSaid(waiting)]).toEqual(['NO_DECLARATION', 'FOR_NAME']);
  expect(await desk.refusal('nameDonor', { donationId: hers, donorId: ravi })).toBe('changedByAnother');
  expect(await desk.refusal('nameDonor', { donationId: ownAgain, donorId: ravi })).toBe('changedByAnother');
});

it('what was said of a name says nothing of another account that gives under it, though the two are one donor', async () => {
  const [one, other] = [await joshis(), await joshis()];
  const companys = await one.given('Joshi Ltd');
  const [into, from] = [await one.donorOf(companys), await other.donorOf(await other.given('Mina Joshi'))];
  const { donorMerges } = app.features.services;
  await donorMerges.merge(OPERATOR, { id: from, version: 1 }, { id: into, version: 1 });
  await desk.declare(into);
  await one.note(companys, false);
  const ofOther = await other.given('Joshi Ltd');
  expect([await other.donorOf(ofOther), await desk.reasonOf(ofOther)]).toEqual([into, 'OTHER_NAME']);
  const ravi = await desk.newDonor({ name: 'Ravi Joshi' });
  const named = await one.given('R. Joshi');
  const [waiting, waitingOfOther] = [await one.given('R. Joshi'), await other.given('R. Joshi')];
  await desk.done('nameDonor', { donationId: named, donorId: ravi });
  expect([await one.donorOf(waiting), await other.donorOf(waitingOfOther)]).toEqual([ravi, into]);
});

it('[PRIV-4] of an account that is closed nothing can be claimed for that could not before', async () => {
  const { given, promised, paid, note, donorOf, close } = await joshis();
  const [companys, hers, before] = [
    await given('Joshi Ltd'),
    await given('M. Joshi'),
    await given('Joshi  LTD'),
  ];
  const [unanswered, own, late] = [
    await given('R. Joshi'),
    await given('Mina Joshi'),
    await promised('R. Joshi'),
  ];
  await desk.declare(await donorOf(hers));
  await note(companys, false);
  await note(hers, true);
  const hersToo = await given('M. Joshi');
  await close();
  // Closing cancels what was promised; the money may come all the same.
  await app.features.services.donationStates.setStatus(OPERATOR, late, {
    status: 'PENDING',
    note: 'It came',
  });
  await paid(late);
  expect([await desk.reasonOf(before), await desk.reasonOf(companys)]).toEqual([
    'NOT_OWN_MONEY',
    'NOT_OWN_MONEY',
  ]);
  // Of whom nobody has said it, nobody can be asked any more.
  expect([await desk.reasonOf(unanswered), await desk.reasonOf(late)]).toEqual([
    'NOT_OWN_MONEY',
    'NOT_OWN_MONEY',
  ]);
  expect([await desk.reasonOf(hers), await desk.reasonOf(hersToo), await desk.reasonOf(own)]).toEqual([
    null,
    null,
    null,
  ]);
  // The treasurer may know it after all.
  await note(unanswered, true);
  expect(await desk.reasonOf(unanswered)).toBeNull();
});

it('an answer that is undone, also for a gift that was claimed for, counts no more for others under the name', async () => {
  await desk.clear();
  const { given, note, donorOf, query } = await joshis();
  const companys = await given('Joshi Ltd');
  await desk.declare(await donorOf(companys));
  await note(companys, true);
  const hers = await given('Joshi Ltd');
  await desk.claimed();
  await note(companys, false);
  const next = await given('Joshi Ltd');
  expect(await desk.reasonOf(next)).toBe('NOT_OWN_MONEY');
  const claims = (await desk.done('claims')).items;
  const { items } = await desk.done('claimGifts', { id: claims[0].id });
  expect(items).toHaveLength(2);
  expect(items.map(({ refundedPence }: { refundedPence: number }) => refundedPence)).toEqual([5150, 5150]);
  // What was noted of claimed gifts was once kept for those alone; it undoes what was said before all the same.
  await query('UPDATE gift_aid_note SET is_for_name = false WHERE donation_id = $1 AND NOT is_own_money', [
    companys,
  ]);
  expect(await desk.reasonOf(next)).toBe('OTHER_NAME');
  await note(hers, true);
  expect(await desk.reasonOf(await given('Joshi Ltd'))).toBeNull();
});

it('gifts that were claimed for as an answer said it are over-claimed once another answer is given for their name', async () => {
  await desk.clear();
  const { given, note, donorOf, rename, close } = await joshis();
  const [first, relying] = [await given('Joshi Ltd'), await given('Joshi Ltd')];
  await rename('M. Joshi');
  await given('M. Joshi');
  await desk.declare(await donorOf(first));
  await note(first, true);
  const claim = await desk.claimed();
  expect(claim.donationCount).toBe(3);
  await note(await given('Joshi Ltd'), false);
  // What was said of the first gift itself stays.
  expect((await desk.done('summary')).overclaimedTaxPence).toBe(1288);
  expect((await desk.done('claim', { id: claim.id })).refundedCount).toBe(1);
  const back = (await desk.done('claimGifts', { id: claim.id })).items.filter(
    ({ refundedPence }: { refundedPence: number }) => refundedPence > 0,
  );
  expect(back).toHaveLength(1);
  // Nor does closing the account change it, also for what was claimed under a name that it had then.
  await rename('Mina Joshi');
  await close();
  expect((await desk.done('summary')).overclaimedTaxPence).toBe(1288);
  await note(relying, true);
  expect((await desk.done('summary')).overclaimedTaxPence).toBe(0);
});

it('what somebody has said of a gift is not overwritten by who has not seen it', async () => {
  const { given } = await joshis();
  const id = await given('Mina Joshi');
  const { version } = await desk.done('gift', { id });
  await desk.done('note', { donationId: id, version, input: { isOwnMoney: false } });
  const late = { donationId: id, version, input: { isOwnMoney: true, benefit: '5' } };
  expect(await desk.refusal('note', late)).toBe('changedByAnother');
  const seen = await desk.done('gift', { id });
  expect(seen).toMatchObject({ isOwnMoney: false, benefitPence: 0, reason: 'NOT_OWN_MONEY' });
  await desk.done('note', { ...late, version: seen.version });
  expect(await desk.done('gift', { id })).toMatchObject({ isOwnMoney: true, benefitPence: 500 });
});

it('nor is what somebody has said of a gift by the answer for another gift under the same name', async () => {
  const { given, donorOf } = await joshis();
  const [id, other] = [await given('Joshi Ltd'), await given('Joshi Ltd')];
  const { version } = await desk.done('gift', { id });
  await desk.done('note', { donationId: other, input: { isOwnMoney: false } });
  const donorId = await desk.newDonor({ name: 'Joshi Ltd' });
  const late = { donationId: id, version };
  expect(await desk.refusal('note', { ...late, input: { isOwnMoney: true } })).toBe('changedByAnother');
  expect(await desk.refusal('nameDonor', { ...late, donorId })).toBe('changedByAnother');
  expect(await donorOf(id)).not.toBe(donorId);
  const seen = await desk.done('gift', { id });
  await desk.done('nameDonor', { donationId: id, version: seen.version, donorId });
  expect(await donorOf(id)).toBe(donorId);
});

it('what was noted that a donor got for a gift stays when it is said whose money it was', async () => {
  const { given } = await joshis();
  const id = await given('Joshi Ltd');
  await desk.done('note', { donationId: id, input: { isOwnMoney: true, benefit: '30' } });
  const donorId = await desk.newDonor({ name: 'Ravi Joshi' });
  await desk.done('nameDonor', { donationId: id, donorId });
  expect(await desk.done('gift', { id })).toMatchObject({ benefitPence: 3000, reason: 'BENEFIT' });
});
