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
    const file = (name: string) =>
      `INSERT INTO media_file (folder, file_name, kind, content_type, byte_size, variants, state)
       VALUES ('EventImg', '${name}', 'IMAGE', 'image/jpeg', 1, '[]', 'STORED') RETURNING id`;
    const insert = (table: string, name: string) =>
      dataSource.query(
        `WITH file AS (${file(name)}) INSERT INTO ${table} (name, description, language, file_type, file_id)
         SELECT $1, 'Kept', 'en', 'IMAGE', id FROM file`,
        [name],
      );
    await insert('event', 'holi.jpg');
    await insert('notice', 'aarti.jpg');
    await dataSource.query(
      `INSERT INTO user_account (name, email, mobile, password_hash) VALUES ('Asha', 'a@example.org', '+447', 'x')`,
    );
    const kept = () =>
      dataSource.query(`
        SELECT (SELECT json_agg(event) FROM (SELECT id, version, name, file_id, created_at FROM event ORDER BY id) event) AS events,
               (SELECT json_agg(user_account) FROM user_account) AS users,
               (SELECT json_agg(file) FROM (SELECT * FROM media_file WHERE file_name = 'holi.jpg') file) AS files`);
    const before = await kept();

    const oldest = dataSource.migrations.findIndex(({ name }) => name === 'Foundation1763690400000');
    for (const _ of dataSource.migrations.slice(oldest + 1))
      await dataSource.undoLastMigration({ transaction: 'each' });
    expect(await tableNames()).not.toContain('notice');
    await migrate(dataSource);

    expect(await kept()).toEqual(before);
    const states = await dataSource.query('SELECT file_name, state FROM media_file ORDER BY file_name');
    expect(states).toEqual([
      { file_name: 'aarti.jpg', state: 'REMOVED' },
      { file_name: 'holi.jpg', state: 'STORED' },
    ]);
  });

  it('[OPS-4] [D83] translations become columns and come back, none is lost', async () => {
    const { dataSource } = database;
    const insert = (table: string, texts: string, values: string, translations: object) =>
      dataSource.query(
        `INSERT INTO ${table} (${texts}, language, translations, file_type) VALUES (${values}, 'en', $1, 'IMAGE')`,
        [translations],
      );
    await insert('event', 'name, description', "'Garba', 'Nine nights'", { gu: { name: 'ગરબા' } });
    await insert('event', 'name, description', "'Yoga', 'On Sundays'", {});
    await insert(
      'committee_member',
      'name, description, designation, sequence_number',
      "'Asha', 'Since 2019', 'Treasurer', 1",
      {
        gu: { name: 'આશા', description: '૨૦૧૯થી', designation: 'ખજાનચી' },
      },
    );
    await insert('notice', 'name, description, second_description', "'Aarti', 'Today', 'At seven'", {
      gu: { secondDescription: 'સાત વાગ્યે' },
    });
    const stored = () =>
      dataSource.query(`
        SELECT name, language, translations FROM event UNION ALL
        SELECT designation, language, translations FROM committee_member UNION ALL
        SELECT second_description, language, translations FROM notice ORDER BY 1`);
    const before = await stored();
    await revertFrom({ dataSource }, 'ContentLanguages1763779300000');
    const [member] = await dataSource.query(
      'SELECT name_gujarati, designation_gujarati FROM committee_member',
    );
    expect(member).toEqual({ name_gujarati: 'આશા', designation_gujarati: 'ખજાનચી' });
    await migrate(dataSource);
    expect(await stored()).toEqual(before);
    for (const table of ['event', 'committee_member', 'notice'])
      await dataSource.query(`DELETE FROM ${table}`);
  });

  it('[OPS-4] going back, what pictures show goes from the translations too, and nothing else', async () => {
    const { dataSource } = database;
    const translations = {
      gu: { name: 'ગરબા', pictureDescription: 'દીવા' },
      te: { pictureDescription: 'దీపాలు' },
    };
    await dataSource.query(
      `INSERT INTO event (name, description, picture_description, language, translations, file_type)
       VALUES ('Garba', 'Nine nights', 'Lamps', 'en', $1, 'IMAGE'), ('Yoga', 'On Sundays', NULL, 'en', '{}', 'IMAGE')`,
      [translations],
    );
    await revertFrom({ dataSource }, 'PictureDescriptions1763781300000');
    // Another test's event may be there.
    const stored = await dataSource.query(
      `SELECT name, translations FROM event WHERE name IN ('Garba', 'Yoga') ORDER BY name`,
    );
    expect(stored).toEqual([
      { name: 'Garba', translations: { gu: { name: 'ગરબા' } } },
      { name: 'Yoga', translations: {} },
    ]);
    await migrate(dataSource);
    await dataSource.query('DELETE FROM event');
  });

  it('[OPS-4] [D83] the names of lists and donations become columns and come back, none is lost', async () => {
    const { dataSource } = database;
    await dataSource.query(`
      INSERT INTO donation_sub_type (name, language, translations, column_name, position)
        VALUES ('Tulsi Vivah', 'en', '{"gu": {"name": "તુલસી વિવાહ"}}', 'FESTIVAL', 90),
               ('દિવાળી', 'gu', '{"en": {"name": "Diwali"}}', 'FESTIVAL', 91)`);
    await dataSource.query(`
      INSERT INTO select_option (list, value, language, translations, position)
        VALUES ('CASTE', 'Untranslated', 'en', '{}', 90)`);
    const types = () =>
      dataSource.query(`SELECT name, language, translations FROM donation_sub_type ORDER BY position, id`);
    const lists = () =>
      dataSource.query(`
        SELECT list || value AS entry, label, language, translations FROM select_option UNION ALL
        SELECT name, '', language, translations FROM profile_for ORDER BY 1`);
    const [typesBefore, listsBefore] = [await types(), await lists()];
    await revertFrom({ dataSource }, 'ListLanguages1763779400000');
    const rows = 'SELECT name, name_gujarati FROM donation_sub_type WHERE position >= 90 ORDER BY position';
    expect(await dataSource.query(rows)).toEqual([
      { name: 'Tulsi Vivah', name_gujarati: 'તુલસી વિવાહ' },
      { name: 'Diwali', name_gujarati: 'દિવાળી' },
    ]);
    await migrate(dataSource);
    expect(await lists()).toEqual(listsBefore);
    // English again, with what it was entered in as the translation.
    const diwali = { name: 'Diwali', language: 'en', translations: { gu: { name: 'દિવાળી' } } };
    expect(await types()).toEqual([...typesBefore.slice(0, -1), diwali]);
    await dataSource.query(`DELETE FROM donation_sub_type WHERE position >= 90`);
    await dataSource.query(`DELETE FROM select_option WHERE position = 90`);
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
    const known = ['bank_account', 'profile_for', 'schema_migration', 'select_option', 'visit_count'];
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
    ]);
  });

  it('an association that has accounts goes on asking for the sheri, a new one does not begin', async () => {
    const { dataSource } = database;
    const own = dataSource.migrations.findIndex(({ name }) => name === 'SheriQuestion1763781700000');
    const again = async () => {
      for (const _ of dataSource.migrations.slice(own))
        await dataSource.undoLastMigration({ transaction: 'each' });
      await migrate(dataSource);
      const [{ asks_sheri }] = await dataSource.query('SELECT asks_sheri FROM site_settings');
      return asks_sheri;
    };
    await dataSource.query('DELETE FROM user_account');
    expect(await again()).toBe(false);
    await dataSource.query(
      `INSERT INTO user_account (name, email, mobile, password_hash) VALUES ('Asha', 'b@example.org', '+448', 'x')`,
    );
    expect(await again()).toBe(true);
    await dataSource.query('DELETE FROM user_account');
  });

  it('tests refuse a database that is not theirs', () => {
    expect(() => assertTestDatabase('postgres://localhost/samaj')).toThrow('not a test database');
  });
});
