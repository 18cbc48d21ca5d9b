import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../rules/days.ts';
import { currentDay, momentOf } from '../../../rules/zoned-time.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import type { Plumbing } from '../plumbing.ts';
import { createReplies } from './create-replies.ts';
import type { ReplyCharges } from './reply-charges.ts';
import { repliesOf, replyFields } from './reply-fixtures.ts';

const app = sharedTestApp();
const replies = repliesOf(app);

interface Asked {
  state: 'OPEN' | 'PAID' | 'VOID';
  reference: string;
  pence: number;
  paidPence: number;
  returnedPence: number;
  dueOn: string;
}

/** What is asked of replies, in memory. */
function fakeCharges() {
  const asked = new Map<number, Asked>();
  const charges: ReplyCharges = {
    ask: async (_manager, { owner: { replyId }, pence, dueOn }) => {
      if (pence === 0) return null;
      const before = asked.get(replyId);
      const charge = {
        reference: `C${replyId}`,
        paidPence: 0,
        returnedPence: 0,
        ...before,
        ...{ pence, dueOn, state: 'OPEN' as const },
      };
      asked.set(replyId, charge);
      return charge;
    },
    voidOpen: async (_manager, { replyId }) => {
      const charge = asked.get(replyId);
      if (charge) charge.state = 'VOID';
    },
    of: async (owners) =>
      new Map(
        owners.flatMap(({ replyId }) => (asked.has(replyId) ? [[replyId, [asked.get(replyId)!]]] : [])),
      ),
  };
  return { asked, charges };
}

/** Replies of an event with places at £6, and £3 for children. */
function desk() {
  const { asked, charges } = fakeCharges();
  const mails: { to: string; subject: string; text: string }[] = [];
  const plumbing = {
    dataSource: app.database.dataSource,
    outbox: {
      sendsMail: true,
      mail: async (_manager: unknown, mail: (typeof mails)[number]) => void mails.push(mail),
    },
    publicUrl: 'https://example.org',
    rateLimiter: { attempt: async () => undefined },
    visitors: { count: async () => undefined },
    secret: { keyedHash: (_purpose: string, text: string) => Buffer.from(text.padStart(32, '-')) },
  } as unknown as Plumbing;
  const services = createReplies(plumbing, app.features.services, charges);
  const newEvent = (setting: Record<string, unknown> = {}, days = 30) =>
    replies.newEvent(
      {
        pricePence: 600,
        payDays: 7,
        ageGroups: [
          { group: 'ADULT', from: 12 },
          { group: 'CHILD', from: 0, to: 11, pence: 300 },
        ],
        ...setting,
      },
      { startsAt: momentOf(addDays(currentDay(), days), '18:00') },
    );
  async function send(at: { eventId: number; day: string }, said = replyFields(2), waitIfFull = false) {
    const sender = { ip: '192.0.2.1', language: 'en' as const, userId: null };
    const sent = { ...said, ...at, waitIfFull, idempotencyKey: randomUUID() };
    const { token } = await services.visitors.send(sent, sender);
    const [row] = await replies.query<{ id: number }>('SELECT max(id) AS id FROM event_reply');
    return { id: row!.id, token: token!, said };
  }
  const subjects = (email: string) =>
    mails.filter(({ to }) => to === email).map(({ subject }) => subject.split(':')[0]);
  return { ...services, asked, mails, newEvent, send, subjects };
}

/** So many days from today, at noon. */
const inDays = (days: number) => momentOf(addDays(currentDay(), days), '12:00');

