import { type Instant, instantOf } from '../../../rules/days.ts';
import { momentOf, wallClock } from '../../../rules/zoned-time.ts';

const DATE_AND_TIME = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/;

/** A moment as an input of type `datetime-local` has it, by the clock of the site; empty for none. */
export function localValueOf(moment: Instant | null | undefined): string {
  if (!moment) return '';
  const { date, time } = wallClock(moment);
  return `${date}T${time}`;
}

/** The moment of such a value as an ISO timestamp; null for an empty or unfinished one. */
export function momentOfValue(value: string): Instant | null {
  const [, date, time] = DATE_AND_TIME.exec(value) ?? [];
  return date && time ? instantOf(momentOf(date, time)) : null;
}
