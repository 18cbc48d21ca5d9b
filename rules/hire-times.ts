import { addDays } from './days.ts';
import { isDate, isTime, momentOf } from './zoned-time.ts';

/** The longest hire that ends on the next day: a later end is rather a mistake. */
const LONGEST_NIGHT_HOURS = 16;

interface WrittenTimes {
  /** `YYYY-MM-DD` of the beginning. */
  date: string;
  /** `HH:MM` */
  from: string;
  /** `HH:MM`; not after `from`, it is on the next day. */
  to: string;
}

/** Whether an end is on the day after its beginning. */
export function endsNextDay({ from, to }: Pick<WrittenTimes, 'from' | 'to'>): boolean {
  return isTime(from) && isTime(to) && to <= from;
}

/** The moments of written times by the clock of the site; undefined until date and times are complete. */
export function hireMoments({ date, from, to }: WrittenTimes): { startsAt: Date; endsAt: Date } | undefined {
  if (!isDate(date) || !isTime(from) || !isTime(to)) return undefined;
  const lastDay = endsNextDay({ from, to }) ? addDays(date, 1) : date;
  return { startsAt: momentOf(date, from), endsAt: momentOf(lastDay, to, 'end') };
}

/** Whether it ends after it begins, on the next day within {@link LONGEST_NIGHT_HOURS}; true until it is complete. */
export function isHireTime(times: WrittenTimes): boolean {
  const moments = hireMoments(times);
  if (!moments) return true;
  const hours = (moments.endsAt.getTime() - moments.startsAt.getTime()) / 3_600_000;
  return hours > 0 && (!endsNextDay(times) || hours <= LONGEST_NIGHT_HOURS);
}
