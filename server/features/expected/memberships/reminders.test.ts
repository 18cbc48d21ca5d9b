import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, addMonths } from '../../../../rules/days.ts';
import { currentDay } from '../../../../rules/zoned-time.ts';
import { OPERATOR } from '../../../identity/viewer.ts';
import { Outbox } from '../../../messages/outbox.ts';
import { buildUser } from '../../../testing/factories.ts';
import { whileNothingIsSent } from '../../../testing/nothing-sent.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { during } from '../../../testing/two-at-once.ts';
import { collectFrom } from '../../account-part.ts';
import { booksOf } from '../expected-fixtures.ts';

const app = sharedTestApp();
const { query, newDonor, give, newMembership, ask } = booksOf(app);

const TURN = `mutation ($isOn: Boolean!) {
  turnMembershipReminders(isOn: $isOn) { isOn canMail hasMemberships changedByName changedAt } }`;
const REMIND = 'mutation ($donorIds: [Int!]!) { remindMembers(donorIds: $donorIds) { donorId outcome } }';
const LETTERS = `query ($search: String) {
  associationMembers(search: $search) { items { reminders { step sentByName } } } }`;

/** The last day that every member here has paid for. */
const UNTIL = '2025-06-30';
const PAID_ON = '2024-07-01';

const turn = (isOn: boolean) => app.features.services.membershipReminders.turn(OPERATOR, isOn);
const noonOf = (day: string) => new Date(`${day}T12:00Z`);
const remindAll = (today: string) => app.features.services.membershipReminders.remindAll(noonOf(today));
const subjectsTo = async (email: string) => {
  await app.outboxSender.sendDue();
  return app.messages.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
};

/** A member who has paid until {@link UNTIL}. */
async function newMember(more: { email?: string; language?: string; name?: string } = {}, type?: number) {
  const subTypeId = type ?? (await newMembership('YEAR'));
  const donor = await newDonor(more);
  await give({ donorId: donor.donorId, subTypeId, receivedOn: PAID_ON, paymentMethod: 'CASH' });
  return { ...donor, subTypeId };
}

beforeEach(async () => {
  await query('TRUNCATE donation, donor, membership_reminder, reminder_switch, outbox_message CASCADE');
});

