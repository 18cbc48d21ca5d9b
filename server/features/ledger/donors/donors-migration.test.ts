import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../../../database/migrate.ts';
import { createTestDatabase, revertFrom, type TestDatabase } from '../../../testing/test-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

/** Each gift with its donor. */
function donors() {
  return database.dataSource.query(
    `SELECT donation.reference, donor.name, donor.email, donor.user_id AS "userId"
       FROM donation LEFT JOIN donor ON donor.id = donation.donor_id ORDER BY donation.id`,
  );
}

it('accounts with donations, and each e-mail and name without one, are donors; up, down and up again', async () => {
  const { dataSource } = database;
  await revertFrom(database, 'Donors1763782100000');
  await dataSource.query(
    `INSERT INTO user_account (id, name, email, mobile, password_hash) VALUES
       (9, 'Asha Rao', 'a@example.org', '+447', 'x'), (10, 'Gave Nothing', 'n@example.org', '+448', 'x')`,
  );
  const insert = (reference: string, userId: number | null, name: string, email: string) =>
    dataSource.query(
      `INSERT INTO donation (reference, user_id, sub_type_id, type_name, type_language, letter_language, donor_name,
                             phone, email, message, amount_pence, idempotency_key)
       VALUES ($1, $2, 6, 'Navratri', 'en', 'gu', $3, '', $4, '', 1000, $1)`,
      [reference, userId, name, email],
    );
  await insert('of-account', 9, 'Family Rao', 'family@example.org');
  await insert('same-person', null, 'asha rao', 'A@example.org');
  await insert('one', null, 'Kiran', 'Shared@example.org');
  await insert('two', null, 'KIRAN', 'shared@example.org');
  await insert('other', null, 'Mira', 'shared@example.org');
  await insert('no-email', null, 'Old Gift', '');
  await insert('forgotten', null, '', '');

  await migrate(dataSource);
  const account = { name: 'Asha Rao', email: 'a@example.org', userId: 9 };
  const kiran = { name: 'KIRAN', email: 'shared@example.org', userId: null };
  const nobody = { name: null, email: null, userId: null };
  const expected = [
    { reference: 'of-account', ...account },
    { reference: 'same-person', ...account },
    { reference: 'one', ...kiran },
    { reference: 'two', ...kiran },
    { reference: 'other', ...kiran, name: 'Mira' },
    { reference: 'no-email', ...nobody },
    { reference: 'forgotten', ...nobody },
  ];
  expect(await donors()).toEqual(expected);
  expect(await dataSource.query('SELECT count(*)::integer AS count FROM donor')).toEqual([{ count: 3 }]);

  await revertFrom(database, 'Donors1763782100000');
  const [{ tables }] = await dataSource.query(`SELECT to_regclass('donor') AS tables`);
  expect(tables).toBeNull();
  await migrate(dataSource);
  expect(await donors()).toEqual(expected);
});
