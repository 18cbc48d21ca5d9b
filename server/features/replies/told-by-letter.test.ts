import { describe, expect, it, onTestFinished } from 'vitest';
import { addDays } from '../../../rules/days.ts';
import { currentDay, momentOf } from '../../../rules/zoned-time.ts';
import { MessageRefused } from '../../messages/outgoing.ts';
import { adminToken } from '../../testing/factories.ts';
import { removeOld } from '../../testing/remove-old.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { DAY, HOUR, repliesOf, replyFields } from './reply-fixtures.ts';

const app = sharedTestApp();
const replies = repliesOf(app);
const inDays = (days: number) => momentOf(addDays(currentDay(), days), '12:00');
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);
const sendDue = () => app.outboxSender.sendDue();

/** The letters about something have left at that moment. */
const left = (letter: string, at: Date) =>
  replies.query(`UPDATE tracked_message SET left_at = $2 WHERE about LIKE 'reply % ' || $1`, [letter, at]);

const ringing = async ({ eventId }: { eventId: number }) =>
  (
    await replies.query<{ about: string }>(
      'SELECT ring_about AS about FROM event_reply WHERE event_id = $1 AND ring_about IS NOT NULL',
      [eventId],
    )
  ).map(({ about }) => about);

/** The mail server takes no letter to any address. */
function refuseAll() {
  const { mail } = app.messages;
  const send = () => Promise.reject(new MessageRefused(550, true));
  Object.assign(app.messages, { mail: { send } });
  onTestFinished(() => void Object.assign(app.messages, { mail }));
}

describe('where an event is, once it is said or changes', () => {
  const placed = async ({ eventId }: { eventId: number }, to: string) => {
    await replies.query('UPDATE event SET place = $2 WHERE id = $1', [eventId, to]);
    await replies.tend(eventId);
    await replies.tend(eventId);
  };

  it('is told once to who comes by letter, but no other comma or capital', async () => {
    const at = await replies.newEvent();
    const said = replyFields(2);
    await replies.sent(at, said);
    for (const to of ['12 Mill Lane, Leicester', '12 mill lane Leicester', '', 'Town Hall'])
      await placed(at, to);
    const letters = (await replies.lettersTo(said.email)).slice(1);
    expect(letters.map(({ text }) => /This event is now at: (.+)\.\n/.exec(text)?.[1])).toEqual([
      '12 Mill Lane, Leicester',
      'Town Hall',
    ]);
  });

  it('stands in the letter about another time, and is told by telephone to whom no letter reaches', async () => {
    const at = await replies.newEvent();
    const said = replyFields(2);
    await replies.sent(at, said);
    await replies.query(
      `UPDATE event_date SET starts_at = starts_at + interval '1 hour' WHERE event_id = $1`,
      [at.eventId],
    );
    await placed(at, 'Town Hall');
    const letters = (await replies.lettersTo(said.email)).slice(1);
    expect(letters.map(({ text }) => text)).toEqual([expect.stringMatching(/Before:.+now at: Town Hall/s)]);
    await replies.query(`UPDATE event_reply SET email = '' WHERE event_id = $1`, [at.eventId]);
    await placed(at, 'Library');
    expect(await ringing(at)).toEqual(['newPlace']);
  });

  it('is not told to whoever replied before it was known what they had been told', async () => {
    const at = await replies.newEvent();
    const said = replyFields(2);
    await replies.sent(at, said);
    await replies.query('UPDATE event_reply SET told_place = NULL WHERE event_id = $1', [at.eventId]);
    await placed(at, 'Town Hall');
    expect(await replies.lettersTo(said.email)).toHaveLength(1);
    await placed(at, 'Library');
    expect(await replies.lettersTo(said.email)).toHaveLength(2);
  });
});

