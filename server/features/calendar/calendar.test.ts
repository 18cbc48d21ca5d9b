import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../../rules/days.ts';
import { currentDay, momentOf } from '../../../rules/zoned-time.ts';
import { adminToken } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { freeTimesNear } from './free-times.ts';
import type { Slot } from './occupancy-rows.ts';

const app = sharedTestApp();
let token: string;
beforeAll(async () => {
  token = await adminToken(app);
});

const SAVE_ROOM = `mutation ($input: RoomInput!) { saveRoom(input: $input) { id version name takes isHidden } }`;
const ROOMS = `{ rooms { id name } }`;
const FREE = `query ($roomIds: [Int!]!, $date: String!, $from: String!, $to: String!) {
  freeTimes(roomIds: $roomIds, date: $date, from: $from, to: $to) { roomIds startsAt endsAt }
}`;

async function saveRoom(input: object) {
  const { data, errors } = await graphql(app, { query: SAVE_ROOM, variables: { input }, token });
  return { room: data?.saveRoom, error: errors?.[0] };
}

/** Days that no other test uses. */
let used = 0;
const newDay = () => {
  used += 7;
  return new Date(Date.UTC(2090, 0, 4 + used)).toISOString().slice(0, 10);
};

const at = (day: string, from: string, to: string, roomIds: number[]): Slot => ({
  roomIds,
  startsAt: new Date(`${day}T${from}:00Z`),
  endsAt: new Date(`${day}T${to}:00Z`),
});

/** Books rooms for the office. @returns the key of a refusal, if it was refused */
async function book(slot: Slot): Promise<string | undefined> {
  const { dataSource } = app.database;
  const { occupancies } = app.features.services;
  try {
    await dataSource.transaction(async (manager) => {
      await occupancies.lock(manager);
      const [{ id }] = await manager.query(
        `INSERT INTO room_booking (kind, title, room_ids, first_day, from_time, to_time, made_by_name)
         VALUES ('OWN', 'Ours', $1, '2090-01-01', '10:00', '11:00', '') RETURNING id`,
        [slot.roomIds],
      );
      await occupancies.replace(manager, { bookingId: id }, [{ ...slot, kind: 'OWN' }]);
    });
    return undefined;
  } catch (error) {
    return (error as { messageKey?: string }).messageKey ?? String(error);
  }
}

describe('rooms', () => {
  it('are added at the end and changed in the version that was seen; hidden ones are not offered', async () => {
    const { room } = await saveRoom({ name: 'Garden' });
    const listed = async () => (await graphql(app, { query: ROOMS })).data.rooms.at(-1);
    expect(await listed()).toEqual({ id: room.id, name: 'Garden' });
    const { id, version } = room;
    const hidden = await saveRoom({ id, version, name: 'Garden', isHidden: true });
    expect(hidden.room.version).toBe(version + 1);
    expect((await listed()).id).not.toBe(id);
    expect((await saveRoom({ id, version, name: 'Lawn' })).error!.extensions.code).toBe('CONFLICT');
  });

  it.each([
    [{ name: ' ' }, 'roomNameRequired'],
    [{ name: 'A', opening: [{ weekdays: [1], from: '8', to: '10:00' }] }, 'invalidTimes'],
    [
      { name: 'A', prices: [{ weekdays: [1], from: '08:00', to: '10:00', per: 'HOUR', pence: -1 }] },
      'invalidAmount',
    ],
    [{ name: 'A', opening: [{ weekdays: [8], from: '08:00', to: '10:00' }] }, 'invalidRequest'],
  ])('%j is refused: %s', async (input, key) => {
    expect((await saveRoom(input)).error!.extensions.messageKey).toBe(key);
  });
});

describe('what takes a room', () => {
  it('is refused where something else does; one may begin when another ends', async () => {
    const day = newDay();
    expect(await book(at(day, '10:00', '12:00', [1]))).toBeUndefined();
    expect(await book(at(day, '11:00', '13:00', [1]))).toBe('hallTaken');
    expect(await book(at(day, '12:00', '13:00', [1]))).toBeUndefined();
  });

  it('takes the rooms that go with it, and the time to clean them', async () => {
    const { room: kitchen } = await saveRoom({ name: 'Kitchen', isHiredAlone: false });
    const { room: hall } = await saveRoom({
      name: 'Large hall',
      takes: [kitchen.id],
      beforeMinutes: 30,
      afterMinutes: 60,
    });
    const day = newDay();
    expect(await book(at(day, '10:00', '12:00', [hall.id]))).toBeUndefined();
    expect(await book(at(day, '11:00', '11:30', [kitchen.id]))).toBe('hallTaken');
    expect(await book(at(day, '12:00', '13:00', [kitchen.id]))).toBeUndefined();
    expect(await book(at(day, '13:00', '14:00', [hall.id]))).toBe('hallTaken');
    expect(await book(at(day, '13:30', '14:00', [hall.id]))).toBeUndefined();
  });
});

