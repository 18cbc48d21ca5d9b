import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../../../rules/days.ts';
import { momentOf } from '../../../../rules/zoned-time.ts';
import { adminToken } from '../../../testing/factories.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { buildRequest, hireFields, SAVE } from '../hall-hire-fixtures.ts';
import { askingAs, buildRoom, SLOT_CLASHES } from './office-calendar-fixtures.ts';

const app = sharedTestApp();

let token: string;
let small: number;
beforeAll(async () => {
  token = await adminToken(app);
  small = await buildRoom(app, token);
});

const { ask } = askingAs(app, () => token);
const hire = async (fields: Record<string, unknown>) => (await ask(SAVE, { input: hireFields(fields) })).hire;

describe('[CAL-1] the calendar of the office', () => {
  it('says what is in the way of a time, by name, and what is free instead', async () => {
    const day = '2091-03-12';
    const { id } = await hire({
      date: day,
      from: '11:00',
      to: '16:00',
      purpose: 'Engagement',
      name: 'R. Mistry',
    });
    const slot = { date: day, from: '13:00', to: '17:00', roomIds: [1] };
    const { slotClashes } = await ask(SLOT_CLASHES, { slot });
    expect(slotClashes.clashes).toMatchObject([
      {
        name: 'Engagement',
        who: 'R. Mistry',
        startsAt: `${day}T11:00:00.000Z`,
        endsAt: `${day}T16:00:00.000Z`,
      },
    ]);
    expect(slotClashes.free).toHaveLength(3);
    expect(slotClashes.free.map((one: { roomIds: number[] }) => one.roomIds)).toContainEqual([1]);
    // It is not in its own way.
    expect((await ask(SLOT_CLASHES, { slot, hireId: id })).slotClashes).toEqual({
      ...{ clashes: [], requests: [], free: [] },
    });
  });

  it('[D33] says who else has asked for a room then, past midnight and the end of the year too', async () => {
    const asked = (date: string, from: string, to: string, roomIds = [1]) =>
      buildRequest(app, token, { ...{ date, from, to, roomIds }, purpose: `From ${from}` });
    const { id } = await asked('2090-12-31', '19:00', '01:00');
    await asked('2091-01-01', '00:30', '02:00');
    // One may begin when another ends, and another room is in nobody's way.
    await asked('2091-01-01', '01:00', '03:00');
    await asked('2090-12-31', '20:00', '22:00', [small]);
    const slot = { date: '2090-12-31', from: '19:00', to: '01:00', roomIds: [1] };
    const { slotClashes } = await ask(SLOT_CLASHES, { slot, hireId: id });
    expect(slotClashes.requests).toMatchObject([{ name: 'From 00:30', roomId: 1, isRequest: true }]);
    expect(slotClashes.clashes).toEqual([]);
  });

  it('does not offer a hire the time at which it stands', async () => {
    const day = '2091-04-11';
    const times = { from: '11:00', to: '14:00' };
    const { id } = await hire({ date: day, ...times, purpose: 'Engagement' });
    const next = addDays(day, 1);
    for (const date of [next, addDays(next, 1)]) await hire({ date, ...times, purpose: 'Baby shower' });
    const slot = { date: next, ...times, roomIds: [1] };
    const { slotClashes } = await ask(SLOT_CLASHES, { slot, hireId: id });
    expect(slotClashes.free.length).toBeGreaterThan(0);
    expect(slotClashes.free).not.toContainEqual(
      expect.objectContaining({ roomIds: [1], startsAt: momentOf(day, times.from).toISOString() }),
    );
  });

  it('[CAL-1] of a whole day that is taken says other days, also where the room opens for part of a day', async () => {
    const day = '2091-03-20';
    const opening = [{ weekdays: [1, 2, 3, 4, 5, 6, 7], from: '09:00', to: '23:00' }];
    const roomIds = [await buildRoom(app, token, { name: 'Upper hall', opening })];
    await hire({ date: day, from: '11:00', to: '16:00', roomIds });
    const { slotClashes } = await ask(SLOT_CLASHES, {
      slot: { date: day, from: '00:00', to: '00:00', roomIds },
    });
    expect(slotClashes.free.map(({ startsAt }: { startsAt: string }) => startsAt.slice(0, 10))).toEqual([
      '2091-03-21',
      '2091-03-19',
      '2091-03-22',
    ]);
    expect(slotClashes.free[0]).toMatchObject({ roomIds, endsAt: '2091-03-22T00:00:00.000Z' });
  });
});
