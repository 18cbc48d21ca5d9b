import { z } from 'zod';
import { daysUntil } from './days.ts';
import { type DateChange, EventKind } from './event-dates.ts';
import { httpsLink } from './https-link.ts';
import { LANGUAGES } from './languages.ts';
import { LIMITS } from './limits.ts';
import type { MessageKey } from './messages.ts';
import { MOST_SERIES_DATES, seriesRules } from './series.ts';
import { optionalDate, optionalLine, optionalText, orNone, text } from './validation.ts';
import { isDate, isTime } from './zoned-time.ts';

/** Longer ones are typing mistakes. */
const MOST_DAYS = 62;

/** A time of day as `HH:MM`, which may stay empty. */
function optionalTime() {
  return orNone(text().refine((value) => value === '' || isTime(value), 'invalidTimes' satisfies MessageKey));
}

const dateChangeRules = z.object({
  day: text().refine(isDate, 'invalidDate' satisfies MessageKey),
  toDay: optionalDate(),
  fromTime: optionalTime(),
  toTime: optionalTime(),
  isCalledOff: z.boolean('invalidRequest' satisfies MessageKey).nullish(),
  note: optionalText(LIMITS.siteLineMaximum),
  notes: z
    .array(
      z.object({
        language: z.enum(LANGUAGES, 'invalidRequest' satisfies MessageKey),
        text: optionalText(LIMITS.siteLineMaximum),
      }),
    )
    .max(LANGUAGES.length, 'invalidRequest' satisfies MessageKey)
    .nullish(),
});

/** When and where an event is, beside its first day; each may be left out. */
export const eventTimeFields = {
  endsOn: optionalDate(),
  fromTime: optionalTime(),
  toTime: optionalTime(),
  place: optionalLine(LIMITS.siteLineMaximum),
  mapLink: orNone(httpsLink()),
  eventKind: z
    .enum(EventKind, 'invalidRequest' satisfies MessageKey)
    .or(z.literal(''))
    .nullish()
    .transform((value) => (value === undefined ? undefined : value || null)),
  roomIds: z
    .array(z.int('invalidRequest' satisfies MessageKey))
    .max(20)
    .optional(),
  series: seriesRules.nullish(),
  dateChanges: z.array(dateChangeRules).max(MOST_SERIES_DATES).optional(),
  isCalledOff: z.boolean('invalidRequest' satisfies MessageKey).optional(),
  calledOffNote: optionalLine(LIMITS.siteLineMaximum),
};

export interface EventTimes {
  startsOn?: string | null;
  endsOn?: string | null;
  fromTime?: string | null;
  toTime?: string | null;
  roomIds?: number[];
  series?: z.output<typeof seriesRules> | null;
  dateChanges?: DateChange[];
}

/** Checks even if something else has failed, so that every field gets its own text. */
const always = { when: () => true };

const says = (path: keyof EventTimes, message: MessageKey) => ({ ...always, path: [path], message });

/** What the fields of {@link eventTimeFields} ask of each other. */
export function withEventTimes<Rules extends z.ZodType<EventTimes>>(rules: Rules): Rules {
  return rules
    .refine(
      ({ startsOn, endsOn, fromTime, toTime, roomIds, series }) =>
        startsOn || !(endsOn || fromTime || toTime || series || roomIds?.length),
      says('startsOn', 'eventDayRequired'),
    )
    .refine(
      ({ startsOn, endsOn }) =>
        !startsOn ||
        !endsOn ||
        !isDate(startsOn) ||
        !isDate(endsOn) ||
        (startsOn <= endsOn && daysUntil(endsOn, startsOn) < MOST_DAYS),
      says('endsOn', 'eventEndsBeforeStart'),
    )
    .refine(({ fromTime, toTime }) => fromTime || !toTime, says('fromTime', 'eventFromTimeRequired'))
    .refine(
      ({ fromTime, toTime, roomIds }) => !roomIds?.length || !fromTime || toTime,
      says('toTime', 'eventToTimeRequired'),
    )
    .refine(
      ({ startsOn, series }) => !series || !startsOn || series.until >= startsOn,
      says('series', 'seriesEndsBefore'),
    );
}

/** What decides the dates of an event that is being written, to show them beforehand. */
export const eventDatesRules = withEventTimes(
  z.object({
    startsOn: optionalDate(),
    endsOn: eventTimeFields.endsOn,
    fromTime: eventTimeFields.fromTime,
    toTime: eventTimeFields.toTime,
    roomIds: eventTimeFields.roomIds,
    series: eventTimeFields.series,
    dateChanges: eventTimeFields.dateChanges,
  }),
);
