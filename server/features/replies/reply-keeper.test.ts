import { describe, expect, it } from 'vitest';
import { addDays } from '../../../rules/days.ts';
import { momentOf, wallClock } from '../../../rules/zoned-time.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { DAY, HOUR, refusal, repliesOf, replyFields } from './reply-fixtures.ts';

const app = sharedTestApp();
const replies = repliesOf(app);

/** Tends twice, as two servers that look one after another, or one that looks again. */
async function tend(eventId: number, now?: Date): Promise<void> {
  await Promise.all([replies.tend(eventId, now), replies.tend(eventId, now)]);
}

const lettersAfter = async (email: string, first = 1) => (await replies.subjectsTo(email)).slice(first);

/** A family of two that comes. */
async function family(
  setting: Record<string, unknown> = {},
  dated: Parameters<typeof replies.newEvent>[1] = {},
) {
  const at = await replies.newEvent(setting, dated);
  const said = replyFields(2);
  const token = await replies.sent(at, said);
  return { ...at, said, token };
}

describe('what families are told by itself, each once', () => {
  it('the day before, in the morning, those who come are reminded', async () => {
    const { eventId, said } = await family();
    const [date] = await replies.query<{ starts_at: Date }>(
      'SELECT starts_at FROM event_date WHERE event_id = $1',
      [eventId],
    );
    const eve = new Date(date!.starts_at.getTime() - DAY);
    const at = (time: string) => momentOf(wallClock(eve).date, time);
    await tend(eventId, at('08:59'));
    expect(await lettersAfter(said.email)).toEqual([]);
    await tend(eventId, at('09:01'));
    await tend(eventId, at('18:00'));
    expect(await lettersAfter(said.email)).toEqual([expect.stringContaining('Tomorrow')]);
  });

  it('who has replied within the last twelve hours is reminded only then', async () => {
    const { eventId, said } = await family();
    const eve = new Date(Date.now() + 9 * DAY);
    const at = (time: string) => momentOf(wallClock(eve).date, time);
    await replies.query('UPDATE event_reply SET created_at = $2 WHERE event_id = $1', [eventId, at('08:00')]);
    await tend(eventId, at('19:59'));
    expect(await lettersAfter(said.email)).toEqual([]);
    await tend(eventId, at('20:00'));
    expect(await lettersAfter(said.email)).toEqual([expect.stringContaining('Tomorrow')]);
  });

  it('a date that is moved: when it was, and when it is', async () => {
    const { eventId, said, token } = await family();
    await replies.query(
      `UPDATE event_date SET starts_at = starts_at + interval '1 hour', ends_at = ends_at + interval '1 hour'
      WHERE event_id = $1`,
      [eventId],
    );
    await tend(eventId);
    await tend(eventId);
    const letters = (await replies.lettersTo(said.email)).slice(1);
    expect(letters.map(({ subject }) => subject)).toEqual([expect.stringContaining('New time')]);
    expect(letters[0]!.text).toMatch(/Before: .+\nNow: /);
    expect((await replies.own(token)).state).toBe('COMING');
  });

  it('an event that happens once takes its replies along to another day', async () => {
    const { eventId, day, said, token } = await family();
    await replies.query('DELETE FROM event_date WHERE event_id = $1', [eventId]);
    const moved = await replies.addDate(eventId, { startsAt: new Date(Date.now() + 12 * DAY) });
    expect(moved).not.toBe(day);
    await tend(eventId);
    expect(await lettersAfter(said.email)).toEqual([expect.stringContaining('New time')]);
    expect(await replies.own(token)).toMatchObject({ day: moved, state: 'COMING' });
  });

  it('who has places offered is taken along as well', async () => {
    const at = await replies.newEvent({ places: 2 });
    const first = await replies.sent(at, replyFields(2));
    const token = await replies.sent(at, { ...replyFields(2), waitIfFull: true });
    await replies.withdraw(first);
    await replies.query('DELETE FROM event_date WHERE event_id = $1', [at.eventId]);
    const day = await replies.addDate(at.eventId, { startsAt: new Date(Date.now() + 12 * DAY) });
    await tend(at.eventId);
    expect(await replies.own(token)).toMatchObject({ day, state: 'OFFERED', isCalledOff: false });
  });

  it.each([
    ['before replies close', 30, 6],
    ['after replies have closed: before it begins', 12, 12],
  ])(
    'an offer of a date that is moved nearer ends %s, and the family is told',
    async (_when, startsIn, ends) => {
      const at = await replies.newEvent({ places: 2, closesHours: 24, offerHours: 72 });
      const first = await replies.sent(at, replyFields(2));
      const said = replyFields(2);
      const token = await replies.sent(at, { ...said, waitIfFull: true });
      await replies.withdraw(first);
      const now = new Date();
      const startsAt = new Date(now.getTime() + startsIn * HOUR);
      await replies.query('UPDATE event_date SET starts_at = $2 WHERE event_id = $1', [at.eventId, startsAt]);
      await tend(at.eventId, now);
      expect(Date.parse((await replies.own(token)).offeredUntil)).toBe(now.getTime() + ends * HOUR);
      const told = ['There is room', 'New time', 'There is room'];
      expect(await lettersAfter(said.email)).toEqual(told.map((one) => expect.stringContaining(one)));
    },
  );

  it('who was reminded of a date that is then moved is reminded anew', async () => {
    const { eventId, said } = await family();
    const eve = async () => {
      const [date] = await replies.query<{ starts_at: Date }>(
        'SELECT starts_at FROM event_date WHERE event_id = $1',
        [eventId],
      );
      return momentOf(wallClock(new Date(date!.starts_at.getTime() - DAY)).date, '10:00');
    };
    await tend(eventId, await eve());
    await replies.query(
      `UPDATE event_date SET starts_at = starts_at + interval '5 days', ends_at = ends_at + interval '5 days'
        WHERE event_id = $1`,
      [eventId],
    );
    await tend(eventId);
    await tend(eventId, await eve());
    expect(await lettersAfter(said.email)).toEqual(
      ['Tomorrow', 'New time', 'Tomorrow'].map((subject) => expect.stringContaining(subject)),
    );
  });

  it('nobody is to be rung any more of an event that is over', async () => {
    const { eventId } = await family();
    const ringing = async () => (await app.features.services.officeReplies.waiting())[0]?.count ?? 0;
    const before = await ringing();
    const set = (values: string) =>
      replies.query(`UPDATE event_reply SET ${values} WHERE event_id = $1`, [eventId]);
    await set(`ring_about = 'moved'`);
    expect(await ringing()).toBe(before + 1);
    await set(`told_starts_at = now() - interval '1 hour'`);
    expect(await ringing()).toBe(before);
  });

  it('what was offered to a family that no letter reaches stays theirs', async () => {
    const at = await replies.newEvent({ places: 2 });
    const first = await replies.sent(at, replyFields(2));
    const said = replyFields(2);
    await replies.sent(at, { ...said, waitIfFull: true });
    await replies.query(`UPDATE event_reply SET email = '' WHERE email = $1`, [said.email]);
    await replies.withdraw(first);
    await replies.tend(at.eventId, new Date(Date.now() + 3 * DAY));
    expect(await replies.states(at)).toEqual(['WITHDRAWN', 'OFFERED']);
  });

  it('an offer that ran out while the event was called off holds anew, and its end says why', async () => {
    const at = await replies.newEvent({ places: 2 });
    const first = await replies.sent(at, replyFields(2));
    const token = await replies.sent(at, { ...replyFields(2), waitIfFull: true });
    await replies.withdraw(first);
    const off = (isOff: boolean) =>
      replies.query('UPDATE event SET is_called_off = $2 WHERE id = $1', [at.eventId, isOff]);
    await off(true);
    await replies.tend(at.eventId);
    await off(false);
    const later = new Date(Date.now() + 3 * DAY);
    await replies.tend(at.eventId, later);
    expect(await replies.own(token)).toMatchObject({
      state: 'OFFERED',
      offeredUntil: new Date(later.getTime() + 24 * HOUR).toISOString(),
    });
    await replies.endTime(at);
    await replies.tend(at.eventId);
    expect(
      await replies.query(
        'SELECT state, released_for FROM event_reply WHERE event_id = $1 AND offered_until IS NULL AND state <> $2',
        [at.eventId, 'WITHDRAWN'],
      ),
    ).toEqual([{ state: 'RELEASED', released_for: 'LAPSED' }]);
  });

  it('whose event is deleted for good before anybody looked is told', async () => {
    const { eventId, said } = await family();
    await app.features.services.events.states.removeForGood(OPERATOR, eventId);
    expect(await lettersAfter(said.email)).toEqual([expect.stringContaining('Called off')]);
  });

  it('an event that fails does not keep the others from being looked after', async () => {
    const [bad, good] = [await family(), await family()];
    await replies.query('UPDATE event_date SET is_called_off = true WHERE event_id = ANY ($1)', [
      [bad.eventId, good.eventId],
    ]);
    await replies.query(`UPDATE event_reply SET letter_language = 'xx' WHERE event_id = $1`, [bad.eventId]);
    await expect(app.features.services.replyKeeper.tendAll()).rejects.toThrow();
    expect(await lettersAfter(good.said.email)).toEqual([expect.stringContaining('Called off')]);
    await replies.query('DELETE FROM event_reply WHERE event_id = $1', [bad.eventId]);
  });

  it.each([
    [
      'one date',
      'UPDATE event_date SET is_called_off = true WHERE event_id = $1',
      'UPDATE event_date SET is_called_off = false WHERE event_id = $1',
    ],
    [
      'the event',
      'UPDATE event SET is_called_off = true WHERE id = $1',
      'UPDATE event SET is_called_off = false WHERE id = $1',
    ],
    [
      'an event in the bin',
      'UPDATE event SET binned_at = now() WHERE id = $1',
      'UPDATE event SET binned_at = NULL WHERE id = $1',
    ],
  ])('called off, and on again: %s', async (_what, off, on) => {
    const { eventId, said, token } = await family();
    await replies.query(off, [eventId]);
    await tend(eventId);
    await tend(eventId);
    // Nobody is reminded of it.
    const day = wallClock(new Date(Date.now() + 10 * DAY)).date;
    await tend(eventId, momentOf(addDays(day, -1), '10:00'));
    expect(await lettersAfter(said.email)).toEqual([expect.stringContaining('Called off')]);
    expect((await replies.own(token)).isCalledOff).toBe(true);
    await replies.query(on, [eventId]);
    await tend(eventId);
    expect(await lettersAfter(said.email, 2)).toEqual([expect.stringContaining('after all')]);
  });

  it('a date of a series that is left out is called off for its families alone, whose link still says so', async () => {
    const { eventId, day, said, token } = await family({}, { isSeries: true });
    const other = await replies.addDate(eventId, { startsAt: new Date(Date.now() + 17 * DAY) });
    const next = replyFields();
    await replies.sent({ eventId, day: other }, next);
    await replies.query('DELETE FROM event_date WHERE event_id = $1 AND day = $2', [eventId, day]);
    await tend(eventId);
    await tend(eventId);
    expect(await lettersAfter(said.email)).toEqual([expect.stringContaining('Called off')]);
    expect(await lettersAfter(next.email)).toEqual([]);
    expect(await replies.own(token)).toMatchObject({ day, isCalledOff: true, canChange: false });
    await replies.withdraw(token);
    expect(await replies.states({ eventId, day })).toEqual(['WITHDRAWN']);
  });

  it('nobody is told of what is over', async () => {
    const { eventId, said } = await family();
    await replies.query('UPDATE event_date SET is_called_off = true WHERE event_id = $1', [eventId]);
    await tend(eventId, new Date(Date.now() + 11 * DAY));
    expect(await lettersAfter(said.email)).toEqual([]);
  });

  it('the background tasks of the site look after all events', async () => {
    const { eventId, said } = await family();
    await replies.query('UPDATE event_date SET is_called_off = true WHERE event_id = $1', [eventId]);
    await app.features.upkeep['replies to events']!(new AbortController().signal);
    expect(await lettersAfter(said.email)).toEqual([expect.stringContaining('Called off')]);
  });

  it('offers end for whoever is near the close of replies when that comes', async () => {
    const startsAt = new Date(Date.now() + 30 * HOUR);
    const at = await replies.newEvent({ places: 2, closesHours: 24, offerHours: 24 }, { startsAt });
    const first = await replies.sent(at, replyFields(2));
    const said = replyFields(2);
    const token = await replies.sent(at, { ...said, waitIfFull: true });
    await replies.withdraw(first);
    expect(Date.parse((await replies.own(token)).offeredUntil)).toBe(startsAt.getTime() - 24 * HOUR);
  });
});