describe('a family loses places only some time after the letter about it has left', () => {
  /** A family that has not paid, to which is written in 24 days. */
  async function unpaid() {
    const at = await replies.newEvent({ pricePence: 600, payDays: 7 }, { startsAt: inDays(30) });
    await replies.sent(at);
    await sendDue();
    return at;
  }

  /** Two families that wait for the places of one, which the first is offered. */
  async function offered() {
    const at = await replies.newEvent({ places: 2, offerHours: 24 }, { startsAt: inDays(30) });
    const first = await replies.sent(at);
    const said = replyFields(2);
    const token = await replies.sent(at, { ...said, waitIfFull: true });
    await replies.sent(at, { ...replyFields(2), waitIfFull: true });
    await sendDue();
    return { at, said, token, offer: () => replies.withdraw(first) };
  }

  /** A family of two for which the third place is kept. */
  async function further() {
    const at = await replies.newEvent({ places: 3 }, { startsAt: inDays(30) });
    const said = replyFields(2);
    const token = await replies.sent(at, said);
    const other = await replies.sent(at, replyFields(1));
    const ages = [{ group: 'ADULT', people: 3 }];
    await replies.change(token, { ...said, ages, waitIfFull: true });
    await sendDue();
    const keeps = async () =>
      (
        await replies.query('SELECT FROM event_reply WHERE event_id = $1 AND further_until > now()', [
          at.eventId,
        ])
      ).length > 0;
    return { at, said, keeps, offer: () => replies.withdraw(other) };
  }

  it('places that are not paid', async () => {
    const at = await unpaid();
    await replies.tend(at.eventId, inDays(24));
    await replies.query('UPDATE outbox_message SET expires_at = $1', [inDays(27)]);
    await replies.tend(at.eventId, new Date(inDays(24).getTime() + HOUR));
    expect(await ringing(at)).toEqual([]);
    await left('unpaid', inDays(26));
    await replies.tend(at.eventId, inDays(28));
    expect(await replies.states(at)).toEqual(['COMING']);
    await replies.tend(at.eventId, inDays(29));
    expect(await replies.states(at)).toEqual(['RELEASED']);
  });

  it('what is offered of the waiting list, which is kept as long as if it had been offered then', async () => {
    const { at, token, offer } = await offered();
    await offer();
    await left('offered', inHours(20));
    await replies.tend(at.eventId, inHours(25));
    expect(await replies.states(at)).toEqual(['WITHDRAWN', 'OFFERED', 'WAITING']);
    const { offeredUntil } = await replies.own(token);
    expect(Math.abs(Date.parse(offeredUntil) - inHours(44).getTime())).toBeLessThan(HOUR);
    await replies.tend(at.eventId, inHours(45));
    expect(await replies.states(at)).toEqual(['WITHDRAWN', 'RELEASED', 'OFFERED']);
  });

  it('further places', async () => {
    const { at, keeps, offer } = await further();
    await offer();
    await left('moreFree', inHours(20));
    await replies.tend(at.eventId, inHours(25));
    expect(await keeps()).toBe(true);
    await replies.tend(at.eventId, inHours(45));
    expect(await keeps()).toBe(false);
  });

  it('what is offered when its event takes place after all is offered by a letter anew', async () => {
    for (const { at, said, offer } of [await offered(), await further()]) {
      await offer();
      const before = (await replies.subjectsTo(said.email)).length;
      const off = (isOff: boolean) =>
        replies.query('UPDATE event SET is_called_off = $2 WHERE id = $1', [at.eventId, isOff]);
      await off(true);
      await replies.tend(at.eventId);
      await off(false);
      await replies.tend(at.eventId, inDays(3));
      const letters = (await replies.lettersTo(said.email)).slice(before);
      expect(letters.map(({ subject }) => subject.split(':')[0])).toEqual([
        'Called off',
        'It will take place after all',
        expect.stringContaining('There is room for'),
      ]);
      const kept = await replies.query(
        'SELECT FROM event_reply WHERE event_id = $1 AND coalesce(offered_until, further_until) > $2',
        [at.eventId, inDays(3)],
      );
      expect(kept).toHaveLength(1);
    }
  });

  describe('and keeps them when none reaches it: the office is to ring it, once', () => {
    async function rung(at: { eventId: number }, about: string, now: Date) {
      expect(await ringing(at)).toEqual([about]);
      const [reply] = await replies.query<{ id: number; version: number }>(
        'SELECT id, version FROM event_reply WHERE event_id = $1 AND ring_about IS NOT NULL',
        [at.eventId],
      );
      await graphql(app, {
        query: 'mutation ($id: Int!, $version: Int!) { replyRung(id: $id, version: $version) }',
        variables: { ...reply },
        token: await adminToken(app),
      });
      await replies.tend(at.eventId, now);
      expect(await ringing(at)).toEqual([]);
    }

    it('places that are not paid, when the letter is refused', async () => {
      const at = await unpaid();
      refuseAll();
      await replies.tend(at.eventId, inDays(24));
      await sendDue();
      await replies.tend(at.eventId, inDays(25));
      await rung(at, 'unpaid', inDays(28));
      expect(await replies.states(at)).toEqual(['COMING']);
    });

    it('what is offered of the waiting list, when the letter could not be sent until the offer ends', async () => {
      const { at, offer } = await offered();
      await offer();
      await replies.tend(at.eventId, inHours(23));
      expect(await ringing(at)).toEqual([]);
      await replies.tend(at.eventId, inHours(25));
      await rung(at, 'offered', new Date(Date.now() + 5 * DAY));
      expect(await replies.states(at)).toEqual(['WITHDRAWN', 'OFFERED', 'WAITING']);
    });

    it('further places, also when the refusal is not kept any more', async () => {
      const { at, keeps, offer } = await further();
      refuseAll();
      await offer();
      await sendDue();
      await replies.query('DELETE FROM outbox_message');
      await replies.tend(at.eventId, inHours(25));
      await rung(at, 'moreFree', inDays(5));
      expect(await keeps()).toBe(true);
    });

    it('what is offered a second time without a letter', async () => {
      const { at, said, offer } = await offered();
      await offer();
      await sendDue();
      await replies.query(
        `UPDATE event_reply SET email = '', state = 'WAITING', offered_until = NULL WHERE event_id = $1 AND email = $2`,
        [at.eventId, said.email],
      );
      await replies.tend(at.eventId);
      await replies.tend(at.eventId, inDays(5));
      expect(await replies.states(at)).toEqual(['WITHDRAWN', 'OFFERED', 'WAITING']);
      expect(await ringing(at)).toEqual(['offered']);
    });
  });
});

