import { minuteOf } from '../../../rules/zoned-time.ts';
import { dateFormat } from '../../i18n/dates.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { HallRoomFragment } from './hall.generated.ts';
import { useClock } from './use-day-words.ts';

type Price = HallRoomFragment['prices'][number];

/** 2024-01-01 was a Monday. */
const dayOf = (weekday: number) => new Date(Date.UTC(2024, 0, weekday));

/** Says when a price counts, or a room is open: "Mon – Thu", "Sat, Sun, 18:00–00:00", "Any day". */
export function usePriceWhen(): (price: Pick<Price, 'weekdays' | 'from' | 'to'>) => string {
  const { t, language } = useTranslation();
  const clock = useClock();
  const format = dateFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const name = (weekday: number) => format.format(dayOf(weekday));
  return ({ weekdays, from, to }) => {
    const days = weekdays.toSorted((one, other) => one - other);
    const [first = 1, last = 7] = [days[0], days.at(-1)];
    const isRun = days.length > 2 && last - first === days.length - 1;
    const text =
      days.length === 7
        ? t('hall.anyDay')
        : isRun
          ? t('hall.dayRange', { from: name(first), to: name(last) })
          : days.map(name).join(', ');
    if (from === to) return text;
    const on = dayOf(first).toISOString().slice(0, 10);
    const hours = t('hall.between', { from: clock(on, minuteOf(from)), to: clock(on, minuteOf(to)) });
    return `${text}, ${hours}`;
  };
}
