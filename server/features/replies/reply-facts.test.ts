import { expect, it } from 'vitest';
import { addDays } from '../../../rules/days.ts';
import { currentDay, momentOf } from '../../../rules/zoned-time.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { DAY, repliesOf } from './reply-fixtures.ts';

const app = sharedTestApp();
const replies = repliesOf(app);

it('what an event says of its replies is of the next date that takes place', async () => {
  const at = await replies.newEvent({}, { isSeries: true });
  const later = await replies.addDate(at.eventId, { startsAt: new Date(Date.now() + 17 * DAY) });
  expect(await replies.facts({ eventId: at.eventId })).toMatchObject({ day: at.day });
  await replies.query('UPDATE event_date SET is_called_off = true WHERE event_id = $1 AND day = $2', [
    at.eventId,
    at.day,
  ]);
  expect(await replies.facts({ eventId: at.eventId })).toMatchObject({ day: later, isCalledOff: false });
});

it('what is kept of answers to visitors ends when replies to an event open', async () => {
  const opensOn = addDays(currentDay(), 2);
  await replies.newEvent({ opensOn });
  const changes = await Promise.all(app.features.nextChanges.map((nextOf) => nextOf?.()));
  expect(changes).toContainEqual(momentOf(opensOn, '00:00'));
});

it('replies are shown of dates that there are, and of a hundred days at most', async () => {
  const { eventId, day } = await replies.newEvent();
  const ask = async (query: string) => {
    const { data, errors } = await graphql(app, { query });
    return errors?.[0]?.extensions.messageKey ?? data.of;
  };
  const one = (key: string) => ask(`{ of: eventReplies(eventId: ${eventId}, day: "${key}") { day } }`);
  expect(await one(day)).toEqual({ day });
  expect(await one('2031-02-30')).toBe('invalidDate');
  expect(await one(addDays(day, 1))).toBeNull();
  const between = (from: string, to: string) =>
    ask(`{ of: eventRepliesBetween(from: "${from}", to: "${to}") { eventId day } }`);
  expect(await between(day, addDays(day, 100))).toContainEqual({ eventId, day });
  expect(await between(addDays(day, 1), addDays(day, 101))).not.toContainEqual({ eventId, day });
  expect(await between(day, addDays(day, 101))).toBe('invalidDate');
  expect(await between('2031-02-30', '2031-03-01')).toBe('invalidDate');
  expect(await ask('{ of: eventRepliesBetween(from: "soon") { day } }')).toBe('invalidDate');
});
