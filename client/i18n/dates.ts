import type { DayText, Instant } from '../../rules/days.ts';
import { dateTimeFormat } from '../../rules/formats.ts';
import { type Language, localeOf } from '../../rules/languages.ts';
import { place } from '../../rules/place.ts';
import { useTranslation } from './use-translation.ts';

/** The format of dates in a language. */
export function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return dateTimeFormat(localeOf(language), options);
}

/** How a day is said: "3 Nov 2026", "3 November 2026", "Tuesday, 3 November 2026". */
type Style = 'medium' | 'long' | 'full';

type SayDay = <Text extends string>(day: DayText<Text>) => string;

function useFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return dateFormat(useTranslation().language, options);
}

/** Says a day of the calendar, wherever the site is. */
export function useDayText(dateStyle: Style): SayDay {
  const format = useFormat({ dateStyle, timeZone: 'UTC' });
  return (day) => format.format(new Date(day));
}

/** Says the day of a moment by the clock of the site. */
export function useMomentDay(dateStyle: Style): (moment: Instant) => string {
  const format = useFormat({ dateStyle, timeZone: place.timeZone });
  return (moment) => format.format(new Date(moment));
}

/** Says the day of the week of a moment by the clock of the site: "Monday". */
export function useMomentWeekday(): (moment: Instant) => string {
  const format = useFormat({ weekday: 'long', timeZone: place.timeZone });
  return (moment) => format.format(new Date(moment));
}

/** Says the day of a line: "3 Nov", or with its year where a sentence names it: "3 November 2026". */
export function useLineDay(): <Text extends string>(day: DayText<Text>, withYear?: boolean) => string {
  const short = useFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' });
  const long = useDayText('long');
  return (day, withYear = false) => (withYear ? long(day) : short.format(new Date(day)));
}

/** The parts of a day for a date block: "Sat", "28", "Nov". */
export function useDayParts(): <Text extends string>(
  day: DayText<Text>,
) => Record<'weekday' | 'day' | 'month', string> {
  const weekday = useFormat({ weekday: 'short', timeZone: 'UTC' });
  const dayOfMonth = useFormat({ day: 'numeric', timeZone: 'UTC' });
  const month = useFormat({ month: 'short', timeZone: 'UTC' });
  return (day) => {
    const date = new Date(day);
    return {
      weekday: weekday.format(date),
      day: dayOfMonth.format(date),
      month: month.format(date),
    };
  };
}

/** Says a month, `YYYY-MM`: "November 2026". */
export function useMonthText(): (month: string) => string {
  const format = useFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (month) => format.format(new Date(`${month}-01`));
}

/** Says how far away a day is: "today", "tomorrow", "in 3 days". */
export function useDaysAway(): (days: number) => string {
  const { language } = useTranslation();
  const format = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' });
  return (days) => format.format(days, 'day');
}

/** Says a day that comes every year, `MM-DD`: "1 April". */
export function useDayOfYear(): SayDay {
  const format = useFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (day) => format.format(new Date(`2001-${day}`));
}

/** Says the days of a statement: "November 2026" within a month, else "3 Nov – 4 Dec 2026". */
export function useStatementDays(): (statement: { firstDay: string; lastDay: string }) => string {
  const month = useFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });
  const day = useFormat({ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  return ({ firstDay, lastDay }) =>
    firstDay.slice(0, 7) === lastDay.slice(0, 7)
      ? month.format(new Date(firstDay))
      : day.formatRange(new Date(firstDay), new Date(lastDay));
}
