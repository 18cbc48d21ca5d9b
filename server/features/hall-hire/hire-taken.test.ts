import { describe, expect, it } from 'vitest';
import { hirePrice } from '../../../rules/hire-price.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import { adminToken } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { together } from '../../testing/two-at-once.ts';
import { ACCEPT, buildRequest, hireFields, LIST, SAVE, sendRequest } from './hall-hire-fixtures.ts';

const app = sharedTestApp();

const room = {
  ...{ prices: [], opening: [], depositPence: 0, minimumMinutes: 0, beforeMinutes: 0, afterMinutes: 0 },
  ...{ takes: [], isHiredAlone: true, isHidden: false },
};

describe('requests for what is taken', () => {
  it('are refused with a sentence, in this room and not in another, and not by other requests', async () => {
    const token = await adminToken(app);
    const { id } = await app.features.services.rooms.save(OPERATOR, 'new', { ...room, name: 'Small hall' });
    const fields = hireFields();
    await sendRequest(app, fields);
    expect((await sendRequest(app, { ...fields, name: 'Another' })).error).toBeUndefined();
    await graphql(app, {
      query: SAVE,
      variables: { input: hireFields({ ...fields, name: 'Booked' }) },
      token,
    });
    const late = await sendRequest(app, { ...fields, name: 'Too late', from: '22:00', to: '00:30' });
    expect(late.error.extensions).toMatchObject({ code: 'CONFLICT', messageKey: 'hallTaken' });
    expect((await sendRequest(app, { ...fields, name: 'Elsewhere', roomIds: [id] })).error).toBeUndefined();
    expect(
      (await sendRequest(app, { ...fields, name: 'After', from: '22:30', to: '00:30' })).error,
    ).toBeUndefined();
  });

  it('[D112] end after midnight, on the next day', async () => {
    const token = await adminToken(app);
    const fields = hireFields({ date: '2095-10-12', from: '19:00', to: '00:30' });
    await sendRequest(app, fields);
    const { data } = await graphql(app, { query: LIST, variables: { pageSize: 1 }, token });
    expect(data.hires.items[0]).toMatchObject({
      startsAt: '2095-10-12T18:00:00.000Z',
      endsAt: '2095-10-12T23:30:00.000Z',
    });
  });

  it('of a kitchen alone are refused; with a hall it costs what both cost and the higher deposit, as its page shows, by the rooms alone', async () => {
    const token = await adminToken(app);
    const { rooms } = app.features.services;
    const every = { weekdays: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '00:00' };
    const hall = await rooms.save(OPERATOR, 'new', {
      ...{ ...room, name: 'Priced hall', depositPence: 15_000 },
      prices: [{ ...every, per: 'HOUR', pence: 6_000, memberPence: 4_000 }],
    });
    const kitchen = await rooms.save(OPERATOR, 'new', {
      ...{ ...room, name: 'Kitchen', isHiredAlone: false, depositPence: 5_000 },
      prices: [{ ...every, per: 'ONCE', pence: 6_000, memberPence: null }],
    });
    const alone = await sendRequest(app, hireFields({ roomIds: [kitchen.id] }));
    expect(alone.error.extensions.messageKey).toBe('roomNotOffered');
    const times = { from: '11:00', to: '16:00', roomIds: [hall.id, kitchen.id] };
    for (const [isMemberPrice, chargesPence] of [
      [false, 36_000],
      [true, 26_000],
    ]) {
      expect((await sendRequest(app, hireFields({ ...times, isMemberPrice }))).error).toBeUndefined();
      const { data } = await graphql(app, { query: LIST, variables: { pageSize: 1 }, token });
      expect(data.hires.items[0]).toMatchObject({ chargesPence, depositPence: 15_000 });
      const shown = hirePrice({ rooms: [hall, kitchen], date: '2095-01-01', ...times, isMember: false });
      expect(shown.depositPence).toBe(15_000);
    }
  });

  it('at the moment at which it is accepted wait, and are refused then', async () => {
    const token = await adminToken(app);
    const wanted = await buildRequest(app, token);
    const { id, version, startsAt } = wanted;
    const [accepted, sent] = await together(
      app,
      (manager) => manager.query('LOCK TABLE occupancy IN SHARE ROW EXCLUSIVE MODE'),
      [
        async () => (await graphql(app, { query: ACCEPT, variables: { id, version }, token })).errors,
        async () =>
          (await sendRequest(app, hireFields({ date: startsAt.slice(0, 10) }))).error?.extensions.messageKey,
      ],
    );
    expect([accepted, sent]).toEqual([undefined, 'hallTaken']);
  });

  it('of two accepted at once for one slot one wins, and the other is told', async () => {
    const token = await adminToken(app);
    const one = await buildRequest(app, token);
    const other = await buildRequest(app, token, { date: one.startsAt.slice(0, 10) });
    const answers = await together(
      app,
      (manager) => manager.query('LOCK TABLE occupancy IN SHARE ROW EXCLUSIVE MODE'),
      [one, other].map(({ id, version }) => async () => {
        const { errors } = await graphql(app, { query: ACCEPT, variables: { id, version }, token });
        return errors?.[0]?.extensions.messageKey;
      }),
    );
    expect(answers).toEqual([undefined, 'hallTaken']);
  });
});
