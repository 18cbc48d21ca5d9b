import { expect, it } from 'vitest';
import { CardOffer } from '../../../rules/card-offer.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { inDays, paidPlacesOf } from './paid-places-fixtures.ts';
import type { RepliesByCard } from './reply-charges.ts';

const app = sharedTestApp();
const { asked, desk, replies } = paidPlacesOf(app);

/** A family of an event that began an hour ago and goes on for two. */
async function whoCame(dated: { isSeries?: boolean } = {}, byCard?: RepliesByCard) {
  const own = desk(byCard);
  const at = await replies.newEvent({ pricePence: 600, closesHours: 0 }, { startsAt: inDays(1), ...dated });
  const family = await own.send(at);
  await replies.query(
    `UPDATE event_date SET starts_at = now() - interval '1 hour', ends_at = now() + interval '2 hours' WHERE event_id = $1`,
    [at.eventId],
  );
  await replies.query(
    `UPDATE event_reply SET told_starts_at = starts_at FROM event_date date WHERE date.event_id = $1 AND event_reply.event_id = $1`,
    [at.eventId],
  );
  return { ...own, ...at, ...family };
}

const gone = (eventId: number) => replies.query('DELETE FROM event_date WHERE event_id = $1', [eventId]);

it.each([
  [
    'whose event is given its next date',
    false,
    async (eventId: number) => {
      await gone(eventId);
      await replies.addDate(eventId, { startsAt: inDays(30) });
    },
  ],
  ['that its series does not have any more', true, gone],
  [
    'whose event is put into the bin',
    false,
    (id: number) => replies.query('UPDATE event SET binned_at = now() WHERE id = $1', [id]),
  ],
])(
  'a date %s after it began took place: nobody is told of it, and what is owed is owed',
  async (_which, isSeries, change) => {
    const { eventId, id, keeper, said, subjects, token, visitors } = await whoCame({ isSeries });
    await change(eventId);
    await keeper.tend(eventId);
    expect(subjects(said.email)).toEqual(['We look forward to seeing you']);
    expect(await asked(id)).toMatchObject({ state: 'OPEN', pence: 1200 });
    expect(await visitors.find(token, 'en')).toMatchObject({ isCalledOff: false, canChange: false });
    const { manager } = app.database.dataSource;
    expect(await app.features.services.replyFacts.owed(manager, id)).toBe(1200);
  },
);

it('what is owed for a date that is there no more can be paid by the card that is offered', async () => {
  const byCard: RepliesByCard = {
    offers: async (charges) => charges.map(() => CardOffer.OFFERED),
    start: async ({ pence }, { description }) => `${description}: ${pence}`,
  };
  const { eventId, token, visitors } = await whoCame({ isSeries: true }, byCard);
  await gone(eventId);
  expect(await visitors.find(token, 'en')).toMatchObject({ card: 'OFFERED' });
  expect(await visitors.payByCard(token, 'en')).toMatch(/^Bhajan evening \d+: 1200$/);
});

it('who came to an event that is then called off for all its dates to come owes what it did', async () => {
  const { eventId, id } = await whoCame({ isSeries: true });
  await replies.query(`UPDATE event_date SET ends_at = now() - interval '1 minute' WHERE event_id = $1`, [
    eventId,
  ]);
  await replies.query('UPDATE event SET is_called_off = true WHERE id = $1', [eventId]);
  await replies.tend(eventId);
  expect(await app.features.services.replyFacts.owed(app.database.dataSource.manager, id)).toBe(1200);
});

it('nobody is told that an event is called off which is deleted for good after it began', async () => {
  const { eventId, said } = await whoCame();
  await app.features.services.events.states.removeForGood(OPERATOR, eventId);
  expect(await replies.subjectsTo(said.email)).toEqual([]);
});

it('who is told of a date that breaks off is told while it goes on, and owes nothing', async () => {
  const { eventId, id, keeper, said, subjects } = await whoCame();
  await replies.query('UPDATE event SET is_called_off = true WHERE id = $1', [eventId]);
  await keeper.tend(eventId);
  expect(subjects(said.email).at(-1)).toBe('Called off');
  expect((await asked(id))!.state).toBe('VOID');
  expect(await app.features.services.replyFacts.owed(app.database.dataSource.manager, id)).toBe(0);
});
