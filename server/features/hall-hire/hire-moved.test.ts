import { describe, expect, it } from 'vitest';
import { hireReference } from '../../../rules/hire-reference.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import { adminToken } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { buildRequest, hireFields, SAVE } from './hall-hire-fixtures.ts';
import { buildRoom } from './office/office-calendar-fixtures.ts';

const app = sharedTestApp();

let admin: Promise<string> | undefined;

/** One admin for the whole file: signing up takes a while. */
async function save(input: Record<string, unknown>) {
  admin ??= adminToken(app);
  const { data, errors } = await graphql(app, { query: SAVE, variables: { input }, token: await admin });
  expect(errors).toBeUndefined();
  return data.hire;
}

async function mailsTo(address: unknown) {
  await app.outboxSender.sendDue();
  return app.messages.mails.filter(({ to }) => to === address);
}

describe('a booking that is moved', () => {
  it('[D33] is notified to its hirer with the old and the new times', async () => {
    const input = hireFields({ date: '2088-03-06' });
    const { id, version } = await save(input);
    await save({ ...input, id, version, date: '2088-03-07', from: '17:00' });
    const [letter, ...others] = await mailsTo(input.email);
    expect(others).toEqual([]);
    expect(letter?.subject).toContain('Your hall booking has been moved');
    expect(letter?.text).toMatch(
      /Was: Saturday, 6 March 2088, 18:00–22:30\nNow: Sunday, 7 March 2088, 17:00–22:30/,
    );
    const reference = hireReference(id);
    expect(letter?.text).toContain(`Reference: ${reference}`);
    const [{ email: office }] = await app.database.dataSource.query('SELECT email FROM site_settings');
    expect(letter?.replyTo).toBe(office);
  });

  it('[D33] is notified of another room, by the names of both', async () => {
    admin ??= adminToken(app);
    const upper = await buildRoom(app, await admin, { name: 'Upper hall' });
    const input = hireFields();
    const { id, version } = await save(input);
    await save({ ...input, id, version, roomIds: [upper] });
    const [letter] = await mailsTo(input.email);
    expect(letter?.text).toContain('Rooms until now: Main hall\nRooms now: Upper hall');
    expect(letter?.text).not.toContain('Was: ');
    await app.features.services.hireMoves.move(OPERATOR, id, version + 1, {
      ...{ date: '2097-01-01', from: '10:00', to: '11:00', roomIds: [1] },
    });
    expect((await mailsTo(input.email))[1]?.text).toMatch(
      /Was: .*\nNow: .*\n\nRooms until now: Upper hall\nRooms now: Main hall/,
    );
  });

  it('[D33] is notified of a room that it has no more, and of none where the same are said in another order', async () => {
    admin ??= adminToken(app);
    const upper = await buildRoom(app, await admin, { name: 'Gallery' });
    const times = { date: '2096-05-06', from: '18:00', to: '22:30' };
    const input = hireFields({ ...times, roomIds: [1, upper] });
    const { id, version } = await save(input);
    const { hireMoves } = app.features.services;
    await hireMoves.move(OPERATOR, id, version, { ...times, roomIds: [upper, 1] });
    expect(await mailsTo(input.email)).toEqual([]);
    await hireMoves.move(OPERATOR, id, version + 1, { ...times, roomIds: [1] });
    expect((await mailsTo(input.email))[0]?.text).toContain(
      'Rooms until now: Main hall, Gallery\nRooms now: Main hall',
    );
  });

  it('[D33] is notified when it was still to come, although its new times are over', async () => {
    const input = hireFields({ date: '2088-04-03' });
    const { id, version } = await save(input);
    await save({ ...input, id, version, date: '2020-04-03' });
    expect(await mailsTo(input.email)).toMatchObject([{ text: expect.stringContaining('3 April 2020') }]);
  });

  it('[D33] sends no mail if other fields than the times change', async () => {
    const input = hireFields();
    const { id, version } = await save(input);
    await save({ ...input, id, version, purpose: 'Wedding', charges: '450' });
    expect(await mailsTo(input.email)).toEqual([]);
  });

  it('[CAL-3] keeps what its hirer has asked for and how its hours are written when it is moved in the calendar and back', async () => {
    const input = hireFields({ date: '2088-03-13' });
    const { id, version } = await save(input);
    const { dataSource } = app.database;
    const read = async () =>
      (await dataSource.query('SELECT wish, wished_at, hours, day FROM hall_hire WHERE id = $1', [id]))[0];
    await dataSource.query(
      `UPDATE hall_hire SET wish = 'At five, please', wished_at = now(), day = 'Saturday',
              hours = '4 and half an hour to clear' WHERE id = $1`,
      [id],
    );
    const before = await read();
    const slot = { date: '2088-03-13', from: '18:00', to: '22:30', roomIds: [1] };
    const { hireMoves } = app.features.services;
    const moved = await hireMoves.move(OPERATOR, id, version, { ...slot, date: '2088-03-14' });
    expect(await read()).toEqual({ ...before, day: 'Sunday' });
    const back = await hireMoves.move(OPERATOR, id, moved.version, slot);
    expect(await read()).toEqual(before);
    await hireMoves.move(OPERATOR, id, back.version, { ...slot, to: '22:00' });
    expect(await read()).toEqual({ ...before, hours: '4' });
  });

  it('[D33] sends no mail if it is over', async () => {
    const input = hireFields({ date: '2020-03-06' });
    const { id, version } = await save(input);
    await save({ ...input, id, version, date: '2020-03-07' });
    expect(await mailsTo(input.email)).toEqual([]);
  });

  it('[D33] sends no mail if it is still a request, whose hirer gets the times with the decision', async () => {
    admin ??= adminToken(app);
    const { id, version, email } = await buildRequest(app, await admin);
    const before = (await mailsTo(email)).length;
    await save({ ...hireFields(), email, id, version });
    expect(await mailsTo(email)).toHaveLength(before);
  });
});
