import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../../../rules/days.ts';
import { currentDay, momentOf } from '../../../../rules/zoned-time.ts';
import { adminToken } from '../../../testing/factories.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { buildRequest, DECLINE, hireFields, SAVE } from '../hall-hire-fixtures.ts';
import {
  askingAs,
  bookingFields,
  buildRoom,
  MOVE_BOOKING,
  MOVE_HIRE,
  OCCUPANCIES,
  REMOVE_BOOKING,
  SAVE_BOOKING,
  SERIES_CLASHES,
  weekly,
} from './office-calendar-fixtures.ts';

const app = sharedTestApp();

let token: string;
let small: number;
beforeAll(async () => {
  token = await adminToken(app);
  small = await buildRoom(app, token);
});

const { ask, refusal } = askingAs(app, () => token);

const book = async (fields: Record<string, unknown>) =>
  (await ask(SAVE_BOOKING, { input: bookingFields(fields) })).booking;
const hire = async (fields: Record<string, unknown>) => (await ask(SAVE, { input: hireFields(fields) })).hire;

/** What stands in the calendar of a day: name, room, and whether it is only asked for. */
async function onDay(day: string) {
  const variables = { begin: `${day}T00:00:00Z`, end: `${day}T23:59:00Z` };
  const { occupancies } = await ask(OCCUPANCIES, variables);
  return occupancies.map(({ name, roomId, isRequest }: Record<string, unknown>) =>
    isRequest ? [name, roomId, 'asked for'] : [name, roomId],
  );
}

describe('[CAL-1] the calendar of the office', () => {
  it('names hires, requests, bookings and events, in every room that they take', async () => {
    const day = '2091-03-05';
    const hall = await buildRoom(app, token, { name: 'Great hall', takes: [small] });
    await hire({
      date: day,
      from: '10:00',
      to: '12:00',
      purpose: 'Engagement',
      name: 'R. Mistry',
      roomIds: [hall],
    });
    await buildRequest(app, token, {
      date: day,
      from: '13:00',
      to: '14:00',
      purpose: 'Asked',
      roomIds: [hall],
    });
    await book({ firstDay: day, title: 'Yoga', kind: 'SERIES', contactName: 'Meena' });
    expect(await onDay(day)).toEqual([
      ['Engagement', hall],
      ['Engagement', small],
      ['Asked', hall, 'asked for'],
      ['Asked', small, 'asked for'],
      ['Yoga', 1],
    ]);
  });

  it('says whom to ring: the mobile, or else the telephone', async () => {
    const day = '2091-03-07';
    const numbers = { mobile: '07700 900555', telephone: '0116 496 0555' };
    await hire({ date: day, from: '10:00', to: '11:00', ...numbers });
    await hire({ date: day, from: '12:00', to: '13:00', ...numbers, mobile: '' });
    await buildRequest(app, token, { date: day, from: '14:00', to: '15:00', ...numbers, mobile: '' });
    const { occupancies } = await ask(OCCUPANCIES, { begin: `${day}T00:00:00Z`, end: `${day}T23:59:00Z` });
    expect(occupancies.map(({ phone }: { phone: string }) => phone)).toEqual([
      '07700 900555',
      '0116 496 0555',
      '0116 496 0555',
    ]);
  });

  it('refuses a time of more than two months and their weeks', async () => {
    const variables = { begin: '2091-01-01T00:00:00Z', end: '2091-04-01T00:00:00Z' };
    expect(await refusal(OCCUPANCIES, variables)).toBe('invalidDate');
  });
});

