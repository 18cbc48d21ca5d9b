import { describe, expect, it } from 'vitest';
import { addDays } from '../../../rules/days.ts';
import { currentDay } from '../../../rules/zoned-time.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import { markLeft } from '../../testing/mark-left.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { during } from '../../testing/two-at-once.ts';
import { inDays, paidPlacesOf } from './paid-places-fixtures.ts';
import { replyFields } from './reply-fixtures.ts';

const app = sharedTestApp();
const { asked, desk, pay, replies } = paidPlacesOf(app);

/** As if its family had been told three days ago that its places go unless it pays. */
async function warned(id: number): Promise<void> {
  const { manager } = app.database.dataSource;
  await manager.query(
    `UPDATE event_reply SET pay_by = $2, warned_at = now() - interval '3 days' WHERE id = $1`,
    [id, addDays(currentDay(), -4)],
  );
  await markLeft(manager, `reply ${id} unpaid`, inDays(-3));
}

it('places that a family takes again cost what was kept for them when it gave them up', async () => {
  const { newEvent, send, visitors } = desk();
  const ages = (people: number) => ({ ages: [{ group: 'ADULT' as const, people }] });
  const { id, token, said } = await send(await newEvent(), replyFields(2, ages(4)));
  await pay(id, 2400);
  await visitors.change(token, { ...said, ...ages(2) });
  const fields = { amount: '12', day: currentDay(), reason: 'The caterer was booked' };
  await app.features.services.chargeEntries.keep(OPERATOR, (await asked(id))!.id, 1200, fields);
  await visitors.change(token, { ...said, ...ages(4) });
  expect((await visitors.find(token, 'en'))?.charge).toMatchObject({ pence: 2400, openPence: 1200 });
});

describe('an event that changes while places are to be paid', () => {
  const setOff = (eventId: number, isOff: boolean) =>
    replies.query('UPDATE event SET is_called_off = $2 WHERE id = $1', [eventId, isOff]);

  it.each([
    ['was told that its places go', 0],
    ['had paid and was given its money back', 1200],
  ])('called off and on again: a family that %s has time to pay anew', async (_who, pence) => {
    const { keeper, mails, newEvent, send, subjects } = desk();
    const at = await newEvent();
    const { id, said } = await send(at);
    if (pence) await pay(id, pence);
    await setOff(at.eventId, true);
    await keeper.tend(at.eventId);
    if (pence)
      await replies.query(
        `INSERT INTO charge_entry (charge_id, kind, pence, day, method, reason, made_by_name)
         SELECT id, 'RETURN', $2, asked_on, 'CASH', 'Called off', 'Treasurer' FROM charge WHERE reply_id = $1`,
        [id, pence],
      );
    await warned(id);
    await setOff(at.eventId, false);
    for (const _round of [1, 2]) await keeper.tend(at.eventId);
    expect(await replies.states(at)).toEqual(['COMING']);
    expect(subjects(said.email).slice(1)).toEqual(['Called off', 'It will take place after all']);
    expect(await asked(id)).toMatchObject({ state: 'OPEN', pence: 1200, dueOn: addDays(currentDay(), 23) });
    expect(mails.at(-1)!.text).toContain('To pay: £12.00.');
  });

  it('while it is called off nothing is asked, whatever a family or the office still does', async () => {
    const { mails, keeper, newEvent, office, send, visitors } = desk();
    const at = await newEvent({ places: 3 });
    const { id, token, said } = await send(at, replyFields(2));
    const ages = [{ group: 'ADULT' as const, people: 3 }];
    const other = await send(at, replyFields(1));
    await visitors.change(token, { ...said, ages, waitIfFull: true });
    const waiting = await send(at, replyFields(1), true);
    await visitors.withdraw(other.token);
    await visitors.keepAsIs(token);
    await visitors.change(token, { ...said, ages, waitIfFull: true });
    expect(await replies.states(at)).toEqual(['COMING', 'WITHDRAWN', 'OFFERED']);
    await setOff(at.eventId, true);
    await keeper.tend(at.eventId);
    const letters = mails.length;
    await visitors.keepAsIs(token);
    expect((await asked(id))!.state).toBe('VOID');
    const [{ version }] = (await replies.query<{ version: number }>(
      'SELECT version FROM event_reply WHERE id = $1',
      [waiting.id],
    )) as [{ version: number }];
    await expect(office.accept(OPERATOR, waiting.id, version)).rejects.toThrow('called off');
    expect(await asked(waiting.id)).toBeUndefined();
    expect(mails).toHaveLength(letters);
    await setOff(at.eventId, false);
    await keeper.tend(at.eventId);
    expect(await asked(id)).toMatchObject({ state: 'OPEN', pence: 1200 });
  });

  it('moved to another day: its families have until some days before that one, and are told so', async () => {
    const { keeper, mails, newEvent, send, subjects } = desk();
    const at = await newEvent();
    const { id, said } = await send(at);
    await warned(id);
    const move = (by: string) =>
      replies.query(
        `UPDATE event_date SET starts_at = starts_at + $2::interval, ends_at = ends_at + $2::interval WHERE event_id = $1`,
        [at.eventId, by],
      );
    await move('90 days');
    await keeper.tend(at.eventId);
    expect(await replies.states(at)).toEqual(['COMING']);
    expect(subjects(said.email).slice(1)).toEqual(['New time']);
    expect(mails.at(-1)!.text).toContain('To pay: £12.00.');
    expect((await asked(id))!.dueOn).toBe(addDays(currentDay(), 113));
    // Another hour of the same day gives nobody more time.
    await warned(id);
    await move('-1 hours');
    await keeper.tend(at.eventId);
    expect(await replies.states(at)).toEqual(['RELEASED']);
  });
});

