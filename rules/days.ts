/** A moment: an ISO 8601 timestamp. Which day it is depends on the clock. */
export type Instant = `${string}T${string}`;

/** `YYYY-MM-DD`, the same in every time zone: a function that takes one refuses a moment at compile time. */
export type DayText<Text extends string> = Text extends Instant ? never : Text;

/** A moment as the API takes it. */
export const instantOf = (date: Date): Instant => date.toISOString() as Instant;

const DAY = 86_400_000;

const dateOf = (day: string) => new Date(`${day}T00:00Z`);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** The day that many days later. */
export function addDays<Text extends string>(day: DayText<Text>, count: number): string {
  return dayOf(new Date(dateOf(day).getTime() + count * DAY));
}

/** Days one after the other, both inclusive. */
export interface DayRange {
  first: string;
  last: string;
}

/** Days one after the other as ranges. @param days in order */
export function rangesOf(days: readonly string[]): DayRange[] {
  const ranges: DayRange[] = [];
  for (const day of days) {
    const range = ranges.at(-1);
    if (range && day === addDays(range.last, 1)) range.last = day;
    else if (range?.last !== day) ranges.push({ first: day, last: day });
  }
  return ranges;
}

/** ISO: 1 is Monday, 7 Sunday. */
export function isoWeekday<Text extends string>(day: DayText<Text>): number {
  return ((dateOf(day).getUTCDay() + 6) % 7) + 1;
}

/** The corresponding day of a later month, or that month's last day if it has none. */
export function addMonths<Text extends string>(day: DayText<Text>, months: number): string {
  const date = dateOf(day);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dayOf(new Date(Date.UTC(year, month, Math.min(date.getUTCDate(), lastOfMonth))));
}

/** Days from one day to another: 0 on the same day, less when it is over. */
export function daysUntil<Text extends string, Today extends string>(
  day: DayText<Text>,
  today: DayText<Today>,
): number {
  return (dateOf(day).getTime() - dateOf(today).getTime()) / DAY;
}
