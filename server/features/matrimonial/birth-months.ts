import { addDays, type BirthDates } from '../../../rules/birth-date.ts';

/** Before and after every birth date. */
const EVER = { first: '0001-01-01', last: '9998-12-31' };

/** Days from the first to the last, both included. */
type Days = readonly [string, string];

const firstOfMonth = (day: string) => `${day.slice(0, 8)}01`;

/** The same day when a month begins with it. */
function nextFirstOfMonth(day: string): string {
  return day.endsWith('-01') ? day : firstOfMonth(addDays(firstOfMonth(day), 31));
}

/**
 * Cuts a range of days into whole months, which are counted already, and what is left at its ends.
 * @returns the months from `from` on and before `until`
 */
export function splitIntoMonths({ first = EVER.first, last = EVER.last }: BirthDates): {
  from: string;
  until: string;
  parts: Days[];
} {
  const from = nextFirstOfMonth(first);
  const until = firstOfMonth(addDays(last, 1));
  if (from > until) return { from, until, parts: [[first, last]] };
  const parts: Days[] = [
    [first, addDays(from, -1)],
    [until, last],
  ];
  return { from, until, parts: parts.filter(([start, end]) => start <= end) };
}
