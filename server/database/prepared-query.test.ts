import { describe, expect, it } from 'vitest';
import { sharedTestApp, type TestApp } from '../testing/test-app.ts';
import { queryPrepared } from './prepared-query.ts';

const PREPARED =
  'SELECT statement, (generic_plans + custom_plans)::integer AS used FROM pg_prepared_statements';

function read(app: TestApp, sql: string, parameters: unknown[]) {
  return queryPrepared(app.database.dataSource, { sql, parameters });
}

// Each with a pool of its own: which connection answers depends on what was asked before.
describe('a statement', () => {
  const app = sharedTestApp();

  it('is taught to a connection once, whatever its values', async () => {
    const sql = 'SELECT $1::integer + 1 AS next';
    expect([await read(app, sql, [1]), await read(app, sql, [2])]).toEqual([[{ next: 2 }], [{ next: 3 }]]);
    const prepared: { statement: string; used: number }[] = await app.database.dataSource.query(PREPARED);
    expect(prepared.filter(({ statement }) => statement === sql)).toEqual([{ statement: sql, used: 2 }]);
  });
});

describe('a column', () => {
  const app = sharedTestApp();

  it('that gets another type under a running server is read as it is now', async () => {
    const { dataSource } = app.database;
    await dataSource.query('CREATE TABLE changing (width integer)');
    await dataSource.query('INSERT INTO changing VALUES (7)');
    const sql = 'SELECT width FROM changing WHERE width::integer = $1';
    expect(await read(app, sql, [7])).toEqual([{ width: 7 }]);
    await dataSource.query('ALTER TABLE changing ALTER COLUMN width TYPE text');
    expect(await read(app, sql, [7])).toEqual([{ width: '7' }]);
  });
});
