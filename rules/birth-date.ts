import { addDays } from './days.ts';
import { currentDay, isDate } from './zoned-time.ts';

/** Birth dates outside these years are typing mistakes. */
const FIRST_YEAR = 1923;
const LAST_YEAR = 2099;

/** Whether a `YYYY-MM-DD` exists in the calendar, in a plausible year. */
export function isPlausibleDay(day: string): boolean {
  const year = Number(day.slice(0, 4));
  return isDate(day) && year >= FIRST_YEAR && year <= LAST_YEAR;
}

/** Whole years by the calendar by the clock of the site; the 29th of February counts from the 1st of March in other years. */
export function ageInYears(birthDate: string, today = currentDay()): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** A range of days as `YYYY-MM-DD`, both inclusive; undefined for no limit. */
export interface BirthDates {
  first?: string;
  last?: string;
}

/** The latest birth date of somebody of that age. */
function lastBirthDate(age: number, today: string): string {
  const day = `${Number(today.slice(0, 4)) - age}${today.slice(4)}`;
  // In other years the 29th of February becomes the 28th.
  return isDate(day) ? day : `${day.slice(0, 8)}28`;
}

/** The birth dates of people between these ages, both inclusive, by {@link ageInYears}. */
export function birthDatesOfAges(
  from: number | null | undefined,
  to: number | null | undefined,
  today = currentDay(),
): BirthDates {
  return {
    first: to === null || to === undefined ? undefined : addDays(lastBirthDate(to + 1, today), 1),
    last: from === null || from === undefined ? undefined : lastBirthDate(from, today),
  };
}
