import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../../database/migrate.ts';
import { createTestDatabase, revertFrom, type TestDatabase } from '../../testing/test-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

it('kinds of donations, donors and their gifts stay as they are, up, down with entries, and up again', async () => {
  const { dataSource } = database;
  const types = () => dataSource.query('SELECT id, name, fee_pence FROM donation_sub_type ORDER BY id');
  await revertFrom(database, 'ExpectedMoney1763782400000');
  const before = await types();
  expect(before.length).toBeGreaterThan(5);
  await dataSource.query(`INSERT INTO donor (id, name, letter_language) VALUES (7, 'Asha Rao', 'en')`);
  await dataSource.query(
    `INSERT INTO donation (reference, donor_id, sub_type_id, type_name, type_language, letter_language, donor_name,
                           phone, email, message, amount_pence, idempotency_key, frequency)
     VALUES ('one', 7, 6, 'Navratri', 'en', 'en', 'Asha Rao', '', '', '', 1000, 'one', 'MONTHLY')`,
  );

  await migrate(dataSource);
  expect(await types()).toEqual(before);
  expect(await dataSource.query('SELECT DISTINCT membership_period FROM donation_sub_type')).toEqual([
    { membership_period: 'NONE' },
  ]);
  await dataSource.query(`UPDATE donation_sub_type SET membership_period = 'LIFE' WHERE id = 1`);
  await dataSource.query(
    `INSERT INTO standing_order_entry (donor_id, sub_type_id, is_ended, day, made_by_name)
     VALUES (7, 6, true, '2026-01-01', 'Asha')`,
  );
  await dataSource.query(
    `INSERT INTO membership_reminder (donor_id, until, step, sent_by_name) VALUES (7, '2026-01-01', 'BEFORE', '')`,
  );
  await dataSource.query(`INSERT INTO reminder_switch (is_on, made_by_name) VALUES (true, 'Asha')`);

  await revertFrom(database, 'ExpectedMoney1763782400000');
  expect(await types()).toEqual(before);
  expect(await dataSource.query('SELECT donor_id FROM donation')).toEqual([{ donor_id: 7 }]);
  await migrate(dataSource);
  expect(await types()).toEqual(before);
  expect(await dataSource.query('SELECT FROM membership_reminder')).toEqual([]);
});
