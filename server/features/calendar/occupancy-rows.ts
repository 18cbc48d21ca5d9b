import { AppError } from '../../../rules/errors.ts';
import type { OccupancyKind } from '../../../rules/occupancy.ts';
import type { Occupancy } from './occupancy.entity.ts';
import type { Room } from './room.entity.ts';

/** A time in rooms, which take others with them. */
export interface Slot {
  roomIds: readonly number[];
  startsAt: Date;
  endsAt: Date;
}

/** What a slot becomes in one of its rooms. */
export type SlotRow = Pick<
  Occupancy,
  'roomId' | 'kind' | 'startsAt' | 'endsAt' | 'blockedFrom' | 'blockedUntil'
> & {
  /** Index of its slot. */
  slot: number;
};

const MINUTE = 60_000;

export const earlier = (one: Date, other: Date) => (one < other ? one : other);
export const later = (one: Date, other: Date) => (one > other ? one : other);

/** The rows that slots become, of each room one for each slot. @throws AppError NOT_FOUND for an unknown room */
export function rowsOf(
  rooms: ReadonlyMap<number, Room>,
  slots: readonly (Slot & { kind: OccupancyKind })[],
): SlotRow[] {
  return slots.flatMap(({ roomIds, startsAt, endsAt, kind }, slot) =>
    withTaken(rooms, roomIds).map(({ id: roomId, beforeMinutes, afterMinutes }) => ({
      ...{ slot, roomId, kind, startsAt, endsAt },
      blockedFrom: new Date(startsAt.getTime() - beforeMinutes * MINUTE),
      blockedUntil: new Date(endsAt.getTime() + afterMinutes * MINUTE),
    })),
  );
}

/**
 * Rows of one owner, of which none is in another's way: a room needs no more time for cleaning than there is until its owner
 * uses it again, and of two that are at once one remains.
 */
export function besideEachOther(rows: readonly SlotRow[]): SlotRow[] {
  const last = new Map<number, SlotRow>();
  const fitted: SlotRow[] = [];
  for (const row of [...rows].sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())) {
    const before = last.get(row.roomId);
    if (before && row.startsAt < before.endsAt) {
      before.endsAt = later(before.endsAt, row.endsAt);
      before.blockedUntil = later(before.blockedUntil, row.blockedUntil);
      continue;
    }
    const own = { ...row };
    if (before) {
      before.blockedUntil = earlier(before.blockedUntil, own.startsAt);
      own.blockedFrom = later(own.blockedFrom, before.blockedUntil);
    }
    last.set(own.roomId, own);
    fitted.push(own);
  }
  return fitted;
}

/** Rooms with those that they take, each once. @throws AppError NOT_FOUND for an unknown one */
export function withTaken(rooms: ReadonlyMap<number, Room>, ids: readonly number[]): Room[] {
  const found = new Map<number, Room>();
  const add = (id: number) => {
    if (found.has(id)) return;
    const room = rooms.get(id);
    if (!room) throw new AppError('NOT_FOUND', 'notFound');
    found.set(id, room);
    room.takes.forEach(add);
  };
  ids.forEach(add);
  return [...found.values()];
}