describe('an event that asks for less than it did', () => {
  const ADULTS = [{ group: 'ADULT' as const, from: 12 }];

  it.each([
    ['is free now', { pricePence: 0, payDays: null }, 0],
    ['is paid at the door now', { pricePence: 600, payDays: null }, 1200],
    ['costs less now', { pricePence: 400, payDays: 7 }, 800],
    ['costs more now: what they were told counts', { pricePence: 900, payDays: null }, 1200],
  ])('that %s asks the same of who has replied already', async (_what, setting, pence) => {
    const { keeper, newEvent, send, subjects, visitors } = desk();
    const at = await newEvent({ ageGroups: ADULTS });
    const [family, other] = [await send(at), await send(at)];
    for (const { id } of [family, other]) await warned(id);
    await replies.query(`UPDATE event_reply SET ring_about = 'moved' WHERE id = $1`, [other.id]);
    await pay(other.id, 800);
    await replies.saveSetting(at.eventId, { ageGroups: ADULTS, ...setting });
    const own = await visitors.find(family.token, 'en');
    expect([own!.pence, own!.charge?.openPence ?? 0]).toEqual([pence, pence]);
    expect((await visitors.find(other.token, 'en'))!.charge).toMatchObject({
      openPence: Math.max(0, pence - 800),
    });
    await keeper.tend(at.eventId);
    const isStillDue = setting.payDays !== null;
    expect(await replies.states(at)).toEqual([isStillDue ? 'RELEASED' : 'COMING', 'COMING']);
    expect(subjects(family.said.email)).toHaveLength(isStillDue ? 2 : 1);
    // Whom the office has yet to ring of something else it still rings.
    expect(await replies.query('SELECT ring_about FROM event_reply WHERE id = $1', [other.id])).toEqual([
      { ring_about: 'moved' },
    ]);
  });

  it.each([600, 400])(
    'and by a day now: who was told to pay at the door still may (%i pence)',
    async (pricePence) => {
      const { keeper, newEvent, send, subjects } = desk();
      const at = await newEvent({ ageGroups: ADULTS, payDays: null });
      const { id, said } = await send(at);
      await replies.saveSetting(at.eventId, { ageGroups: ADULTS, pricePence, payDays: 7 });
      expect(await asked(id)).toMatchObject({ pence: 2 * pricePence, dueOn: at.day });
      await keeper.tend(at.eventId, inDays(24));
      expect(subjects(said.email)).toEqual(['We look forward to seeing you']);
    },
  );

  it('asks it of who waits as well, and of further places', async () => {
    const { newEvent, send, visitors } = desk();
    const at = await newEvent({ ageGroups: ADULTS, places: 3 });
    const family = await send(at);
    await send(at, replyFields(1));
    const waiting = await send(at, replyFields(3), true);
    const more = { ...family.said, ages: [{ group: 'ADULT' as const, people: 3 }], waitIfFull: true };
    await visitors.change(family.token, more);
    await replies.saveSetting(at.eventId, { ageGroups: ADULTS, places: 7, pricePence: 400, payDays: 7 });
    await visitors.accept(waiting.token);
    expect(await asked(waiting.id)).toMatchObject({ pence: 1200 });
    await visitors.accept(family.token);
    expect(await asked(family.id)).toMatchObject({ pence: 1200 });
  });
});

it('nobody is told to pay, nor loses places, while the payment is under way; when it has failed it is told first', async () => {
  const { keeper, newEvent, send, subjects } = desk();
  const at = await newEvent();
  const [early, late] = [await send(at), await send(at)];
  const pays = async ({ id }: typeof early) =>
    replies.query(
      `INSERT INTO card_payment (charge_id, checkout_id, state) VALUES ($1, 'cs_places_' || $1::integer, 'PROCESSING')`,
      [(await asked(id))!.id],
    );
  await pays(early);
  await keeper.tend(at.eventId, inDays(24));
  await pays(late);
  for (const day of [25, 26, 27]) await keeper.tend(at.eventId, inDays(day));
  expect(await replies.states(at)).toEqual(['COMING', 'COMING']);
  const letters = () => [early, late].map(({ said }) => subjects(said.email).slice(1));
  const told = 'Please pay for your places';
  expect(letters()).toEqual([[], [told]]);
  await replies.query(`UPDATE card_payment SET state = 'ENDED'`);
  await keeper.tend(at.eventId, inDays(27));
  expect(await replies.states(at)).toEqual(['COMING', 'COMING']);
  expect(letters()).toEqual([[told], [told, told]]);
});