it('more places are offered at once, and never fewer set than are taken', async () => {
  const at = await replies.newEvent({ places: 2 });
  await replies.sent(at, replyFields(2));
  await replies.sent(at, { ...replyFields(2), waitIfFull: true });
  expect(refusal(await replies.saveSetting(at.eventId, { places: 1 }))).toBe('placesBelowTaken');
  await replies.saveSetting(at.eventId, { places: 4 });
  expect(await replies.states(at)).toEqual(['COMING', 'OFFERED']);
  // What was taken of a date that is over counts no more.
  await replies.query(
    `UPDATE event_date SET starts_at = now() - interval '5 hours', ends_at = now() - interval '2 hours' WHERE event_id = $1`,
    [at.eventId],
  );
  expect(refusal(await replies.saveSetting(at.eventId, { places: 1 }))).toBeUndefined();
});

it.each([
  ['asks for no replies any more', 'UPDATE event_reply_setting SET is_asking = false WHERE event_id = $1'],
  ['is called off', 'UPDATE event_date SET is_called_off = true WHERE event_id = $1'],
])('what becomes free of an event that %s is offered to nobody', async (_what, change) => {
  const at = await replies.newEvent({ places: 2 });
  const first = await replies.sent(at, replyFields(2));
  await replies.sent(at, { ...replyFields(2), waitIfFull: true });
  await replies.query(change, [at.eventId]);
  await replies.withdraw(first);
  expect(await replies.states(at)).toEqual(['WITHDRAWN', 'WAITING']);
});
