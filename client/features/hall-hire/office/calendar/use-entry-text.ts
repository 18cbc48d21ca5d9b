import { listFormat } from '../../../../../rules/formats.ts';
import { hoursText } from '../../../../../rules/time-texts.ts';
import { isWholeDay } from '../../../../../rules/whole-day.ts';
import { wallClock } from '../../../../../rules/zoned-time.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { shortDayText, whenText } from '../shown-times.ts';
import { type CalendarEntry, isTakenAlong, stateOf } from './calendar-entry.ts';

type Times = Pick<CalendarEntry, 'startsAt' | 'endsAt'>;

/** The names of rooms by their ids. */
export type RoomNames = ReadonlyMap<number, string>;

/** How the calendar says what stands where. */
export function useEntryText(rooms: RoomNames) {
  const { t, language } = useTranslation();
  const roomsText = (ids: readonly number[]) =>
    listFormat(language, { type: 'unit' }).format(ids.map((id) => rooms.get(id) ?? ''));
  const nameOf = (entry: CalendarEntry) =>
    isTakenAlong(entry)
      ? t('hallCalendar.with', { name: entry.name })
      : [entry.name, entry.who].filter(Boolean).join(' · ');
  const isAllDay = (entry: Times) =>
    isWholeDay({ from: wallClock(entry.startsAt).time, to: wallClock(entry.endsAt).time });
  const hoursOf = (entry: Times) => (isAllDay(entry) ? t('hallCalendar.allDay') : hoursText(entry, language));
  const whenOf = (entry: Times) =>
    isAllDay(entry)
      ? `${shortDayText(entry.startsAt, language)}, ${t('hallCalendar.allDay')}`
      : whenText(entry, language);
  return {
    roomsText,
    /** What it is, and whose. */
    nameOf,
    /** On a block, which is narrow: whose only of a hire. */
    shortNameOf: (entry: CalendarEntry) => (entry.hireId || isTakenAlong(entry) ? nameOf(entry) : entry.name),
    hoursOf,
    whenOf,
    stateText: (entry: CalendarEntry) => t(`hallCalendar.states.${stateOf(entry)}`),
    /** All of it, for screen readers. */
    wholeText: (entry: CalendarEntry) =>
      [nameOf(entry), whenOf(entry), rooms.get(entry.roomId), t(`hallCalendar.states.${stateOf(entry)}`)]
        .filter(Boolean)
        .join(', '),
  };
}
