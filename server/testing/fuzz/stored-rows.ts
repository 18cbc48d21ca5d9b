import type { TestApp } from '../test-app.ts';

/** Tables that a refused request may well write to. */
const NOT_COMPARED = [
  // Refused attempts are what it counts.
  'attempt_counter',
  'migrations',
];

/** Tables whose rows a refused request may change, but neither add nor remove. */
const COUNTED_ONLY = [
  // When it was last used.
  'session',
  // How many wrong tries it had.
  'one_time_code',
];

/** What all tables hold, in one text a table: the number of rows, and a sum over their content. */
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
