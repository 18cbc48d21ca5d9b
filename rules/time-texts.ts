import { factsOf, type Language, latinLocaleOf, localeOf } from './languages.ts';
import { londonWall } from './london-time.ts';

interface Times {
  startsAt: Date | string;
  endsAt: Date | string;
}

const formats = new Map<Language, Intl.DateTimeFormat>();

/** How the language writes a time of twelve hours; each is made once, which takes a while. */
function twelveHours(language: Language): Intl.DateTimeFormat {
  const format =
    formats.get(language) ??
    new Intl.DateTimeFormat(latinLocaleOf(language), {
      hour: 'numeric',
      minute: '2-digit',
      dayPeriod: 'short',
      timeZone: 'Europe/London',
    });
  formats.set(language, format);
  return format;
}

function countsToTwelve(language: Language): boolean {
  const { hourCycle } = new Intl.DateTimeFormat(localeOf(language), { hour: 'numeric' }).resolvedOptions();
  return hourCycle === 'h12' || hourCycle === 'h11';
}

/**
 * A time of day by the clock in London: `18:00`, and in languages that count to twelve as people say it, with the part
 * of the day and no minutes at the full hour: `સાંજે 6`.
 */
export function timeText(moment: Date | string, language: Language): string {
  if (!countsToTwelve(language)) return londonWall(moment).time;
  const parts = twelveHours(language).formatToParts(new Date(moment));
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  const minutes = part('minute') === '00' ? '' : `:${part('minute')}`;
  return `${part('dayPeriod')} ${part('hour')}${minutes}`;
}

/** From when to when by the clock in London: `18:00–22:30`, `સાંજે 6થી રાત્રે 10:30`. */
export function hoursText({ startsAt, endsAt }: Times, language: Language): string {
  const between = factsOf(language).between ?? '–';
  return `${timeText(startsAt, language)}${between}${timeText(endsAt, language)}`;
}
