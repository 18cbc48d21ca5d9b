import { type DataSource, type EntityManager, In, MoreThan, Not } from 'typeorm';
import { AppError } from '../../../rules/errors.ts';
import type { MessageKey } from '../../../rules/messages.ts';
import type { OccupancyKind } from '../../../rules/occupancy.ts';
import { violatedConstraint } from '../../database/database-errors.ts';
import { OCCUPANCY_NO_OVERLAP, Occupancy } from './occupancy.entity.ts';
import { besideEachOther, earlier, later, rowsOf, type Slot, withTaken } from './occupancy-rows.ts';
import { Room } from './room.entity.ts';

/** What takes rooms: exactly one of them. */
export type OccupancyOwner = { hireId: number } | { bookingId: number } | { eventId: number };

/** What is in the way. */
export type Clash = Pick<
  Occupancy,
  'roomId' | 'kind' | 'startsAt' | 'endsAt' | 'hireId' | 'bookingId' | 'eventId'
>;
export type BlockedTime = Clash & Pick<Occupancy, 'blockedFrom' | 'blockedUntil'>;

/** Rows in one statement, which has a limit of parameters. */
const MOST_AT_ONCE = 1000;

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
   * cleaning. Dates of one owner are never in each other's way. Where it has taken just this, nothing changes, whatever its
   * rooms need today. Of a series that goes on, what is over keeps its rooms, and is in
   * nobody's way.
   * @throws AppError CONFLICT when one of them is taken; NOT_FOUND for an unknown room
   */
  async replace(
    manager: EntityManager,
    owner: OccupancyOwner,
    slots: readonly (Slot & { kind: OccupancyKind })[],
  ): Promise<void> {
    const rows = rowsOf(await roomsById(manager), slots);
    const known = await manager.findBy(Occupancy, owner);
    if (isTaken(slots, rows, known)) return;
    const now = new Date();
    const goesOn = rows.some(({ endsAt }) => endsAt > now);
    const isOver = ({ endsAt }: Pick<Occupancy, 'endsAt'>) => goesOn && endsAt <= now;
    const wanted = new Set(rows.map(timesOf));
    const kept = known.filter((row) => isOver(row) && wanted.has(timesOf(row)));
    await manager.delete(Occupancy, { ...owner, id: Not(In(kept.map(({ id }) => id))) });
    const keptTimes = new Set(kept.map(timesOf));
    const added = besideEachOther(rows)
      .filter((row) => !keptTimes.has(timesOf(row)))
      .map(({ slot: _, ...row }) => ({ ...row, ...owner }));
    const over = added.filter(isOver);
    if (over.length > 0)
      await manager.createQueryBuilder().insert().into(Occupancy).values(over).orIgnore().execute();
    await insertRows(
      manager,
      added.filter((row) => !isOver(row)),
      'hallTaken',
    );
  }

  /** The owner takes no room any more. */
  async release(manager: EntityManager, owner: OccupancyOwner): Promise<void> {
    await manager.delete(Occupancy, owner);
  }

  /**
   * Fits what takes a room from now on to what the room has become: its times for cleaning, and the rooms that it takes. A
   * room that it takes no more stays taken by what was booked before.
   * @param manager of a transaction that has called {@link lock}
   * @throws AppError CONFLICT when something that is booked would be in the way
   */
  async refit(manager: EntityManager, roomId: number): Promise<void> {
    const rooms = await roomsById(manager);
    const now = new Date();
    const known = await manager.find(Occupancy, {
      where: withTaken(rooms, [roomId]).map(({ id }) => ({ roomId: id, blockedUntil: MoreThan(now) })),
    });
    const ofRoom = known.filter((row) => row.roomId === roomId);
    const knownKeys = new Set(known.map(keyOf));
    const byOwner = new Map<string, Occupancy[]>();
    for (const row of ofRoom) byOwner.set(ownerKey(row), [...(byOwner.get(ownerKey(row)) ?? []), row]);
    const fitted = [...byOwner.values()].flatMap((taken) => {
      const { hireId, bookingId, eventId } = taken[0]!;
      const slots = taken.map(({ kind, startsAt, endsAt }) => ({
        kind,
        startsAt,
        endsAt,
        roomIds: [roomId],
      }));
      return besideEachOther(rowsOf(rooms, slots)).map(({ slot: _, ...row }) => ({
        ...row,
        ...{ hireId, bookingId, eventId },
        // What is over was not fitted.
        blockedFrom: later(row.blockedFrom, earlier(now, row.startsAt)),
      }));
    });
    await manager.delete(Occupancy, { id: In(ofRoom.map(({ id }) => id)) });
    const missing = fitted.filter((row) => row.roomId === roomId || !knownKeys.has(keyOf(row)));
    await insertRows(manager, missing, 'roomClashes');
  }

  /**
   * What is in the way of a time in rooms, cleaning included, by its beginning.
   * @param except what would be moved there
   */
  async clashes(slot: Slot, except?: OccupancyOwner, manager = this.dataSource.manager): Promise<Clash[]> {
    const found = await this.clashesOfAll([slot], except, manager);
    return found.map(({ slot: _, ...clash }) => clash);
  }

  /** What is in the way of each of several times, with the index of the time, as {@link clashes}. */
  async clashesOfAll(
    slots: readonly Slot[],
    except?: OccupancyOwner,
    manager = this.dataSource.manager,
  ): Promise<(Clash & { slot: number })[]> {
    const rows = rowsOf(
      await roomsById(manager),
      slots.map((slot) => ({ ...slot, kind: 'OWN' as const })),
    );
    const { column, id } = except ? columnOf(except) : { column: 'id', id: 0 };
    return manager.query(
      `SELECT wanted.slot, ${CLASH} FROM occupancy
         JOIN unnest($1::integer[], $2::timestamptz[], $3::timestamptz[], $4::integer[])
              wanted (room_id, blocked_from, blocked_until, slot)
           ON wanted.room_id = occupancy.room_id
          AND tstzrange(wanted.blocked_from, wanted.blocked_until) &&
              tstzrange(occupancy.blocked_from, occupancy.blocked_until)
        WHERE occupancy.${column} IS DISTINCT FROM $5
        ORDER BY wanted.slot, occupancy.starts_at, occupancy.id`,
      [
        rows.map(({ roomId }) => roomId),
        rows.map(({ blockedFrom }) => blockedFrom),
        rows.map(({ blockedUntil }) => blockedUntil),
        rows.map(({ slot }) => slot),
        id,
      ],
    );
  }

  /** What takes rooms in a time, cleaning included, by its beginning. */
  between(begin: Date, end: Date): Promise<BlockedTime[]> {
    return this.dataSource.query(
      `SELECT ${CLASH}, blocked_from AS "blockedFrom", blocked_until AS "blockedUntil" FROM occupancy
        WHERE tstzrange(blocked_from, blocked_until) && tstzrange($1, $2)
        ORDER BY starts_at, id`,
      [begin, end],
    );
  }
}

