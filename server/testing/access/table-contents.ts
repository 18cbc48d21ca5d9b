import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestApp } from '../test-app.ts';

/** Not what was asked for: when somebody was last seen, and how often somebody tried. */
const LEFT_OUT = ['session', 'attempt_counter'];

/** What the database and the file store hold, table by table, to be compared with later. */
export async function storedState({ database, dataDirectory }: TestApp): Promise<Record<string, string>> {
  const tables: { name: string }[] = await database.dataSource.query(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND NOT table_name = ANY($1)`,
    [LEFT_OUT],
  );
  const parts = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name, md5(coalesce(string_agg(t::text, E'\\n' ORDER BY t::text), '')) AS content FROM "${name}" t`,
  );
  const rows: { name: string; content: string }[] = await database.dataSource.query(
    parts.join(' UNION ALL '),
  );
  const files = await readdir(join(dataDirectory), { recursive: true });
  return {
    ...Object.fromEntries(rows.map(({ name, content }) => [name, content])),
    files: files.sort().join(),
  };
}
