import { readdir } from 'node:fs/promises';
import type { DataSource } from 'typeorm';
import type { TestApp } from '../test-app.ts';
import { markWrites } from '../write-marker.ts';

/** Tables that a refused request may change: last use of a session, and counts of attempts. */
const EXCLUDED_TABLES = ['session', 'attempt_counter'];
/** Columns that opening a session changes. */
const EXCLUDED_COLUMNS = ['signed_in_at', 'asked_at'];

async function readTables(dataSource: DataSource): Promise<Record<string, string>> {
  const tables: { name: string }[] = await dataSource.query(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND NOT table_name = ANY($1)`,
    [EXCLUDED_TABLES],
  );
  const parts = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name, md5(coalesce(string_agg(row::text, E'\\n' ORDER BY row::text), '')) AS content
         FROM (SELECT to_jsonb(t) - $1::text[] AS row FROM "${name}" t) stored`,
  );
  const rows: { name: string; content: string }[] = await dataSource.query(
    // In an order of their own: Postgres may read them side by side.
    `${parts.join(' UNION ALL ')} ORDER BY 1`,
    [EXCLUDED_COLUMNS],
  );
  return Object.fromEntries(rows.map(({ name, content }) => [name, content]));
}

/**
 * Compares what is stored before and after calls.
 * @returns takes a snapshot: a hash for each table, and the file names in the store; the tables are read only after a write
 */
export async function watchStoredState({ database, dataDirectory }: TestApp) {
  const { dataSource } = database;
  const readMarker = await markWrites(dataSource, { tables: EXCLUDED_TABLES, columns: EXCLUDED_COLUMNS });
  let marker: string | undefined;
  let tables: Record<string, string> = {};
  return async (): Promise<Record<string, string>> => {
    const now = await readMarker();
    if (now !== marker) tables = await readTables(dataSource);
    marker = now;
    const files = await readdir(dataDirectory, { recursive: true });
    return { ...tables, files: files.sort().join() };
  };
}
