import { daysUntil, type Instant } from '../../../../../rules/days.ts';
import { minuteOf, wallClock } from '../../../../../rules/zoned-time.ts';

/** Minutes. */
export const DAY = 1440;
/** What is longer is shown on each of its days; what is shorter stays on the day on which it begins. */
const LONGEST = 16 * 60;
/** Hours that are always shown. */
const USUAL = { first: 8, last: 23 };

interface Timed {
  roomId: number;
  startsAt: Instant;
  endsAt: Instant;
}

/** A part of a lane: what stands there, in minutes since the day began. */
export interface Placed<Entry> {
  entry: Entry;
  from: number;
  to: number;
  /** Which line of its lane, from 0: requests may overlap with others. */
  line: number;
}

export interface Lane<Entry> {
  day: string;
  roomId: number;
  placed: Placed<Entry>[];
  /** At least 1. */
  lines: number;
}

/** Minutes from the beginning of a day to a moment, by the clock of the site. */
export function minutesFrom(day: string, moment: Instant): number {
  const { date, time } = wallClock(moment);
  return daysUntil(date, day) * DAY + minuteOf(time);
}

/** `HH:MM` of minutes since a day began, which may be those of the next. */
export function timeAt(minutes: number): string {
  const ofDay = ((minutes % DAY) + DAY) % DAY;
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
}

/** The part of an entry that a day shows; undefined for none. */
export function partOn(day: string, entry: Timed): { from: number; to: number } | undefined {
  const [from, to] = [minutesFrom(day, entry.startsAt), minutesFrom(day, entry.endsAt)];
  if (to - from > LONGEST)
    return to > 0 && from < DAY ? { from: Math.max(from, 0), to: Math.min(to, DAY) } : undefined;
  return from >= 0 && from < DAY ? { from, to } : undefined;
}

/** The lanes of days and rooms, in their order. */
export function lanesOf<Entry extends Timed>(
  days: readonly string[],
  roomIds: readonly number[],
  entries: readonly Entry[],
): Lane<Entry>[] {
  return days.flatMap((day) =>
    roomIds.map((roomId) => {
      const placed: Placed<Entry>[] = [];
      for (const entry of entries) {
        const part = entry.roomId === roomId ? partOn(day, entry) : undefined;
        if (part) placed.push({ entry, ...part, line: freeLine(placed, part.from, part.to) });
      }
      return { day, roomId, placed, lines: Math.max(1, ...placed.map(({ line }) => line + 1)) };
    }),
  );
}

function freeLine(placed: readonly Placed<unknown>[], from: number, to: number): number {
  const taken = placed.filter((one) => one.from < to && one.to > from).map(({ line }) => line);
  let line = 0;
  while (taken.includes(line)) line += 1;
  return line;
}

/** The hours that hold all entries: from the usual ones, further as needed, also beyond midnight. */
export function hoursOf(lanes: readonly Lane<unknown>[]): { first: number; last: number } {
  let { first, last } = USUAL;
  for (const { placed } of lanes)
    for (const { from, to } of placed) {
      // What fills a day begins and ends with what is shown.
      if (to - from >= DAY || (from === 0 && to - from > LONGEST / 2)) continue;
      first = Math.min(first, Math.floor(from / 60));
      last = Math.max(last, Math.ceil(to / 60));
    }
  return { first, last };
}
