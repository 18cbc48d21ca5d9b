import type { DataSource, EntityManager } from 'typeorm';
import type { AuditAction } from '../../../../rules/audit.ts';
import { AppError } from '../../../../rules/errors.ts';
import { hireMoments } from '../../../../rules/hire-times.ts';
import {
  type RoomBookingFields,
  type RoomBookingValues,
  roomBookingRules,
  type Slot,
  type SlotFields,
  slotRules,
} from '../../../../rules/room-bookings.ts';
import { validate } from '../../../../rules/validation.ts';
import { endAfter } from '../../../../rules/zoned-time.ts';
import { byActor } from '../../../database/by.ts';
import { loadForEdit, type Target } from '../../../database/load-for-edit.ts';
import { keptUntil } from '../../../database/remove-some.ts';
import type { Actor } from '../../../identity/viewer.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { OccupancyService } from '../occupancy.service.ts';
import { RoomBooking } from '../room-booking.entity.ts';
import { datesFrom, lastDayOf } from '../series-dates.ts';

/** A date of a booking: the day that names it, and its times. */
export interface BookedDate {
  day: string;
  startsAt: Date;
  endsAt: Date;
}

type Times = Pick<RoomBookingValues, 'firstDay' | 'from' | 'to' | 'series'>;

/** Dates of a booking, by its rules; more than one of a series. */
export function datesOfBooking({ firstDay, from, to, series }: Times): BookedDate[] {
  return datesFrom(series, firstDay).map((day) => {
    const { startsAt, endsAt } = hireMoments({ date: day, from, to })!;
    return { day, startsAt, endsAt: endAfter(startsAt, endsAt) };
  });
}

const columnsOf = ({ from, to, ...columns }: RoomBookingValues) => ({
  ...columns,
  fromTime: from,
  toTime: to,
});

/** What a stored booking was saved with. */
const valuesOf = ({ fromTime, toTime, ...booking }: RoomBooking): RoomBookingValues => ({
  ...booking,
  from: fromTime,
  to: toTime,
});

