import type { TestApp } from './test-app.ts';

/** Every row of every table, as text, to look for what should be gone. */
export async function wholeDatabase({ database: { dataSource } }: TestApp): Promise<string> {
  const tables = await dataSource.query<{ name: string }[]>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
  );
  const rows = [];
  for (const { name } of tables)
    rows.push(JSON.stringify(await dataSource.query(`SELECT "${name}"::text FROM "${name}"`)));
  return rows.join('\n');
}