describe('reminders by themselves', () => {
  it('are off until a treasurer turns them on, which is an entry', async () => {
    const { email } = await newMember();
    expect(await remindAll(UNTIL)).toBe(0);
    const { data } = await ask(TURN, { isOn: true });
    expect(data.turnMembershipReminders).toMatchObject({ isOn: true, canMail: true, hasMemberships: true });
    expect(data.turnMembershipReminders.changedByName).not.toBe('');
    const acts = () => query(`SELECT id FROM audit_entry WHERE action = 'REMIND'`);
    const before = await acts();
    expect(await remindAll(UNTIL)).toBe(1);
    // What goes by itself is nobody's act.
    expect(await acts()).toEqual(before);
    await ask(TURN, { isOn: false });
    expect(await remindAll(addDays(UNTIL, 30))).toBe(0);
    expect(await subjectsTo(email)).toHaveLength(1);
    expect(await query('SELECT is_on FROM reminder_switch ORDER BY id')).toEqual([
      { is_on: true },
      { is_on: false },
    ]);
  });

  it('go once a step, whatever is started again, and not for what is paid meanwhile', async () => {
    await turn(true);
    const { email, donorId, subTypeId } = await newMember();
    for (const days of [-31, -30, -29, -1, 0, 1, 29, 30, 31, 59, 60, 400])
      await remindAll(addDays(UNTIL, days));
    expect(await subjectsTo(email)).toEqual([
      'Your membership ends on 30 June 2025',
      'Your membership was paid until 30 June 2025',
      'Your membership has ended',
    ]);
    await give({ donorId, subTypeId, receivedOn: addDays(UNTIL, 62), paymentMethod: 'CASH' });
    await remindAll(addDays(UNTIL, 63));
    expect(await subjectsTo(email)).toHaveLength(3);
    // The next period has letters of its own.
    await remindAll(addDays(addMonths(UNTIL, 12), 62 - 20));
    expect(await subjectsTo(email)).toHaveLength(4);
  });

  it('never begin with the last letter: who was found late gets the other first, and the last 30 days later', async () => {
    await turn(true);
    const { email } = await newMember();
    await remindAll(addDays(UNTIL, 45));
    for (const days of [46, 60, 74]) await remindAll(addDays(UNTIL, days));
    expect(await subjectsTo(email)).toEqual(['Your membership was paid until 30 June 2025']);
    await remindAll(addDays(UNTIL, 75));
    expect((await subjectsTo(email)).at(-1)).toBe('Your membership has ended');
    for (const days of [76, 105, 400]) await remindAll(addDays(UNTIL, days));
    expect(await subjectsTo(email)).toHaveLength(2);
  });

  it('begin with nobody who has lapsed for two months', async () => {
    await turn(true);
    const { email } = await newMember();
    await remindAll(addDays(UNTIL, 60));
    expect(await subjectsTo(email)).toEqual([]);
  });

  it('go to nobody who is merged into another donor meanwhile', async () => {
    await turn(true);
    const [{ email, donorId }, other] = [await newMember(), await newDonor()];
    const sent = await during(
      app,
      async (manager) => {
        const ids = [donorId, other.donorId];
        await manager.query('UPDATE donor SET merged_into_id = $2 WHERE id = $1', ids);
        await manager.query('UPDATE donation SET donor_id = $2 WHERE donor_id = $1', ids);
      },
      () => remindAll(UNTIL),
    );
    expect([sent, await subjectsTo(email)]).toEqual([0, []]);
  });

  it('that went stand of whoever the donor is merged into since, and do not go to them once more', async () => {
    await turn(true);
    const member = await newMember();
    const [second, third] = [await newDonor(), await newDonor()];
    expect(await remindAll(UNTIL)).toBe(1);
    const { donorMerges } = app.features.services;
    await donorMerges.merge(OPERATOR, { id: member.donorId, version: 1 }, { id: second.donorId, version: 1 });
    await donorMerges.merge(OPERATOR, { id: second.donorId, version: 2 }, { id: third.donorId, version: 1 });
    expect(await remindAll(UNTIL)).toBe(0);
    const { data } = await ask(LETTERS, { search: third.email });
    expect(data.associationMembers.items).toMatchObject([{ reminders: [{ step: 'ENDED' }] }]);
    const { membershipReminders } = app.features.services;
    const chosen = { donorIds: [third.donorId] };
    expect(await membershipReminders.remindChosen(OPERATOR, chosen, noonOf(UNTIL))).toMatchObject([
      { outcome: 'ALREADY' },
    ]);
  });

  it('go once when two servers, and somebody in the office, send them at the same moment', async () => {
    await turn(true);
    const type = await newMembership('YEAR');
    const members = [await newMember({}, type), await newMember({}, type), await newMember({}, type)];
    const { membershipReminders } = app.features.services;
    const donorIds = members.map(({ donorId }) => donorId);
    await Promise.all([
      remindAll(UNTIL),
      remindAll(UNTIL),
      membershipReminders.remindChosen(OPERATOR, { donorIds }, noonOf(UNTIL)),
      remindAll(UNTIL),
    ]);
    for (const { email } of members) expect(await subjectsTo(email)).toHaveLength(1);
  });

  it('of which the letter cannot be stored leave no entry: the next round writes it', async () => {
    await turn(true);
    const { email } = await newMember();
    const { mail } = Outbox.prototype;
    Outbox.prototype.mail = () => Promise.reject(new Error('The server is killed'));
    try {
      await expect(remindAll(UNTIL)).rejects.toMatchObject({ errors: [{ message: 'The server is killed' }] });
    } finally {
      Outbox.prototype.mail = mail;
    }
    expect(await query('SELECT FROM membership_reminder')).toEqual([]);
    expect(await remindAll(UNTIL)).toBe(1);
    expect(await subjectsTo(email)).toHaveLength(1);
  });

  it('go to nobody without an e-mail, for life, or with only a promise', async () => {
    await turn(true);
    await newMember({ email: '' });
    const life = await newMember({}, await newMembership('LIFE'));
    const promised = await newDonor();
    await give({ donorId: promised.donorId, subTypeId: life.subTypeId });
    expect(await remindAll(UNTIL)).toBe(0);
    expect(await remindAll(addDays(UNTIL, 30))).toBe(0);
  });

  it('are in the language of the donor, say where to pay, and repeat no odd name', async () => {
    await turn(true);
    await query(`UPDATE site_settings SET languages = '{en,gu}'`);
    const { email, subTypeId } = await newMember({ language: 'gu', name: 'Mina www.cheap.example' });
    const closed = await newMember(
      { name: 'Asha Rao' },
      await newMembership('YEAR', { isOpenToVisitors: false }),
    );
    const ended = await newMember();
    await query('UPDATE donation_sub_type SET is_active = false WHERE id = $1', [ended.subTypeId]);
    await remindAll(UNTIL);
    await app.outboxSender.sendDue();
    const textTo = (to: string) => app.messages.mails.find((mail) => mail.to === to)!.text;
    expect(textTo(email)).toContain('સભ્યપદ');
    expect(textTo(email)).not.toContain('cheap');
    expect(textTo(email)).toContain(`/give?fund=${subTypeId}&lang=gu\n`);
    expect(textTo(closed.email)).toContain('Dear Asha Rao,');
    for (const one of [closed, ended]) expect(textTo(one.email)).toContain('/donations-payments\n');
  });
});

