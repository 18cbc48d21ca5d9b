import { beforeAll, describe, expect, it } from 'vitest';
import { adminToken } from '../../../testing/factories.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import {
  askingAs,
  bookingFields,
  MOVE_BOOKING,
  OCCUPANCIES,
  SAVE_BOOKING,
  SERIES_CLASHES,
  SLOT_CLASHES,
  weekly,
} from './office-calendar-fixtures.ts';

const app = sharedTestApp();

let token: string;
beforeAll(async () => {
  token = await adminToken(app);
});

const { ask, refusal } = askingAs(app, () => token);

const series = { kind: 'SERIES', title: 'Chess', firstDay: '2093-05-07', series: weekly('2093-05-28') };
const fieldsOf = (firstDay: string, until: string) =>
  bookingFields({ ...series, firstDay, series: weekly(until) });

async function daysTaken(begin: string, end: string): Promise<string[]> {
  const variables = { begin: `${begin}T00:00:00Z`, end: `${end}T23:59:00Z` };
  const { occupancies } = await ask(OCCUPANCIES, variables);
  return occupancies.map(({ startsAt }: { startsAt: string }) => startsAt.slice(0, 10));
}

describe('[CAL-2] a series of the office', () => {
  it('is moved by one of its dates alone: without a day, or on one that it has not, it stays', async () => {
    const input = fieldsOf('2093-05-07', '2093-05-28');
    const { id, version } = (await ask(SAVE_BOOKING, { input })).booking;
    const slot = { date: '2093-05-16', from: '10:00', to: '12:00', roomIds: [1] };
    for (const day of [null, '2093-05-15', '2093-06-04'])
      expect(await refusal(MOVE_BOOKING, { input: { id, version, day }, slot })).toBe('notFound');
    expect(await daysTaken('2093-05-01', '2093-06-10')).toEqual([
      ...['2093-05-07', '2093-05-14', '2093-05-21', '2093-05-28'],
    ]);
  });

  it('is not in its own way when it is changed, but in that of a new one', async () => {
    const input = fieldsOf('2093-07-02', '2093-07-16');
    const { id, version } = (await ask(SAVE_BOOKING, { input })).booking;
    const clashing = async (fields: object) =>
      (await ask(SERIES_CLASHES, { input: { ...input, ...fields } })).seriesClashes.clashing.map(
        ({ day }: { day: string }) => day,
      );
    expect(await clashing({ id, version })).toEqual([]);
    expect(await clashing({})).toEqual(['2093-07-02', '2093-07-09', '2093-07-16']);
  });
});

describe('a series of the office in the hour that is skipped when clocks go forward', () => {
  it('is saved, and takes the room for a moment on that night', async () => {
    // Clocks go forward on 29 March 2093 at 01:00.
    const times = { firstDay: '2093-03-22', from: '01:30', to: '02:00' };
    const input = bookingFields({ kind: 'SERIES', title: 'Vigil', ...times, series: weekly('2093-04-05') });
    await ask(SAVE_BOOKING, { input });
    expect(await daysTaken('2093-03-20', '2093-04-06')).toEqual(['2093-03-22', '2093-03-29', '2093-04-05']);
  });
});

describe('a time in rooms', () => {
  it('is not looked at in a room that is not there', async () => {
    const slot = { date: '2093-08-01', from: '10:00', to: '12:00', roomIds: [999_999] };
    expect(await refusal(SLOT_CLASHES, { slot })).toBe('notFound');
    const input = bookingFields({ firstDay: '2093-08-01', roomIds: [999_999] });
    expect(await refusal(SAVE_BOOKING, { input })).toBe('notFound');
  });
});
