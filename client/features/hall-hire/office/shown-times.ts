import type { Instant } from '../../../../rules/days.ts';
import { dateTimeFormat } from '../../../../rules/formats.ts';
import { type Language, latinLocaleOf } from '../../../../rules/languages.ts';
import { place } from '../../../../rules/place.ts';
import { hoursText } from '../../../../rules/time-texts.ts';

interface Times {
  startsAt: Instant;
  endsAt: Instant;
}

/** `Sat, 6 Mar 2027`, by the clock of the site. */
export function shortDayText(moment: Instant, language: Language): string {
  return dateTimeFormat(latinLocaleOf(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: place.timeZone,
  }).format(new Date(moment));
}

/** `Sat, 6 Mar 2027, 18:00–22:30`, by the clock of the site. */
export function whenText(times: Times, language: Language): string {
  return `${shortDayText(times.startsAt, language)}, ${hoursText(times, language)}`;
}

/** `6 March 2027`, the day of an instant by the clock of the site. */
export function dayText(moment: Instant, language: Language): string {
  return dateTimeFormat(latinLocaleOf(language), {
    dateStyle: 'long',
    timeZone: place.timeZone,
  }).format(new Date(moment));
}

/** Formats a calendar day or month, which is independent of time zones. */
export function calendarText(date: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  return dateTimeFormat(latinLocaleOf(language), { ...options, timeZone: 'UTC' }).format(
    new Date(`${date}T00:00Z`),
  );
}
