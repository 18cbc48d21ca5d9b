import { addDays, daysUntil } from '../../../rules/days.ts';
import { ReplyState } from '../../../rules/reply-states.ts';
import { currentDay, momentOf, wallClock } from '../../../rules/zoned-time.ts';
import type { EventDay } from './event-day.ts';
import type { EventReply } from './event-reply.entity.ts';
import type { EventReplySetting } from './event-reply-setting.entity.ts';

const HOUR = 3_600_000;

/** Days that a family has at least to pay, and after it was told that its places go. */
const DAYS_TO_PAY = 3;
export const DAYS_AFTER_WARNING = 2;

/** The moment until which replies to a date are sent and changed. */
export function closesAt({ closesHours }: EventReplySetting, { startsAt }: EventDay): Date {
  return new Date(startsAt.getTime() - closesHours * HOUR);
}

/** Whether replies have begun to be taken. */
export function hasOpened({ opensOn }: EventReplySetting, now = new Date()): boolean {
  return !opensOn || opensOn <= wallClock(now).date;
}

/** Whether replies to a date are taken at a moment. */
export function isOpen(setting: EventReplySetting, day: EventDay, now = new Date()): boolean {
  const isTaken = setting.isAsking && day.isShown && !day.isCalledOff;
  return isTaken && hasOpened(setting, now) && now < closesAt(setting, day);
}

/** When the first moment of taking replies is; undefined for at once. */
export function opensAt({ opensOn }: EventReplySetting): Date | undefined {
  return opensOn ? momentOf(opensOn, '00:00') : undefined;
}

/** Until when places from the waiting list are kept that are offered now: until the date begins where replies are closed already. */
export function offeredUntil(setting: EventReplySetting, day: EventDay, now: Date): Date {
  const end = now.getTime() + setting.offerHours * HOUR;
  const closes = closesAt(setting, day);
  return new Date(Math.min(end, (closes > now ? closes : day.startsAt).getTime()));
}

/** The time to pay of a family that is told in this moment what it owes; who was told before keeps the time it has. */
export function timeToPay(
  { setting, day }: { setting: EventReplySetting; day: EventDay },
  { state, pence }: Pick<EventReply, 'state' | 'pence'>,
): Pick<EventReply, 'payBy' | 'warnedAt'> {
  const owes = state === ReplyState.COMING && pence > 0;
  return { payBy: owes ? payBy(setting, day) : null, warnedAt: null };
}

/**
 * The day by which places are to be paid that are taken today; null where they may be paid at the door, as they must be when
 * there is not enough time left to be told and to pay.
 */
function payBy({ payDays }: EventReplySetting, { startsAt }: EventDay): string | null {
  if (payDays === null) return null;
  const [today, eventDay] = [currentDay(), wallClock(startsAt).date];
  const [wanted, soonest] = [addDays(eventDay, -payDays), addDays(today, DAYS_TO_PAY)];
  const due = wanted > soonest ? wanted : soonest;
  return daysUntil(eventDay, due) > DAYS_AFTER_WARNING ? due : null;
}