describe('free times near a wished one', () => {
  const free = async (variables: Record<string, unknown>) => {
    const { data, errors } = await graphql(app, { query: FREE, variables });
    return data?.freeTimes ?? errors![0]!.extensions.messageKey;
  };

  it('are the same hours in another room, other hours of the day, and the nearest days', async () => {
    const opening = [{ weekdays: [1, 2, 3, 4, 5, 6, 7], from: '08:00', to: '23:00' }];
    const { room: small } = await saveRoom({ name: 'Small hall', opening });
    const { room: large } = await saveRoom({ name: 'Great hall', opening });
    const day = newDay();
    await book(at(day, '11:00', '16:00', [large.id]));
    const found = await free({ roomIds: [large.id], date: day, from: '13:00', to: '17:00' });
    expect(found).toHaveLength(3);
    expect(found[0]).toMatchObject({ startsAt: `${day}T13:00:00.000Z` });
    expect(found[0].roomIds).not.toEqual([large.id]);
    expect(found[1]).toEqual({
      roomIds: [large.id],
      startsAt: `${day}T16:00:00.000Z`,
      endsAt: `${day}T20:00:00.000Z`,
    });
    expect([found[2].roomIds, found[2].startsAt.slice(11, 16)]).toEqual([[large.id], '13:00']);
    expect(small.id).not.toBe(large.id);
  });

  it('[D112] ends after midnight where the room is open then', async () => {
    const opening = [{ weekdays: [1, 2, 3, 4, 5, 6, 7], from: '08:00', to: '01:00' }];
    const { room } = await saveRoom({ name: 'Night hall', opening });
    const day = newDay();
    await book(at(day, '19:00', '20:00', [room.id]));
    const found = await free({ roomIds: [room.id], date: day, from: '19:00', to: '00:30' });
    const ofRoom = found.filter(({ roomIds }: Slot) => roomIds[0] === room.id);
    expect(ofRoom[0]).toMatchObject({ startsAt: `${day}T13:30:00.000Z`, endsAt: `${day}T19:00:00.000Z` });
  });

  it('keep what is hired beside a hall in another one, and do not count what would be moved', async () => {
    const opening = [{ weekdays: [1, 2, 3, 4, 5, 6, 7], from: '08:00', to: '23:00' }];
    const { room: kitchen } = await saveRoom({ name: 'Kitchen', isHiredAlone: false });
    const { room: hall } = await saveRoom({ name: 'Upper hall', opening });
    const day = newDay();
    await book(at(day, '13:00', '17:00', [hall.id]));
    const found = await free({ roomIds: [hall.id, kitchen.id], date: day, from: '13:00', to: '17:00' });
    expect(found[0].roomIds).toEqual([expect.any(Number), kitchen.id]);
    const [{ bookingId }] = await app.database.dataSource.query(
      'SELECT booking_id AS "bookingId" FROM occupancy WHERE room_id = $1',
      [hall.id],
    );
    const wish = at(day, '13:00', '16:30', [hall.id]);
    const slots = await freeTimesNear(app.features.services, wish, { bookingId });
    expect(slots[1]).toMatchObject({ startsAt: wish.startsAt });
  });

  it('are all to come', async () => {
    const { room } = await saveRoom({ name: 'Closed hall' });
    const [today, now] = [currentDay(), Date.now()];
    const [startsAt, endsAt] = [momentOf(today, '00:00'), momentOf(addDays(today, 1), '00:00')];
    await book({ roomIds: [room.id], startsAt, endsAt });
    const found = await free({ roomIds: [room.id], date: today, from: '10:00', to: '11:00' });
    expect(found).toHaveLength(3);
    expect(found.filter((slot: { startsAt: string }) => Date.parse(slot.startsAt) < now)).toEqual([]);
  });

  it('are refused for times that cannot be', async () => {
    expect(await free({ roomIds: [1], date: 'tomorrow', from: '10:00', to: '11:00' })).toBe(
      'invalidHireTimes',
    );
  });
});
