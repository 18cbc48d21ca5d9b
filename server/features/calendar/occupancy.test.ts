import { beforeAll, describe, expect, it } from 'vitest';
import { adminToken } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { hireFields, SAVE } from '../hall-hire/hall-hire-fixtures.ts';
import {
  bookingFields,
  buildRoom,
  MOVE_BOOKING,
  MOVE_HIRE,
  SAVE_BOOKING,
  SERIES_CLASHES,
  SLOT_CLASHES,
} from '../hall-hire/office/office-calendar-fixtures.ts';

const app = sharedTestApp();
let token: string;
beforeAll(async () => {
  token = await adminToken(app);
});

const SAVE_ROOM = 'mutation ($input: RoomInput!) { saveRoom(input: $input) { id version } }';
const EVERY_DAY = { every: 'DAY', interval: 1, weekdays: [], leftOut: [] };
const WHOLE_DAY = { from: '00:00', to: '00:00' };

async function ask(query: string, variables: Record<string, unknown>) {
  const { data, errors } = await graphql(app, { query, variables, token });
  return { data, refusal: errors?.[0]?.extensions.messageKey };
}

async function done(query: string, variables: Record<string, unknown>) {
  const { data, refusal } = await ask(query, variables);
  expect(refusal).toBeUndefined();
  return Object.values(data)[0] as { id: number; version: number };
}

/** Changes a room of {@link buildRoom}, of which it is the first change. */
const changeRoom = (id: number, fields: object) =>
  ask(SAVE_ROOM, { input: { id, version: 1, name: 'Small hall', isHiredAlone: true, ...fields } });

const taken = (roomId: number) =>
  app.database.dataSource.query(
    `SELECT starts_at, ends_at, blocked_from, blocked_until FROM occupancy WHERE room_id = $1 ORDER BY starts_at`,
    [roomId],
  );

describe('what one owner takes', () => {
  it('is never in its own way: whole days without time for cleaning between, as the preview says', async () => {
    const room = await buildRoom(app, token, { beforeMinutes: 60, afterMinutes: 30 });
    const input = bookingFields({
      ...{ kind: 'CLOSURE', title: 'Painting', roomIds: [room], firstDay: '2095-02-01', ...WHOLE_DAY },
      series: { ...EVERY_DAY, until: '2095-02-03' },
    });
    expect((await ask(SERIES_CLASHES, { input })).data.seriesClashes.clashing).toEqual([]);
    await done(SAVE_BOOKING, { input });
    const rows = await taken(room);
    expect(rows).toHaveLength(3);
    expect(rows[0].blocked_from).toEqual(new Date('2095-01-31T23:00Z'));
    expect(rows[2].blocked_until).toEqual(new Date('2095-02-04T00:30Z'));
  });

  it('stays as it was when nothing of it changes, whatever its room needs by now', async () => {
    const room = await buildRoom(app, token);
    const morning = hireFields({ date: '2019-03-01', from: '10:00', to: '12:00', roomIds: [room] });
    const first = await done(SAVE, { input: morning });
    const next = bookingFields({ firstDay: '2019-03-01', from: '12:00', to: '14:00', roomIds: [room] });
    const booking = await done(SAVE_BOOKING, { input: next });
    expect((await changeRoom(room, { beforeMinutes: 30, afterMinutes: 30 })).refusal).toBeUndefined();
    const { id, version } = first;
    await done(SAVE, { input: { ...morning, id, version, purpose: 'Wedding' } });
    await done(SAVE_BOOKING, {
      input: { ...next, id: booking.id, version: booking.version, note: 'Tables' },
    });
    const later = { ...morning, id, version: version + 1, to: '11:45' };
    expect((await ask(SAVE, { input: later })).refusal).toBe('hallTaken');
  });

  it('may have as many dates and rooms as a series can have', async () => {
    const rooms: number[] = [];
    for (let count = 0; count < 14; count += 1) rooms.push(await buildRoom(app, token));
    const input = bookingFields({
      ...{ kind: 'SERIES', roomIds: rooms, firstDay: '2096-01-01' },
      series: { ...EVERY_DAY, until: '2097-12-31' },
    });
    await done(SAVE_BOOKING, { input });
    expect((await taken(rooms[13]!)).length).toBeGreaterThan(700);
  });
});

