import { expect, it } from 'vitest';
import { sharedTestApp } from './test-app.ts';

const app = sharedTestApp();

it('[gate] each reference to an account has an index, or closing one reads the whole table', async () => {
  const missing: { column: string }[] = await app.database.dataSource.query(
    `SELECT conrelid::regclass || '.' || attname AS column
       FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
      WHERE confrelid = 'user_account'::regclass
        AND NOT EXISTS (SELECT FROM pg_index WHERE indrelid = conrelid AND indkey[0] = conkey[1])
      ORDER BY 1`,
  );
  expect(missing.map(({ column }) => column)).toEqual([]);
});