/** What the office enters in the calendar that is neither a hire nor an event. */
export class RoomBookingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly occupancies: OccupancyService,
    private readonly audit: AuditService,
  ) {}

  find(id: number): Promise<RoomBooking | null> {
    return this.dataSource.manager.findOneBy(RoomBooking, { id });
  }

  /**
   * Adds or changes a booking with all its dates.
   * @param fields not yet validated
   * @throws AppError BAD_USER_INPUT; CONFLICT when a room is taken on one of the dates, or another person has saved a
   *   newer version; NOT_FOUND
   */
  async save(actor: Actor, target: Target, fields: RoomBookingFields): Promise<RoomBooking> {
    const values = validate(roomBookingRules, fields);
    // Worked out before others have to wait for the calendar.
    requireDates(datesOfBooking(values));
    return this.#write(async (manager) => {
      const booking =
        target === 'new'
          ? manager.create(RoomBooking, { made: { ...byActor(actor), at: new Date() } })
          : await loadForEdit(manager, RoomBooking, target);
      return this.#store(manager, actor, Object.assign(booking, columnsOf(values)));
    });
  }

  /**
   * Moves a booking, or one date of a series: this then is a booking of its own, and the series leaves its day out.
   * @param day of the series; null moves a booking that is none
   * @returns what stands at the new place
   * @throws AppError as {@link save}
   */
  async move(
    actor: Actor,
    { id, version, day }: { id: number; version: number; day?: string | null },
    fields: SlotFields,
  ): Promise<RoomBooking> {
    const slot = validate(slotRules, fields);
    const seen = await this.find(id);
    // Worked out before others have to wait for the calendar.
    if (seen) datesOfBooking(valuesOf(seen));
    return this.#write(async (manager) => {
      const booking = await loadForEdit(manager, RoomBooking, { id, version });
      if (!booking.series) return this.#store(manager, actor, Object.assign(booking, placed(slot)));
      const { series } = booking;
      if (!day || !datesFrom(series, booking.firstDay).includes(day))
        throw new AppError('NOT_FOUND', 'notFound');
      await this.#store(
        manager,
        actor,
        Object.assign(booking, { series: { ...series, leftOut: [...series.leftOut, day].sort() } }),
      );
      const { id: _, version: __, ...same } = booking;
      return this.#store(
        manager,
        actor,
        manager.create(RoomBooking, {
          ...same,
          ...placed(slot),
          series: null,
          made: { ...byActor(actor), at: new Date() },
        }),
      );
    });
  }

  /** @throws AppError CONFLICT when another person has saved a newer version; NOT_FOUND */
  async remove(actor: Actor, id: number, version: number): Promise<void> {
    await this.#write(async (manager) => {
      const booking = await loadForEdit(manager, RoomBooking, { id, version });
      await this.occupancies.release(manager, { bookingId: id });
      await manager.delete(RoomBooking, { id });
      await this.#record(manager, actor, 'DELETE', booking);
    });
  }

  /**
   * Adds the dates that a series has by now, which goes on.
   * @throws AppError CONFLICT when a room is taken on one of them: then there are no more than before
   */
  async extend(id: number): Promise<void> {
    const seen = await this.find(id);
    if (!seen) return;
    datesOfBooking(valuesOf(seen));
    await this.#write(async (manager) => {
      const booking = await manager.findOneBy(RoomBooking, { id });
      if (booking) await this.#occupy(manager, booking);
    });
  }

  /** Forgets who came for some of what has been over long enough. @returns of how many bookings */
  async forgetContacts(limit: number): Promise<number> {
    const [, count] = await this.dataSource.query<[unknown[], number]>(
      `UPDATE room_booking SET contact_name = '', contact_phone = '', contact_email = '', note = ''
        WHERE id = ANY (ARRAY(
          SELECT id FROM room_booking booking
           WHERE (contact_name, contact_phone, contact_email, note) <> ('', '', '', '')
             AND (SELECT max(ends_at) FROM occupancy WHERE booking_id = booking.id) < ${keptUntil('bookingContacts')}
           LIMIT $1 FOR UPDATE SKIP LOCKED))`,
      [limit],
    );
    return count;
  }

  /** Stores a booking and what it occupies. */
  async #store(manager: EntityManager, actor: Actor, booking: RoomBooking): Promise<RoomBooking> {
    const isNew = booking.id === undefined;
    requireDates(datesOfBooking(valuesOf(booking)));
    const saved = await manager.save(booking);
    await this.#occupy(manager, saved);
    await this.#record(manager, actor, isNew ? 'CREATE' : 'CHANGE', saved);
    return saved;
  }

  async #occupy(manager: EntityManager, booking: RoomBooking): Promise<void> {
    const { id, kind, roomIds, series, firstDay } = booking;
    await this.occupancies.replace(
      manager,
      { bookingId: id },
      datesOfBooking(valuesOf(booking)).map(({ startsAt, endsAt }) => ({ kind, roomIds, startsAt, endsAt })),
    );
    // No change of what somebody edits: its version stays.
    await manager.query('UPDATE room_booking SET dates_until = $2 WHERE id = $1', [
      id,
      series && lastDayOf(series, firstDay),
    ]);
  }

  #write<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.dataSource.transaction(async (manager) => {
      await this.occupancies.lock(manager);
      return work(manager);
    });
  }

  #record(manager: EntityManager, actor: Actor, action: AuditAction, { id }: RoomBooking): Promise<void> {
    return this.audit.record(actor, [{ action, subject: 'room-booking', subjectId: id }], manager);
  }
}

/** @throws AppError BAD_USER_INPUT for a series of which all dates are left out */
function requireDates(dates: readonly BookedDate[]): void {
  if (dates.length === 0) throw new AppError('BAD_USER_INPUT', 'seriesWithoutDates', { field: 'series' });
}

const placed = ({ date, from, to, roomIds }: Slot) => ({
  firstDay: date,
  fromTime: from,
  toTime: to,
  roomIds,
});
