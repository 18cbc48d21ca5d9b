import { RRuleTemporal } from 'rrule-temporal';
import type { EntityManager } from 'typeorm';
import { describe, expect, it, vi } from 'vitest';
import { addDays } from '../../../rules/days.ts';
import { currentDay } from '../../../rules/zoned-time.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { adminToken } from '../../testing/factories.ts';
import { NEXT_YEAR } from '../../testing/future-dates.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { during } from '../../testing/two-at-once.ts';
import { newRoomOf, plus, SERIES, savedEvent, saveEvent, TIMES, wednesday } from './event-fixtures.ts';

const app = sharedTestApp();

const save = (fields: Record<string, unknown>) => saveEvent(app, fields);
const saved = (fields: Record<string, unknown>) => savedEvent(app, fields);

describe('the rooms of an event that is there already', () => {
  const query = (sql: string, parameters: unknown[] = []) => app.database.dataSource.query(sql, parameters);
  const roomsOf = async (eventId: number) =>
    (await query('SELECT room_id FROM occupancy WHERE event_id = $1 ORDER BY starts_at', [eventId])).map(
      (row: { room_id: number }) => row.room_id,
    );

  it('stay taken as they were, though cleaning takes longer since', async () => {
    const roomId = await newRoomOf(app, 'Small hall');
    const times = { ...TIMES, startsOn: plus(130), roomIds: [roomId] };
    const { id, version } = await saved(times);
    await saved({ ...times, fromTime: '20:00', toTime: '21:00' });
    await query('UPDATE room SET after_minutes = 30 WHERE id = $1', [roomId]);
    await saved({ id, version, place: 'Upstairs' });
    expect(await roomsOf(id)).toEqual([roomId]);
    const { errors } = await save({ ...times, id, version: version + 1, fromTime: '18:00' });
    expect(errors?.[0]?.extensions).toMatchObject({ messageKey: 'hallTaken' });
  });

  it('are taken as long as any of two dates that are at once', async () => {
    const roomIds = [await newRoomOf(app, 'Small hall')];
    const startsOn = plus(160);
    const series = { ...SERIES, weekdays: [], until: plus(167), leftOut: [] };
    const dateChanges = [{ day: plus(167), toDay: startsOn, fromTime: '19:30', toTime: '21:00' }];
    const { id } = await saved({ ...TIMES, startsOn, series, roomIds, dateChanges });
    const [slot, ...others] = await query(
      'SELECT ends_at - starts_at AS long, blocked_until = ends_at AS fits FROM occupancy WHERE event_id = $1',
      [id],
    );
    expect(others).toEqual([]);
    expect(slot).toMatchObject({ long: { hours: 2, minutes: 30 }, fits: true });
    const { errors } = await save({ ...TIMES, startsOn, roomIds, fromTime: '20:30', toTime: '22:00' });
    expect(errors?.[0]?.extensions).toMatchObject({ messageKey: 'hallTaken' });
  });

  it('are those of then on dates that are over: nothing is in their way', async () => {
    const [first, second] = [await newRoomOf(app, 'Small hall'), await newRoomOf(app, 'Small hall')];
    const day = (days: number) => addDays(currentDay(), days);
    const times = { startsOn: day(-7), fromTime: '18:30', toTime: '20:00' };
    const series = { ...SERIES, weekdays: [], until: day(7), leftOut: [day(0)] };
    const event = await saved({ ...times, series, roomIds: [first] });
    const other = await saved({ ...times, name: 'In the other room', roomIds: [second] });
    const { id, version } = event;
    const moved = await saved({ id, version, series, roomIds: [second] });
    expect(await roomsOf(id)).toEqual([first, second]);
    await saved({ id, version: moved.version, series, fromTime: '18:00' });
    expect(await roomsOf(id)).toEqual([second]);
    await app.features.services.events.states.removeForGood(OPERATOR, other.id);
  });

  it.each([
    ['at once', (id: number) => app.features.services.events.states.removeForGood(OPERATOR, id)],
    ['from the bin', () => app.features.services.events.states.emptyBin(OPERATOR)],
  ])('are waited for before an event is deleted for good, %s', async (_how, remove) => {
    const { id } = await saved({ ...TIMES, startsOn: plus(140) });
    await app.features.services.events.states.bin(OPERATOR, [id]);
    await during(
      app,
      (manager) => app.features.services.occupancies.lock(manager),
      () => remove(id).then(() => undefined),
      // As a save does, which has the calendar first.
      { meanwhile: (manager) => manager.query('SELECT FROM event WHERE id = $1 FOR UPDATE NOWAIT', [id]) },
    );
    expect(await query('SELECT id FROM event WHERE id = $1', [id])).toEqual([]);
  });

  it('are looked for and taken under the lock, but the days of a series are worked out before it', async () => {
    const worked = vi.spyOn(RRuleTemporal.prototype, 'all');
    const roomIds = [await newRoomOf(app, 'Small hall')];
    const series = { ...SERIES, until: plus(60), leftOut: [plus(7)] };
    const hold = (manager: EntityManager) => app.features.services.occupancies.lock(manager);
    const meanwhile = async () => void expect(worked).toHaveBeenCalledTimes(1);
    const call = () => saved({ ...TIMES, startsOn: plus(3), roomIds, series });
    const { id } = await during(app, hold, call, { meanwhile });
    expect(worked).toHaveBeenCalledTimes(1);
    worked.mockRestore();
    expect((await roomsOf(id)).length).toBeGreaterThan(5);
  });

  it('an earlier version of before there were times has none', async () => {
    const { events } = app.features.services;
    const event = await saved({ startsOn: plus(150) });
    const later = [
      'endsOn',
      'fromTime',
      'toTime',
      'roomIds',
      'series',
      'dateChanges',
      'isCalledOff',
      'place',
    ];
    await query(
      `UPDATE revision SET snapshot = snapshot - $2::text[] WHERE subject = 'event' AND subject_id = $1`,
      [event.id, later],
    );
    const { id, version } = event;
    const moved = await saved({
      id,
      version,
      ...TIMES,
      endsOn: plus(2),
      place: 'Abbey Park',
      ...{ roomIds: [1] },
    });
    const revisions = await events.revisions.list(id);
    await events.revisions.bringBack(OPERATOR, { id, version: moved.version }, revisions.at(-1)!.id);
    const { data } = await graphql(app, {
      query: `{ event(id: ${id}) { startsOn endsOn fromTime place roomIds nextDate { day isWholeDay } } }`,
    });
    const none = { endsOn: null, fromTime: null, place: null, roomIds: [] };
    expect(data.event).toEqual({
      ...{ startsOn: plus(150), ...none },
      nextDate: { day: plus(150), isWholeDay: true },
    });
  });
});

