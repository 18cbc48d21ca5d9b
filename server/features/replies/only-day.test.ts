import { describe, expect, it } from 'vitest';
import { addDays } from '../../../rules/days.ts';
import { currentDay } from '../../../rules/zoned-time.ts';
import { adminToken, eventFields } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { paidPlacesOf } from './paid-places-fixtures.ts';
import { DAY, refusal, repliesOf, replyFields } from './reply-fixtures.ts';

const app = sharedTestApp();
const replies = repliesOf(app);

it('an event that is saved with another day keeps its places there, also of a household that had withdrawn from that day', async () => {
  const event = eventFields();
  const [day, next] = [addDays(currentDay(), 40), addDays(currentDay(), 47)];
  const token = await adminToken(app);
  const save = async (fields: object) =>
    (
      await graphql(app, {
        query: 'mutation ($input: EventInput!) { saveEvent(input: $input) { id version } }',
        variables: { input: { ...event, ...fields } },
        token,
      })
    ).data.saveEvent as { id: number; version: number };
  const { id: eventId, version } = await save({ startsOn: day });
  await replies.saveSetting(eventId, { places: 3 });
  const said = replyFields(2);
  await replies.sent({ eventId, day }, said);
  await replies.query(`UPDATE event_reply SET day = $1, state = 'WITHDRAWN' WHERE email = $2`, [
    next,
    said.email,
  ]);
  const link = await replies.sent({ eventId, day }, said);
  await save({ id: eventId, version, startsOn: next });
  expect(await replies.facts({ eventId, day: next })).toMatchObject({ taken: 2, left: 1 });
  expect(await replies.own(link)).toMatchObject({ day: next, state: 'COMING' });
  await replies.tend(eventId);
  expect((await replies.subjectsTo(said.email)).slice(2)).toEqual([expect.stringContaining('New time')]);
});

it('of a series that then happens once, each household comes once, by whatever it is known', async () => {
  const { eventId, day } = await replies.newEvent({}, { isSeries: true });
  const inDays = (days: number) => ({ startsAt: new Date(Date.now() + days * DAY) });
  const [second, last] = [
    await replies.addDate(eventId, inDays(17)),
    await replies.addDate(eventId, inDays(24)),
  ];
  const [mailed, rung, there] = [replyFields(1), replyFields(2), replyFields(4)];
  for (const [key, said] of [
    ...[mailed, rung, there].map((said) => [day, said] as const),
    ...[mailed, rung].map((said) => [second, said] as const),
    [last, there] as const,
  ])
    await replies.sent({ eventId, day: key }, said);
  await replies.query(`UPDATE event_reply SET email = '', mobile_key = '+447700900321' WHERE email = $1`, [
    rung.email,
  ]);
  await replies.query('UPDATE event SET series = NULL WHERE id = $1', [eventId]);
  await replies.query('DELETE FROM event_date WHERE event_id = $1 AND day <> $2', [eventId, last]);
  await replies.tend(eventId);
  expect(await replies.facts({ eventId, day: last })).toMatchObject({ taken: 7 });
});

/** A series with three places each time, and who comes to its dates: once it happens on the last one alone, some have no room. */
async function threeDates() {
  const { eventId, day } = await replies.newEvent({ places: 3, pricePence: 500 }, { isSeries: true });
  const inDays = (days: number) => ({ startsAt: new Date(Date.now() + days * DAY) });
  const [second, last] = [
    await replies.addDate(eventId, inDays(17)),
    await replies.addDate(eventId, inDays(24)),
  ];
  const [first, late, there] = [replyFields(2), replyFields(2), replyFields(1)];
  await replies.sent({ eventId, day }, first);
  const token = await replies.sent({ eventId, day: second }, late);
  await replies.sent({ eventId, day: last }, there);
  async function happensOnce() {
    await replies.query('UPDATE event SET series = NULL WHERE id = $1', [eventId]);
    await replies.query('DELETE FROM event_date WHERE event_id = $1 AND day <> $2', [eventId, last]);
  }
  return { eventId, last, first, late, token, happensOnce };
}

it('of a series that then happens once, those come for whom there is room, in the order of their replies; the others wait and are told', async () => {
  const { eventId, last, first, late, token, happensOnce } = await threeDates();
  await happensOnce();
  await replies.tend(eventId);
  expect(await replies.facts({ eventId, day: last })).toMatchObject({ taken: 3, waiting: 1 });
  expect(await replies.own(token)).toMatchObject({ day: last, state: 'WAITING', charge: null });
  const [letter, ...others] = (await replies.lettersTo(late.email)).slice(1);
  expect([letter!.subject, others]).toEqual([expect.stringContaining('New time'), []]);
  expect(letter!.text).toContain('so you are on the waiting list');
  expect(letter!.text).not.toContain('still counts');
  expect((await replies.lettersTo(first.email))[1]!.text).toContain('still counts');
});

it.each([
  [3, 'WAITING'],
  [5, 'COMING'],
])(
  'of a series that now happens once, a setting with %i places is saved at once: who came last is %s',
  async (places, state) => {
    const { eventId, last, token, happensOnce } = await threeDates();
    await happensOnce();
    const { replyKeeper } = app.features.services;
    await app.database.dataSource.transaction((manager) => replyKeeper.follow(manager, eventId));
    expect(refusal(await replies.saveSetting(eventId, { places: 2, pricePence: 500 }))).toBe(
      'placesBelowTaken',
    );
    expect(refusal(await replies.saveSetting(eventId, { places, pricePence: 500 }))).toBeUndefined();
    expect(await replies.facts({ eventId, day: last })).toMatchObject({ taken: places });
    expect(await replies.own(token)).toMatchObject({ state });
  },
);