describe('paid places', () => {
  it('what a family owes is asked when it has its places, and follows what it says', async () => {
    const { asked, mails, newEvent, send, visitors } = desk();
    const at = await newEvent();
    const said = replyFields(2, {
      ages: [
        { group: 'ADULT', people: 2 },
        { group: 'CHILD', people: 1 },
      ],
    });
    const { id, token } = await send(at, said);
    expect(asked.get(id)).toMatchObject({ pence: 1500, state: 'OPEN', dueOn: addDays(currentDay(), 23) });
    expect(mails[0]!.text).toContain(`£15.00. Please quote the reference C${id}`);
    expect(await visitors.find(token, 'en')).toMatchObject({
      pence: 1500,
      charge: { reference: `C${id}`, pence: 1500, payBy: addDays(currentDay(), 23) },
    });
    await visitors.change(token, { ...said, ages: [{ group: 'ADULT', people: 1 }] });
    expect(asked.get(id)).toMatchObject({ pence: 600, state: 'OPEN' });
    await visitors.withdraw(token);
    expect(asked.get(id)!.state).toBe('VOID');
  });

  it('who waits owes nothing until it has taken its places', async () => {
    const { asked, newEvent, send, visitors } = desk();
    const at = await newEvent({ places: 2 });
    const first = await send(at);
    const second = await send(at, replyFields(2), true);
    expect(asked.get(second.id)).toBeUndefined();
    await visitors.withdraw(first.token);
    expect(asked.get(second.id)).toBeUndefined();
    await visitors.accept(second.token);
    expect(asked.get(second.id)).toMatchObject({ pence: 1200, state: 'OPEN' });
  });

  it('not paid by the day: told first, then released, and the places go on', async () => {
    const { asked, keeper, newEvent, send, subjects } = desk();
    const at = await newEvent({ places: 4, payDays: 7 });
    const [late, paid, next] = [await send(at), await send(at), await send(at, replyFields(2), true)];
    asked.get(paid.id)!.paidPence = 1200;
    const due = 23;
    await keeper.tend(at.eventId, inDays(due));
    expect(subjects(late.said.email)).toEqual(['We look forward to seeing you']);
    for (const day of [due + 1, due + 2, due + 3]) await keeper.tend(at.eventId, inDays(day));
    expect(await replies.states(at)).toEqual(['COMING', 'COMING', 'WAITING']);
    await keeper.tend(at.eventId, inDays(due + 4));
    expect(await replies.states(at)).toEqual(['RELEASED', 'COMING', 'OFFERED']);
    expect(subjects(late.said.email).slice(1)).toEqual([
      'Please pay for your places',
      'Your places have been released',
    ]);
    expect(subjects(paid.said.email)).toEqual(['We look forward to seeing you']);
    expect(subjects(next.said.email).at(-1)).toBe('There is room for you');
    expect(asked.get(late.id)!.state).toBe('VOID');
  });

  it('who replies too late to be told and to pay before the day pays at the door, and loses nothing', async () => {
    const { asked, keeper, newEvent, send } = desk();
    const at = await newEvent({ payDays: 7, closesHours: 0 }, 4);
    const { id } = await send(at);
    expect(asked.get(id)!.dueOn).toBe(at.day);
    await keeper.tend(at.eventId, inDays(4));
    expect(await replies.states(at)).toEqual(['COMING']);
  });

  it('what does not take place is not owed', async () => {
    const { asked, keeper, newEvent, send } = desk();
    const at = await newEvent();
    const { id } = await send(at);
    await replies.query('UPDATE event SET is_called_off = true WHERE id = $1', [at.eventId]);
    await keeper.tend(at.eventId);
    expect(asked.get(id)!.state).toBe('VOID');
    await replies.query('UPDATE event SET is_called_off = false WHERE id = $1', [at.eventId]);
    await keeper.tend(at.eventId);
    expect(asked.get(id)!.state).toBe('OPEN');
  });

  it('the door knows who still owes', async () => {
    const { asked, door, newEvent, send } = desk();
    const at = await newEvent({ payDays: null });
    const { id } = await send(at);
    asked.get(id)!.paidPence = 500;
    expect((await door.list(at.eventId, at.day, 'en'))!.entries).toMatchObject([{ owedPence: 700 }]);
  });
});
