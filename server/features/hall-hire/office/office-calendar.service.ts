import type { DataSource } from 'typeorm';
import { addDays } from '../../../../rules/days.ts';
import { AppError } from '../../../../rules/errors.ts';
import { hireMoments } from '../../../../rules/hire-times.ts';
import type { Language } from '../../../../rules/languages.ts';
import type { OccupancyKind } from '../../../../rules/occupancy.ts';
import {
  type RoomBookingFields,
  roomBookingRules,
  type SlotFields,
  slotRules,
} from '../../../../rules/room-bookings.ts';
import { validate } from '../../../../rules/validation.ts';
import { isWholeDay } from '../../../../rules/whole-day.ts';
import { currentDay, momentOf, wallClock } from '../../../../rules/zoned-time.ts';
import type { Actor } from '../../../identity/viewer.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import { datesOfBooking } from '../../calendar/bookings/room-booking.service.ts';
import { freeTimesNear } from '../../calendar/free-times.ts';
import { type Clash, type OccupancyOwner, type OccupancyService } from '../../calendar/occupancy.service.ts';
import { withTaken } from '../../calendar/occupancy-rows.ts';
import type { RoomService } from '../../calendar/room.service.ts';
import { type Coming, MOST_ON_TODAY, type Waiting } from '../../today-part.ts';
import type { HallOccupancy, SeriesDates, SlotClashes } from './office-calendar.type.ts';

/** Two months and the weeks that they begin and end in. */
const MOST_DAYS = 75;
const DAY = 86_400_000;

/** What stands there. */
type Named = Pick<
  HallOccupancy,
  'version' | 'roomIds' | 'isSeries' | 'name' | 'who' | 'phone' | 'email' | 'chargesPence'
>;
type Blocked = Clash & Partial<Pick<HallOccupancy, 'blockedFrom' | 'blockedUntil'>>;
type Row = Named & { id: number };

const HIRE = `hire.id, hire.version, hire.room_ids AS "roomIds", false AS "isSeries", hire.purpose AS name,
  hire.name AS who, coalesce(nullif(hire.mobile, ''), hire.telephone) AS phone, hire.email,
  hire.charges_pence AS "chargesPence"`;
const BOOKING = `SELECT id, version, room_ids AS "roomIds", series IS NOT NULL AS "isSeries", title AS name,
  contact_name AS who, contact_phone AS phone, contact_email AS email, NULL AS "chargesPence"
  FROM room_booking WHERE id = ANY ($1)`;
const EVENT = `SELECT id, version, room_ids AS "roomIds", series IS NOT NULL AS "isSeries",
  coalesce(nullif(translations -> $2 ->> 'name', ''), name) AS name, '' AS who, '' AS phone, '' AS email,
  NULL AS "chargesPence"
  FROM event WHERE id = ANY ($1)`;

const REMOVED_MEANWHILE: Named = {
  ...{ version: 0, roomIds: [], isSeries: false, chargesPence: null },
  ...{ name: '', who: '', phone: '', email: '' },
};

const idOf = ({ hireId, bookingId, eventId }: Clash) => hireId ?? bookingId ?? eventId!;

