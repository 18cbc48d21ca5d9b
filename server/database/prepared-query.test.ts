import { expect, it } from 'vitest';
import { sharedTestApp } from '../testing/test-app.ts';
import { queryPrepared } from './prepared-query.ts';

const app = sharedTestApp();

const PREPARED =
  'SELECT statement, (generic_plans + custom_plans)::integer AS used FROM pg_prepared_statements';

function read(sql: string, parameters: unknown[]) {
  return queryPrepared(app.database.dataSource, { sql, parameters });
}

it('a statement is taught to a connection once, whatever its values', async () => {
  const sql = 'SELECT $1::integer + 1 AS next';
  expect([await read(sql, [1]), await read(sql, [2])]).toEqual([[{ next: 2 }], [{ next: 3 }]]);
  const prepared: { statement: string; used: number }[] = await app.database.dataSource.query(PREPARED);
  expect(prepared.filter(({ statement }) => statement === sql)).toEqual([{ statement: sql, used: 2 }]);
});

it('a column that gets another type under a running server is read as it is now', async () => {
  const { dataSource } = app.database;
  await dataSource.query('CREATE TABLE changing (width integer)');
  await dataSource.query('INSERT INTO changing VALUES (7)');
  const sql = 'SELECT width FROM changing WHERE width::integer = $1';
  expect(await read(sql, [7])).toEqual([{ width: 7 }]);
  await dataSource.query('ALTER TABLE changing ALTER COLUMN width TYPE text');
  expect(await read(sql, [7])).toEqual([{ width: '7' }]);
});

it('more statements than connections should keep are asked all the same', async () => {
  for (let number = 1; number <= 250; number++)
    expect(await read(`SELECT ${number} + $1::integer AS sum`, [1])).toEqual([{ sum: number + 1 }]);
  const prepared: unknown[] = await app.database.dataSource.query(PREPARED);
  expect(prepared.length).toBeLessThanOrEqual(200);
});
