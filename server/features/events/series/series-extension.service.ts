import type { DataSource } from 'typeorm';
import { addDays, addMonths } from '../../../../rules/days.ts';
import { AppError } from '../../../../rules/errors.ts';
import { currentDay } from '../../../../rules/zoned-time.ts';
import type { RoomBookingService } from '../../calendar/bookings/room-booking.service.ts';
import type { Plumbing } from '../../plumbing.ts';
import type { Waiting } from '../../today-part.ts';
import type { EventDates } from '../event-dates.service.ts';

/** SQL: a series goes on after its dates in the calendar, which end before that day. */
const endsBefore = (day: string) => `dates_until < ${day}::date AND series->>'until' > dates_until::text`;
const IS_EVENT_ON = 'binned_at IS NULL AND NOT is_called_off';

interface Needed {
  dataSource: DataSource;
  roomBookings: RoomBookingService;
  eventDates: EventDates;
  log: Plumbing['log'];
}

/** Keeps a year of dates ahead of each series that goes on, in the calendar and of events. */
export class SeriesExtensionService {
  constructor(private readonly needed: Needed) {}

  /** Adds what is missing. Where a room is taken the series stays as it is, and the office is told. */
  async extendAll(stopping?: AbortSignal): Promise<void> {
    const { dataSource, roomBookings, eventDates, log } = this.needed;
    const ahead = addMonths(currentDay(), 12);
    const rows = await dataSource.query<{ id: number; isEvent: boolean }[]>(
      `SELECT id, false AS "isEvent" FROM room_booking WHERE ${endsBefore('$1')}
       UNION ALL SELECT id, true FROM event WHERE ${IS_EVENT_ON} AND ${endsBefore('$1')}`,
      [ahead],
    );
    for (const { id, isEvent } of rows) {
      if (stopping?.aborted) return;
      try {
        await (isEvent ? eventDates.extend(id) : roomBookings.extend(id));
      } catch (err) {
        if (err instanceof AppError && err.code === 'CONFLICT') continue;
        log.error({ err, id, isEvent }, 'Series could not be extended; the next round will try again');
      }
    }
  }

  /** For the page of the day: series that could not be extended, because a room is taken. */
  async waiting(): Promise<Waiting[]> {
    // What ends since today the job may not have seen yet.
    const ahead = addDays(addMonths(currentDay(), 12), -1);
    const [{ count, name }] = await this.needed.dataSource.query<[{ count: number; name: string | null }]>(
      `SELECT count(*)::integer AS count, min(name) AS name FROM (
         SELECT title AS name FROM room_booking WHERE ${endsBefore('$1')}
         UNION ALL SELECT name FROM event WHERE ${IS_EVENT_ON} AND ${endsBefore('$1')}) series`,
      [ahead],
    );
    return count > 0 ? [{ kind: 'SERIES_ENDS', count, name: name ?? '' }] : [];
  }
}
