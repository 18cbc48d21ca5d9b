import { expect, it } from 'vitest';
import { addDays } from '../../../rules/days.ts';
import { currentDay } from '../../../rules/zoned-time.ts';
import { adminToken, eventFields } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { DAY, repliesOf, replyFields } from './reply-fixtures.ts';

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
