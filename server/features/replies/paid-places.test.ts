import { describe, expect, it } from 'vitest';
import { addDays } from '../../../rules/days.ts';
import { currentDay } from '../../../rules/zoned-time.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import { buildUser } from '../../testing/factories.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { during } from '../../testing/two-at-once.ts';
import { inDays, paidPlacesOf } from './paid-places-fixtures.ts';
import { replyFields } from './reply-fixtures.ts';

const app = sharedTestApp();
const { asked, desk, pay, replies } = paidPlacesOf(app);

describe('paid places', () => {
  it('what a family owes is asked when it has its places, and follows what it says', async () => {
    const { mails, newEvent, send, visitors } = desk();
    const at = await newEvent();
    const said = replyFields(2, {
      ages: [
        { group: 'ADULT', people: 2 },
        { group: 'CHILD', people: 1 },
      ],
    });
    const { id, token } = await send(at, said);
    expect(await asked(id)).toMatchObject({ pence: 1500, state: 'OPEN', dueOn: addDays(currentDay(), 23) });
    const { reference } = (await asked(id))!;
    expect(mails[0]!.text).toContain(`£15.00. Please quote the reference ${reference}`);
    expect(await visitors.find(token, 'en')).toMatchObject({
      pence: 1500,
      charge: { reference, pence: 1500, payBy: addDays(currentDay(), 23) },
    });
    await visitors.change(token, { ...said, ages: [{ group: 'ADULT', people: 1 }] });
    expect(await asked(id)).toMatchObject({ pence: 600, state: 'OPEN' });
    await visitors.withdraw(token);
    expect((await asked(id))!.state).toBe('VOID');
  });

  it('who waits owes nothing until it has taken its places', async () => {
    const { newEvent, send, visitors } = desk();
    const at = await newEvent({ places: 2 });
    const first = await send(at);
    const second = await send(at, replyFields(2), true);
    expect(await asked(second.id)).toBeUndefined();
    await visitors.withdraw(first.token);
    expect(await asked(second.id)).toBeUndefined();
    await visitors.accept(second.token);
    expect(await asked(second.id)).toMatchObject({ pence: 1200, state: 'OPEN' });
  });

  it('further places cost nothing while a family waits for them or has them offered; taken, they are asked with its own', async () => {
    const { newEvent, send, visitors } = desk();
    const at = await newEvent({ places: 4 });
    const first = await send(at);
    const other = await send(at);
    const ages = [{ group: 'ADULT' as const, people: 3 }];
    await visitors.change(first.token, { ...first.said, ages, waitIfFull: true });
    expect(await asked(first.id)).toMatchObject({ pence: 1200, state: 'OPEN' });
    await visitors.withdraw(other.token);
    expect((await visitors.find(first.token, 'en'))!.furtherPlaces!.offeredUntil).not.toBeNull();
    expect(await asked(first.id)).toMatchObject({ pence: 1200, state: 'OPEN' });
    await visitors.accept(first.token);
    expect(await asked(first.id)).toMatchObject({ pence: 1800, state: 'OPEN' });
  });

  it('not paid by the day: told first, then released, and the places go on', async () => {
    const { keeper, newEvent, send, subjects } = desk();
    const at = await newEvent({ places: 4, payDays: 7 });
    const [late, paid, next] = [await send(at), await send(at), await send(at, replyFields(2), true)];
    await pay(paid.id, 1200);
    const due = 23;
    await keeper.tend(at.eventId, inDays(due));
    expect(subjects(late.said.email)).toEqual(['We look forward to seeing you']);
    for (const day of [due + 1, due + 2, due + 3]) await keeper.tend(at.eventId, inDays(day));
    expect(await replies.states(at)).toEqual(['COMING', 'COMING', 'WAITING']);
    await keeper.tend(at.eventId, inDays(due + 4));
    expect(await replies.states(at)).toEqual(['RELEASED', 'COMING', 'OFFERED']);
    expect(subjects(late.said.email).slice(1)).toEqual([
      'Please pay for your places',
      'Your places have been released',
    ]);
    expect(subjects(paid.said.email)).toEqual(['We look forward to seeing you']);
    expect(subjects(next.said.email).at(-1)).toBe('There is room for you');
    expect((await asked(late.id))!.state).toBe('VOID');
  });

  it('who replies too late to be told and to pay before the day pays at the door, and loses nothing', async () => {
    const { keeper, newEvent, send, mails } = desk();
    const at = await newEvent({ payDays: 7, closesHours: 0 }, 4);
    const { id, said } = await send(at);
    expect((await asked(id))!.dueOn).toBe(at.day);
    const letter = mails.find(({ to }) => to === said.email)!.text;
    expect(letter.match(/£\d+\.\d\d/g)).toEqual(['£12.00']);
    expect(letter).toContain('Or pay at the door.');
    await keeper.tend(at.eventId, inDays(4));
    expect(await replies.states(at)).toEqual(['COMING']);
  });

  it('what is paid while nobody has yet released the places keeps them', async () => {
    const { keeper, newEvent, send } = desk();
    const at = await newEvent({ payDays: 7 });
    const { id } = await send(at);
    await keeper.tend(at.eventId, inDays(24));
    const charge = (await asked(id))!;
    await during(
      app,
      async (manager) => {
        await app.features.services.charges.lock(manager, [charge.id]);
        await manager.query(
          `INSERT INTO charge_entry (charge_id, kind, pence, day, method, made_by_name)
           VALUES ($1, 'PAYMENT', 1200, $2, 'CASH', 'Treasurer')`,
          [charge.id, currentDay()],
        );
      },
      () => keeper.tend(at.eventId, inDays(28)),
    );
    expect(await replies.states(at)).toEqual(['COMING']);
  });

  it('what does not take place is not owed', async () => {
    const { keeper, newEvent, send } = desk();
    const at = await newEvent();
    const { id } = await send(at);
    await replies.query('UPDATE event SET is_called_off = true WHERE id = $1', [at.eventId]);
    await keeper.tend(at.eventId);
    expect((await asked(id))!.state).toBe('VOID');
    await replies.query('UPDATE event SET is_called_off = false WHERE id = $1', [at.eventId]);
    await keeper.tend(at.eventId);
    expect((await asked(id))!.state).toBe('OPEN');
  });

  it('the door knows who still owes', async () => {
    const { door, newEvent, send } = desk();
    const at = await newEvent({ payDays: null });
    const { id } = await send(at);
    await pay(id, 500);
    expect((await door.list(at.eventId, at.day, 'en'))!.entries).toMatchObject([{ owedPence: 700 }]);
  });

  it('what has been paid counts again for who is called off and on, or withdraws and comes after all', async () => {
    const { keeper, mails, newEvent, send, visitors } = desk();
    const at = await newEvent();
    const { id, token, said } = await send(at);
    await pay(id, 1200);
    for (const isOff of [true, false]) {
      await replies.query('UPDATE event SET is_called_off = $2 WHERE id = $1', [at.eventId, isOff]);
      await keeper.tend(at.eventId);
    }
    expect(await asked(id)).toMatchObject({ state: 'PAID', pence: 1200 });
    await visitors.withdraw(token);
    expect((await asked(id))!.state).toBe('VOID');
    await visitors.change(token, said);
    expect(await visitors.find(token, 'en')).toMatchObject({ charge: { pence: 1200, paidPence: 1200 } });
    expect((await asked(id))!.state).toBe('PAID');
    expect(mails.at(-1)!.text).not.toContain('To pay');
  });

  it('who has paid and brings another has time for the rest, and a letter about that alone', async () => {
    const { keeper, mails, newEvent, send, subjects, visitors } = desk();
    const at = await newEvent({ payDays: 7 });
    const { id, token, said } = await send(at);
    await keeper.tend(at.eventId, inDays(24));
    await pay(id, 1200);
    await keeper.tend(at.eventId, inDays(25));
    await replies.query(
      `UPDATE event_reply SET pay_by = $2, warned_at = now() - interval '5 days' WHERE id = $1`,
      [id, addDays(currentDay(), -5)],
    );
    await visitors.change(token, {
      ...said,
      ages: [
        { group: 'ADULT', people: 2 },
        { group: 'CHILD', people: 1 },
      ],
    });
    expect(mails.at(-1)!.text).toContain('To pay: £3.00.');
    await keeper.tend(at.eventId);
    expect(await replies.states(at)).toEqual(['COMING']);
    expect(subjects(said.email).at(-1)).toBe('Your reply has changed');
    // Nor are they released without being told once more.
    await keeper.tend(at.eventId, inDays(25));
    expect(await replies.states(at)).toEqual(['COMING']);
    expect(subjects(said.email).at(-1)).toBe('Please pay for your places');
  });

  it('who has paid a part keeps the places: it is asked for the rest, and then the office rings it, once', async () => {
    const { keeper, mails, newEvent, office, send, subjects, visitors } = desk();
    const at = await newEvent({ payDays: 7 });
    const { id, token, said } = await send(at);
    await pay(id, 1200);
    const child = { group: 'CHILD' as const, people: 1 };
    await visitors.change(token, { ...said, ages: [{ group: 'ADULT', people: 2 }, child] });
    await keeper.tend(at.eventId, inDays(24));
    expect(mails.at(-1)!.text).toContain('£3.00 is still to be paid');
    expect(mails.at(-1)!.text).not.toContain('to others');
    for (const day of [25, 26]) await keeper.tend(at.eventId, inDays(day));
    expect(await office.waiting()).toEqual([]);
    await keeper.tend(at.eventId, inDays(27));
    expect(await office.waiting()).toEqual([{ kind: 'REPLIES_TO_RING', count: 1 }]);
    await replies.query('UPDATE event_reply SET ring_about = NULL WHERE id = $1', [id]);
    await keeper.tend(at.eventId, inDays(28));
    expect(await office.waiting()).toEqual([]);
    expect(await replies.states(at)).toEqual(['COMING']);
    expect(subjects(said.email).at(-1)).toBe('Please pay for your places');
  });

  it('who pays a part after being told that the places go keeps them as well', async () => {
    const { keeper, newEvent, office, send } = desk();
    const at = await newEvent({ payDays: 7 });
    const { id } = await send(at);
    await keeper.tend(at.eventId, inDays(24));
    await pay(id, 600);
    await replies.query("UPDATE tracked_message SET left_at = $2 WHERE about = 'reply ' || $1 || ' unpaid'", [
      id,
      inDays(24),
    ]);
    await keeper.tend(at.eventId, inDays(27));
    expect(await replies.states(at)).toEqual(['COMING']);
    expect(await office.waiting()).toEqual([{ kind: 'REPLIES_TO_RING', count: 1 }]);
    await replies.query('UPDATE event_reply SET ring_about = NULL WHERE id = $1', [id]);
  });

  it('who withdraws after paying is told that the association gets in touch about it', async () => {
    const { mails, newEvent, send, visitors } = desk();
    const at = await newEvent({ payDays: 7 });
    const [paid, unpaid] = [await send(at), await send(at)];
    await pay(paid.id, 500);
    await visitors.withdraw(paid.token);
    expect(mails.at(-1)!.text).toContain('about what you have already paid');
    await visitors.withdraw(unpaid.token);
    expect(mails.at(-1)!.text).not.toContain('paid');
  });

  it('what was kept pays nothing: places taken again are to be paid, or go, and nobody gets in touch about it', async () => {
    const { keeper, mails, newEvent, send, subjects, visitors } = desk();
    const at = await newEvent();
    const { id, token, said } = await send(at);
    await pay(id, 1200);
    await visitors.withdraw(token);
    const fields = { amount: '12', day: currentDay(), reason: 'The caterer was booked' };
    await app.features.services.chargeEntries.keep(OPERATOR, (await asked(id))!.id, 1200, fields);
    await visitors.change(token, said);
    await visitors.withdraw(token);
    expect.soft(mails.at(-1)!.text).not.toContain('already paid');
    await visitors.change(token, said);
    for (const day of [24, 28]) await keeper.tend(at.eventId, inDays(day));
    expect(subjects(said.email).slice(-2)).toEqual([
      'Please pay for your places',
      'Your places have been released',
    ]);
  });

  it('who was told and then paid is told anew, should anything be owed again', async () => {
    const { keeper, newEvent, send, subjects } = desk();
    const at = await newEvent({ payDays: 7 });
    const { id, said } = await send(at);
    await keeper.tend(at.eventId, inDays(24));
    await pay(id, 1200);
    await keeper.tend(at.eventId, inDays(25));
    await replies.query(
      `INSERT INTO charge_entry (charge_id, kind, pence, day, method, made_by_name, reason, reverses_id)
       SELECT charge_id, kind, pence, day, method, made_by_name, 'Bounced', id FROM charge_entry WHERE charge_id = $1`,
      [(await asked(id))!.id],
    );
    await keeper.tend(at.eventId, inDays(28));
    expect(await replies.states(at)).toEqual(['COMING']);
    expect(subjects(said.email)).toHaveLength(3);
  });

  it('nobody loses places without having been told: the office rings who has no email', async () => {
    const { keeper, newEvent, office, send } = desk();
    const at = await newEvent({ places: 4, payDays: 7 });
    const { id } = await send(at);
    await replies.query(`UPDATE event_reply SET email = '' WHERE id = $1`, [id]);
    for (const day of [24, 25, 28]) await keeper.tend(at.eventId, inDays(day));
    expect(await replies.states(at)).toEqual(['COMING']);
    expect(await office.waiting()).toEqual([{ kind: 'REPLIES_TO_RING', count: 1 }]);
    await pay(id, 1200);
    await keeper.tend(at.eventId, inDays(28));
    expect(await office.waiting()).toEqual([]);
  });

  it('a closed account leaves no email on what was asked, and the name alone where something was paid', async () => {
    const { data, newEvent, send } = desk();
    const at = await newEvent();
    const { id: userId } = await buildUser(app);
    const replied = [await send(at), await send(at)];
    const ids = replied.map(({ id }) => id);
    await pay(ids[1]!, 300);
    await replies.query('UPDATE event_reply SET user_id = $2 WHERE id = ANY ($1)', [ids, userId]);
    const named = 'SELECT payer_name AS name FROM charge WHERE reply_id = ANY ($1) ORDER BY reply_id';
    const [, { name }] = await replies.query(named, [ids]);
    await app.database.dataSource.transaction((manager) => data.leave(manager, userId));
    expect(await replies.query(named, [ids])).toEqual([{ name: '' }, { name }]);
    const emails = 'SELECT DISTINCT email FROM charge WHERE reply_id = ANY ($1)';
    expect(await replies.query(emails, [ids])).toEqual([{ email: '' }]);
  });
});
