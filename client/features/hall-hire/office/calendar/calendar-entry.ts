import { wallClock } from '../../../../../rules/zoned-time.ts';
import type { HallOccupancyFieldsFragment } from './hall-occupancies.generated.ts';

/** What stands in a room of the calendar. */
export type CalendarEntry = HallOccupancyFieldsFragment;

export type EntryState = 'HIRE' | 'REQUEST' | 'SERIES' | 'OWN' | 'EVENT' | 'CLOSURE';

/** What it is, in a word. */
export function stateOf({ kind, isRequest }: Pick<CalendarEntry, 'kind' | 'isRequest'>): EntryState {
  return isRequest ? 'REQUEST' : kind;
}

/** The same in every answer. */
export function keyOf({ hireId, bookingId, eventId, roomId, startsAt }: CalendarEntry): string {
  const owner = hireId ? `hire-${hireId}` : bookingId ? `booking-${bookingId}` : `event-${eventId}`;
  return `${owner}-${roomId}-${startsAt}`;
}

/** Whether a room is taken along with the one that was asked for. */
export const isTakenAlong = ({ roomId, roomIds }: Pick<CalendarEntry, 'roomId' | 'roomIds'>) =>
  !roomIds.includes(roomId);

/** Whether it may be moved here: an event is moved in its own form, and what is taken along goes with the other room. */
export const isMovable = (entry: CalendarEntry) => !entry.eventId && !isTakenAlong(entry);

/** Where something stands, as forms have it. */
export interface SlotValues {
  date: string;
  from: string;
  to: string;
  roomIds: number[];
}

/** Where it stands now. */
export function slotOf({ startsAt, endsAt, roomIds }: Pick<CalendarEntry, 'startsAt' | 'endsAt' | 'roomIds'>): SlotValues {
  const { date, time: from } = wallClock(startsAt);
  return { date, from, to: wallClock(endsAt).time, roomIds: [...roomIds] };
}

/** Whether a request overlaps with something else in the same room. */
export function isOverlapping(entry: CalendarEntry, entries: readonly CalendarEntry[]): boolean {
  return entries.some(
    (other) =>
      other.roomId === entry.roomId &&
      (other.hireId !== entry.hireId || entry.hireId === null) &&
      other !== entry &&
      other.startsAt < entry.endsAt &&
      other.endsAt > entry.startsAt,
  );
}
