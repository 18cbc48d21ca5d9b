import { describe, expect, it } from 'vitest';
import { adminToken } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { DAY, repliesOf, replyFields } from './reply-fixtures.ts';

const app = sharedTestApp();
const replies = repliesOf(app);

const asOffice = async (query: string, variables = {}) =>
  (await graphql(app, { query, variables, token: await adminToken(app) })).data;
const listed = async (eventId: number) => {
  const { families } = await asOffice(
    'query ($language: String) { families: repliesToRing(language: $language) { id version eventId day eventName startsAt name mobile ringAbout } }',
    { language: 'gu' },
  );
  return (families as { id: number; version: number; eventId: number }[]).filter(
    (one) => one.eventId === eventId,
  );
};

/** A family with a telephone alone, of a weekly evening. */
async function family(startsAt = new Date(Date.now() + 10 * DAY)) {
  const at = await replies.newEvent({}, { isSeries: true, startsAt });
  const said = replyFields(2);
  await replies.sent(at, said);
  const mobile = '07700 900321';
  await replies.query(`UPDATE event_reply SET email = '', mobile = $2 WHERE email = $1`, [
    said.email,
    mobile,
  ]);
  return { ...at, name: said.name, mobile, startsAt: startsAt.toISOString() };
}

describe('a family that no letter reaches is rung of what has changed, and stands on the list until somebody says so', () => {
  it.each([
    ['a date that is called off', 'UPDATE event_date SET is_called_off = true WHERE event_id = $1'],
    ['a date that was taken out of its series', 'DELETE FROM event_date WHERE event_id = $1'],
    ['an event in the bin', 'UPDATE event SET binned_at = now() WHERE id = $1'],
    [
      'an event that asks no more',
      'WITH off AS (UPDATE event_date SET is_called_off = true WHERE event_id = $1) UPDATE event_reply_setting SET is_asking = false WHERE event_id = $1',
    ],
    [
      'a date far ahead',
      'UPDATE event_date SET is_called_off = true WHERE event_id = $1',
      new Date(Date.now() + 150 * DAY),
    ],
  ])('%s', async (_what, change, startsAt?: Date) => {
    const { eventId, day, ...known } = await family(startsAt);
    const count = async () => (await app.features.services.officeReplies.waiting())[0]?.count ?? 0;
    const before = await count();
    await replies.query(change, [eventId]);
    await replies.tend(eventId);
    expect(await count()).toBe(before + 1);
    const [row, ...others] = await listed(eventId);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ ...known, day, eventName: 'ભજન સંધ્યા', ringAbout: 'calledOff' });
    const { id, version } = row!;
    await asOffice('mutation ($id: Int!, $version: Int!) { replyRung(id: $id, version: $version) }', {
      id,
      version,
    });
    expect(await listed(eventId)).toEqual([]);
    expect(await count()).toBe(before);
  });
});

it('the office withdraws the reply to a date that was taken out of its series', async () => {
  const { eventId, day } = await family();
  await replies.query('DELETE FROM event_date WHERE event_id = $1', [eventId]);
  await replies.tend(eventId);
  const { id, version } = (await listed(eventId))[0]!;
  await asOffice('mutation ($id: Int!, $version: Int!) { withdrawReplyFor(id: $id, version: $version) }', {
    id,
    version,
  });
  expect(await replies.states({ eventId, day })).toEqual(['WITHDRAWN']);
  expect(await listed(eventId)).toEqual([]);
});
