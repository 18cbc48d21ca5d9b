import { expect, it } from 'vitest';
import { sharedTestApp } from '../testing/test-app.ts';
import { queryPrepared } from './prepared-query.ts';

// Apart from prepared-query.test.ts: afterwards this process teaches its connections nothing more.
const app = sharedTestApp();

it('more statements than connections should keep are asked all the same', async () => {
  const { dataSource } = app.database;
  for (let number = 1; number <= 250; number++) {
    const sql = `SELECT ${number} + $1::integer AS sum`;
    expect(await queryPrepared(dataSource, { sql, parameters: [1] })).toEqual([{ sum: number + 1 }]);
  }
  const prepared: unknown[] = await dataSource.query('SELECT FROM pg_prepared_statements');
  expect(prepared.length).toBeLessThanOrEqual(200);
});
