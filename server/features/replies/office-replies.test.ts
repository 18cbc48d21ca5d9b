import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { adminToken } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { refusal, repliesOf, replyFields } from './reply-fixtures.ts';

const app = sharedTestApp();
const replies = repliesOf(app);

const ENTER = 'mutation ($input: OfficeReplyInput!) { result: enterReply(input: $input) { outcome } }';
const act = (name: string) => `mutation ($id: Int!, $version: Int!) { ${name}(id: $id, version: $version) }`;
const TICK = `mutation ($eventId: Int!, $day: String!) {
  tickArrivals(eventId: $eventId, day: $day, marks: []) { coming } }`;

type At = { eventId: number; day: string };

let admin: Promise<string> | undefined;
async function ask(query: string, variables: object) {
  admin ??= adminToken(app);
  return graphql(app, { query, variables: { ...variables }, token: await admin });
}

async function only({ eventId }: At) {
  const rows = await replies.query<{ id: number; version: number; state: string }>(
    'SELECT id, version, state FROM event_reply WHERE event_id = $1 ORDER BY id',
    [eventId],
  );
  return rows.at(-1)!;
}

describe('the office', () => {
  it('changes a reply on its own date alone', async () => {
    const at = await replies.newEvent();
    const other = await replies.newEvent();
    const said = replyFields(2);
    await replies.sent(at, said);
    const { id, version } = await only(at);
    const input = { ...other, ...said, id, version };
    expect(refusal(await ask(ENTER, { input }))).toBe('notFound');
    expect(await replies.states(other)).toEqual([]);
  });

  it('withdraws for a family once: what it has withdrawn already is not told again', async () => {
    const at = await replies.newEvent();
    const said = replyFields(2);
    await replies.withdraw(await replies.sent(at, said));
    const before = await replies.subjectsTo(said.email);
    const { id, version } = await only(at);
    expect((await ask(act('withdrawReplyFor'), { id, version })).errors).toBeUndefined();
    expect(await replies.subjectsTo(said.email)).toEqual(before);
  });

  it('corrects an email: the link that a stranger got opens nothing any more, and the family gets its own', async () => {
    const at = await replies.newEvent();
    const said = replyFields(2, { needs: 'Nut allergy' });
    const strangers = await replies.sent(at, said);
    const enter = async (changed: object) => {
      const { id, version } = await only(at);
      const input = { ...at, ...said, ...changed, id, version };
      expect((await ask(ENTER, { input })).errors).toBeUndefined();
    };
    await enter({ needs: 'Nut allergy, wheelchair' });
    expect(await replies.own(strangers)).toMatchObject({ needs: 'Nut allergy, wheelchair' });
    const email = `corrected.${said.email}`;
    await enter({ email });
    expect(await replies.own(strangers)).toBeNull();
    expect(refusal(await replies.withdraw(strangers))).toBe('notFound');
    const [letter] = await replies.lettersTo(email);
    const own = /\/replies#([\w-]{43})$/m.exec(letter!.text)![1]!;
    expect(await replies.own(own)).toMatchObject({ email, state: 'COMING' });
  });

  it('takes for a family only what is offered to it', async () => {
    const at = await replies.newEvent({ places: 2 });
    await replies.sent(at, replyFields(2));
    await replies.sent(at, { ...replyFields(2), waitIfFull: true });
    expect(refusal(await ask(act('acceptOfferFor'), await only(at)))).toBe('replyNotOffered');
    expect(await replies.states(at)).toEqual(['COMING', 'WAITING']);
  });

  it('takes nothing for a family of what is called off meanwhile', async () => {
    const at = await replies.newEvent({ places: 2 });
    const first = await replies.sent(at, replyFields(2));
    await replies.sent(at, { ...replyFields(2), waitIfFull: true });
    await replies.withdraw(first);
    await replies.query('UPDATE event_date SET is_called_off = true WHERE event_id = $1', [at.eventId]);
    expect(refusal(await ask(act('acceptOfferFor'), await only(at)))).toBe('replyCalledOff');
    expect(await replies.states(at)).toEqual(['WITHDRAWN', 'OFFERED']);
  });

  it('finds no reply, and no date, that is not there', async () => {
    const { eventId } = await replies.newEvent();
    const missing = { id: 999_999, version: 1 };
    expect(refusal(await ask(act('withdrawReplyFor'), missing))).toBe('notFound');
    const other = { eventId, day: '2031-01-01' };
    expect(refusal(await ask(TICK, other))).toBe('notFound');
    expect(refusal(await ask(ENTER, { input: { ...other, ...replyFields() } }))).toBe('repliesNotAsked');
    expect(refusal(await replies.saveSetting(999_999))).toBe('notFound');
  });
});

describe('a family', () => {
  it('neither takes the email of another family, nor withdraws once the event has begun', async () => {
    const at = await replies.newEvent();
    const [one, other] = [replyFields(1), replyFields(1)];
    await replies.sent(at, one);
    const token = await replies.sent(at, other);
    const withdrawn = await replies.sent(at, replyFields(1));
    await replies.withdraw(withdrawn);
    expect(refusal(await replies.change(token, { ...other, email: one.email }))).toBe(
      'replyOfficeSentBefore',
    );
    await replies.query(`UPDATE event_date SET starts_at = now() - interval '1 minute' WHERE event_id = $1`, [
      at.eventId,
    ]);
    expect(refusal(await replies.withdraw(token))).toBe('repliesClosed');
    // What is sent once more, as its answer was lost, is done already.
    expect(refusal(await replies.withdraw(withdrawn))).toBeUndefined();
    expect(await replies.states(at)).toEqual(['COMING', 'COMING', 'WITHDRAWN']);
  });

  it('whose date is there no more is told that it was called off, and changes its reply no more', async () => {
    const at = await replies.newEvent({}, { isSeries: true });
    const said = replyFields(1);
    const token = await replies.sent(at, said);
    await replies.query('DELETE FROM event_date WHERE event_id = $1', [at.eventId]);
    expect(refusal(await replies.change(token, said))).toBe('replyCalledOff');
  });

  it('cannot use the key of what another has sent', async () => {
    const at = await replies.newEvent();
    const idempotencyKey = randomUUID();
    const said = { ...replyFields(1), idempotencyKey };
    await replies.sent(at, said);
    expect(refusal(await replies.send(at, { ...replyFields(1), idempotencyKey }))).toBe('invalidRequest');
    const other = await replies.newEvent();
    expect(refusal(await replies.send(other, said))).toBe('invalidRequest');
  });
});
