import { expect, it } from 'vitest';
import { addDays } from '../../../rules/days.ts';
import { currentDay, momentOf } from '../../../rules/zoned-time.ts';
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
