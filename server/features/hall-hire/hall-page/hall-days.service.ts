import type { DataSource } from 'typeorm';
import { addDays } from '../../../../rules/days.ts';
import { AppError } from '../../../../rules/errors.ts';
import { daysOfMonth, hallDay } from '../../../../rules/hall-days.ts';
import type { RoomOpening } from '../../../../rules/rooms.ts';
import { momentOf } from '../../../../rules/zoned-time.ts';
import { readShared } from '../../../database/replica.ts';
import type { HallDay } from './hall-days.type.ts';

interface Asked {
  year: number;
  /** From 1. */
  month: number;
  /** Null for the first that may be hired alone. */
  roomId: number | null;
}

interface TakenRow {
  /** Milliseconds. */
  startsAt: number;
  endsAt: number;
  isClosure: boolean;
}

/**
 * A room that is offered, by default the first that may be hired alone, and when it is taken, with all that hiring it takes.
 * Who would hire it needs time before and after again, so that as much less is free.
 */
const ROOM_AND_TAKEN = `
  WITH RECURSIVE offered AS (
    SELECT * FROM room WHERE NOT is_hidden AND (id = $1 OR $1 IS NULL AND is_hired_alone)
     ORDER BY position, id LIMIT 1
  ), needed (id) AS (
    SELECT id FROM offered
    UNION SELECT unnest(room.takes) FROM needed JOIN room ON room.id = needed.id
  )
  SELECT offered.opening, offered.minimum_minutes AS "minimumMinutes",
         (SELECT coalesce(json_agg(json_build_object(
                   'startsAt', extract(epoch FROM taken.blocked_from) * 1000 - room.after_minutes * 60000,
                   'endsAt', extract(epoch FROM taken.blocked_until) * 1000 + room.before_minutes * 60000,
                   'isClosure', taken.kind = 'CLOSURE')), '[]')
            FROM occupancy taken JOIN room ON room.id = taken.room_id
           WHERE taken.room_id IN (SELECT id FROM needed)
             AND tstzrange(taken.blocked_from, taken.blocked_until) && tstzrange($2, $3)) AS taken
    FROM offered`;

/** The years that the calendar covers. */
const YEARS = { first: 2000, last: 2100 };

/** Says when a room is free, to everybody: nothing of who has it. */
export class HallDaysService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Each day of a month; none for a room that is not offered.
   * @throws AppError BAD_USER_INPUT
   */
  async month({ year, month, roomId }: Asked): Promise<HallDay[]> {
    const isKnown = year >= YEARS.first && year <= YEARS.last && month >= 1 && month <= 12;
    if (!isKnown) throw new AppError('BAD_USER_INPUT', 'invalidDate');
    const days = daysOfMonth(year, month);
    // A day may be open until after midnight, and what blocks it may begin as long before.
    const begin = momentOf(addDays(days[0]!, -1), '00:00');
    const end = momentOf(addDays(days.at(-1)!, 2), '00:00');
    const [room] = await readShared(this.dataSource, (source) =>
      source.query<{ opening: RoomOpening[]; minimumMinutes: number; taken: TakenRow[] }[]>(ROOM_AND_TAKEN, [
        roomId,
        begin,
        end,
      ]),
    );
    if (!room) return [];
    const taken = room.taken.map(({ startsAt, endsAt, isClosure }) => ({
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
      isClosure,
    }));
    return days.map((day) => {
      const [from, to] = [momentOf(day, '00:00'), momentOf(addDays(day, 2), '00:00')];
      return hallDay(
        room,
        day,
        taken.filter(({ startsAt, endsAt }) => startsAt < to && endsAt > from),
      );
    });
  }
}
