import type { DataSource, EntityManager } from 'typeorm';
import { addDays } from '../../../rules/days.ts';
import { ReplyState } from '../../../rules/reply-states.ts';
import { wallClock } from '../../../rules/zoned-time.ts';
import { inTransaction } from '../../database/transaction.ts';
import { daysOfEvent, type EventDay, missingDay } from './event-day.ts';
import { EventReply } from './event-reply.entity.ts';
import type { OpenDay, ReplyBook } from './reply-book.ts';
import { chargeThatCounts, owedPence } from './reply-charges.ts';
import { closesAt, DAYS_AFTER_WARNING } from './reply-times.ts';

/** The hour from which families are reminded, by the clock of the site. */
const REMINDED_FROM = '09:00';
/** Milliseconds within which nobody is reminded of what they have just said. */
const JUST_SAID = 12 * 3_600_000;

/** Events that have replies to dates which are not long over. */
const WITH_REPLIES = `
  SELECT DISTINCT reply.event_id AS id FROM event_reply reply
    LEFT JOIN event_date date ON date.event_id = reply.event_id AND date.day = reply.day
   WHERE reply.state IN ('COMING', 'WAITING', 'OFFERED')
     AND coalesce(date.ends_at, reply.told_starts_at) > $1
   ORDER BY id`;

const LIVE = [ReplyState.COMING, ReplyState.WAITING, ReplyState.OFFERED];

/**
 * What happens to replies by itself. It compares what each family was last told with what is so now, so that each letter is written
 * once, whichever server looks and however often.
 */
export class ReplyKeeper {
  constructor(
    private readonly dataSource: DataSource,
    private readonly book: ReplyBook,
  ) {}

  /** Looks after all events that have replies. */
  async tendAll(stopping?: AbortSignal, now = new Date()): Promise<void> {
    const events = await this.dataSource.query<{ id: number }[]>(WITH_REPLIES, [now]);
    for (const { id } of events) {
      if (stopping?.aborted) return;
      await this.tend(id, now);
    }
  }

  /** Looks after the replies to an event. */
  async tend(eventId: number, now = new Date()): Promise<void> {
    await inTransaction(this.dataSource, async (manager) => {
      const setting = await this.book.lock(manager, eventId);
      if (!setting) return;
      const days = await daysOfEvent(manager, eventId);
      await followOnlyDay(manager, eventId, days);
      const replies = await manager
        .createQueryBuilder(EventReply, 'item')
        .where('item.eventId = :eventId AND item.state IN (:...states)', { eventId, states: LIVE })
        .orderBy('item.id')
        .getMany();
      for (const key of new Set(replies.map(({ day }) => day))) {
        const own = replies.filter(({ day }) => day === key);
        const day = days.find((one) => one.day === key) ?? (await missingDay(manager, own[0]!));
        if (day && day.endsAt > now) await this.#tendDay({ manager, setting, day }, own, now);
      }
    });
  }

  async #tendDay(open: OpenDay, replies: EventReply[], now: Date): Promise<void> {
    for (const reply of replies) await this.#follow(open, reply);
    if (open.day.isCalledOff) return;
    for (const reply of replies) {
      if (reply.state === ReplyState.OFFERED) await this.#endOffer(open, reply, now);
      else if (reply.state === ReplyState.WAITING) await this.#closeList(open, reply, now);
      else if (reply.state === ReplyState.COMING) {
        await this.#askForPayment(open, reply, now);
        if (reply.state === ReplyState.COMING) await this.#remind(open, reply, now);
      }
    }
    await this.book.offer(open, now);
  }

  /** Tells a family when its event is moved, called off, or takes place after all. */
  async #follow(open: OpenDay, reply: EventReply): Promise<void> {
    const { day } = open;
    if (day.isCalledOff) {
      if (reply.isToldOff) return;
      reply.isToldOff = true;
      await this.#save(open, reply);
      await this.book.needed.charges?.voidOpen(open.manager, { replyId: reply.id });
      return this.book.write(open, 'calledOff', reply);
    }
    const before = reply.toldStartsAt;
    const isMoved = before.getTime() !== day.startsAt.getTime();
    if (!isMoved && !reply.isToldOff) return;
    const letter = reply.isToldOff ? 'onAgain' : 'moved';
    Object.assign(reply, { toldStartsAt: day.startsAt, isToldOff: false, remindedAt: null });
    await this.book.store(open, reply);
    await this.book.write(open, letter, reply, { before });
  }

  /** What was offered goes to the next family when the time that was said is over. */
  async #endOffer(open: OpenDay, reply: EventReply, now: Date): Promise<void> {
    if (reply.offeredUntil! > now) return;
    await this.#release(open, reply, 'lapsed');
  }

  /** Who still waits when replies close is told that no place has become free. */
  async #closeList(open: OpenDay, reply: EventReply, now: Date): Promise<void> {
    if (closesAt(open.setting, open.day) > now) return;
    await this.#release(open, reply, 'listClosed');
  }

  /** Places that are not paid by the day that was named: the family is told, and they go some days later. */
  async #askForPayment(open: OpenDay, reply: EventReply, now: Date): Promise<void> {
    const { charges } = this.book.needed;
    const today = wallClock(now).date;
    if (!charges || !reply.payBy || reply.payBy >= today || reply.arrival) return;
    const asked = await charges.of([{ replyId: reply.id }], open.manager);
    if (owedPence(reply, chargeThatCounts(asked.get(reply.id))) === 0) return;
    if (!reply.warnedAt) {
      reply.warnedAt = now;
      await this.#save(open, reply);
      const releasedAfter = addDays(today, DAYS_AFTER_WARNING);
      return this.book.write(open, 'unpaid', reply, { releasedAfter });
    }
    if (today > addDays(wallClock(reply.warnedAt).date, DAYS_AFTER_WARNING))
      await this.#release(open, reply, 'unpaidReleased');
  }

  /** The day before, from the morning on. */
  async #remind(open: OpenDay, reply: EventReply, now: Date): Promise<void> {
    const { date, time } = wallClock(now);
    const isEve = wallClock(open.day.startsAt).date === addDays(date, 1) && time >= REMINDED_FROM;
    if (!isEve || reply.remindedAt || now.getTime() - reply.createdAt.getTime() < JUST_SAID) return;
    reply.remindedAt = now;
    await this.#save(open, reply);
    await this.book.write(open, 'reminder', reply);
  }

  async #release(
    open: OpenDay,
    reply: EventReply,
    letter: 'lapsed' | 'listClosed' | 'unpaidReleased',
  ): Promise<void> {
    Object.assign(reply, { state: ReplyState.RELEASED, offeredUntil: null });
    await this.book.store(open, reply);
    await this.book.write(open, letter, reply);
  }

  async #save({ manager }: OpenDay, reply: EventReply): Promise<void> {
    await manager.save(EventReply, reply);
  }
}

/** An event that happens once has one date: when its day changes, its replies go with it. */
async function followOnlyDay(
  manager: EntityManager,
  eventId: number,
  days: readonly EventDay[],
): Promise<void> {
  const [only, ...others] = days;
  if (!only || others.length > 0) return;
  await manager.query(
    `UPDATE event_reply reply SET day = $2
      WHERE event_id = $1 AND day <> $2 AND state IN ('COMING', 'WAITING', 'OFFERED') AND told_starts_at > now()
        AND (SELECT series IS NULL FROM event WHERE id = $1)
        AND NOT EXISTS (SELECT FROM event_reply other WHERE other.event_id = $1 AND other.day = $2)`,
    [eventId, only.day],
  );
}
