import { addDays } from '../../../rules/days.ts';
import { freeSpans, HallDayState, openSpans, type Span, timeOf } from '../../../rules/hall-days.ts';
import { timeText } from '../../../rules/time-texts.ts';
import { momentOf } from '../../../rules/zoned-time.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { HallDaysQuery, HallRoomFragment } from './hall.generated.ts';

type HallDay = HallDaysQuery['hallDays'][number];

const DAY_MINUTES = 1440;

/** Says a minute of a day in the page's language, `15:00` or `બપોરે 3`. */
export function useClock(): (day: string, minute: number) => string {
  const { language } = useTranslation();
  return (day, minute) => {
    const on = minute < DAY_MINUTES ? day : addDays(day, 1);
    return timeText(momentOf(on, timeOf(minute)), language);
  };
}

/** Says what is left of a room's day: in a word, in a sentence, and on which end of the day it is taken. */
export function useDayWords({ opening }: Pick<HallRoomFragment, 'opening'>) {
  const { t } = useTranslation();
  const clock = useClock();
  return ({ day, state, taken }: HallDay) => {
    const open = openSpans(opening, day);
    const free = freeSpans(opening, { day, taken });
    const [begin, end] = [open[0]?.from ?? 0, open.at(-1)?.to ?? DAY_MINUTES];
    const isEarly = state === HallDayState.PART && free[0] !== undefined && free[0].from > begin;
    const isLate = state === HallDayState.PART && free.length > 0 && (free.at(-1)!.to < end || !isEarly);
    const part = () => {
      const [only] = free;
      if (free.length !== 1 || !only) return t('hall.states.PART');
      const { from, to } = only;
      if (from === begin) return t('hall.freeUntil', { time: clock(day, to) });
      if (to === end) return t('hall.freeFrom', { time: clock(day, from) });
      return t('hall.freeBetween', { from: clock(day, from), to: clock(day, to) });
    };
    const sentence = state === HallDayState.PART ? part() : t(`hall.states.${state}`);
    return { word: t(`hall.words.${state}`), sentence, isEarly, isLate };
  };
}

/** Says hours of a day one after another: "10:00–14:00, 16:00–23:00". */
export function useSpansText(): (day: string, spans: readonly Span[]) => string {
  const { t } = useTranslation();
  const clock = useClock();
  return (day, spans) =>
    spans.map(({ from, to }) => t('hall.between', { from: clock(day, from), to: clock(day, to) })).join(', ');
}
