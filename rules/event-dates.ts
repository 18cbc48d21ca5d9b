import { addDays, type Instant } from './days.ts';
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

/** The end of a date for other programs, which take one without an end for its first day; undefined of a day on until the night. */
export function knownEnd<Moment extends Date | Instant>(
  { startsAt, endsAt, isWholeDay }: { startsAt: Moment; endsAt: Moment; isWholeDay: boolean },
  toTime: string | null | undefined,
): Moment | undefined {
  const isOneDay = wallClock(endsAt).date === addDays(wallClock(startsAt).date, 1);
  return isOneDay && isOpenEnded({ endsAt, isWholeDay }, toTime) ? undefined : endsAt;
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
  /** Why, in the event's own language. */
  note?: string | null;
  /** Why, by language; of the event's own it stands before `note`. */
  notes?: readonly { language: string; text?: string | null }[] | null;
}

/** What is said of a date: in the event's own language, and in others. */
export interface NotedDate {
  note: string | null;
  noteTranslations: Readonly<Record<string, { note: string }>>;
}

/** What is said of a date that differs, as it is kept with the date. */
export function noteOf(change: DateChange | undefined, ownLanguage: string): NotedDate {
  const given = (change?.notes ?? []).flatMap(({ language, text }) =>
    text ? [[language, text] as const] : [],
  );
  const others = given.filter(([language]) => language !== ownLanguage);
  return {
    note: new Map(given).get(ownLanguage) ?? change?.note ?? null,
    noteTranslations: Object.fromEntries(others.map(([language, note]) => [language, { note }])),
  };
}

/** What is said of a date in a language, else in the event's own. */
export function noteIn(
  { note, noteTranslations }: NotedDate,
  ownLanguage: string,
  language: string,
): { note: string | null; noteLanguage: string } {
  const translated = language === ownLanguage ? undefined : noteTranslations[language]?.note;
  return translated ? { note: translated, noteLanguage: language } : { note, noteLanguage: ownLanguage };
}

/** Why a date is called off or differs: what is said of the event where that is off as a whole, else what is said of the date. */
export function whyOf<Text>(event: { isCalledOff: boolean }, ofEvent: Text, ofDate: Text): Text {
  return event.isCalledOff ? ofEvent : ofDate;
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
