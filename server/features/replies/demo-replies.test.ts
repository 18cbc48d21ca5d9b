import { expect, it } from 'vitest';
import { addDemoReplies } from '../../../demo/replies.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { repliesOf } from './reply-fixtures.ts';

const app = sharedTestApp();
const replies = repliesOf(app);

it('the demo has an event with room and one with a waiting list, and is added once', async () => {
  const events: { eventId: number; day: string }[] = [];
  for (const name of ['Bhajan Evening', 'Carrom Evening']) {
    const [event] = await replies.query<{ id: number }>(
      `INSERT INTO event (name, description, file_type, language) VALUES ($1, 'd', 'IMAGE', 'en') RETURNING id`,
      [name],
    );
    events.push({ eventId: event!.id, day: await replies.addDate(event!.id) });
  }
  await addDemoReplies(app.features.services);
  await addDemoReplies(app.features.services);
  const facts = await Promise.all(events.map((at) => replies.facts(at)));
  expect(facts).toMatchObject([
    { places: 120, taken: 37, waiting: 0 },
    { places: 16, left: 0, waiting: 2 },
  ]);
});
