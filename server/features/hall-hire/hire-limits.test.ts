import { beforeEach, describe, expect, it } from 'vitest';
import { knownAddress } from '../../testing/known-address.ts';
import { freshAddress } from '../../testing/sign-in.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { hireFields, sendRequest } from './hall-hire-fixtures.ts';

/** It names the other ways. */
const FULL =
  'We have received too many messages today to take more here. Please ring or email us: see the contact page.';

const app = sharedTestApp();

describe('[D33] limits on hire requests', () => {
  // Resets what other tests have used up.
  beforeEach(() => app.database.dataSource.query('DELETE FROM attempt_counter'));

  it('one network may send five an hour, without affecting others', async () => {
    const from = freshAddress();
    for (let i = 0; i < 5; i += 1) expect((await sendRequest(app, hireFields(), { from })).status).toBe(200);
    const refused = await sendRequest(app, hireFields(), { from });
    expect([refused.status, refused.error.message]).toEqual([
      429,
      'Too many attempts. Please try again later.',
    ]);
    expect((await sendRequest(app, hireFields())).status).toBe(200);
  });

  it('all IPv6 networks of one customer may send 15 a day in total', async () => {
    const from = (network: number) => `2001:db8:5:${network}00::1`;
    for (let network = 0; network < 15; network += 1)
      expect((await sendRequest(app, hireFields(), { from: from(network) })).status).toBe(200);
    expect((await sendRequest(app, hireFields(), { from: from(15) })).status).toBe(429);
    expect((await sendRequest(app, hireFields(), { from: '2001:db8:6:1::1' })).status).toBe(200);
  });

  it('[D102] strangers who use up the daily limit do not block networks known from an account', async () => {
    const [known, justMade] = [await knownAddress(app), await knownAddress(app, 6)];
    const stranger = '198.51.100.7';
    for (const from of [stranger, justMade, known, stranger, justMade, known, stranger])
      expect((await sendRequest(app, hireFields(), { from })).status).toBe(200);
    await app.database.dataSource.query(
      `UPDATE attempt_counter SET attempts = 100, blocked_until = now() + interval '1 hour'
        WHERE key LIKE 'hall-hire-site:%'`,
    );
    const refused = await sendRequest(app, hireFields(), { from: stranger });
    expect([refused.status, refused.error.message]).toEqual([429, FULL]);
    expect((await sendRequest(app, hireFields(), { from: justMade })).status).toBe(429);
    // A network that has not sent anything yet is not locked out.
    expect((await sendRequest(app, hireFields())).status).toBe(200);
    expect((await sendRequest(app, hireFields(), { from: known })).status).toBe(200);
    await app.database.dataSource.query(`DELETE FROM attempt_counter WHERE key LIKE 'hall-hire-site:%'`);
  });

  it('the whole site accepts 100 a day', async () => {
    const from = '198.51.100.8';
    for (let time = 0; time < 3; time += 1)
      expect((await sendRequest(app, hireFields(), { from })).status).toBe(200);
    await app.database.dataSource.query(
      `UPDATE attempt_counter SET attempts = 99 WHERE key LIKE 'hall-hire-site:%'`,
    );
    expect((await sendRequest(app, hireFields(), { from })).status).toBe(200);
    expect((await sendRequest(app, hireFields(), { from })).status).toBe(429);
  });

  it('[D102] networks that have not sent anything yet are ten times as many, and no more', async () => {
    expect((await sendRequest(app, hireFields())).status).toBe(200);
    await app.database.dataSource.query(
      `UPDATE attempt_counter SET attempts = 999 WHERE key LIKE 'hall-hire-newcomers:%'`,
    );
    expect((await sendRequest(app, hireFields())).status).toBe(200);
    expect((await sendRequest(app, hireFields())).status).toBe(429);
  });
});
