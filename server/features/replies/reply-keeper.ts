import { type DataSource, type EntityManager, In } from 'typeorm';
import { addDays } from '../../../rules/days.ts';
import { LIVE_REPLIES, ReleasedFor, ReplyState } from '../../../rules/reply-states.ts';
import { wallClock } from '../../../rules/zoned-time.ts';
import { eachAlone } from '../../database/each-alone.ts';
import { inTransaction } from '../../database/transaction.ts';
import { daysOfEvent, isElsewhere, missingDay, ownPlace } from './event-day.ts';
import { EventReply, NO_FURTHER } from './event-reply.entity.ts';
import { followOnlyDay } from './only-day.ts';
import type { OpenDay, ReplyBook } from './reply-book.ts';
import { hasPaid, owedPence } from './reply-charges.ts';
import { closesAt, DAYS_AFTER_WARNING, offeredUntil, timeToPay } from './reply-times.ts';

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

/** Until when what a letter offers is kept. */
const OFFER_ENDS = { offered: 'offeredUntil', moreFree: 'furtherUntil' } as const;

const RELEASED_FOR = {
  lapsed: ReleasedFor.LAPSED,
  listClosed: ReleasedFor.CLOSED,
  unpaidReleased: ReleasedFor.UNPAID,
} as const;

/**
 * What happens to replies by itself. It compares what each family was last told with what is so now, so that each letter is written
 * once, whichever server looks and however often.
 */
export class ReplyKeeper {
  constructor(
    private readonly dataSource: DataSource,
    private readonly book: ReplyBook,
  ) {}

  /** Looks after all events that have replies. @throws AggregateError of what has failed, once the others are looked after */
  async tendAll(stopping?: AbortSignal, now = new Date()): Promise<void> {
    const events = await this.dataSource.query<{ id: number }[]>(WITH_REPLIES, [now]);
    await eachAlone(events, ({ id }) => this.tend(id, now), stopping);
  }

  /** Takes the replies to an event along to another day, as part of the write that moves it. */
  async follow(manager: EntityManager, eventId: number): Promise<void> {
    await followOnlyDay(manager, eventId, await daysOfEvent(manager, eventId));
  }

  /** Tells whoever was to come to an event that is deleted for good, while its replies are still there. */
  async tellOfRemoval(manager: EntityManager, eventId: number, now = new Date()): Promise<void> {
    const setting = await this.book.lock(manager, eventId);
    if (!setting) return;
    const days = await daysOfEvent(manager, eventId);
    for (const reply of await liveReplies(manager, eventId)) {
      const day = days.find((one) => one.day === reply.day) ?? (await missingDay(manager, reply, now));
      if (day && day.startsAt > now)
        await this.#follow({ manager, setting, day: { ...day, isCalledOff: true } }, reply, now);
    }
  }

  /** Looks after the replies to an event. */
  async tend(eventId: number, now = new Date()): Promise<void> {
    await inTransaction(this.dataSource, async (manager) => {
      const locked = await this.book.lockAndFollow(manager, eventId);
      if (!locked) return;
      const { setting, days } = locked;
      const replies = await liveReplies(manager, eventId);
      for (const key of new Set(replies.map(({ day }) => day))) {
        const own = replies.filter(({ day }) => day === key);
        const day = days.find((one) => one.day === key) ?? (await missingDay(manager, own[0]!, now));
        if (day && day.endsAt > now) await this.#tendDay({ manager, setting, day }, own, now);
      }
    });
  }

