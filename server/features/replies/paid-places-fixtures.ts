import { randomUUID } from 'node:crypto';
import { addDays } from '../../../rules/days.ts';
import { currentDay, momentOf } from '../../../rules/zoned-time.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { Plumbing } from '../plumbing.ts';
import { createReplies } from './create-replies.ts';
import type { RepliesByCard } from './reply-charges.ts';
import { repliesOf, replyFields, sentAtOnce } from './reply-fixtures.ts';

/** So many days from today, at noon. */
export const inDays = (days: number) => momentOf(addDays(currentDay(), days), '12:00');

/** What families pay for their places in an app, which is ready only inside a test. */
export function paidPlacesOf(app: TestApp) {
  const replies = repliesOf(app);

  /** What is asked of a reply now. */
  async function asked(id: number) {
    const [charge] = await replies.query<{
      id: number;
      state: string;
      pence: number;
      dueOn: string;
      reference: string;
    }>(
      `SELECT id, state, pence, due_on::text AS "dueOn", reference FROM charge WHERE reply_id = $1 ORDER BY id DESC`,
      [id],
    );
    return charge;
  }

  /** What somebody has paid for a reply, as the treasurer enters it. */
  async function pay(id: number, pence: number) {
    const charge = await asked(id);
    await replies.query(
      `INSERT INTO charge_entry (charge_id, kind, pence, day, method, made_by_name)
       VALUES ($1, 'PAYMENT', $2, $3, 'CASH', 'Treasurer')`,
      [charge!.id, pence, currentDay()],
    );
  }

  /** Replies of an event with places at £6, and £3 for children. */
  function desk(byCard?: RepliesByCard) {
    const mails: { to: string; subject: string; text: string }[] = [];
    const plumbing = {
      dataSource: app.database.dataSource,
      outbox: sentAtOnce(mails),
      publicUrl: 'https://example.org',
      rateLimiter: { attempt: async () => undefined },
      visitors: { count: async () => undefined },
      secret: { keyedHash: (_purpose: string, text: string) => Buffer.from(text.padStart(32, '-')) },
    } as unknown as Plumbing;
    const services = createReplies(plumbing, app.features.services, app.features.services.charges, byCard);
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
    return { ...services, mails, newEvent, send, subjects };
  }

  return { replies, asked, pay, desk };
}
