import { addDays, type DayText } from './days.ts';

/** What becomes of a slot that somebody has taken. A released one is free again. */
export const SponsorshipState = {
  PROMISED: 'PROMISED',
  PAID: 'PAID',
  RELEASED: 'RELEASED',
} as const;
export type SponsorshipState = keyof typeof SponsorshipState;

/** How far ahead a day can be taken, where an offer has no last day. */
export const DAYS_TO_CHOOSE = 366;
/** Days within which a slot is paid, unless its own day is nearer. */
const DAYS_TO_PAY = 7;

/** The slots of a day as they are written, a line each. */
export function slotLines(written: string): string[] {
  return written
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** The days of an offer, as far as they decide what can be chosen. */
export interface OfferedDays {
  firstDay: string;
  lastDay: string | null;
  weekdays: readonly number[];
}

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00Z`).getUTCDay() || 7;
}

/** Whether the offer has that day at all. */
function isOfferedDay({ firstDay, lastDay, weekdays }: OfferedDays, day: string): boolean {
  return (
    day >= firstDay &&
    (lastDay === null || day <= lastDay) &&
    (weekdays.length === 0 || weekdays.includes(weekdayOf(day)))
  );
}

/** The days of an offer that can be chosen, within these two, one after the other. */
export function* daysToChoose(
  offer: OfferedDays,
  { from, to, today }: { from: string; to: string; today: string },
): Generator<string, void> {
  const first = [from, today, offer.firstDay].sort().at(-1)!;
  const last = [to, addDays(today, DAYS_TO_CHOOSE), offer.lastDay ?? to].sort()[0]!;
  for (let one = first; one <= last; one = addDays(one, 1)) if (isOfferedDay(offer, one)) yield one;
}

/** Whether there is a day to choose, within these two. */
export function hasDayToChoose(
  offer: OfferedDays,
  within: { from: string; to: string; today: string },
): boolean {
  return !daysToChoose(offer, within).next().done;
}

/**
 * The last day on which a promise can be paid before its slot is offered again; null where the day is so near that it is
 * paid there and then, and nothing is released.
 */
export function lastDayToPay<Promised extends string, Day extends string>(
  promisedOn: DayText<Promised>,
  day: DayText<Day>,
): string | null {
  const latest = [addDays(promisedOn, DAYS_TO_PAY), addDays(day, -1)].sort()[0]!;
  return latest > addDays(promisedOn, REMINDED_DAYS_BEFORE) ? latest : null;
}

/** Days before the last one on which the donor is reminded. */
export const REMINDED_DAYS_BEFORE = 2;
