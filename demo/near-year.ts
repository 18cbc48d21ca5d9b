import { addDays, daysUntil } from '../rules/days.ts';
import { currentDay } from '../rules/zoned-time.ts';

/** Weeks, so that a Sunday stays a Sunday. */
const YEAR = 52 * 7;

/** Days of it that are over; the rest is to come. */
const PAST = 90;

/** The days of festivals that follow the moon, year by year; the demo's texts have the first of each. */
const FESTIVALS: readonly (readonly string[])[] = [
  ['2026-02-15', '2027-03-06', '2028-02-23'], // Mahashivratri
  ['2026-03-02', '2027-03-22', '2028-03-11'], // Holi
  ['2026-03-26', '2027-04-15', '2028-04-03'], // Ram Navami
  ['2026-07-19', '2027-07-04', '2028-06-25'], // The Sunday nearest Rath Yatra
  ['2026-08-23', '2027-08-15', '2028-07-30'], // The Sunday before Raksha Bandhan
  ['2026-09-04', '2027-08-25', '2028-08-13'], // Janmashtami
  ['2026-09-14', '2027-09-04', '2028-08-23'], // Ganesh Chaturthi
  ['2026-10-11', '2027-09-30', '2028-09-19'], // Navratri
  ['2025-10-06', '2026-10-25', '2027-10-15', '2028-10-03'], // Sharad Poonam
  ['2026-11-08', '2027-10-29', '2028-10-17'], // Diwali
];

/** Of a festival, its first day that is not before another one. */
function festivalFrom(day: string, earliest: string): string | undefined {
  return FESTIVALS.find((days) => days.includes(day))?.find((known) => known >= earliest);
}

/**
 * The same day of the week and of the season in the year around today, most of which is to come; of a festival that follows
 * the moon its own day, as long as that is known.
 */
export function nearYear(day: string, today = currentDay()): string {
  const festival = festivalFrom(day, addDays(today, -PAST));
  if (festival) return festival;
  const distance = daysUntil(day, today);
  const sinceBegin = (((distance + PAST) % YEAR) + YEAR) % YEAR;
  return addDays(today, sinceBegin - PAST);
}

/** As {@link nearYear}, but to come. */
export function toCome(day: string, today = currentDay()): string {
  const festival = festivalFrom(day, addDays(today, 1));
  if (festival) return festival;
  const near = nearYear(day, today);
  return near > today ? near : addDays(near, YEAR);
}
