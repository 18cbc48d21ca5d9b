import type { Instant } from './days.ts';
import { wallClock } from './zoned-time.ts';

/** What an event is. */
export const EventKind = {
  FESTIVAL: 'FESTIVAL',
  PRAYER: 'PRAYER',
  MEAL: 'MEAL',
  CLASS: 'CLASS',
  SPORT: 'SPORT',
  HEALTH: 'HEALTH',
  OTHER: 'OTHER',
} as const;
export type EventKind = keyof typeof EventKind;

/** Whether nobody knows when a date ends: it then lasts until the night, unless the date has an end of its own. */
export function isOpenEnded(
  { endsAt, isWholeDay }: { endsAt: Date | Instant; isWholeDay: boolean },
  toTime: string | null | undefined,
): boolean {
  return !isWholeDay && !toTime && wallClock(endsAt).time === '00:00';
}

/** What differs on one date of a series; what is left out or null is as always. */
export interface DateChange {
  /** Its day in the series, `YYYY-MM-DD`. */
  day: string;
  /** The day it is moved to. */
  toDay?: string | null;
  /** `HH:MM` */
  fromTime?: string | null;
  toTime?: string | null;
  isCalledOff?: boolean | null;
  /** Why. */
  note?: string | null;
}

/** Events by when they are. */
export const EventWhen = {
  /** With a date that is not over. */
  COMING: 'COMING',
  /** With dates that are over. */
  PAST: 'PAST',
  /** Without a date. */
  UNDATED: 'UNDATED',
} as const;
export type EventWhen = keyof typeof EventWhen;
