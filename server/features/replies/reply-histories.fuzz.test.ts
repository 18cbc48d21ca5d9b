import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AppError } from '../../../rules/errors.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import { tryAll } from '../../testing/fuzz/fuzzing.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import type { Plumbing } from '../plumbing.ts';
import { createReplies } from './create-replies.ts';
import { repliesOf, replyFields, sentAtOnce, settingFields } from './reply-fixtures.ts';
import { modelOf, type Step } from './reply-model-fixtures.ts';

const app = sharedTestApp();
const fixtures = repliesOf(app);

const who = fc.nat(5);
const people = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 2 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 5 }) },
);
const wait = fc.oneof(
  { weight: 4, arbitrary: fc.constant(true) },
  { weight: 1, arbitrary: fc.constant(false) },
);
// Few enough for families to wait for the same places.
const places = fc.integer({ min: 2, max: 5 });
const send: fc.Arbitrary<Step> = fc.record({ act: fc.constant('send' as const), people, wait });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: send },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('withdraw' as const), who }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('change' as const), who, people, wait }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('accept' as const), who }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('lapse' as const), who }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('keep' as const), who }) },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant('places' as const), places }),
  },
);

/** The services without limits and letters, which other tests look at. */
function servicesOf() {
  const plumbing = {
    dataSource: app.database.dataSource,
    outbox: sentAtOnce(),
    publicUrl: 'https://example.org',
    rateLimiter: { attempt: async () => undefined },
    visitors: { count: async () => undefined },
    secret: {
      keyedHash: (_purpose: string, text: string) => Buffer.from(`${text}`.padStart(32, '-')),
    },
  } as unknown as Plumbing;
  return createReplies(plumbing, app.features.services, undefined);
}

/** An event of so many places, and what is done with its replies. */
async function newWorld(room: number) {
  const services = servicesOf();
  const at = await fixtures.newEvent({ places: room, offerHours: 24 });
  const households: { token: string; fields: ReturnType<typeof replyFields> }[] = [];
  const said = (adults: number, of = replyFields()) => ({
    ...of,
    ages: [{ group: 'ADULT' as const, people: adults }],
  });
  const sender = { ip: '192.0.2.1', language: 'en' as const, userId: null };

  async function take(one: Step): Promise<void> {
    const household = 'who' in one ? households[one.who] : undefined;
    if ('who' in one && !household) return;
    try {
      if (one.act === 'send') {
        const fields = replyFields();
        const sent = {
          ...said(one.people, fields),
          ...at,
          waitIfFull: one.wait,
          idempotencyKey: randomUUID(),
        };
        const { token } = await services.visitors.send(sent, sender);
        if (token) households.push({ token, fields });
      } else if (one.act === 'withdraw') await services.visitors.withdraw(household!.token);
      else if (one.act === 'change')
        await services.visitors.change(household!.token, {
          ...said(one.people, household!.fields),
          waitIfFull: one.wait,
        });
      else if (one.act === 'accept') await services.visitors.accept(household!.token);
      else if (one.act === 'lapse') {
        await fixtures.query(
          `UPDATE event_reply SET offered_until = offered_until - interval '99 days',
                  further_until = further_until - interval '99 days' WHERE email = $1`,
          [household!.fields.email],
        );
        await fixtures.query(
          `UPDATE tracked_message SET left_at = left_at - interval '99 days'
          WHERE split_part(about, ' ', 2)::integer = (SELECT id FROM event_reply WHERE email = $1)`,
          [household!.fields.email],
        );
        await services.keeper.tend(at.eventId);
      } else if (one.act === 'keep') await services.visitors.keepAsIs(household!.token);
      else if (one.act === 'places') {
        const before = await services.settings.find(at.eventId);
        const input = { ...settingFields({ places: one.places }), ...at, version: before!.version };
        await services.settings.save(OPERATOR, input);
      }
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }

  const stored = () =>
    fixtures.query<{ state: string; total: number; more: number; isMoreOffered: boolean }>(
      `SELECT state, total, further_people AS more, further_until IS NOT NULL AS "isMoreOffered"
         FROM event_reply WHERE event_id = $1 ORDER BY id`,
      [at.eventId],
    );
  const placesNow = async () =>
    (
      await fixtures.query<{ places: number }>('SELECT places FROM event_reply_setting WHERE event_id = $1', [
        at.eventId,
      ])
    )[0]!.places;
  return { take, stored, placesNow };
}

it('[property] replies and the waiting list are as a simple model says, whatever happens in whatever order', async () => {
  const begun = fc.array(send, { minLength: 4, maxLength: 5 });
  const histories = fc.tuple(places, begun, fc.array(step, { minLength: 3, maxLength: 8 }));
  await tryAll(histories, { runs: 50, share: 1 }, async ([room, first, then]) => {
    const world = await newWorld(room);
    const model = modelOf(room);
    for (const one of [...first, ...then]) {
      await world.take(one);
      model.take(one);
      expect(await world.stored()).toEqual(model.replies());
    }
  });
});

it('[property] by two at once the places are never exceeded, and nobody waits who would fit', async () => {
  const histories = fc.tuple(places, fc.array(fc.tuple(step, step), { minLength: 3, maxLength: 8 }));
  await tryAll(histories, { runs: 10, share: 2 }, async ([room, history]) => {
    const world = await newWorld(room);
    for (const pair of history) {
      await Promise.all(pair.map(world.take));
      const replies = await world.stored();
      const taken = replies
        .filter(({ state }) => state === 'COMING' || state === 'OFFERED')
        .reduce((sum, { total, more, isMoreOffered }) => sum + total + (isMoreOffered ? more : 0), 0);
      const left = (await world.placesNow()) - taken;
      expect(left).toBeGreaterThanOrEqual(0);
      expect(replies.filter(({ state, total }) => state === 'WAITING' && total <= left)).toEqual([]);
      expect(replies.filter(({ more, isMoreOffered }) => more > 0 && !isMoreOffered && more <= left)).toEqual(
        [],
      );
    }
  });
});
