import { type Instant, isoWeekday } from '../../../rules/days.ts';
import { isOpenEnded } from '../../../rules/event-dates.ts';
import { listFormat } from '../../../rules/formats.ts';
import { localeOf } from '../../../rules/languages.ts';
import { hoursText, timeText } from '../../../rules/time-texts.ts';
import { dateFormat, useDayText, useLineDay } from '../../i18n/dates.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { daysOfDate } from './event-when.ts';
import type { EventDateFieldsFragment, EventFieldsFragment } from './events.generated.ts';

type Timed = Pick<EventDateFieldsFragment, 'startsAt' | 'endsAt' | 'isWholeDay'>;
type Series = NonNullable<EventFieldsFragment['series']>;

/** A Monday. */
const MONDAY = Date.UTC(2001, 0, 1);
const DAY = 86_400_000;
const NTH = ['one', 'two', 'three', 'four', 'last'] as const;

/** Says how often a series happens: "every Wednesday". */
export function useSeriesWords(): (series: Series, firstDay: string) => string {
  const { t, language } = useTranslation();
  const weekday = dateFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const list = listFormat(localeOf(language));
  return ({ every, interval, weekdays }, firstDay) => {
    const days = every === 'WEEK' && weekdays.length > 0 ? weekdays : [isoWeekday(firstDay)];
    const dayOfMonth = Number(firstDay.slice(8));
    return t(`events.every.${every}`, {
      count: interval,
      day: dayOfMonth,
      days: list.format([...days].sort().map((one) => weekday.format(new Date(MONDAY + (one - 1) * DAY)))),
      nth: t(`events.nth.${NTH[Math.min(Math.ceil(dayOfMonth / 7), 5) - 1]!}`),
    });
  };
}

/** Says at what time a date is: "18:30–20:00", "18:30", or nothing of whole days. */
export function useHoursWords(): (date: Timed, toTime?: string | null) => string {
  const { language } = useTranslation();
  return ({ startsAt, endsAt, isWholeDay }, toTime) => {
    if (isWholeDay) return '';
    const times = { startsAt: startsAt as Instant, endsAt: endsAt as Instant };
    const isOpen = isOpenEnded({ ...times, isWholeDay }, toTime);
    return isOpen ? timeText(times.startsAt, language) : hoursText(times, language);
  };
}

/** Says on which days a date is, in full or short: "Saturday, 28 November 2026", "2 Dec – 5 Dec". */
export function useDaysWords(style: 'full' | 'short'): (date: Timed) => string {
  const { t } = useTranslation();
  const full = useDayText('full');
  const short = useLineDay();
  return (date) => {
    const { first, last } = daysOfDate(date);
    const say = style === 'full' && first === last ? full : short;
    return first === last ? say(first) : t('events.days', { from: short(first), to: short(last) });
  };
}