/** The office's calendar: what stands where, by name, and what would be in the way. */
export class OfficeCalendarService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly occupancies: OccupancyService,
    private readonly rooms: RoomService,
    private readonly audit: AuditService,
  ) {}

  /**
   * What takes rooms in a time, and requests that are not decided, by their beginning.
   * @param language of the names of events, where they have it
   * @throws AppError BAD_USER_INPUT for a time that is longer than {@link MOST_DAYS} days
   */
  async between(begin: Date, end: Date, language: Language): Promise<HallOccupancy[]> {
    const days = (end.getTime() - begin.getTime()) / DAY;
    if (!(days > 0 && days <= MOST_DAYS)) throw new AppError('BAD_USER_INPUT', 'invalidDate');
    const taken = await this.#named(await this.occupancies.between(begin, end), language);
    const asked = await this.#requests(begin, end);
    return [...taken, ...asked].sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  }

  /**
   * What is in the way of a time in rooms, who else has asked for one of them, and at most three times that are free instead.
   * @param except what would be moved there
   * @throws AppError BAD_USER_INPUT; NOT_FOUND for an unknown room
   */
  async clashesOf(
    fields: SlotFields,
    except: OccupancyOwner | undefined,
    language: Language,
  ): Promise<SlotClashes> {
    const { roomIds, ...times } = validate(slotRules, fields);
    const slot = { roomIds, ...hireMoments(times)! };
    const services = { rooms: this.rooms, occupancies: this.occupancies };
    const clashes = await this.#named(await this.occupancies.clashes(slot, except), language);
    const ownId = except && 'hireId' in except ? except.hireId : undefined;
    const requests = (await this.#requests(slot.startsAt, slot.endsAt)).filter(
      // What a room takes along is taken once the request is accepted.
      (one) => one.hireId !== ownId && roomIds.includes(one.roomId) && one.roomIds.includes(one.roomId),
    );
    return { clashes, requests, free: clashes.length > 0 ? await freeTimesNear(services, slot, except) : [] };
  }

  /**
   * The dates of a booking, with what is in the way of which.
   * @param id of the booking that would be changed
   * @throws AppError BAD_USER_INPUT; NOT_FOUND for an unknown room
   */
  async datesOf(
    fields: RoomBookingFields,
    id: number | null | undefined,
    language: Language,
  ): Promise<SeriesDates> {
    const values = validate(roomBookingRules, fields);
    const dates = datesOfBooking(values);
    const except = id ? { bookingId: id } : undefined;
    const { roomIds } = values;
    const slots = dates.map(({ startsAt, endsAt }) => ({ roomIds, startsAt, endsAt }));
    const found = await this.occupancies.clashesOfAll(slots, except);
    const named = await this.#named(
      found.map(({ slot: _, ...clash }) => clash),
      language,
    );
    const clashing = new Map<string, HallOccupancy[]>();
    found.forEach(({ slot }, index) => {
      const { day } = dates[slot]!;
      clashing.set(day, [...(clashing.get(day) ?? []), named[index]!]);
    });
    return {
      days: dates.map(({ day }) => day),
      clashing: [...clashing].map(([day, clashes]) => ({ day, clashes })),
    };
  }

  /** For the page of the day: what begins tomorrow and is no closure, as one task; the read is recorded. */
  async tomorrow(actor: Actor): Promise<Waiting[]> {
    const day = addDays(currentDay(), 1);
    const [begin, end] = [momentOf(day, '00:00'), momentOf(addDays(day, 1), '00:00')];
    const [found]: { count: number; begin: Date | null; name: string | null }[] = await this.dataSource.query(
      `SELECT count(DISTINCT (hire_id, booking_id))::integer AS count, min(starts_at) AS begin,
              (array_agg(coalesce(hire.purpose, booking.title) ORDER BY starts_at, occupancy.id))[1] AS name
         FROM occupancy
         LEFT JOIN (SELECT id, purpose FROM hall_hire) hire ON hire.id = hire_id
         LEFT JOIN (SELECT id, title FROM room_booking) booking ON booking.id = booking_id
        WHERE kind IN ('HIRE', 'SERIES', 'OWN') AND starts_at >= $1 AND starts_at < $2`,
      [begin, end],
    );
    if (!found?.begin) return [];
    await this.audit.recordRead(actor, { action: 'READ_LIST', subject: 'hire' });
    return [{ kind: 'HALL_TOMORROW', count: found.count, begin: found.begin, name: found.name ?? '' }];
  }

  /** What the office has booked or closed until a moment, but for series, which everybody knows of. */
  async coming(until: Date): Promise<Coming[]> {
    const rows: (Pick<Coming, 'id' | 'name' | 'begin'> & { end: Date; isClosure: boolean })[] =
      await this.dataSource.query(
        `SELECT DISTINCT booking.id, booking.title AS name, booking.kind = 'CLOSURE' AS "isClosure",
              occupancy.starts_at AS begin, occupancy.ends_at AS "end"
         FROM room_booking booking JOIN occupancy ON occupancy.booking_id = booking.id
        WHERE booking.kind <> 'SERIES' AND occupancy.ends_at > now() AND occupancy.starts_at <= $1
        ORDER BY begin, booking.id LIMIT $2`,
        [until, MOST_ON_TODAY],
      );
    return rows.map(({ isClosure, end, ...booking }) => {
      const times = { from: wallClock(booking.begin).time, to: wallClock(end).time };
      const span = isWholeDay(times) ? { isWholeDay: true } : { end };
      return { kind: isClosure ? 'CLOSURE' : 'BOOKING', ...booking, ...span };
    });
  }

  /** Requests that are not decided, in each of the rooms that they would take. */
  async #requests(begin: Date, end: Date): Promise<HallOccupancy[]> {
    const rows: (Row & { startsAt: Date; endsAt: Date })[] = await this.dataSource.query(
      `SELECT ${HIRE}, hire.starts_at AS "startsAt", hire.ends_at AS "endsAt" FROM hall_hire hire
        WHERE hire.status = 'REQUESTED' AND hire.starts_at < $2 AND hire.ends_at > $1
        ORDER BY hire.starts_at, hire.id`,
      [begin, end],
    );
    if (rows.length === 0) return [];
    const rooms = new Map((await this.rooms.list({ withHidden: true })).map((room) => [room.id, room]));
    const known = (ids: readonly number[]) => ids.filter((id) => rooms.has(id));
    return rows.flatMap(({ id: hireId, startsAt, endsAt, ...named }) =>
      withTaken(rooms, known(named.roomIds)).map(({ id: roomId }) => ({
        ...named,
        ...{ kind: 'HIRE' as const, isRequest: true, roomId, hireId, bookingId: null, eventId: null },
        ...{ startsAt, endsAt, blockedFrom: startsAt, blockedUntil: endsAt },
      })),
    );
  }

  /** Adds the names, in one statement for hires, bookings and events each; in the same order. */
  async #named(occupancies: readonly Blocked[], language: Language): Promise<HallOccupancy[]> {
    const [hires, bookings, events] = await Promise.all([
      this.#rows(`SELECT ${HIRE} FROM hall_hire hire WHERE hire.id = ANY ($1)`, occupancies, 'hireId'),
      this.#rows(BOOKING, occupancies, 'bookingId'),
      this.#rows(EVENT, occupancies, 'eventId', [language]),
    ]);
    const namesOf = (kind: OccupancyKind) => (kind === 'HIRE' ? hires : kind === 'EVENT' ? events : bookings);
    return occupancies.map((occupancy) => {
      const { startsAt: blockedFrom, endsAt: blockedUntil } = occupancy;
      const named = namesOf(occupancy.kind).get(idOf(occupancy)) ?? REMOVED_MEANWHILE;
      return { blockedFrom, blockedUntil, ...occupancy, ...named, isRequest: false };
    });
  }

  async #rows(
    sql: string,
    occupancies: readonly Blocked[],
    column: 'hireId' | 'bookingId' | 'eventId',
    more: readonly string[] = [],
  ): Promise<Map<number, Named>> {
    const ids = [...new Set(occupancies.flatMap((one) => one[column] ?? []))];
    if (ids.length === 0) return new Map();
    const rows: Row[] = await this.dataSource.query(sql, [ids, ...more]);
    return new Map(rows.map(({ id, ...named }) => [id, named]));
  }
}
