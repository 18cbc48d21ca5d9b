import { addDays, type DayRange, type Instant, rangesOf } from '../../../rules/days.ts';
import { LIMITS } from '../../../rules/limits.ts';
import { wallClock } from '../../../rules/zoned-time.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFestivalsBetweenQuery } from './festivals-between.generated.ts';

/** What one question about events covers at most. */
const MOST_DAYS = 790;
const DAY = 86_400_000;

/** A festival of ours on dates of a series. */
interface FestivalOnDates {
  id: number;
  name: string;
  textLanguage: string;
  /** When it is. */
  ranges: readonly DayRange[];
  /** Of the series. */
  dates: readonly string[];
}

/** The days of a date of an event; what ends in the night is of the day before. */
function daysOf({ startsAt, endsAt }: { startsAt: Instant; endsAt: Instant }): string[] {
  const first = wallClock(startsAt).date;
  const length = Math.max(1, Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / DAY));
  return Array.from({ length }, (_, index) => addDays(first, index));
}

/**
 * The festivals that fall on dates of a series, by their beginning.
 * @param days of the series, in order
 * @param eventId of the series, which is not in its own way
 */
export function useFestivals(days: readonly string[], eventId?: number): FestivalOnDates[] {
  const { language } = useTranslation();
  const [from = '', last = ''] = [days[0], days.at(-1)];
  const latest = from && addDays(from, MOST_DAYS);
  const { data } = useFestivalsBetweenQuery({
    variables: { from, to: last < latest ? last : latest, pageSize: LIMITS.datesMaximum, language },
    skip: !from,
    // Its names are in the language of the office, beside which lists of visitors keep theirs.
    fetchPolicy: 'no-cache',
  });
  const found = new Map<number, { name: string; textLanguage: string; on: string[] }>();
  for (const { event, isCalledOff, ...times } of data?.whatsOn.items ?? []) {
    if (isCalledOff || event.id === eventId) continue;
    const { name, textLanguages } = event;
    const festival = found.get(event.id) ?? { name, textLanguage: textLanguages.name, on: [] };
    festival.on.push(...daysOf(times));
    found.set(event.id, festival);
  }
  return [...found]
    .map(([id, { on, ...festival }]) => ({
      ...{ id, ...festival, ranges: rangesOf([...new Set(on)].sort()) },
      dates: days.filter((day) => on.includes(day)),
    }))
    .filter(({ dates }) => dates.length > 0);
}
