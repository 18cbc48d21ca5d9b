import { useSearchParams } from 'react-router-dom';
import { instantOf } from '../../../../../rules/days.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { calendarText } from '../shown-times.ts';
import { boundsOf, type CalendarView, type Shown, shownBy } from './calendar-days.ts';
import { useHallOccupanciesQuery } from './hall-occupancies.generated.ts';
import type { RoomNames } from './use-entry-text.ts';

const ROOM = 'room';

/** What the calendar shows, by the address: which days, in which view, of all rooms or one. */
export function useHallCalendar() {
  const { language } = useTranslation();
  const [parameters] = useSearchParams();
  const shown = shownBy(parameters);
  const { begin, end } = boundsOf(shown.days);
  const result = useHallOccupanciesQuery({
    variables: { begin: instantOf(begin), end: instantOf(end), language },
    fetchPolicy: 'cache-and-network',
  });
  const { rooms = [], occupancies = [] } = result.data ?? result.previousData ?? {};
  const chosen = rooms.find(({ id }) => String(id) === parameters.get(ROOM))?.id;
  const names: RoomNames = new Map(
    rooms.filter(({ id }) => !chosen || id === chosen).map(({ id, name }) => [id, name]),
  );

  const addressOf = (changes: { view?: CalendarView; day?: string | null; room?: number | null }) => {
    const changed = new URLSearchParams(parameters);
    changed.delete('month');
    for (const [name, value] of Object.entries({ view: shown.view, day: shown.day, ...changes }))
      if (value) changed.set(name, String(value));
      else changed.delete(name);
    return `?${changed}`;
  };
  return {
    shown,
    result,
    rooms,
    chosen,
    /** The rooms that are shown. */
    names,
    entries: occupancies.filter(({ roomId }) => names.has(roomId)),
    addressOf,
    title: titleOf(shown, language),
  };
}

/** "7 – 13 December 2026", "30 Nov – 6 Dec 2026", "March 2027", "Friday, 11 December 2026". */
function titleOf({ view, days }: Shown, language: Parameters<typeof calendarText>[1]): string {
  const [first, last] = [days[0]!, days.at(-1)!];
  if (view === 'month') return calendarText(first, language, { month: 'long', year: 'numeric' });
  if (view === 'day') return calendarText(first, language, { dateStyle: 'full' });
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  const begin = isOneMonth
    ? String(Number(first.slice(8)))
    : calendarText(first, language, { day: 'numeric', month: 'short' });
  const month = isOneMonth ? 'long' : 'short';
  return `${begin} – ${calendarText(last, language, { day: 'numeric', month, year: 'numeric' })}`;
}
