import { expect, it } from 'vitest';
import { LIMITS } from '../../rules/limits.ts';
import { adminToken } from './factories.ts';
import { sharedTestApp } from './test-app.ts';

const app = sharedTestApp();
const MANY = LIMITS.legacyListMaximum + 1;

it.each([
  [
    '/api/login/userlist',
    `INSERT INTO user_account (name, email, mobile, password_hash)
     SELECT 'Asha', 'many' || n || '@example.org', '+4477' || 10000000 + n, '!' FROM generate_series(1, $1::int) n`,
  ],
  [
    '/api/admin/contactuslist/0',
    `INSERT INTO contact_message (name, email, message) SELECT 'Asha', 'a@example.org', 'Namaste' FROM generate_series(1, $1::int)`,
  ],
])('%s answers old clients with the newest of all, and with no more than fit', async (url, insert) => {
  const token = await adminToken(app);
  await app.database.dataSource.query(insert, [MANY]);
  const response = await app.server.inject({ url, headers: { authorization: `Bearer ${token}` } });
  expect(response.json()).toHaveLength(LIMITS.legacyListMaximum);
});