  async #tendDay(open: OpenDay, replies: EventReply[], now: Date): Promise<void> {
    for (const reply of replies) await this.#follow(open, reply, now);
    if (open.day.isCalledOff) return;
    for (const reply of replies) {
      if (reply.state === ReplyState.OFFERED) await this.#endOffer(open, reply, now);
      else if (reply.state === ReplyState.WAITING) await this.#closeList(open, reply, now);
      else if (reply.state === ReplyState.COMING) {
        await this.#endFurther(open, reply, now);
        await this.#askForPayment(open, reply, now);
        if (reply.state === ReplyState.COMING) await this.#remind(open, reply, now);
      }
    }
    await this.book.offer(open, now);
  }

  /** Tells a family when its event is moved, is at another place, called off, or takes place after all. */
  async #follow(open: OpenDay, reply: EventReply, now: Date): Promise<void> {
    const { day } = open;
    if (day.isCalledOff) {
      if (reply.isToldOff) return;
      await this.#set(open, reply, { isToldOff: true });
      await this.book.needed.charges?.voidOpen(open.manager, { replyId: reply.id });
      return this.book.write(open, 'calledOff', reply);
    }
    const before = reply.toldStartsAt;
    const isMoved = before.getTime() !== day.startsAt.getTime();
    const hasNewPlace = isElsewhere(day, reply.toldPlace);
    const toldPlace = ownPlace(day);
    if (!isMoved && !reply.isToldOff && !hasNewPlace)
      return toldPlace === reply.toldPlace ? undefined : this.#set(open, reply, { toldPlace });
    const letter = reply.isToldOff ? 'onAgain' : isMoved ? 'moved' : 'newPlace';
    const offer = offerOf(reply);
    // Meanwhile nobody could take what is offered, or it would be kept for too long: it is offered anew.
    const isOfferedAnew =
      offer && (reply.isToldOff || reply[OFFER_ENDS[offer]]! > closesAt(open.setting, day));
    if (isOfferedAnew) reply[OFFER_ENDS[offer]] = offeredUntil(open.setting, day, now);
    // What was to be paid for the day that they knew is asked for this one, with time for it.
    const isOtherDay = wallClock(before).date !== wallClock(day.startsAt).date;
    if (reply.isToldOff || isOtherDay) Object.assign(reply, timeToPay(open, reply));
    Object.assign(reply, { toldStartsAt: day.startsAt, toldPlace, isToldOff: false });
    if (letter !== 'newPlace') reply.remindedAt = null;
    await this.book.store(open, reply);
    await this.book.write(open, letter, reply, { before: isMoved ? before : undefined, hasNewPlace });
    if (isOfferedAnew) await this.book.write(open, offer, reply);
  }

  /** What was offered goes to the next family when its time is over. */
  async #endOffer(open: OpenDay, reply: EventReply, now: Date): Promise<void> {
    if (await this.#isOfferOver(open, 'offered', reply, now)) await this.#release(open, reply, 'lapsed');
  }

  /** A family whose letter left late has as long as if it had been offered then; one that may not know of it has for ever. */
  async #isOfferOver(
    open: OpenDay,
    letter: keyof typeof OFFER_ENDS,
    reply: EventReply,
    now: Date,
  ): Promise<boolean> {
    const ends = OFFER_ENDS[letter];
    const told = await this.book.toldAt(open, letter, reply, now);
    if (!told || reply[ends]! > now) return false;
    const until = offeredUntil(open.setting, open.day, told);
    if (until > now) await this.#set(open, reply, { [ends]: until });
    return until <= now;
  }

  /** Further places go to the next family when their time is over; who waits for some when replies close is told that none came. */
  async #endFurther(open: OpenDay, reply: EventReply, now: Date): Promise<void> {
    if (!reply.further) return;
    const { furtherUntil } = reply;
    const isOver = furtherUntil
      ? await this.#isOfferOver(open, 'moreFree', reply, now)
      : closesAt(open.setting, open.day) <= now;
    if (!isOver) return;
    Object.assign(reply, NO_FURTHER);
    await this.book.store(open, reply);
    await this.book.write(open, furtherUntil ? 'moreLapsed' : 'moreClosed', reply);
  }

  /** Who still waits when replies close is told that no place has become free. */
  async #closeList(open: OpenDay, reply: EventReply, now: Date): Promise<void> {
    if (closesAt(open.setting, open.day) > now) return;
    await this.#release(open, reply, 'listClosed');
  }

  /**
   * Places that are not paid by the day that was named: the family is told, and they go some days after the letter has left. Those of
   * a family that no letter reaches stay, as do those of one that has paid a part: the office rings it.
   */
  async #askForPayment(open: OpenDay, reply: EventReply, now: Date): Promise<void> {
    const { charges } = this.book.needed;
    const today = wallClock(now).date;
    if (!charges || !reply.payBy || reply.payBy >= today || reply.arrival) return;
    // Locked, so that what is paid at this moment counts, or waits until they are void.
    const asked = await charges.lockOf(open.manager, { replyId: reply.id });
    // What is on its way may still fail: then they are told once more.
    if (owedPence(reply, asked) === 0 || (await charges.areUnderWay(open.manager, asked))) {
      const isToRing = reply.ringAbout && reply.ringAbout !== 'unpaid';
      if (reply.warnedAt)
        await this.#set(open, reply, { warnedAt: null, ringAbout: isToRing ? reply.ringAbout : null });
      return;
    }
    const isPart = hasPaid(asked);
    if (!reply.warnedAt) {
      await this.#set(open, reply, { warnedAt: now });
      const releasedAfter = isPart ? undefined : addDays(today, DAYS_AFTER_WARNING);
      return this.book.write(open, 'unpaid', reply, { releasedAfter });
    }
    const isOver = (since: Date) => today > addDays(wallClock(since).date, DAYS_AFTER_WARNING);
    if (isPart && !isOver(reply.warnedAt)) return;
    const told = await this.book.toldAt(open, 'unpaid', reply, now);
    if (!told || !isOver(told) || !isOver(reply.warnedAt)) return;
    if (isPart) await this.book.ring(open, 'unpaid', reply);
    else await this.#release(open, reply, 'unpaidReleased');
  }

  /** The day before, from the morning on. */
  async #remind(open: OpenDay, reply: EventReply, now: Date): Promise<void> {
    const { date, time } = wallClock(now);
    const isEve = wallClock(open.day.startsAt).date === addDays(date, 1) && time >= REMINDED_FROM;
    if (!isEve || reply.remindedAt || now.getTime() - reply.createdAt.getTime() < JUST_SAID) return;
    await this.#set(open, reply, { remindedAt: now });
    await this.book.write(open, 'reminder', reply);
  }

  async #release(open: OpenDay, reply: EventReply, letter: keyof typeof RELEASED_FOR): Promise<void> {
    const releasedFor = RELEASED_FOR[letter];
    Object.assign(reply, { state: ReplyState.RELEASED, releasedFor, offeredUntil: null });
    await this.book.store(open, reply);
    await this.book.write(open, letter, reply);
  }

  async #set(
    { manager }: OpenDay,
    reply: EventReply,
    values: Partial<
      Pick<
        EventReply,
        'furtherUntil' | 'isToldOff' | 'offeredUntil' | 'remindedAt' | 'ringAbout' | 'toldPlace' | 'warnedAt'
      >
    >,
  ): Promise<void> {
    Object.assign(reply, values);
    await manager.save(EventReply, reply);
  }
}

/** Which letter tells what is offered to a family now. */
function offerOf({ offeredUntil, furtherUntil }: EventReply): keyof typeof OFFER_ENDS | null {
  if (offeredUntil) return 'offered';
  return furtherUntil && 'moreFree';
}

function liveReplies(manager: EntityManager, eventId: number): Promise<EventReply[]> {
  return manager.find(EventReply, {
    where: { eventId, state: In([...LIVE_REPLIES]) },
    order: { id: 'ASC' },
  });
}
