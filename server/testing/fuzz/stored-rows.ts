import type { TestApp } from '../test-app.ts';

/** Tables to which refused requests may write. */
const NOT_COMPARED = [
  // It counts refused attempts.
  'attempt_counter',
  'migrations',
];

/** Tables whose rows a refused request may update, but not add or remove. */
const COUNTED_ONLY = [
  // Records its last use.
  'session',
  // Counts failed tries.
  'one_time_code',
];

/** The row count and a checksum of the content of each table, as one text per table. */
export async function storedRows({ database }: TestApp): Promise<string[]> {
  const { dataSource } = database;
  const tables = await dataSource.query<{ name: string }[]>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL ($1) ORDER BY 1`,
    [NOT_COMPARED],
  );
  const parts = tables.map(({ name }) => {
    const content = COUNTED_ONLY.includes(name) ? `''` : `coalesce(sum(hashtext(t::text)), 0)::text`;
    return `SELECT '${name} ' || count(*) || ' ' || ${content} AS line FROM "${name}" t`;
  });
  const rows = await dataSource.query<{ line: string }[]>(parts.join(' UNION ALL '));
  return rows.map(({ line }) => line).sort();
}
