import { z } from 'zod';
import type { MessageKey } from './messages.ts';
import { isDate } from './zoned-time.ts';

/** How often something of the calendar happens again. */
export const SeriesStep = {
  /** Every so many days. */
  DAY: 'DAY',
  /** Every so many weeks, on the weekdays of the series. */
  WEEK: 'WEEK',
  /** Every so many months, on the same day of the month; months without it are left out. */
  MONTH_DAY: 'MONTH_DAY',
  /** Every so many months, on the same weekday of the month, such as the second Saturday. */
  MONTH_WEEKDAY: 'MONTH_WEEKDAY',
  /** Every so many years; 29 February only in leap years. */
  YEAR: 'YEAR',
} as const;
export type SeriesStep = keyof typeof SeriesStep;

/** Dates of a series at most: daily for two years. */
export const MOST_SERIES_DATES = 740;

export const weekdayRules = z
  .number('invalidRequest' satisfies MessageKey)
  .int('invalidRequest' satisfies MessageKey)
  .min(1, 'invalidRequest' satisfies MessageKey)
  .max(7, 'invalidRequest' satisfies MessageKey);

const day = () =>
  z.string('invalidDate' satisfies MessageKey).refine(isDate, 'invalidDate' satisfies MessageKey);

/** On which days something happens again, beginning with a first day that is kept beside it. */
export const seriesRules = z.object({
  every: z.enum(SeriesStep, 'invalidRequest' satisfies MessageKey),
  interval: z
    .number('invalidRequest' satisfies MessageKey)
    .int('invalidRequest' satisfies MessageKey)
    .min(1, 'invalidRequest' satisfies MessageKey)
    .max(52, 'invalidRequest' satisfies MessageKey),
  /** ISO: 1 is Monday, 7 Sunday. Of weekly ones alone; none is the weekday of the first day. */
  weekdays: z.array(weekdayRules).max(7, 'invalidRequest' satisfies MessageKey),
  /** The last day on which it may happen. */
  until: day(),
  /** Days on which it does not happen. */
  leftOut: z.array(day()).max(MOST_SERIES_DATES, 'invalidRequest' satisfies MessageKey),
});

export type Series = z.output<typeof seriesRules>;
