import { describe, expect, it } from 'vitest';
import { knownAddress } from '../../testing/known-address.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { donate, newDonor } from './donation-fixtures.ts';

const app = sharedTestApp();

describe('limits on donations', () => {
  it('one user may not make a hundred an hour', async () => {
    const { token } = await newDonor(app);
    const statuses: number[] = [];
    for (let i = 0; i < 42; i += 1) statuses.push((await donate(app, token)).status);
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([40, 429]);
  });

  it('[spec §5] a refused donation is not counted', async () => {
    const { token } = await newDonor(app);
    for (let i = 0; i < 45; i += 1) expect((await donate(app, token, { amount: '0' })).status).toBe(400);
    expect((await donate(app, token)).status).toBe(200);
  });

  it('there are also limits per network, per customer of a provider and for the whole site', async () => {
    const { token } = await newDonor(app);
    const attemptsOf = async (limit: string) =>
      (
        await app.database.dataSource.query('SELECT key, attempts FROM attempt_counter WHERE key LIKE $1', [
          `${limit}:%`,
        ])
      ).at(-1);
    for (const [limit, maximum, other] of [
      ['donation-network', 60, '2001:db8:1:3::1'],
      ['donation-customer', 200, '2001:db8:2:2::1'],
    ] as const) {
      await app.database.dataSource.query('DELETE FROM attempt_counter');
      expect((await donate(app, token, {}, { from: '2001:db8:1:2::1' })).status).toBe(200);
      const { key } = await attemptsOf(limit);
      await app.database.dataSource.query('UPDATE attempt_counter SET attempts = $2 WHERE key = $1', [
        key,
        maximum - 1,
      ]);
      expect((await donate(app, token, {}, { from: '2001:db8:1:2::2' })).status, limit).toBe(200);
      expect((await donate(app, token, {}, { from: '2001:db8:1:2::3' })).status, limit).toBe(429);
      expect((await donate(app, token, {}, { from: other })).status, limit).toBe(200);
    }
    await app.database.dataSource.query(
      `UPDATE attempt_counter SET attempts = 999 WHERE key LIKE 'donation-site:%'`,
    );
    const from = '2001:db8:4:9::1';
    for (let time = 0; time < 2; time += 1) await donate(app, token, {}, { from });
    const twice = [await donate(app, token, {}, { from }), await donate(app, token, {}, { from })];
    expect(twice.map(({ status }) => status)).toEqual([200, 429]);
    await app.database.dataSource.query('DELETE FROM attempt_counter');
  });

  it('[D102] strangers who use up the daily limit do not block networks known from an older account', async () => {
    const { token } = await newDonor(app);
    const known = await knownAddress(app);
    const stranger = '2001:db8:7:7::1';
    for (const from of [stranger, known, stranger, known, stranger]) await donate(app, token, {}, { from });
    await app.database.dataSource.query(
      `UPDATE attempt_counter SET attempts = 1000, blocked_until = now() + interval '1 hour'
        WHERE key LIKE 'donation-site:%'`,
    );
    expect((await donate(app, token, {}, { from: stranger })).status).toBe(429);
    expect((await donate(app, token, {}, { from: known })).status).toBe(200);
    await app.database.dataSource.query('DELETE FROM attempt_counter');
  });
});
