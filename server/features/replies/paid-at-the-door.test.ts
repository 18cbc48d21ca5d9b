import { expect, it } from 'vitest';
import { sharedTestApp } from '../../testing/test-app.ts';
import { inDays, paidPlacesOf } from './paid-places-fixtures.ts';
import { replyFields } from './reply-fixtures.ts';

const app = sharedTestApp();
const { asked, desk, replies } = paidPlacesOf(app);

const ADULTS = (people: number) => [{ group: 'ADULT' as const, people }];

/** A family of one that was told to pay at the door, of an event that has two places and for others a day to pay by since. */
async function toldAtDoor() {
  const own = desk();
  const at = await own.newEvent({ places: 2, payDays: null });
  const [family, other] = [await own.send(at, replyFields(1)), await own.send(at, replyFields(1))];
  const more = { ...family.said, ages: ADULTS(2), waitIfFull: true };
  await replies.saveSetting(at.eventId, { places: 2, pricePence: 600, payDays: 7 });
  return { ...own, ...at, family, other, more };
}

type Told = Awaited<ReturnType<typeof toldAtDoor>>;

it.each<[string, (told: Told) => Promise<unknown>]>([
  [
    'is at another place',
    ({ eventId }) => replies.query(`UPDATE event SET place = 'The park' WHERE id = $1`, [eventId]),
  ],
  [
    'begins at another hour',
    ({ eventId }) =>
      replies.query(`UPDATE event_date SET starts_at = starts_at + interval '1 hour' WHERE event_id = $1`, [
        eventId,
      ]),
  ],
  ['has no room for more of them', ({ family, more, visitors }) => visitors.change(family.token, more)],
  [
    'has offered them more, which they let go',
    async ({ family, more, other, visitors }) => {
      await visitors.change(family.token, more);
      await visitors.withdraw(other.token);
      await visitors.keepAsIs(family.token);
    },
  ],
  [
    'is told something else by them',
    ({ family, visitors }) => visitors.change(family.token, { ...family.said, needs: 'A seat at the front' }),
  ],
])('who was told to pay at the door still may, also of an event that %s', async (_what, happen) => {
  const told = await toldAtDoor();
  const { day, eventId, family, keeper, subjects } = told;
  await replies.query(`UPDATE event_reply SET told_place = 'The hall' WHERE event_id = $1`, [eventId]);
  await happen(told);
  await keeper.tend(eventId);
  expect((await asked(family.id))!.dueOn).toBe(day);
  for (const days of [24, 25, 28]) await keeper.tend(eventId, inDays(days));
  expect(subjects(family.said.email)).not.toContain('Please pay for your places');
  expect((await replies.states({ eventId, day }))[0]).toBe('COMING');
});

it('who asks for more places is told by when all of them are to be paid', async () => {
  const { day, family, mails, more, other, visitors } = await toldAtDoor();
  await visitors.withdraw(other.token);
  await visitors.change(family.token, more);
  expect((await asked(family.id))!.dueOn).not.toBe(day);
  expect(mails.at(-1)!.text).toContain('Please pay by');
});