it('nothing is kept about letters of families whose places nobody takes any more', async () => {
  const at = await replies.newEvent({ places: 2 });
  const first = await replies.sent(at, replyFields(2));
  await replies.sent(at, { ...replyFields(2), waitIfFull: true });
  await replies.withdraw(first);
  const known = async () =>
    (
      await replies.query(
        `SELECT FROM tracked_message JOIN event_reply ON about = 'reply ' || event_reply.id || ' offered'
          WHERE event_id = $1`,
        [at.eventId],
      )
    ).length;
  const clean = () => removeOld(app, 'replyDetails');
  await clean();
  expect(await known()).toBe(1);
  await replies.query(
    `UPDATE event_reply SET told_starts_at = now() - interval '31 days' WHERE event_id = $1`,
    [at.eventId],
  );
  await clean();
  expect(await known()).toBe(0);
});

it('what happens tomorrow is not said any more once it is today', async () => {
  const at = await replies.newEvent({}, { startsAt: inDays(2) });
  await replies.sent(at);
  await sendDue();
  await replies.query(`UPDATE event_reply SET created_at = now() - interval '3 days' WHERE event_id = $1`, [
    at.eventId,
  ]);
  await replies.tend(at.eventId, inDays(1));
  expect(
    await replies.query(
      'SELECT expires_at AS until, is_kept AS "isKept" FROM outbox_message ORDER BY id DESC LIMIT 1',
    ),
  ).toEqual([{ until: momentOf(addDays(currentDay(), 2), '00:00'), isKept: false }]);
});
