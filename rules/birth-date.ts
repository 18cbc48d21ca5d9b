import { isDate, londonToday } from './london-time.ts';

/** Birth dates before this year or after that one are slips of the finger (spec §9). */
const FIRST_YEAR = 1923;
const LAST_YEAR = 2099;

/** Whether `YYYY-MM-DD` is a day there was or will be, in a year that makes sense. */
export function isPlausibleDay(day: string): boolean {
  const year = Number(day.slice(0, 4));
  return isDate(day) && year >= FIRST_YEAR && year <= LAST_YEAR;
}

/** Whole years by the calendar in London (D60); the 29th of February counts from the 1st of March in other years. */
export function ageInYears(birthDate: string, today = londonToday()): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** Days as `YYYY-MM-DD`, both of them too; undefined where there is no limit. */
export interface BirthDates {
  first?: string;
  last?: string;
}

const DAY = 86_400_000;

/** Another day, so many days later. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + count * DAY).toISOString().slice(0, 10);
}

/** The last day on which somebody of that age can have been born. */
function lastBirthDate(age: number, today: string): string {
  const day = `${Number(today.slice(0, 4)) - age}${today.slice(4)}`;
  // Of the 29th of February in another year, the day before it.
  return isDate(day) ? day : `${day.slice(0, 8)}28`;
}

/** Who is between these ages, both included, by {@link ageInYears}. */
export function birthDatesOfAges(
  from: number | null | undefined,
  to: number | null | undefined,
  today = londonToday(),
): BirthDates {
  return {
    first: to === null || to === undefined ? undefined : addDays(lastBirthDate(to + 1, today), 1),
    last: from === null || from === undefined ? undefined : lastBirthDate(from, today),
  };
}
