import { addDays, daysUntil } from '../rules/days.ts';
import { currentDay } from '../rules/zoned-time.ts';

/** Weeks, so that a Sunday stays a Sunday. */
const YEAR = 52 * 7;

/** Days of it that are over; the rest is to come. */
const PAST = 90;

/** The same day of the week and of the season in the year around today, most of which is to come. */
export function nearYear(day: string, today = currentDay()): string {
  const distance = daysUntil(day, today);
  const sinceBegin = (((distance + PAST) % YEAR) + YEAR) % YEAR;
  return addDays(today, sinceBegin - PAST);
}
