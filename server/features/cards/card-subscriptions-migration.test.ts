import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../../database/migrate.ts';
import { createTestDatabase, revertFrom, type TestDatabase } from '../../testing/test-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

it('[OPS-4] payments by card from before stay, up and down and up again', async () => {
  const { dataSource } = database;
  const down = () => revertFrom(database, 'CardSubscriptions1763782600000');
  const payments = () => dataSource.query('SELECT id, checkout_id, state FROM card_payment ORDER BY id');
  await down();
  await dataSource.query(
    `INSERT INTO donation (id, reference, sub_type_id, type_name, type_language, letter_language, donor_name, phone, email,
                           message, amount_pence, status, idempotency_key, received_on)
     VALUES (1, 'SMJ-1', 6, 'Navratri', 'en', 'en', 'D', '', '', '', 100, 'PAID', 'k', '2026-07-01')`,
  );
  await dataSource.query(
    `INSERT INTO card_payment (donation_id, checkout_id, state) VALUES (1, 'cs_1', 'PAID')`,
  );
  const before = await payments();

  await migrate(dataSource);
  expect(await payments()).toEqual(before);
  await dataSource.query(`INSERT INTO card_subscription (donation_id, subscription_id) VALUES (1, 'sub_1')`);
  await dataSource.query(
    `INSERT INTO card_payment (donation_id, checkout_id, state, card_subscription_id)
     SELECT 1, 'in_1', 'PAID', id FROM card_subscription`,
  );
  const ended = `UPDATE card_subscription SET state = 'ENDED'`;
  await expect(dataSource.query(ended)).rejects.toThrow('card_subscription_ended');

  await down();
  expect(await payments()).toHaveLength(2);
  await migrate(dataSource);
  expect(await payments()).toHaveLength(2);
});
