import { expect, it } from 'vitest';
import { adminToken } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { openTestApp, sharedTestApp } from '../../testing/test-app.ts';
import { during } from '../../testing/two-at-once.ts';
import { EventReply } from './event-reply.entity.ts';
import { repliesOf, replyFields } from './reply-fixtures.ts';

const app = sharedTestApp();
const replies = repliesOf(app);

it('fifty at once for the last three places, on two servers: three people come, the others are told that nothing is left', async () => {
  const other = await openTestApp({ database: app.database });
  try {
    const servers = [replies, repliesOf(other)];
    const at = await replies.newEvent({ places: 5 });
    await replies.sent(at, replyFields(2));
    // A server that has no connection left says so, and is asked again.
    const send = async (server: typeof replies, fields = replyFields(1)): ReturnType<typeof server.send> => {
      const answer = await server.send(at, fields);
      return answer.errors?.[0]?.extensions.code === 'UNAVAILABLE' ? send(server, fields) : answer;
    };
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => send(servers[index % 2]!)));
    const outcomes = answers.map(({ data }) => data.result.outcome);
    expect(outcomes.filter((outcome) => outcome === 'COMING')).toHaveLength(3);
    expect(outcomes.filter((outcome) => outcome === 'FULL')).toHaveLength(47);
    expect(answers.at(-1)!.errors).toBeUndefined();
    expect(await replies.facts(at)).toMatchObject({ taken: 5, left: 0 });
  } finally {
    await other.close();
  }
}, 120_000);

it('who counts places waits for whoever does so already, and then sees what is left', async () => {
  const at = await replies.newEvent({ places: 2 });
  const { data } = await during(
    app,
    async (manager) => {
      await manager.query('SELECT FROM event_reply_setting WHERE event_id = $1 FOR UPDATE', [at.eventId]);
      await manager.query(
        `INSERT INTO event_reply (event_id, day, state, name, email, mobile, mobile_key, letter_language, ages, total, diets,
           answers, needs, told_starts_at)
         VALUES ($1, $2, 'COMING', 'N', 'first@example.org', '', '', 'en', '[]', 1, '[]', '[]', '', now())`,
        [at.eventId, at.day],
      );
    },
    () => replies.send(at, replyFields(2)),
  );
  expect(data.result).toMatchObject({ outcome: 'FULL', left: 1 });
});

it('a household that replies twice at once has one reply', async () => {
  const at = await replies.newEvent();
  const { email } = replyFields();
  const answers = await Promise.all(
    [2, 3, 4, 5].map((adults) => replies.send(at, { ...replyFields(adults), email })),
  );
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  expect(await replies.states(at)).toEqual(['COMING']);
});

it('an offer that runs out while the family takes it is either taken or gone, never both', async () => {
  const at = await replies.newEvent({ places: 2 });
  const coming = await replies.sent(at, replyFields(2));
  const [first, second] = [replyFields(2), replyFields(2)];
  const token = await replies.sent(at, { ...first, waitIfFull: true });
  await replies.sent(at, { ...second, waitIfFull: true });
  await replies.withdraw(coming);
  await replies.query(`UPDATE event_reply SET offered_until = now() - interval '1 second' WHERE email = $1`, [
    first.email,
  ]);
  await Promise.all([replies.accept(token), replies.tend(at.eventId), replies.tend(at.eventId)]);
  const states = await replies.states(at);
  expect([
    ['WITHDRAWN', 'COMING', 'WAITING'],
    ['WITHDRAWN', 'RELEASED', 'OFFERED'],
  ]).toContainEqual(states);
  const lapsed = (await replies.subjectsTo(first.email)).filter((subject) =>
    subject.includes('gone to the next'),
  );
  expect(lapsed).toHaveLength(states[1] === 'RELEASED' ? 1 : 0);
});

it('of two who set up at once how an event asks, the second is told', async () => {
  const [event] = await replies.query<{ id: number }>(
    `INSERT INTO event (name, description, file_type, language) VALUES ('Garba', 'd', 'IMAGE', 'en') RETURNING id`,
  );
  const { errors } = await during(
    app,
    async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
        `reply setting ${event!.id}`,
      ]);
      await manager.query(`INSERT INTO event_reply_setting (event_id, age_groups) VALUES ($1, '[]')`, [
        event!.id,
      ]);
    },
    () => replies.saveSetting(event!.id),
  );
  expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
});

it('of two phones that tick a family at once the later tick counts, whichever comes first', async () => {
  const at = await replies.newEvent();
  await replies.sent(at);
  const [{ id }] = await replies.query<{ id: number }>('SELECT id FROM event_reply WHERE event_id = $1', [
    at.eventId,
  ]);
  const later = { device: 'late-phone', at: Date.now() - 1000, count: 2 };
  const mark = {
    replyId: id,
    device: 'early-phone',
    at: new Date(later.at - 60_000).toISOString(),
    count: 1,
  };
  const { data } = await during(
    app,
    (manager) =>
      manager.query('UPDATE event_reply SET arrival = $2 WHERE id = $1', [id, JSON.stringify(later)]),
    async () =>
      graphql(app, {
        query: `mutation ($eventId: Int!, $day: String!, $marks: [ArrivalInput!]!) {
          tickArrivals(eventId: $eventId, day: $day, marks: $marks) { entries { arrived device } } }`,
        variables: { ...at, marks: [mark] },
        token: await adminToken(app),
      }),
  );
  expect(data.tickArrivals.entries).toEqual([{ arrived: 2, device: 'late-phone' }]);
});

it('whoever saves a reply that was read before the door has ticked it keeps the tick', async () => {
  const at = await replies.newEvent();
  await replies.sent(at);
  const { manager } = app.database.dataSource;
  const read = await manager.findOneByOrFail(EventReply, { eventId: at.eventId });
  const arrival = { device: 'phone', at: 1, count: 2 };
  await replies.query('UPDATE event_reply SET arrival = $2 WHERE id = $1', [
    read.id,
    JSON.stringify(arrival),
  ]);
  await manager.save(EventReply, Object.assign(read, { remindedAt: new Date() }));
  expect(await manager.findOneBy(EventReply, { id: read.id })).toMatchObject({ arrival });
});
