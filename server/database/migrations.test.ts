import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, refuseForeignDatabase, type TestDatabase } from '../testing/test-database.ts';
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
  it('[gate] build exactly what the entities describe', async () => {
    const { upQueries } = await database.dataSource.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
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

  it('tests refuse a database that is not theirs', () => {
    expect(() => refuseForeignDatabase('postgres://localhost/samaj')).toThrow('not a test database');
  });
});