describe('reminders by hand', () => {
  it('say of each what has become of it, and stand in the list and the log', async () => {
    const type = await newMembership('YEAR');
    const member = await newMember({}, type);
    const onPaper = await newMember({ email: '' }, type);
    const paid = await newDonor();
    await give({ donorId: paid.donorId, subTypeId: type, receivedOn: currentDay(), paymentMethod: 'CASH' });
    const donorIds = [member.donorId, onPaper.donorId, paid.donorId, 999_999];
    const outcomes = async () =>
      (await ask(REMIND, { donorIds })).data.remindMembers.map(({ outcome }: { outcome: string }) => outcome);
    // On the page and beyond it.
    const writable = async () =>
      (await ask('{ associationMembers(pageSize: 1) { writableCount } }', {})).data.associationMembers;
    expect(await writable()).toEqual({ writableCount: 2 });
    expect(await outcomes()).toEqual(['SENT', 'NO_EMAIL', 'NOT_DUE', 'NOT_DUE']);
    expect(await writable()).toEqual({ writableCount: 1 });
    expect(await outcomes()).toEqual(['ALREADY', 'NO_EMAIL', 'NOT_DUE', 'NOT_DUE']);
    expect(await subjectsTo(member.email)).toEqual(['Your membership was paid until 30 June 2025']);
    const { data } = await ask(LETTERS, { search: member.email });
    expect(data.associationMembers.items[0].reminders).toMatchObject([{ step: 'ENDED' }]);
    expect(data.associationMembers.items[0].reminders[0].sentByName).not.toBe('');
    const lines = await query(
      `SELECT subject_id FROM audit_entry WHERE subject = 'membership' AND action = 'REMIND' AND subject_id = $1`,
      [member.donorId],
    );
    expect(lines).toEqual([{ subject_id: member.donorId }]);
  });

  it('begin with the letter that it has ended, however long ago; the last one goes 30 days later', async () => {
    const { donorId, email } = await newMember();
    const { membershipReminders } = app.features.services;
    const remind = async (day: string) => {
      const [one] = await membershipReminders.remindChosen(OPERATOR, { donorIds: [donorId] }, noonOf(day));
      return one!.outcome;
    };
    const [first, last] = [addDays(UNTIL, 400), addDays(UNTIL, 430)];
    expect(await remind(first)).toBe('SENT');
    expect(await remind(addDays(last, -1))).toBe('ALREADY');
    expect(await remind(last)).toBe('SENT');
    expect(await remind(addDays(last, 100))).toBe('ALREADY');
    expect(await subjectsTo(email)).toEqual([
      'Your membership was paid until 30 June 2025',
      'Your membership has ended',
    ]);
  });

  it('are known before: the list says which letter each would get, with and without an e-mail', async () => {
    const type = await newMembership('YEAR');
    const member = await newMember({}, type);
    const onPaper = await newMember({ email: '' }, type);
    const paid = await newDonor();
    await give({ donorId: paid.donorId, subTypeId: type, receivedOn: currentDay(), paymentMethod: 'CASH' });
    const lettersTo = async (...names: string[]) => {
      const { data } = await ask('{ associationMembers { items { name nextLetter } } }');
      const items: { name: string; nextLetter: string | null }[] = data.associationMembers.items;
      return names.map((name) => items.find((item) => item.name === name)!.nextLetter);
    };
    expect(await lettersTo(member.name, onPaper.name, paid.name)).toEqual(['ENDED', 'ENDED', null]);
    await ask(REMIND, { donorIds: [member.donorId] });
    expect(await lettersTo(member.name)).toEqual([null]);
  });

  it('are refused for nobody, for too many, and while nothing can be mailed', async () => {
    const keyOf = async (donorIds: number[]) =>
      (await ask(REMIND, { donorIds })).errors![0]!.extensions.messageKey;
    const { donorId } = await newMember();
    expect(await whileNothingIsSent(app, () => keyOf([donorId]))).toBe('mailNotSetUp');
    expect(await query('SELECT FROM membership_reminder')).toEqual([]);
    expect(await keyOf([])).toBe('memberRequired');
    expect(await keyOf(Array.from({ length: 101 }, (_, id) => id + 1))).toBe('tooManyMembers');
  });
});

it('[PRIV-5] one’s own data has the letters about one’s membership, and what one did in the office', async () => {
  const account = await buildUser(app);
  const type = await newMembership('YEAR');
  const { donorId } = await newMember({}, type);
  await query('UPDATE donor SET user_id = $2 WHERE id = $1', [donorId, account.id]);
  const { membershipReminders } = app.features.services;
  const actor = { userId: account.id, name: account.name };
  await membershipReminders.remindChosen(actor, { donorIds: [donorId] }, noonOf(UNTIL));
  expect(await collectFrom(app.features.services.accountParts, account.id)).toMatchObject({
    membershipReminders: [{ until: UNTIL, step: 'ENDED' }],
    membershipRemindersSent: [{ step: 'ENDED' }],
  });
});
