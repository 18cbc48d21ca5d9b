import { instantOf } from '../../../../../rules/days.ts';
import type { HireValues } from '../../../../../rules/hall-hire.ts';
import { hireMoments } from '../../../../../rules/hire-times.ts';
import { wallClock } from '../../../../../rules/zoned-time.ts';
import type { HireFieldsFragment } from '../../hire-fields.generated.ts';
import type { HallOccupancyFieldsFragment } from './hall-occupancies.generated.ts';

/** What stands in a room of the calendar. */
export type CalendarEntry = HallOccupancyFieldsFragment;

export type EntryState = 'HIRE' | 'REQUEST' | 'SERIES' | 'OWN' | 'EVENT' | 'CLOSURE';

/** A request as the calendar has it. */
export function requestEntry(hire: HireFieldsFragment): CalendarEntry {
  const { id, name, purpose, telephone, mobile, roomIds, ...others } = hire;
  return {
    ...{ kind: 'HIRE', isRequest: true, isSeries: false, hireId: id, bookingId: null, eventId: null },
    ...{ startsAt: others.startsAt, endsAt: others.endsAt, roomId: roomIds[0] ?? 0, roomIds },
    ...{ version: others.version, chargesPence: others.chargesPence },
    ...{ name: purpose, who: name, phone: mobile || telephone, email: others.email },
  };
}

/** What is typed in the form of a hire, as the calendar has it. @param hire the stored one that is changed */
export function typedEntry(values: HireValues, hire: HireFieldsFragment | undefined): CalendarEntry {
  const { purpose, name, email, roomIds } = values;
  const { startsAt, endsAt } = hireMoments(values)!;
  return {
    ...{
      kind: 'HIRE',
      isRequest: false,
      isSeries: false,
      bookingId: null,
      eventId: null,
      chargesPence: null,
    },
    ...{ hireId: hire?.id ?? null, version: hire?.version ?? 0, roomId: roomIds[0] ?? 0, roomIds },
    ...{
      startsAt: instantOf(startsAt),
      endsAt: instantOf(endsAt),
      name: purpose,
      who: name,
      phone: '',
      email,
    },
  };
}

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
export function slotOf({
  startsAt,
  endsAt,
  roomIds,
}: Pick<CalendarEntry, 'startsAt' | 'endsAt' | 'roomIds'>): SlotValues {
  const { date, time: from } = wallClock(startsAt);
  return { date, from, to: wallClock(endsAt).time, roomIds: [...roomIds] };
}

/** What stands in several rooms at once, as a hire with the kitchen, is one here, with its rooms in their order. */
export function withRooms(entries: readonly CalendarEntry[]): { entry: CalendarEntry; roomIds: number[] }[] {
  const together = new Map<string, { entry: CalendarEntry; roomIds: number[] }>();
  for (const entry of entries) {
    const key = keyOf({ ...entry, roomId: 0 });
    const found = together.get(key);
    if (!found) together.set(key, { entry, roomIds: [entry.roomId] });
    else {
      found.roomIds.push(entry.roomId);
      // Only a room that was asked for can be moved.
      if (isTakenAlong(found.entry)) found.entry = entry;
    }
  }
  return [...together.values()];
}

/** Whether a request overlaps with something else in the same room. */
export function isOverlapping(entry: CalendarEntry, entries: readonly CalendarEntry[]): boolean {
  return entries.some(
    (other) =>
      (entry.roomIds.includes(other.roomId) || other.roomId === entry.roomId) &&
      (other.hireId !== entry.hireId || entry.hireId === null) &&
      other !== entry &&
      other.startsAt < entry.endsAt &&
      other.endsAt > entry.startsAt,
  );
}