describe('a room that changes', () => {
  it('takes its new times for cleaning and its new rooms for what is booked later', async () => {
    const [hall, kitchen] = [await buildRoom(app, token), await buildRoom(app, token, { afterMinutes: 15 })];
    const at = { date: '2095-05-01', from: '10:00', to: '12:00' };
    await done(SAVE, { input: hireFields({ ...at, roomIds: [hall] }) });
    await done(SAVE, { input: hireFields({ ...at, date: '2095-05-02', roomIds: [hall, kitchen] }) });
    expect((await changeRoom(hall, { afterMinutes: 60, takes: [kitchen] })).refusal).toBeUndefined();
    expect((await taken(kitchen)).map((row: { blocked_until: Date }) => row.blocked_until)).toEqual([
      new Date('2095-05-01T11:15Z'),
      new Date('2095-05-02T11:15Z'),
    ]);
    expect((await taken(hall))[0].blocked_until).toEqual(new Date('2095-05-01T12:00Z'));
  });

  it.each([{ afterMinutes: 30 }, { takes: true }])(
    'is refused where that would be in the way of what is booked: %j',
    async ({ takes, ...minutes }: { takes?: boolean; afterMinutes?: number }) => {
      const [hall, other] = [await buildRoom(app, token), await buildRoom(app, token)];
      const date = takes ? '2095-06-01' : '2095-06-02';
      await done(SAVE, { input: hireFields({ date, from: '10:00', to: '12:00', roomIds: [hall] }) });
      const next = takes
        ? { from: '11:00', to: '13:00', roomIds: [other] }
        : { from: '12:00', to: '13:00', roomIds: [hall] };
      await done(SAVE, { input: hireFields({ date, ...next }) });
      const before = await taken(hall);
      const changed = await changeRoom(hall, takes ? { takes: [other] } : minutes);
      expect(changed.refusal).toBe('roomClashes');
      expect(await taken(hall)).toEqual(before);
    },
  );

  it('is kept free longer after what is over, too, while that is being cleaned up', async () => {
    const room = await buildRoom(app, token, { afterMinutes: 120 });
    await done(SAVE, { input: hireFields({ date: '2095-07-01', roomIds: [room] }) });
    await app.database.dataSource.query(
      `UPDATE occupancy SET starts_at = now() - interval '3 hours', blocked_from = now() - interval '3 hours',
              ends_at = now() - interval '1 hour', blocked_until = now() + interval '1 hour' WHERE room_id = $1`,
      [room],
    );
    expect((await changeRoom(room, { afterMinutes: 180 })).refusal).toBeUndefined();
    const [{ ends_at: end, blocked_until: until }] = await taken(room);
    expect(until.getTime() - end.getTime()).toBe(180 * 60_000);
  });

  it('is not in the way of days that follow one another, of which one is today', async () => {
    const room = await buildRoom(app, token);
    const [{ today, until }] = await app.database.dataSource.query(
      `SELECT (current_date - 1)::text AS today, (current_date + 3)::text AS until`,
    );
    const input = bookingFields({
      ...{ kind: 'CLOSURE', roomIds: [room], firstDay: today, ...WHOLE_DAY },
      series: { ...EVERY_DAY, until },
    });
    await done(SAVE_BOOKING, { input });
    expect((await changeRoom(room, { beforeMinutes: 60, afterMinutes: 60 })).refusal).toBeUndefined();
  });
});

describe('a whole day', () => {
  it('is moved as a booking, but no hire is as long', async () => {
    const room = await buildRoom(app, token);
    const closure = bookingFields({ kind: 'CLOSURE', roomIds: [room], firstDay: '2095-08-01', ...WHOLE_DAY });
    const { id, version } = await done(SAVE_BOOKING, { input: closure });
    const slot = { date: '2095-08-03', ...WHOLE_DAY, roomIds: [room] };
    expect((await ask(SLOT_CLASHES, { slot, bookingId: id })).data.slotClashes.clashes).toEqual([]);
    await done(MOVE_BOOKING, { input: { id, version }, slot });
    const hire = await done(SAVE, { input: hireFields({ date: '2095-08-10', roomIds: [room] }) });
    const moved = { id: hire.id, version: hire.version, slot: { ...slot, date: '2095-08-11' } };
    expect((await ask(MOVE_HIRE, moved)).refusal).toBe('invalidHireTimes');
  });
});

describe('the room that is hired where none is named', () => {
  it.each([
    ['hired alone', 'is_hired_alone = false', 'is_hired_alone = true'],
    ['offered', 'is_hidden = true', 'is_hidden = false'],
  ])('is the first that is %s', async (_what, no, yes) => {
    const { dataSource } = app.database;
    await dataSource.query(`UPDATE room SET ${no} WHERE id = 1`);
    const first = await buildRoom(app, token, { name: 'First' });
    // Beside that one, of which the older stands first.
    await dataSource.query(
      'UPDATE room SET position = (SELECT position FROM room WHERE id = 1) WHERE id = $1',
      [first],
    );
    try {
      expect(await app.features.services.rooms.hired([])).toEqual([first]);
    } finally {
      await dataSource.query(`UPDATE room SET ${yes} WHERE id = 1`);
      await dataSource.query('UPDATE room SET position = 99 WHERE id = $1', [first]);
    }
  });
});
