import type { Instant } from './days.ts';
import { dateTimeFormat } from './formats.ts';
import { factsOf, type Language, latinLocaleOf, localeOf } from './languages.ts';
import { place } from './place.ts';
import { wallClock } from './zoned-time.ts';

interface Times {
  startsAt: Date | Instant;
  endsAt: Date | Instant;
}

/** Undefined for languages that count to 24. */
function twelveHourFormat(language: Language): Intl.DateTimeFormat | undefined {
  const { hourCycle } = dateTimeFormat(localeOf(language), { hour: 'numeric' }).resolvedOptions();
  if (hourCycle !== 'h12' && hourCycle !== 'h11') return undefined;
  return dateTimeFormat(latinLocaleOf(language), {
    hour: 'numeric',
    minute: '2-digit',
    dayPeriod: 'short',
    timeZone: place.timeZone,
  });
}

/**
 * A day, as `9 December 2026`.
 * @param day `YYYY-MM-DD`, which is the same in every time zone
 * @param dateStyle `full` has the day of the week too
 */
export function dayIn(language: Language, day: string, dateStyle: 'long' | 'full' = 'long'): string {
  return dateTimeFormat(latinLocaleOf(language), { dateStyle, timeZone: 'UTC' }).format(new Date(day));
}

/**
 * A time of day by the clock of the site: `18:00`, or in languages that count to twelve with the part of the day, and without
 * minutes at the full hour: `સાંજે 6`.
 */
export function timeText(moment: Date | Instant, language: Language): string {
  const format = twelveHourFormat(language);
  if (!format) return wallClock(moment).time;
  const parts = format.formatToParts(new Date(moment));
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  const minutes = part('minute') === '00' ? '' : `:${part('minute')}`;
  return `${part('dayPeriod')} ${part('hour')}${minutes}`;
}

/** A range of times by the clock of the site: `18:00–22:30`, `સાંજે 6થી રાત્રે 10:30`. */
export function hoursText({ startsAt, endsAt }: Times, language: Language): string {
  const between = factsOf(language).between ?? '–';
  return `${timeText(startsAt, language)}${between}${timeText(endsAt, language)}`;
}
