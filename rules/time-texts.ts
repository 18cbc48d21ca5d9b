import { londonWall } from './london-time.ts';

interface Times {
  startsAt: Date | string;
  endsAt: Date | string;
}

/**
 * A time of day by the clock in London: `18:00`, and in Gujarati as people say it, part of the day first and no
 * minutes at the full hour: `સાંજે 6`.
 */
export function timeText(moment: Date | string, language: string): string {
  const { time } = londonWall(moment);
  if (language !== 'gu') return time;
  const parts = new Intl.DateTimeFormat('gu-u-nu-latn', {
    hour: 'numeric',
    minute: '2-digit',
    dayPeriod: 'short',
    timeZone: 'Europe/London',
  }).formatToParts(new Date(moment));
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  const minutes = part('minute') === '00' ? '' : `:${part('minute')}`;
  return `${part('dayPeriod')} ${part('hour')}${minutes}`;
}

/** From when to when by the clock in London: `18:00–22:30`, `સાંજે 6થી રાત્રે 10:30`. */
export function hoursText({ startsAt, endsAt }: Times, language: string): string {
  const between = language === 'gu' ? 'થી ' : '–';
  return `${timeText(startsAt, language)}${between}${timeText(endsAt, language)}`;
}
