import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../../database/migrate.ts';
import { createTestDatabase, revertFrom, type TestDatabase } from '../../testing/test-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

it('[D98] donations paid before the migration count by the day in London of the change to Paid', async () => {
  const { dataSource } = database;
  await revertFrom(database, 'DonationsReceived1763778700000');
  await dataSource.query(
    `INSERT INTO user_account (id, name, email, mobile, password_hash) VALUES (9, 'Asha', 'a@example.org', '+447', 'x')`,
  );
  const insert = (id: number, status: string, paidAt: string | null) =>
    dataSource.query(
      `INSERT INTO donation (id, reference, user_id, sub_type_id, type_name, donor_name, phone, email, message,
                             amount_pence, status, idempotency_key, created_at, paid_at)
       VALUES ($1, $4, 9, 6, 'Navratri', 'D', '1', 'd@example.org', '', 1000, $2, $4,
               '2026-05-01T12:00:00Z', $3)`,
      [id, status, paidAt, `SMJ-${id}`],
    );
  const change = (id: number, from: string, to: string, at: string) =>
    dataSource.query(
      `INSERT INTO donation_status_change (donation_id, from_status, to_status, changed_by_id, changed_by_name, changed_at)
       VALUES ($1, $2, $3, 9, 'Asha', $4)`,
      [id, from, to, at],
    );
  // Half past midnight on 1 July in London.
  await insert(1, 'PAID', '2026-06-30T23:30:00Z');
  await change(1, 'PENDING', 'PAID', '2026-06-30T23:30:00Z');
  await insert(2, 'REFUNDED', '2026-06-10T12:00:00Z');
  await change(2, 'PENDING', 'PAID', '2026-06-10T12:00:00Z');
  await change(2, 'PAID', 'REFUNDED', '2026-06-20T12:00:00Z');
  await insert(3, 'PENDING', null);
  await insert(4, 'CANCELLED', null);
  await change(4, 'PENDING', 'CANCELLED', '2026-06-20T12:00:00Z');

  await migrate(dataSource);

  const days = (table: string) =>
    dataSource.query(`SELECT received_on::text AS day FROM ${table} ORDER BY id`);
  expect(await days('donation')).toEqual([
    { day: '2026-07-01' },
    { day: '2026-06-10' },
    { day: null },
    { day: null },
  ]);
  expect(await days('donation_status_change')).toEqual([
    { day: '2026-07-01' },
    { day: '2026-06-10' },
    { day: null },
    { day: null },
  ]);
});
