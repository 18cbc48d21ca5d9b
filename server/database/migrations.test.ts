import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  assertTestDatabase,
  createTestDatabase,
  revertFrom,
  type TestDatabase,
} from '../testing/test-database.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

async function tableNames(): Promise<string[]> {
  const rows = await database.dataSource.query<{ name: string }[]>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

describe('migrations', () => {
  it('[gate] all stand in migrations/list.ts', () => {
    const files = readdirSync(join(import.meta.dirname, '../../migrations')).filter((file) =>
      /^\d/.test(file),
    );
    const names = database.dataSource.migrations.map(({ name }) => name);
    const missing = files.filter((file) => !names.some((name) => name?.endsWith(file.replace(/-.*/, ''))));
    expect(missing, 'add them to migrations/list.ts').toEqual([]);
  });

  it('[gate] build exactly what the entities describe', async () => {
    const { upQueries } = await database.dataSource.driver.createSchemaBuilder().log();
    expect(
      upQueries.map(({ query }) => query),
      'no migration in migrations/list.ts does this',
    ).toEqual([]);
  });

  it('[gate] check what the entities say is checked', async () => {
    const runner = database.dataSource.createQueryRunner();
    await runner.startTransaction();
    // Postgres writes an expression in its own way: what the entities say is put beside it, on empty copies.
    await runner.query('CREATE SCHEMA described');
    for (const { tableName, checks } of database.dataSource.entityMetadatas) {
      await runner.query(`CREATE TABLE described."${tableName}" (LIKE public."${tableName}")`);
      for (const { name, expression } of checks)
        await runner.query(
          `ALTER TABLE described."${tableName}" ADD CONSTRAINT "${name}" CHECK (${expression})`,
        );
    }
    const checksOf = (schema: string): Promise<{ name: string }[]> =>
      runner.query(
        `SELECT relname AS table, conname AS name, pg_get_constraintdef(constraint_row.oid) AS definition
           FROM pg_constraint constraint_row JOIN pg_class ON pg_class.oid = conrelid
          WHERE contype = 'c' AND connamespace = $1::regnamespace ORDER BY 1, 2`,
        [schema],
      );
    const [built, described] = [await checksOf('public'), await checksOf('described')];
    await runner.rollbackTransaction();
    await runner.release();
    expect(described.length).toBeGreaterThan(10);
    expect(built).toEqual(described);
  });

  it('[OPS-4] run once when two servers start together', async () => {
    await database.dataSource.undoLastMigration({ transaction: 'each' });
    const ran = await Promise.all([migrate(database.dataSource), migrate(database.dataSource)]);
    expect(ran.flat()).toHaveLength(1);
  });

  it('[OPS-4] go down and up again', async () => {
    const before = await tableNames();
    for (const _ of database.dataSource.migrations)
      await database.dataSource.undoLastMigration({ transaction: 'each' });
    expect(await tableNames()).toEqual(['schema_migration']);
    await migrate(database.dataSource);
    expect(await tableNames()).toEqual(before);
  });

  it('[OPS-4] going down and up keeps what is in the other tables, and leaves no file that nothing shows', async () => {
    const { dataSource } = database;
    const file = async (name: string): Promise<number> => {
      const [{ id }] = await dataSource.query(
        `INSERT INTO media_file (folder, file_name, kind, content_type, byte_size, variants, state)
         VALUES ('EventImg', $1, 'IMAGE', 'image/jpeg', 1, '[]', 'STORED') RETURNING id`,
        [name],
      );
      return id;
    };
    await dataSource.query(`INSERT INTO site_picture (place, file_id) VALUES ('LOGO', $1)`, [
      await file('logo.jpg'),
    ]);
    for (const [table, name] of [
      ['event', 'holi.jpg'],
      ['notice', 'aarti.jpg'],
    ] as const)
      await dataSource.query(
        `INSERT INTO ${table} (name, description, language, file_type, file_id) VALUES ($1, '', 'en', 'IMAGE', $2)`,
        [name, await file(name)],
      );
    await dataSource.query(
      `INSERT INTO user_account (id, name, email, mobile, password_hash) VALUES (9, 'Asha', 'a@example.org', '+447', 'x')`,
    );
    await dataSource.query(
      `INSERT INTO member (id, name, mobile, password_hash) VALUES (3, 'Kiran', '+448', 'x')`,
    );
    await dataSource.query(
      `INSERT INTO candidate (member_id, profile_for_id, first_name, middle_name, last_name, father_name, birth_date, gender,
                              email, height, marital_status, mother_tongue, religion, caste, education_type,
                              education_description, occupation, occupation_description, currency, annual_income,
                              country_code, mobile, city, address, pincode, contact_name, contact_country_code,
                              contact_mobile, about_candidate, photo_id)
       VALUES (3, 1, '', '', '', '', '1990-01-01', 'MALE', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '',
               '', '', $1)`,
      [await file('kiran.jpg')],
    );
    await dataSource.query(
      `INSERT INTO donation_sub_type (name, column_name, position, language) VALUES ('Yoga', 'FESTIVAL', 1, 'en')`,
    );
    await dataSource.query(
      `INSERT INTO donation (reference, user_id, sub_type_id, type_name, type_language, letter_language, donor_name, phone,
                             email, message, amount_pence, idempotency_key)
       SELECT 'SMJ-1', 9, min(id), 'Yoga', 'en', 'en', 'Asha', '', '', '', 1000, 'one' FROM donation_sub_type`,
    );
    const kept = () =>
      dataSource.query(`
        SELECT (SELECT json_agg(user_account) FROM user_account) AS users,
               (SELECT json_agg(to_jsonb(site_settings) - 'use_of_donations') FROM site_settings) AS settings,
               (SELECT json_agg(site_picture) FROM site_picture) AS pictures`);
    const before = await kept();

    await revertFrom({ dataSource }, 'Content1764000004000');
    expect(await tableNames()).not.toContain('notice');
    expect(await tableNames()).not.toContain('donation');
    await migrate(dataSource);

    expect(await kept()).toEqual(before);
    const states = await dataSource.query('SELECT file_name, state FROM media_file ORDER BY file_name');
    expect(states).toEqual([
      { file_name: 'aarti.jpg', state: 'REMOVED' },
      { file_name: 'holi.jpg', state: 'REMOVED' },
      { file_name: 'kiran.jpg', state: 'REMOVED' },
      { file_name: 'logo.jpg', state: 'STORED' },
    ]);
  });

  it('[OPS-4] what was stored under earlier words is found under the new ones, and under the earlier ones after going back', async () => {
    const { dataSource } = database;
    await revertFrom({ dataSource }, 'Words1764500000000');
    await dataSource.query(
      `INSERT INTO audit_entry (action, subject) VALUES ('TAKE_BACK', 'gift-count'), ('GIVE_BACK', 'donation')`,
    );
    await dataSource.query(`
      INSERT INTO import_run (source, label, started_by_name, state, sheet_subject, columns)
      VALUES ('one', 'Past gifts', 'Asha', 'TAKING_BACK', 'GIFTS', '{"way": "method", "amount": "sum"}')`);
    await dataSource.query(
      `INSERT INTO gift_aid_claim (state, are_small_together, gift_count, gifts_pence, overclaimed_pence)
       VALUES ('MADE', false, 1, 100, 0)`,
    );
    const stored = (run: string, count: string) => async () => ({
      log: await dataSource.query('SELECT action, subject FROM audit_entry ORDER BY id'),
      run: await dataSource.query(`SELECT state, sheet_subject AS subject, ${run} FROM import_run`),
      claims: await dataSource.query(`SELECT state, ${count} AS count FROM gift_aid_claim`),
    });
    const earlier = stored('columns', 'gift_count');
    const before = await earlier();
    await migrate(dataSource);
    expect(await stored('columns', 'donation_count')()).toEqual({
      log: [
        { action: 'UNDO', subject: 'cash-count' },
        { action: 'REFUND', subject: 'donation' },
      ],
      run: [{ state: 'UNDOING', subject: 'DONATIONS', columns: { paymentMethod: 'method', amount: 'sum' } }],
      claims: [{ state: 'PREPARED', count: 1 }],
    });
    await revertFrom({ dataSource }, 'Words1764500000000');
    expect(await earlier()).toEqual(before);
    for (const table of ['audit_entry', 'import_run', 'gift_aid_claim'])
      await dataSource.query(`DELETE FROM ${table}`);
    await migrate(dataSource);
  });

  it('a new installation is empty: no association is named, and nothing is there but lists to choose from', async () => {
    const { dataSource } = database;
    for (const _ of dataSource.migrations) await dataSource.undoLastMigration({ transaction: 'each' });
    await migrate(dataSource);
    const filled: string[] = [];
    for (const table of await tableNames()) {
      const [{ count }] = await dataSource.query(`SELECT count(*)::integer AS count FROM "${table}"`);
      if (count > 0) filled.push(table);
    }
    const known = [
      'bank_account',
      'diet',
      'hall_page',
      'hire_agreement',
      'matrimonial_setting',
      'profile_for',
      'room',
      'schema_migration',
      'select_option',
      'visit_count',
    ];
    expect(filled.sort()).toEqual([...known, 'site_settings'].sort());
    const [{ id: _id, version: _version, updated_at: _at, ...settings }] = await dataSource.query(
      'SELECT * FROM site_settings',
    );
    expect(Object.entries(settings).filter(([, value]) => value !== '')).toEqual([
      ['approve_new_members', false],
      ['languages', ['en']],
      ['language', 'en'],
      ['translations', {}],
      ['reference_prefix', 'REF'],
      ['main_colour', '#7A1F2B'],
      ['accent_colour', '#E07A1F'],
      ['country', 'GB'],
      ['currency', 'GBP'],
      ['time_zone', 'Europe/London'],
      ['calling_code', '44'],
      ['unused_parts', []],
      ['asks_sheri', false],
      ['drawings', 'temple'],
      ['is_being_filled', false],
    ]);
  });

  it('tests refuse a database that is not theirs', () => {
    expect(() => assertTestDatabase('postgres://localhost/samaj')).toThrow('not a test database');
  });
});
