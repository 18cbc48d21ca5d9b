import { expect, it } from 'vitest';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { refusal, repliesOf, replyFields } from './reply-fixtures.ts';

const app = sharedTestApp();
const replies = repliesOf(app);

const adults = (people: number) => ({ ages: [{ group: 'ADULT', people }] });
const furtherOf = async (token: string) =>
  (
    await graphql(app, {
      query: `query ($token: String!) { reply(token: $token) {
        state total waitingBefore furtherPlaces { people offeredUntil ages { people } } } }`,
      variables: { token },
    })
  ).data.reply;

/** An event that is full: a family with two of its places, and one that comes with as many. */
async function full(setting: Record<string, unknown> = {}) {
  const at = await replies.newEvent({ places: 4, ...setting });
  const said = replyFields(2);
  const token = await replies.sent(at, said);
  const other = await replies.sent(at, replyFields(2));
  const asks = (people: number, waitIfFull = true) =>
    replies.change(token, { ...said, ...adults(people), waitIfFull });
  return { at, said, token, other, asks };
}

it('two come and one waits: the places that a family has stay, and it is told so', async () => {
  const { at, said, token, asks } = await full();
  expect((await asks(3, false)).data.result).toMatchObject({ outcome: 'FULL', left: 2 });
  expect((await furtherOf(token)).furtherPlaces).toBeNull();
  expect((await asks(3)).data.result).toMatchObject({ outcome: 'COMING', waitingBefore: 0 });
  expect(await furtherOf(token)).toMatchObject({
    ...{ state: 'COMING', total: 2, waitingBefore: 0 },
    furtherPlaces: { people: 1, offeredUntil: null, ages: [{ people: 3 }] },
  });
  expect(await replies.facts(at)).toMatchObject({ taken: 4, left: 0, waiting: 1 });
  const letter = (await replies.lettersTo(said.email)).at(-1)!;
  expect(letter.subject).toContain('Your places stay, further ones are on the waiting list');
  expect(letter.text).toContain('Further places you wait for: 1');
});

it('who waits for further places is among those who wait, in the office’s list', async () => {
  const { at, token, asks } = await full();
  const waiting = async () => {
    const { officeReplies } = app.features.services;
    const page = { limit: 10, offset: 0 };
    return (await officeReplies.list(page, { ...at, state: 'WAITING' }, 'en')).totalCount;
  };
  expect(await waiting()).toBe(0);
  await asks(3);
  expect((await furtherOf(token)).state).toBe('COMING');
  expect(await waiting()).toBe(1);
});

it('all further places of a family become free or none, and are theirs once they take them', async () => {
  const { at, token, other, asks } = await full();
  await asks(4);
  const last = await replies.sent(at, { ...replyFields(1), waitIfFull: true });
  const [first] = await replies.query<{ email: string }>(
    'SELECT email FROM event_reply WHERE event_id = $1 ORDER BY id OFFSET 1 LIMIT 1',
    [at.eventId],
  );
  await replies.change(other, { ...replyFields(1), email: first!.email });
  // One place is too few for their two, so that the next family gets it.
  expect(await replies.states(at)).toEqual(['COMING', 'COMING', 'OFFERED']);
  await replies.withdraw(last);
  await replies.withdraw(other);
  const offered = await furtherOf(token);
  expect(offered.total).toBe(2);
  expect(offered.furtherPlaces.offeredUntil).not.toBeNull();
  expect(await replies.facts(at)).toMatchObject({ taken: 4, left: 0 });
  expect((await replies.accept(token)).data.acceptOffer).toBe(true);
  expect(await furtherOf(token)).toMatchObject({ total: 4, furtherPlaces: null });
});

it('whose time for further places runs out keeps what it has, and the next family gets them', async () => {
  const { at, said, token, other, asks } = await full();
  await asks(4);
  await replies.sent(at, { ...replyFields(2), waitIfFull: true });
  await replies.withdraw(other);
  await replies.endTime(at);
  await replies.tend(at.eventId);
  expect(await furtherOf(token)).toMatchObject({ state: 'COMING', total: 2, furtherPlaces: null });
  expect(await replies.states(at)).toEqual(['COMING', 'WITHDRAWN', 'OFFERED']);
  expect((await replies.subjectsTo(said.email)).at(-1)).toContain('The further places have gone');
});

it('who waits for further places when replies close is told that none came, and keeps what it has', async () => {
  const { at, said, token, asks } = await full();
  await asks(3);
  const letters = (await replies.subjectsTo(said.email)).length;
  // Replies are open still.
  await replies.tend(at.eventId);
  expect((await replies.subjectsTo(said.email)).length).toBe(letters);
  await replies.query('UPDATE event_reply_setting SET closes_hours = 999999 WHERE event_id = $1', [
    at.eventId,
  ]);
  await replies.tend(at.eventId);
  expect(await furtherOf(token)).toMatchObject({ state: 'COMING', total: 2, furtherPlaces: null });
  const [letter, ...others] = (await replies.lettersTo(said.email)).slice(letters);
  expect(letter!.subject).toContain('No further places have become free');
  expect(letter!.text).toContain('The places that you have stay yours.');
  // Told once.
  await replies.tend(at.eventId);
  expect([others, (await replies.subjectsTo(said.email)).length]).toEqual([[], letters + 1]);
});