describe('the dates of events in a time', () => {
  it('are all those of a month, also more than a page of a list has', async () => {
    const startsOn = `${NEXT_YEAR}-12-01`;
    const series = { ...SERIES, every: 'DAY', weekdays: [], until: `${NEXT_YEAR}-12-31`, leftOut: [] };
    for (const name of ['One', 'Two', 'Three', 'Four'])
      await saved({ name, startsOn, series, eventKind: 'HEALTH' });
    const { data, errors } = await graphql(app, {
      query: `{ whatsOn(from: "${startsOn}", to: "${NEXT_YEAR}-12-31", kind: HEALTH, pageSize: 1000) { totalCount items { day } } }`,
    });
    expect(errors).toBeUndefined();
    expect([data.whatsOn.totalCount, data.whatsOn.items.length]).toEqual([124, 124]);
  });

  it.each(['0500-01-01', '9999-12-31', '9998-12-31'])(
    'are refused where no calendar has days: %s',
    async (from) => {
      const whatsOn = await graphql(app, { query: `{ whatsOn(from: "${from}") { totalCount } }` });
      expect(whatsOn.errors?.[0]?.extensions).toMatchObject({ messageKey: 'invalidDate' });
      const dateChanges = [{ day: wednesday, toDay: from }];
      if (from !== '9998-12-31')
        expect((await save({ ...TIMES, series: SERIES, dateChanges })).errors?.[0]?.extensions).toMatchObject(
          {
            messageKey: 'invalidDate',
          },
        );
    },
  );

  it('are refused where the last day is before the first, or years after it', async () => {
    for (const to of ['2090-01-09', '2099-01-10']) {
      const { errors } = await graphql(app, {
        query: `{ whatsOn(from: "2090-01-10", to: "${to}") { totalCount } }`,
      });
      expect(errors?.[0]?.extensions).toMatchObject({ messageKey: 'invalidDate' });
    }
  });

  it('in a search are those on which an event is: a moved one is on its new day', async () => {
    const dateChanges = [{ day: wednesday, toDay: plus(1) }];
    const { id } = await saved({ ...TIMES, name: 'Moved', series: SERIES, dateChanges });
    expect((await app.features.services.events.days([id])).get(id)).toBe(plus(1));
    const off = [{ day: wednesday, isCalledOff: true }];
    const other = await saved({ ...TIMES, name: 'Off', series: SERIES, dateChanges: off });
    expect((await app.features.services.events.days([other.id])).get(other.id)).toBe(plus(14));
  });

  it('and their rooms are read once for all events of a page', async () => {
    const ask = (pageSize: number) =>
      graphql(app, {
        query: `{ events(pageSize: ${pageSize}) { items { rooms { name } dates(to: "${plus(500)}") { day } } } }`,
        token,
      });
    const token = await adminToken(app);
    const day = `${NEXT_YEAR}-11-01`;
    const rooms = [await newRoomOf(app, 'Yoga room'), await newRoomOf(app, 'Kitchen')];
    for (const roomId of rooms)
      await saved({ startsOn: day, fromTime: '08:00', toTime: '09:00', roomIds: [roomId] });
    const few = await countStatements(() => ask(1));
    expect(await countStatements(() => ask(50))).toBeLessThanOrEqual(few + 1);
  });
});
