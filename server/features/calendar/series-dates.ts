import { LRUCache } from 'lru-cache';
import { RRuleTemporal } from 'rrule-temporal';
import { addMonths, isoWeekday } from '../../../rules/days.ts';
import type { Series } from '../../../rules/series.ts';
import { currentDay } from '../../../rules/zoned-time.ts';

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

const compact = (day: string) => day.replaceAll('-', '');

/** Which weekday of the month a day is: `2SA`, and `-1SA` for a fifth one, which not every month has. */
function weekdayOfMonth(day: string): string {
  const nth = Math.ceil(Number(day.slice(8)) / 7);
  return `${nth > 4 ? -1 : nth}${WEEKDAYS[isoWeekday(day) - 1]}`;
}

/** The recurrence rule of a series, as RFC 5545 writes it, without `UNTIL`. */
export function recurrenceOf({ every, interval, weekdays }: Series, firstDay: string): string {
  const days = weekdays.length > 0 ? weekdays.map((one) => one - 1) : [isoWeekday(firstDay) - 1];
  const rules = {
    DAY: 'FREQ=DAILY',
    WEEK: `FREQ=WEEKLY;BYDAY=${days
      .sort()
      .map((index) => WEEKDAYS[index])
      .join()}`,
    MONTH_DAY: `FREQ=MONTHLY;BYMONTHDAY=${Number(firstDay.slice(8))}`,
    MONTH_WEEKDAY: `FREQ=MONTHLY;BYDAY=${weekdayOfMonth(firstDay)}`,
    YEAR: 'FREQ=YEARLY',
  };
  return `${rules[every]};INTERVAL=${interval}`;
}

/** Dates of a series at most: daily for twenty years. */
const MOST_DATES = 7400;

/**
 * The last day on which a series may happen: what it says, at most two years after its first day, and for one that goes on half
 * years more, so that there is always a year ahead.
 */
export function lastDayOf({ until }: Pick<Series, 'until'>, firstDay: string, today = currentDay()): string {
  const ahead = addMonths(today, 12);
  let months = 24;
  while (addMonths(firstDay, months) < ahead) months += 6;
  const latest = addMonths(firstDay, months);
  return until < latest ? until : latest;
}

/** The days of rules by the rule: two years of days take a fifth of a second, and are asked for again and again. */
const worked = new LRUCache<string, readonly string[]>({ max: 200 });

/** The days of a rule. */
function daysOf(rruleString: string): readonly string[] {
  const known = worked.get(rruleString);
  if (known) return known;
  const rule = new RRuleTemporal({ rruleString });
  const days = rule.all((_, index) => index < MOST_DATES).map((date) => date.toPlainDate().toString());
  worked.set(rruleString, days);
  return days;
}

/**
 * The days of a series from its first day on, in order, without those that are left out, until
 * {@link lastDayOf}. The first day is one of them even if it does not fit the rule. Who is about to lock the
 * calendar asks for them before, too: they are worked out once.
 */
export function datesOf(series: Series, firstDay: string, today?: string): string[] {
  const days = daysOf(
    [
      `DTSTART;TZID=UTC:${compact(firstDay)}T000000`,
      `RRULE:${recurrenceOf(series, firstDay)};UNTIL=${compact(lastDayOf(series, firstDay, today))}T235959Z`,
    ].join('\n'),
  );
  const all = days[0] === firstDay ? days : [firstDay, ...days];
  const leftOut = new Set(series.leftOut);
  return all.filter((day) => !leftOut.has(day));
}

/** The days as {@link datesOf}, or the first alone where nothing happens again. */
export function datesFrom(series: Series | null, firstDay: string): string[] {
  return series ? datesOf(series, firstDay) : [firstDay];
}
