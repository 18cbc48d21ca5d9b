import { type DataSource, type EntityManager, In } from 'typeorm';
import { AppError } from '../../../rules/errors.ts';
import type { OccupancyKind } from '../../../rules/occupancy.ts';
import { violatedConstraint } from '../../database/database-errors.ts';
import { OCCUPANCY_NO_OVERLAP, Occupancy } from './occupancy.entity.ts';
import { Room } from './room.entity.ts';

/** What takes rooms: exactly one of them. */
export type OccupancyOwner = { hireId: number } | { bookingId: number } | { eventId: number };

/** A time in rooms, which take others with them. */
export interface Slot {
  roomIds: readonly number[];
  startsAt: Date;
  endsAt: Date;
}

/** What is in the way. */
export type Clash = Pick<
  Occupancy,
  'roomId' | 'kind' | 'startsAt' | 'endsAt' | 'hireId' | 'bookingId' | 'eventId'
>;

const MINUTE = 60_000;

/** SQL: what takes a room, as {@link Clash}. */
const CLASH = `occupancy.room_id AS "roomId", occupancy.kind, occupancy.starts_at AS "startsAt",
  occupancy.ends_at AS "endsAt", occupancy.hire_id AS "hireId", occupancy.booking_id AS "bookingId",
  occupancy.event_id AS "eventId"`;

function columnOf(owner: OccupancyOwner): { column: string; id: number } {
  if ('hireId' in owner) return { column: 'hire_id', id: owner.hireId };
  if ('bookingId' in owner) return { column: 'booking_id', id: owner.bookingId };
  return { column: 'event_id', id: owner.eventId };
}

/** Who has which room when: the only writer of the table, which the database keeps without overlaps. */
export class OccupancyService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Waits for others that write to the calendar, until the end of the transaction. Call it first: two that violate the
   * exclusion constraint at once could otherwise deadlock.
   */
  async lock(manager: EntityManager): Promise<void> {
    await manager.query('LOCK TABLE occupancy IN SHARE ROW EXCLUSIVE MODE');
  }

  /**
   * Replaces all that the owner has taken. Each slot takes the rooms that its rooms take with them, and their times for
   * cleaning. What stays at its time in its room keeps the time for cleaning that it was given; what is over keeps its rooms,
   * too, and is in nobody's way.
   * @throws AppError CONFLICT when one of them is taken; NOT_FOUND for an unknown room
   */
  async replace(
    manager: EntityManager,
    owner: OccupancyOwner,
    slots: readonly (Slot & { kind: OccupancyKind })[],
  ): Promise<void> {
    const now = Date.now();
    const isOver = ({ endsAt }: { endsAt: Date }) => endsAt.getTime() <= now;
    const keyOf = (row: Pick<Occupancy, 'roomId' | 'kind' | 'startsAt' | 'endsAt'>) =>
      [Number(row.startsAt), Number(row.endsAt), ...(isOver(row) ? [] : [row.kind, row.roomId])].join();
    const rows = (await this.#rowsOf(manager, slots)).map((row) => ({ ...row, ...owner }));
    const before = await manager.findBy(Occupancy, owner);
    const [wanted, taken] = [new Set(rows.map(keyOf)), new Set(before.map(keyOf))];
    const left = before.filter((row) => !wanted.has(keyOf(row)));
    if (left.length > 0) await manager.delete(Occupancy, { id: In(left.map(({ id }) => id)) });
    const added = rows.filter((row) => !taken.has(keyOf(row)));
    const insert = (values: typeof rows) =>
      manager.createQueryBuilder().insert().into(Occupancy).values(values);
    const [over, toCome] = [added.filter(isOver), added.filter((row) => !isOver(row))];
    if (over.length > 0) await insert(over).orIgnore().execute();
    if (toCome.length === 0) return;
    try {
      await insert(toCome).execute();
    } catch (error) {
      if (violatedConstraint(error) === OCCUPANCY_NO_OVERLAP) throw new AppError('CONFLICT', 'hallTaken');
      throw error;
    }
  }

  /** The owner takes no room any more. */
  async release(manager: EntityManager, owner: OccupancyOwner): Promise<void> {
    await manager.delete(Occupancy, owner);
  }

  /**
   * What is in the way of a time in rooms, cleaning included, by its beginning.
   * @param except what would be moved there
   */
  async clashes(slot: Slot, except?: OccupancyOwner, manager = this.dataSource.manager): Promise<Clash[]> {
    const rows = await this.#rowsOf(manager, [{ ...slot, kind: 'OWN' }]);
    const { column, id } = except ? columnOf(except) : { column: 'id', id: 0 };
    return manager.query(
      `SELECT ${CLASH} FROM occupancy
         JOIN unnest($1::integer[], $2::timestamptz[], $3::timestamptz[]) wanted (room_id, blocked_from, blocked_until)
           ON wanted.room_id = occupancy.room_id
          AND tstzrange(wanted.blocked_from, wanted.blocked_until) &&
              tstzrange(occupancy.blocked_from, occupancy.blocked_until)
        WHERE occupancy.${column} IS DISTINCT FROM $4
        ORDER BY occupancy.starts_at, occupancy.id`,
      [
        rows.map(({ roomId }) => roomId),
        rows.map(({ blockedFrom }) => blockedFrom),
        rows.map(({ blockedUntil }) => blockedUntil),
        id,
      ],
    );
  }

  /** What takes rooms in a time, cleaning included, by its beginning; of all rooms, or of these. */
  between(
    begin: Date,
    end: Date,
    roomIds?: readonly number[],
  ): Promise<(Clash & Pick<Occupancy, 'blockedFrom' | 'blockedUntil'>)[]> {
    return this.dataSource.query(
      `SELECT ${CLASH}, blocked_from AS "blockedFrom", blocked_until AS "blockedUntil" FROM occupancy
        WHERE tstzrange(blocked_from, blocked_until) && tstzrange($1, $2)
          AND ($3::integer[] IS NULL OR room_id = ANY ($3))
        ORDER BY starts_at, id`,
      [begin, end, roomIds ?? null],
    );
  }

  /** The rows that slots become, of each room one for each slot. */
  async #rowsOf(manager: EntityManager, slots: readonly (Slot & { kind: OccupancyKind })[]) {
    const rooms = new Map((await manager.find(Room)).map((room) => [room.id, room]));
    return slots.flatMap(({ roomIds, startsAt, endsAt, kind }) =>
      withTaken(rooms, roomIds).map(({ id: roomId, beforeMinutes, afterMinutes }) => ({
        roomId,
        kind,
        startsAt,
        endsAt,
        blockedFrom: new Date(startsAt.getTime() - beforeMinutes * MINUTE),
        blockedUntil: new Date(endsAt.getTime() + afterMinutes * MINUTE),
      })),
    );
  }
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