it('a payment that begins while nobody has yet released the places keeps them', async () => {
  const { keeper, newEvent, send } = desk();
  const at = await newEvent();
  const { id } = await send(at);
  await warned(id);
  const charge = (await asked(id))!;
  await during(
    app,
    async (manager) => {
      await app.features.services.charges.lock(manager, [charge.id]);
      await manager.query(
        `INSERT INTO card_payment (charge_id, checkout_id, state) VALUES ($1, 'cs_race', 'PROCESSING')`,
        [charge.id],
      );
    },
    () => keeper.tend(at.eventId),
  );
  expect(await replies.states(at)).toEqual(['COMING']);
});

it('withdrawn with some of it paid, a family that replies again owes the rest, under the same reference', async () => {
  const { mails, newEvent, send, visitors } = desk();
  const at = await newEvent();
  const { id, token, said } = await send(at);
  const { reference } = (await asked(id))!;
  await pay(id, 1100);
  await visitors.withdraw(token);
  expect(await replies.states(at)).toEqual(['WITHDRAWN']);
  await visitors.change(token, said);
  expect(await asked(id)).toMatchObject({ state: 'OPEN', pence: 1200, reference });
  expect((await visitors.find(token, 'en'))!.charge).toMatchObject({ openPence: 100 });
  expect(mails.at(-1)!.text).toContain(`To pay: £1.00. Please quote the reference ${reference}.`);
});

describe('what the treasurer asks for no more', () => {
  const ages = (adults: number, children = 0) => [
    { group: 'ADULT' as const, people: adults },
    ...(children ? [{ group: 'CHILD' as const, people: children }] : []),
  ];
  const waive = async (id: number) =>
    app.features.services.chargeEntries.void(OPERATOR, (await asked(id))!.id, { reason: 'They cook' });
  const owedAtDoor = async (services: ReturnType<typeof desk>, at: { eventId: number; day: string }) =>
    (await services.door.list(at.eventId, at.day, 'en'))!.entries.map(({ owedPence }) => owedPence);

  it('is asked neither at the door nor by letter, and costs nobody the places', async () => {
    const services = desk();
    const { keeper, mails, newEvent, send, subjects, visitors } = services;
    const at = await newEvent();
    const { id, token, said } = await send(at);
    await waive(id);
    expect(await owedAtDoor(services, at)).toEqual([0]);
    for (const day of [24, 25, 28]) await keeper.tend(at.eventId, inDays(day));
    expect(await replies.states(at)).toEqual(['COMING']);
    expect(subjects(said.email)).toHaveLength(1);
    await visitors.change(token, { ...said, needs: 'A chair' });
    await visitors.withdraw(token);
    await visitors.change(token, said);
    expect(await asked(id)).toMatchObject({ state: 'VOID', pence: 1200 });
    expect(await visitors.find(token, 'en')).toMatchObject({ charge: null });
    expect(mails.at(-1)!.text).not.toContain('To pay');
  });

  it('stays so when more of the family come: only for those is anything asked', async () => {
    const services = desk();
    const { mails, newEvent, send, visitors } = services;
    const at = await newEvent();
    const { id, token, said } = await send(at);
    await waive(id);
    await visitors.change(token, { ...said, ages: ages(2, 1) });
    expect(await asked(id)).toMatchObject({ state: 'OPEN', pence: 300 });
    expect(await owedAtDoor(services, at)).toEqual([300]);
    expect(mails.at(-1)!.text).toContain('To pay: £3.00.');
    expect(await visitors.find(token, 'en')).toMatchObject({ pence: 1500, charge: { pence: 300 } });
    await visitors.change(token, { ...said, ages: ages(2) });
    expect(await owedAtDoor(services, at)).toEqual([0]);
  });

  it('is not asked of a family that has paid some of it, nor asked with it once more', async () => {
    const services = desk();
    const { newEvent, send, visitors } = services;
    const at = await newEvent();
    const { id, token, said } = await send(at);
    await pay(id, 500);
    await waive(id);
    await visitors.change(token, { ...said, needs: 'A chair' });
    expect((await asked(id))!.state).toBe('VOID');
    expect(await owedAtDoor(services, at)).toEqual([0]);
    expect(await visitors.find(token, 'en')).toMatchObject({ charge: { paidPence: 500, openPence: 0 } });
    // What they have paid of it is theirs, and not for those who come as well.
    await visitors.change(token, { ...said, ages: ages(2, 1) });
    expect(await owedAtDoor(services, at)).toEqual([300]);
  });
});