const keepAsIs = (token: string) =>
  graphql(app, {
    query: 'mutation ($token: String!) { keepReplyAsIs(token: $token) }',
    variables: { token },
  });

it('one press stops waiting and keeps the places', async () => {
  const { at, token, asks } = await full();
  await asks(3);
  expect((await keepAsIs(token)).data.keepReplyAsIs).toBe(true);
  expect(await furtherOf(token)).toMatchObject({ state: 'COMING', total: 2, furtherPlaces: null });
  expect(await replies.facts(at)).toMatchObject({ taken: 4, waiting: 0 });
});

it('further places that are offered and let go are offered to the next family at once', async () => {
  const { at, token, other, asks } = await full();
  await asks(4);
  await replies.sent(at, { ...replyFields(2), waitIfFull: true });
  await replies.withdraw(other);
  expect(await replies.states(at)).toEqual(['COMING', 'WITHDRAWN', 'WAITING']);
  await keepAsIs(token);
  expect(await replies.states(at)).toEqual(['COMING', 'WITHDRAWN', 'OFFERED']);
});

it('a family that waits for further places stands behind those who have waited longer for all of theirs', async () => {
  const at = await replies.newEvent({ places: 3 });
  const said = replyFields(2);
  const token = await replies.sent(at, said);
  const last = await replies.sent(at, replyFields(1));
  await replies.sent(at, { ...replyFields(1), waitIfFull: true });
  await replies.change(token, { ...said, ...adults(3), waitIfFull: true });
  expect(await furtherOf(token)).toMatchObject({ waitingBefore: 1 });
  await replies.withdraw(last);
  expect(await replies.states(at)).toEqual(['COMING', 'WITHDRAWN', 'OFFERED']);
  expect((await furtherOf(token)).furtherPlaces).toMatchObject({ people: 1, offeredUntil: null });
});

it('further places that are offered to a family that no letter reaches stay theirs', async () => {
  const { at, said, token, other, asks } = await full();
  await asks(3);
  await replies.query(`UPDATE event_reply SET email = '' WHERE email = $1`, [said.email]);
  await replies.withdraw(other);
  await replies.query(
    `UPDATE event_reply SET further_until = now() - interval '1 second' WHERE event_id = $1 AND further_people > 0`,
    [at.eventId],
  );
  await replies.tend(at.eventId);
  expect((await furtherOf(token)).furtherPlaces).toMatchObject({ people: 1 });
});

it('further places of what is called off meanwhile are not taken', async () => {
  const { at, token, other, asks } = await full();
  await asks(3);
  await replies.withdraw(other);
  expect((await furtherOf(token)).furtherPlaces.offeredUntil).not.toBeNull();
  await replies.query('UPDATE event_date SET is_called_off = true WHERE event_id = $1', [at.eventId]);
  expect(refusal(await replies.accept(token))).toBe('replyCalledOff');
  expect(await furtherOf(token)).toMatchObject({ total: 2, furtherPlaces: { people: 1 } });
});

it('who stops waiting for what is called off meanwhile is asked for money only once it takes place after all', async () => {
  const { at, token, asks } = await full({ pricePence: 600 });
  await asks(3);
  const call = async (isOff: boolean) => {
    await replies.query('UPDATE event_date SET is_called_off = $2 WHERE event_id = $1', [at.eventId, isOff]);
    await replies.tend(at.eventId);
  };
  await call(true);
  await keepAsIs(token);
  expect(await replies.own(token)).toMatchObject({ state: 'COMING', charge: null });
  await call(false);
  expect(await replies.own(token)).toMatchObject({ charge: { pence: 1200 } });
});

it('two families that ask for the same further place at once: one place that becomes free is offered to one of them', async () => {
  const at = await replies.newEvent({ places: 5 });
  const [first, second] = [replyFields(2), replyFields(2)];
  const tokens = [await replies.sent(at, first), await replies.sent(at, second)];
  const third = await replies.sent(at, replyFields(1));
  await Promise.all([
    replies.change(tokens[0]!, { ...first, ...adults(3), waitIfFull: true }),
    replies.change(tokens[1]!, { ...second, ...adults(3), waitIfFull: true }),
    replies.withdraw(third),
  ]);
  const [has] = await replies.query<{ people: number }>(
    `SELECT sum(total + CASE WHEN further_until IS NULL THEN 0 ELSE further_people END)::integer AS people
       FROM event_reply WHERE event_id = $1 AND state = 'COMING'`,
    [at.eventId],
  );
  expect(has!.people).toBe(5);
});
