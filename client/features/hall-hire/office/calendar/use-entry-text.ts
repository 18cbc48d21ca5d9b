import { hoursText } from '../../../../../rules/time-texts.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { whenText } from '../shown-times.ts';
import { type CalendarEntry, isTakenAlong, stateOf } from './calendar-entry.ts';

/** The names of rooms by their ids. */
export type RoomNames = ReadonlyMap<number, string>;

/** How the calendar says what stands where. */
export function useEntryText(rooms: RoomNames) {
  const { t, language } = useTranslation();
  const roomsText = (ids: readonly number[]) =>
    new Intl.ListFormat(language, { type: 'unit' }).format(ids.map((id) => rooms.get(id) ?? ''));
  const nameOf = (entry: CalendarEntry) =>
    isTakenAlong(entry)
      ? t('hallCalendar.with', { name: entry.name })
      : [entry.name, entry.who].filter(Boolean).join(' · ');
  return {
    roomsText,
    /** On its block: what it is, and whose. */
    nameOf,
    hoursOf: (entry: Pick<CalendarEntry, 'startsAt' | 'endsAt'>) => hoursText(entry, language),
    whenOf: (entry: Pick<CalendarEntry, 'startsAt' | 'endsAt'>) => whenText(entry, language),
    stateText: (entry: CalendarEntry) => t(`hallCalendar.states.${stateOf(entry)}`),
    /** All of it, for screen readers. */
    wholeText: (entry: CalendarEntry) =>
      [
        nameOf(entry),
        whenText(entry, language),
        rooms.get(entry.roomId),
        t(`hallCalendar.states.${stateOf(entry)}`),
      ]
        .filter(Boolean)
        .join(', '),
  };
}
