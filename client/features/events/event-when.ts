import { addDays, daysUntil, type Instant } from '../../../rules/days.ts';
import { wallClock } from '../../../rules/zoned-time.ts';
import type { EventFieldsFragment } from './events.generated.ts';

type ShownDate = NonNullable<EventFieldsFragment['nextDate']>;

/** What decides which date of an event is shown. */
export type Dated = Pick<EventFieldsFragment, 'startsOn'> &
  Partial<Pick<EventFieldsFragment, 'nextDate' | 'lastDate'>>;

/** The date of an event that people ask for: the next, else the last; one that is not saved has its first day alone. */
export function shownDate({ nextDate, lastDate }: Dated): ShownDate | undefined {
  return nextDate ?? lastDate ?? undefined;
}

/** The day of an event that people ask for, `YYYY-MM-DD`. */
export function shownDay(event: Dated): string | undefined {
  const date = shownDate(event);
  return date ? wallClock(date.startsAt as Instant).date : (event.startsOn ?? undefined);
}

/** Days from which on something that is every day is a habit of the house, as an arti, and no festival of nine nights. */
const HABIT_DAYS = 21;

/** Whether an event is every day for weeks to come: it stands beside what is next, and is not what comes next. */
export function isEveryDay({ series, nextDate }: Pick<EventFieldsFragment, 'series' | 'nextDate'>): boolean {
  if (series?.every !== 'DAY' || series.interval !== 1 || !nextDate) return false;
  return daysUntil(series.until, wallClock(nextDate.startsAt as Instant).date) >= HABIT_DAYS;
}

/** The first and the last day of a date; what ends in the night after it is of its day. */
export function daysOfDate({
  startsAt,
  endsAt,
  isWholeDay,
}: Pick<ShownDate, 'startsAt' | 'endsAt' | 'isWholeDay'>): {
  first: string;
  last: string;
} {
  const first = wallClock(startsAt as Instant).date;
  const end = wallClock(endsAt as Instant);
  const isLong = Date.parse(endsAt) - Date.parse(startsAt) > 24 * 60 * 60_000;
  // The midnight after the last day.
  const last = isWholeDay || end.time === '00:00' ? addDays(end.date, -1) : end.date;
  return { first, last: isWholeDay || isLong ? last : first };
}