describe('[CAL-2] bookings of the office', () => {
  it('says of a series beforehand which dates are taken, by what, and saves it once they are left out', async () => {
    await hire({ date: '2091-10-16', from: '18:00', to: '23:00', purpose: 'Garba', name: 'Mandal' });
    const fields = bookingFields({
      ...{ kind: 'SERIES', title: 'Tabla', firstDay: '2091-10-02', from: '19:00' },
      series: weekly('2091-10-31', ['2091-10-09']),
    });
    const { seriesClashes } = await ask(SERIES_CLASHES, { input: fields });
    expect(seriesClashes).toEqual({
      days: ['2091-10-02', '2091-10-16', '2091-10-23', '2091-10-30'],
      clashing: [{ day: '2091-10-16', clashes: [{ name: 'Garba', who: 'Mandal', roomId: 1 }] }],
    });
    // Never saved in part: the dates that were free stay free.
    expect(await refusal(SAVE_BOOKING, { input: fields })).toBe('hallTaken');
    expect(await onDay('2091-10-02')).toEqual([]);
    const series = weekly('2091-10-31', ['2091-10-09', '2091-10-16']);
    await ask(SAVE_BOOKING, { input: { ...fields, series } });
    expect(await onDay('2091-10-02')).toEqual([['Tabla', 1]]);
    expect(await onDay('2091-10-16')).toEqual([['Garba', 1]]);
  });

  it('keeps the hour of a series when the clocks change', async () => {
    await book({ kind: 'SERIES', title: 'Yoga', firstDay: '2092-03-24', series: weekly('2092-03-31') });
    const { occupancies } = await ask(OCCUPANCIES, {
      begin: '2092-03-24T00:00:00Z',
      end: '2092-04-01T00:00:00Z',
    });
    expect(occupancies.map(({ startsAt }: { startsAt: string }) => startsAt)).toEqual([
      '2092-03-24T18:00:00.000Z',
      '2092-03-31T17:00:00.000Z',
    ]);
  });

  it('closes a room for whole days', async () => {
    const closed = { kind: 'CLOSURE', title: 'Redecoration', roomIds: [small], firstDay: '2092-08-03' };
    const series = { every: 'DAY', interval: 1, weekdays: [], until: '2092-08-05', leftOut: [] };
    await book({ ...closed, from: '00:00', to: '00:00', series });
    expect(
      await refusal(SAVE_BOOKING, { input: bookingFields({ firstDay: '2092-08-04', roomIds: [small] }) }),
    ).toBe('hallTaken');
  });

  it('moves one date of a series out of it, and the others stay', async () => {
    const { id, version } = await book({
      ...{ kind: 'SERIES', title: 'Chess', firstDay: '2091-05-07', contactName: 'Kiran' },
      series: weekly('2091-05-28', ['2091-05-28']),
    });
    const slot = { date: '2091-05-15', from: '10:00', to: '12:00', roomIds: [small] };
    const input = { id, version, day: '2091-05-14' };
    const { booking } = await ask(MOVE_BOOKING, { input, slot });
    expect(booking).toMatchObject({ firstDay: '2091-05-15', fromTime: '10:00', series: null });
    expect(booking.id).not.toBe(id);
    expect([await onDay('2091-05-07'), await onDay('2091-05-14'), await onDay('2091-05-15')]).toEqual([
      [['Chess', 1]],
      [],
      [['Chess', small]],
    ]);
    // What was left out before stays so.
    expect(await onDay('2091-05-28')).toEqual([]);
    // The series has changed meanwhile.
    expect(await refusal(MOVE_BOOKING, { input: { ...input, day: '2091-05-21' }, slot })).toBe(
      'changedByAnother',
    );
  });

  it('removes a booking with all its dates, in the version that was seen', async () => {
    const { id, version } = await book({ firstDay: '2091-06-04', series: weekly('2091-06-11') });
    expect(await refusal(REMOVE_BOOKING, { id, version: version + 1 })).toBe('changedByAnother');
    await ask(REMOVE_BOOKING, { id, version });
    expect([await onDay('2091-06-04'), await onDay('2091-06-11')]).toEqual([[], []]);
  });

  it('has one date at least', async () => {
    const input = bookingFields({ firstDay: '2091-07-02', series: weekly('2091-07-02', ['2091-07-02']) });
    expect(await refusal(SAVE_BOOKING, { input })).toBe('seriesWithoutDates');
    expect(
      await refusal(SAVE_BOOKING, { input: bookingFields({ firstDay: '2091-07-02', roomIds: [] }) }),
    ).toBe('roomRequired');
  });
});

describe('[CAL-3] moving a hire', () => {
  it('changes day, hours and room, tells the hirer, and is refused where the room is taken', async () => {
    const { id, version } = await hire({ date: '2091-09-01', from: '18:00', to: '22:30' });
    await book({ firstDay: '2091-09-02', from: '09:00', to: '12:00' });
    const taken = { date: '2091-09-02', from: '11:00', to: '13:00', roomIds: [1] };
    expect(await refusal(MOVE_HIRE, { id, version, slot: taken })).toBe('hallTaken');
    expect(await onDay('2091-09-01')).toEqual([['Birthday', 1]]);
    const before = await letters();
    const slot = { date: '2091-09-02', from: '19:00', to: '00:30', roomIds: [1] };
    const moved = (await ask(MOVE_HIRE, { id, version, slot })).hire;
    expect(moved).toMatchObject({
      version: version + 1,
      startsAt: '2091-09-02T18:00:00.000Z',
      endsAt: '2091-09-02T23:30:00.000Z',
      ...{ day: 'Sunday', hours: '5.5' },
    });
    expect((await letters()) - before).toBe(1);
    expect(await onDay('2091-09-01')).toEqual([]);
    expect(await refusal(MOVE_HIRE, { id, version, slot })).toBe('changedByAnother');
  });

  it('moves a request without taking a room, but not one that is declined', async () => {
    const { id, version } = await buildRequest(app, token, { date: '2091-09-10' });
    const slot = { date: '2091-09-11', from: '10:00', to: '12:00', roomIds: [small] };
    const moved = (await ask(MOVE_HIRE, { id, version, slot })).hire;
    expect(await onDay('2091-09-11')).toEqual([['Birthday', small, 'asked for']]);
    await book({ firstDay: '2091-09-11', from: '10:00', to: '12:00', roomIds: [small] });
    await ask(DECLINE, { id, version: moved.version, reason: 'Taken' });
    expect(await refusal(MOVE_HIRE, { id, version: moved.version + 1, slot })).toBe('hireDecided');
  });

  async function letters(): Promise<number> {
    const [{ count }] = await app.database.dataSource.query(
      'SELECT count(*)::integer AS count FROM outbox_message',
    );
    return count;
  }
});

describe('[CAL-6] the page of the day', () => {
  const tasks = async () => {
    const { today } = await ask('{ today { waiting { kind count name begin } } }', {});
    return today.waiting.filter(({ kind }: { kind: string }) => kind === 'HALL_TOMORROW');
  };

  it('says once that the hall is used tomorrow, and nothing of a closure', async () => {
    const tomorrow = addDays(currentDay(), 1);
    const begin = momentOf(tomorrow, '05:00').toISOString();
    await book({ kind: 'CLOSURE', firstDay: tomorrow, from: '01:00', to: '02:00' });
    // The day after begins at midnight.
    await book({ firstDay: addDays(tomorrow, 1), from: '00:00', to: '02:00' });
    expect(await tasks()).toEqual([]);
    await hire({ date: tomorrow, from: '05:00', to: '06:00', purpose: 'Breakfast', roomIds: [1, small] });
    expect(await tasks()).toEqual([{ kind: 'HALL_TOMORROW', count: 1, name: 'Breakfast', begin }]);
    await book({ firstDay: tomorrow, from: '07:00', to: '08:00' });
    expect(await tasks()).toEqual([{ kind: 'HALL_TOMORROW', count: 2, name: 'Breakfast', begin }]);
  });
});
