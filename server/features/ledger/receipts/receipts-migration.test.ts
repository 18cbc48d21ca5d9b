import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../../../database/migrate.ts';
import { createTestDatabase, revertFrom, type TestDatabase } from '../../../testing/test-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

/** Reverts the migration of receipts and all later ones. */
async function revert() {
  await revertFrom(database, 'Receipts1763782200000');
}

const receipts = () =>
  database.dataSource.query(
    `SELECT number, donation_id AS donation, amount_pence AS pence, received_on::text AS day, language,
            issued_by_name AS by, withdrawn_at AS withdrawn FROM receipt ORDER BY id`,
  );

it('[OPS-4] what was paid before gets numbers by its day, down and up again the same, and the next goes on', async () => {
  const { dataSource } = database;
  await revert();
  await dataSource.query(
    `INSERT INTO user_account (id, name, email, mobile, password_hash) VALUES (9, 'Asha', 'a@example.org', '+447', 'x')`,
  );
  const insert = (id: number, status: string, receivedOn: string | null) =>
    dataSource.query(
      `INSERT INTO donation (id, reference, sub_type_id, type_name, type_language, letter_language, donor_name, phone, email,
                             message, amount_pence, status, idempotency_key, received_on)
       VALUES ($1, $4, 6, 'Navratri', 'en', 'gu', 'D', '', '', '', $1 * 100, $2, $4, $3)`,
      [id, status, receivedOn, `SMJ-${id}`],
    );
  const change = (id: number, from: string, to: string) =>
    dataSource.query(
      `INSERT INTO donation_status_change (donation_id, from_status, to_status, changed_by_id, changed_by_name)
       VALUES ($1, $2, $3, 9, 'Asha')`,
      [id, from, to],
    );
  await insert(1, 'PAID', '2026-07-02');
  await change(1, 'PENDING', 'PAID');
  await insert(2, 'PAID', '2026-07-01');
  await change(2, 'PENDING', 'PAID');
  await insert(3, 'REFUNDED', '2025-12-31');
  await change(3, 'PENDING', 'PAID');
  await change(3, 'PAID', 'REFUNDED');
  await insert(4, 'PENDING', null);
  await insert(5, 'CANCELLED', null);
  // Brought in with the books of before: no change tells who paid it.
  await insert(6, 'PAID', '2026-07-01');
  const [{ prefix }] = await dataSource.query('SELECT reference_prefix AS prefix FROM site_settings');

  await migrate(dataSource);

  const expected = [
    { number: `${prefix}-2025-0001`, donation: 3, pence: 300, day: '2025-12-31', by: 'Asha' },
    { number: `${prefix}-2026-0001`, donation: 2, pence: 200, day: '2026-07-01', by: 'Asha' },
    { number: `${prefix}-2026-0002`, donation: 6, pence: 600, day: '2026-07-01', by: '' },
    { number: `${prefix}-2026-0003`, donation: 1, pence: 100, day: '2026-07-02', by: 'Asha' },
  ].map((receipt) => ({ ...receipt, language: 'gu', withdrawn: null }));
  expect(await receipts()).toEqual(expected);
  await revert();
  await migrate(dataSource);
  expect(await receipts()).toEqual(expected);
  expect(await dataSource.query('SELECT year, running FROM receipt_counter ORDER BY year')).toEqual([
    { year: 2025, running: 1 },
    { year: 2026, running: 3 },
  ]);
});