it('called off, and then on again with too little room: who waits is not told that the reply counts, but of what was paid', async () => {
  const { eventId, first, late, token, happensOnce } = await threeDates();
  const [{ id }] = (await replies.query<{ id: number }>('SELECT id FROM event_reply WHERE email = $1', [
    late.email,
  ])) as [{ id: number }];
  await paidPlacesOf(app).pay(id, 1000);
  const setOff = (isOff: boolean) =>
    replies.query('UPDATE event SET is_called_off = $2 WHERE id = $1', [eventId, isOff]);
  await setOff(true);
  await replies.tend(eventId);
  await happensOnce();
  await setOff(false);
  await replies.tend(eventId);
  expect(await replies.own(token)).toMatchObject({ state: 'WAITING' });
  const letterTo = async ({ email }: { email: string }) => (await replies.lettersTo(email)).at(-1)!;
  const { subject, text } = await letterTo(late);
  expect(subject).toContain('after all');
  expect.soft(text).not.toContain('still counts');
  expect(text).toMatch(/so you are on the waiting list.+contact you about what you have already paid/s);
  const comes = (await letterTo(first)).text;
  expect(comes).toContain('still counts');
  expect(comes).not.toContain('waiting list');
});

describe('an event that was called off takes place after all on another day', () => {
  const setOff = (eventId: number, isOff: boolean) =>
    replies.query('UPDATE event SET is_called_off = $2 WHERE id = $1', [eventId, isOff]);
  const otherDay = async (eventId: number) => {
    await replies.query('DELETE FROM event_date WHERE event_id = $1', [eventId]);
    return replies.addDate(eventId, { startsAt: new Date(Date.now() + 12 * DAY) });
  };
  const dayPasses = (eventId: number) =>
    Promise.all(
      [
        'event_date SET starts_at = starts_at - $2::interval, ends_at = ends_at',
        'event_reply SET told_starts_at = told_starts_at',
      ].map((what) =>
        replies.query(`UPDATE ${what} - $2::interval WHERE event_id = $1`, [eventId, '11 days']),
      ),
    );

  it.each([false, true])(
    'its families come along and are told both (its day has passed: %s)',
    async (isPast) => {
      const at = await replies.newEvent();
      const said = replyFields(2);
      const token = await replies.sent(at, said);
      await setOff(at.eventId, true);
      await replies.tend(at.eventId);
      if (isPast) await dayPasses(at.eventId);
      const day = await otherDay(at.eventId);
      await setOff(at.eventId, false);
      await replies.tend(at.eventId);
      expect(await replies.own(token)).toMatchObject({ day, state: 'COMING', isCalledOff: false });
      const [again, ...others] = (await replies.lettersTo(said.email)).slice(2);
      expect([again!.subject, others]).toEqual([expect.stringContaining('after all'), []]);
      expect(again!.text).toMatch(/Before: .+\nNow: /);
    },
  );

  it('a reply of which nothing is kept that was said counts no more, nor does that to an earlier date of a series', async () => {
    const at = await replies.newEvent();
    const [forgotten, early, late] = [replyFields(), replyFields(), replyFields()];
    for (const said of [forgotten, early, late]) await replies.sent(at, said);
    await setOff(at.eventId, true);
    await replies.tend(at.eventId);
    await dayPasses(at.eventId);
    await replies.query(`UPDATE event_reply SET ages = '[]' WHERE email = $1`, [forgotten.email]);
    await replies.query(
      `UPDATE event_reply SET told_starts_at = told_starts_at - interval '7 days' WHERE email = $1`,
      [early.email],
    );
    const day = await otherDay(at.eventId);
    await setOff(at.eventId, false);
    await replies.tend(at.eventId);
    expect(await replies.facts({ eventId: at.eventId, day })).toMatchObject({ taken: 2 });
    for (const { email } of [forgotten, early]) expect(await replies.subjectsTo(email)).toHaveLength(2);
  });
});

it.each(['WITHDRAWN', 'RELEASED'])(
  'a family whose reply is %s may come after all on the new day, by the link it has',
  async (state) => {
    const at = await replies.newEvent();
    const said = replyFields(2);
    const link = await replies.sent(at, said);
    const [comes, mistaken] = [replyFields(1), replyFields(1)];
    await replies.sent(at, comes);
    const second = await replies.sent(at, mistaken);
    const off = 'UPDATE event_reply SET state = $1, email = $2 WHERE email = $3';
    await replies.query(off, [state, said.email, said.email]);
    await replies.query(off, [state, comes.email, mistaken.email]);
    await replies.query('DELETE FROM event_date WHERE event_id = $1', [at.eventId]);
    const day = await replies.addDate(at.eventId, { startsAt: new Date(Date.now() + 12 * DAY) });
    await replies.tend(at.eventId);
    expect(await replies.own(link)).toMatchObject({ day, state, isCalledOff: false, canChange: true });
    expect((await replies.change(link, said)).data.result.outcome).toBe('COMING');
    expect(await replies.own(second)).toMatchObject({ day, state });
  },
);