type Owned = Pick<Occupancy, 'hireId' | 'bookingId' | 'eventId'>;
const ownerKey = ({ hireId, bookingId, eventId }: Owned) => [hireId, bookingId, eventId].join();
const keyOf = (row: Owned & Pick<Occupancy, 'roomId' | 'startsAt'>) =>
  [ownerKey(row), row.roomId, row.startsAt.getTime()].join();

const timesOf = ({ startsAt, endsAt }: Pick<Occupancy, 'startsAt' | 'endsAt'>) =>
  `${startsAt.getTime()} ${endsAt.getTime()}`;

type TakenRow = Pick<Occupancy, 'roomId' | 'kind' | 'startsAt' | 'endsAt'>;
const written = ({ roomId, kind, startsAt, endsAt }: TakenRow) =>
  [roomId, kind, startsAt.getTime(), endsAt.getTime()].join();

/** Whether rows are what these slots have become: in their rooms, and in no others than those that these take today. */
function isTaken(
  slots: readonly (Slot & { kind: OccupancyKind })[],
  wanted: readonly TakenRow[],
  known: readonly TakenRow[],
): boolean {
  const [wantedRows, knownRows] = [new Set(wanted.map(written)), new Set(known.map(written))];
  return (
    slots.every((slot) => slot.roomIds.every((roomId) => knownRows.has(written({ ...slot, roomId })))) &&
    known.every((row) => wantedRows.has(written(row)))
  );
}

async function roomsById(manager: EntityManager): Promise<Map<number, Room>> {
  return new Map((await manager.find(Room)).map((room) => [room.id, room]));
}

/** @param refusal where one of them is taken */
async function insertRows(
  manager: EntityManager,
  rows: readonly Partial<Occupancy>[],
  refusal: MessageKey,
): Promise<void> {
  try {
    for (let first = 0; first < rows.length; first += MOST_AT_ONCE)
      await manager.insert(Occupancy, rows.slice(first, first + MOST_AT_ONCE));
  } catch (error) {
    if (violatedConstraint(error) === OCCUPANCY_NO_OVERLAP) throw new AppError('CONFLICT', refusal);
    throw error;
  }
}
