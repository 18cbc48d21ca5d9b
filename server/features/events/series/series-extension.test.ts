import { describe, expect, it } from 'vitest';
import { addDays, addMonths } from '../../../../rules/days.ts';
import { currentDay } from '../../../../rules/zoned-time.ts';
import { OPERATOR } from '../../../identity/viewer.ts';
import { adminToken } from '../../../testing/factories.ts';
import { graphql } from '../../../testing/requests.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { bookingFields, SAVE_BOOKING } from '../../hall-hire/office/office-calendar-fixtures.ts';
import { newRoomOf, SERIES, savedEvent } from '../event-fixtures.ts';

const app = sharedTestApp();

const query = (sql: string, parameters: unknown[] = []) => app.database.dataSource.query(sql, parameters);
const extend = () => app.features.services.seriesExtension.extendAll();
const endsIn = async () =>
  (await app.features.services.seriesExtension.waiting()).map(({ kind, name }) => [kind, name]);

/** Weekly from next month on, and for ever. */
const firstDay = addMonths(currentDay(), 1);
const series = { ...SERIES, weekdays: [], until: '2099-12-31', leftOut: [] };

async function booked(overrides: Record<string, unknown>) {
  const input = bookingFields({ firstDay, from: '06:00', to: '07:00', ...overrides });
  const token = await adminToken(app);
  const { data, errors } = await graphql(app, { query: SAVE_BOOKING, variables: { input }, token });
  if (errors) throw new Error(errors[0]!.message);
  return Object.values(data)[0] as { id: number; version: number };
}

/** As it was some time ago, when its dates ended earlier. */
async function endEarlier(table: 'event' | 'room_booking', id: number, day: string) {
  const column = table === 'event' ? 'event_id' : 'booking_id';
  await query(`DELETE FROM occupancy WHERE ${column} = $1 AND starts_at > $2`, [id, day]);
  await query(`DELETE FROM event_date WHERE event_id = $1 AND day > $2`, [table === 'event' ? id : 0, day]);
  await query(`UPDATE ${table} SET dates_until = $2 WHERE id = $1`, [id, day]);
}

const lastOf = async (column: 'event_id' | 'booking_id', id: number) =>
  (
    await query(`SELECT to_char(max(starts_at), 'YYYY-MM-DD') AS day FROM occupancy WHERE ${column} = $1`, [
      id,
    ])
  )[0].day;

describe('a series that goes on', () => {
  it('always has a year ahead: of bookings and of events, whose versions stay', async () => {
    const roomIds = [await newRoomOf(app, 'Small hall')];
    // Another, which happens once.
    await savedEvent(app, { startsOn: firstDay });
    const booking = await booked({ roomIds, series });
    const event = await savedEvent(app, {
      startsOn: firstDay,
      fromTime: '09:00',
      toTime: '10:00',
      roomIds,
      series,
    });
    const lasts = async () => [await lastOf('booking_id', booking.id), await lastOf('event_id', event.id)];
    const before = await lasts();
    expect(before.every((day) => day > addMonths(currentDay(), 24))).toBe(true);
    for (const [table, id] of [
      ['room_booking', booking.id],
      ['event', event.id],
    ] as const)
      await endEarlier(table, id, addMonths(currentDay(), 11));
    expect(await endsIn()).toEqual([['SERIES_ENDS', expect.any(String)]]);
    await extend();
    expect(await lasts()).toEqual(before);
    expect(await endsIn()).toEqual([]);
    const [{ version }] = await query('SELECT version FROM room_booking WHERE id = $1', [booking.id]);
    const [{ dates }] = await query('SELECT count(*)::int AS dates FROM event_date WHERE event_id = $1', [
      event.id,
    ]);
    expect([version, dates > 100]).toEqual([booking.version, true]);
  });

  it('stays as it is where a room is taken, which the office is told until it has left that day out', async () => {
    const roomIds = [await newRoomOf(app, 'Small hall')];
    const { id, version } = await booked({ title: 'Yoga', roomIds, series });
    const end = addMonths(currentDay(), 11);
    await endEarlier('room_booking', id, end);
    const days = Array.from({ length: 20 }, (_, week) => addDays(firstDay, 7 * (50 + week)));
    const day = days.find((one) => one > addMonths(currentDay(), 13))!;
    await booked({ title: 'Wedding', roomIds, firstDay: day, series: null });
    await extend();
    expect((await lastOf('booking_id', id)) <= end).toBe(true);
    expect(await endsIn()).toEqual([['SERIES_ENDS', 'Yoga']]);
    await booked({ id, version, title: 'Yoga', roomIds, series: { ...series, leftOut: [day] } });
    expect(await endsIn()).toEqual([]);
    expect((await lastOf('booking_id', id)) > addMonths(currentDay(), 24)).toBe(true);
  });

  it('of what is called off or in the bin is no task for the office', async () => {
    const fields = { startsOn: firstDay, fromTime: '11:00', toTime: '12:00', series };
    const off = await savedEvent(app, { ...fields, isCalledOff: true });
    const binned = await savedEvent(app, fields);
    await app.features.services.events.states.bin(OPERATOR, [binned.id]);
    for (const { id } of [off, binned]) await endEarlier('event', id, addMonths(currentDay(), 11));
    expect(await endsIn()).toEqual([]);
  });

  it('that ends of itself gets no further dates', async () => {
    const roomIds = [await newRoomOf(app, 'Small hall')];
    const until = addMonths(currentDay(), 6);
    const { id } = await booked({ roomIds, series: { ...series, until } });
    const before = await lastOf('booking_id', id);
    await extend();
    expect([await lastOf('booking_id', id), await endsIn()]).toEqual([before, []]);
  });
});
