import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestApp } from '../test-app.ts';

/** Tables that a refused request may change: last use of a session, and counts of attempts. */
const EXCLUDED_TABLES = ['session', 'attempt_counter'];
/** Columns that opening a session changes. */
const EXCLUDED_COLUMNS = ['signed_in_at', 'asked_at'];

/** A snapshot of the database, as a hash for each table, and of the file names in the store. */
export async function storedState({ database, dataDirectory }: TestApp): Promise<Record<string, string>> {
  const tables: { name: string }[] = await database.dataSource.query(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND NOT table_name = ANY($1)`,
    [EXCLUDED_TABLES],
  );
  const parts = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name, md5(coalesce(string_agg(row::text, E'\\n' ORDER BY row::text), '')) AS content
         FROM (SELECT to_jsonb(t) - $1::text[] AS row FROM "${name}" t) stored`,
  );
  const rows: { name: string; content: string }[] = await database.dataSource.query(
    // In an order of their own: Postgres may read them side by side.
    `${parts.join(' UNION ALL ')} ORDER BY 1`,
    [EXCLUDED_COLUMNS],
  );
  const files = await readdir(join(dataDirectory), { recursive: true });
  return {
    ...Object.fromEntries(rows.map(({ name, content }) => [name, content])),
    files: files.sort().join(),
  };
}
