import { beforeAll, expect, it } from 'vitest';
import { adminToken } from '../../../testing/factories.ts';
import { graphql } from '../../../testing/requests.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { together } from '../../../testing/two-at-once.ts';
import { ACCEPT, buildRequest, hireFields, SAVE } from '../hall-hire-fixtures.ts';
import {
  bookingFields,
  buildRoom,
  MOVE_BOOKING,
  MOVE_HIRE,
  SAVE_BOOKING,
  SAVE_ROOM,
  weekly,
} from './office-calendar-fixtures.ts';

const app = sharedTestApp();

let token: string;
beforeAll(async () => {
  token = await adminToken(app);
});

const HOLD = (manager: { query: (sql: string) => Promise<unknown> }) =>
  manager.query('LOCK TABLE occupancy IN SHARE ROW EXCLUSIVE MODE');

/** A call, answered by the key of its refusal; undefined when it was done. */
const call = (query: string, variables: Record<string, unknown>) => async (): Promise<string | undefined> => {
  const { errors } = await graphql(app, { query, variables, token });
  return errors && String(errors[0]?.extensions.messageKey ?? errors[0]?.message);
};

/** The same for whom the server has no connection at once: they try again, as the answer says. */
const patient = (one: ReturnType<typeof call>) => async (): Promise<string | undefined> => {
  const key = await one();
  return key === 'unavailable' ? patient(one)() : key;
};

const done = async (query: string, variables: Record<string, unknown>) => {
  const { data, errors } = await graphql(app, { query, variables, token });
  expect(errors).toBeUndefined();
  const { id, version } = Object.values(data)[0] as { id: number; version: number };
  return { id, version };
};

it('[CAL-5] of two moves and a hire for one slot the first wins, and the others stay where they were', async () => {
  const day = '2091-11-05';
  const hire = await done(SAVE, { input: hireFields({ date: '2091-11-01' }) });
  const class_ = await done(SAVE_BOOKING, {
    input: bookingFields({ kind: 'SERIES', firstDay: '2091-11-02', series: weekly('2091-11-09') }),
  });
  const slot = { date: day, from: '18:00', to: '20:00', roomIds: [1] };
  const answers = await together(app, HOLD, [
    call(MOVE_HIRE, { ...hire, slot }),
    call(MOVE_BOOKING, { input: { ...class_, day: '2091-11-02' }, slot }),
    call(SAVE, { input: hireFields({ date: day, from: '19:00', to: '21:00' }) }),
  ]);
  expect(answers).toEqual([undefined, 'hallTaken', 'hallTaken']);
  const [{ count }] = await app.database.dataSource.query(
    'SELECT count(*)::integer AS count FROM occupancy WHERE booking_id = $1',
    [class_.id],
  );
  expect(count).toBe(2);
});

it('[CAL-5] of two who move the same hire the second is told that it was changed', async () => {
  const hire = await done(SAVE, { input: hireFields({ date: '2091-11-12' }) });
  const to = (date: string) =>
    call(MOVE_HIRE, { ...hire, slot: { date, from: '10:00', to: '12:00', roomIds: [1] } });
  expect(await together(app, HOLD, [to('2091-11-13'), to('2091-11-14')])).toEqual([
    undefined,
    'changedByAnother',
  ]);
});

it.each([
  ['is booked to it first', '2091-12-20'],
  ['is moved to it first', '2091-12-21'],
  ['is moved to it after it', '2091-12-22'],
])('[CAL-5] a room that changes while something %s fits that, too', async (how, date) => {
  const room = await buildRoom(app, token);
  const slot = { date, from: '10:00', to: '12:00', roomIds: [room] };
  const changed = { id: room, version: 1, name: 'Small hall', isHiredAlone: true, afterMinutes: 60 };
  const taking =
    how === 'is booked to it first'
      ? call(SAVE, { input: hireFields(slot) })
      : call(MOVE_HIRE, {
          ...(await done(SAVE, { input: hireFields({ date: date.replace('-12-', '-10-') }) })),
          slot,
        });
  const calls = [taking, call(SAVE_ROOM, { input: changed })];
  if (how === 'is moved to it after it') calls.reverse();
  expect(await together(app, HOLD, calls)).toEqual([undefined, undefined]);
  expect(
    await app.database.dataSource.query(
      `SELECT extract(epoch FROM blocked_until - ends_at)::integer / 60 AS minutes FROM occupancy WHERE room_id = $1`,
      [room],
    ),
  ).toEqual([{ minutes: 60 }]);
});

it('[CAL-5] of fifty at once for one slot one wins, and the others are told that it is taken', async () => {
  const day = '2091-12-03';
  const request = await buildRequest(app, token, { date: day, from: '18:00', to: '20:00' });
  const moved = await done(SAVE, { input: hireFields({ date: '2091-12-10' }) });
  const slot = { date: day, from: '17:00', to: '19:00', roomIds: [1] };
  const calls = Array.from({ length: 24 }, (_, index) => [
    call(SAVE, { input: hireFields({ date: day, from: '18:00', to: '20:00', name: `Hirer ${index}` }) }),
    call(SAVE_BOOKING, { input: bookingFields({ firstDay: day, title: `Ours ${index}` }) }),
  ]).flat();
  const answers = await Promise.all(
    [
      ...calls,
      call(ACCEPT, { id: request.id, version: request.version }),
      call(MOVE_HIRE, { ...moved, slot }),
    ].map((one) => patient(one)()),
  );
  expect(answers).toHaveLength(50);
  expect(answers.filter((key) => key === undefined)).toHaveLength(1);
  expect(answers.filter((key) => key !== undefined)).toEqual(Array(49).fill('hallTaken'));
});
