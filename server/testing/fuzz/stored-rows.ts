import type { DataSource } from 'typeorm';
import type { TestApp } from '../test-app.ts';
import { markWrites } from '../write-marker.ts';

/** Tables to which refused requests may write. */
const NOT_COMPARED = [
  // It counts refused attempts.
  'attempt_counter',
  'schema_migration',
];

/** Tables whose rows a refused request may update, but not add or remove. */
const COUNTED_ONLY = [
  // Records its last use.
  'session',
  // Counts failed tries.
  'one_time_code',
];

/** The row count and a checksum of the content of each table, as one text per table. */
async function readRows(dataSource: DataSource): Promise<string[]> {
  const tables = await dataSource.query<{ name: string }[]>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL ($1) ORDER BY 1`,
    [NOT_COMPARED],
  );
  const parts = tables.map(({ name }) => {
    const content = COUNTED_ONLY.includes(name) ? `''` : `coalesce(sum(hashtext(t::text)), 0)::text`;
    return `SELECT '${name} ' || count(*) || ' ' || ${content} AS line FROM "${name}" t`;
  });
  const rows = await dataSource.transaction(async (manager) => {
    // Starting its helpers takes Postgres ten times as long as reading a hundred small tables.
    await manager.query('SET LOCAL max_parallel_workers_per_gather = 0');
    return manager.query<{ line: string }[]>(parts.join(' UNION ALL '));
  });
  return rows.map(({ line }) => line).sort();
}

/**
 * Compares what is stored after each of many requests.
 * @returns reads the row count and a checksum of the content of each table; the tables only after a write
 */
export async function watchStoredRows({ database }: TestApp): Promise<() => Promise<string[]>> {
  const { dataSource } = database;
  const readMarker = await markWrites(dataSource, { tables: NOT_COMPARED, changes: COUNTED_ONLY });
  let marker: string | undefined;
  let rows: string[] = [];
  return async () => {
    const now = await readMarker();
    if (now !== marker) rows = await readRows(dataSource);
    marker = now;
    return rows;
  };
}
