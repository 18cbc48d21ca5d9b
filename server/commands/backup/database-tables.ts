import { MIGRATIONS_TABLE, type Sql } from '../../database/applied-migrations.ts';
import type { TableManifest } from './archive-format.ts';

export type TableShape = Omit<TableManifest, 'rows'>;

/** The site's tables with their columns, except generated ones; referenced tables first, but for references that can be deferred. */
export async function listTables(sql: Sql): Promise<TableShape[]> {
  const tables: TableShape[] = await sql.query(
    `SELECT relname AS name, array_agg(attname::text ORDER BY attnum) AS columns
       FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
      WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r' AND relname <> $1
        AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
      GROUP BY relname ORDER BY relname`,
    [MIGRATIONS_TABLE],
  );
  const references: { from: string; to: string }[] = await sql.query(
    `SELECT conrelid::regclass::text AS from, confrelid::regclass::text AS to
       FROM pg_constraint WHERE contype = 'f' AND conrelid <> confrelid AND NOT condeferrable`,
  );
  return inDependencyOrder(tables, references);
}

/** Makes the database as empty as before its first migration, whichever version has made it. */
export async function dropTables(sql: Sql): Promise<void> {
  const tables = (await listTables(sql)).map(({ name }) => `"${name}"`);
  if (tables.length > 0) await sql.query(`DROP TABLE ${tables.join(', ')} CASCADE`);
  const routines: { name: string }[] = await sql.query(
    `SELECT oid::regprocedure AS name FROM pg_proc WHERE pronamespace = current_schema()::regnamespace
        AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')`,
  );
  for (const { name } of routines) await sql.query(`DROP ROUTINE ${name} CASCADE`);
  await sql.query(`DELETE FROM ${MIGRATIONS_TABLE}`);
}

function inDependencyOrder(tables: TableShape[], references: { from: string; to: string }[]): TableShape[] {
  const waiting = new Map(tables.map((table) => [table.name, table]));
  const ordered: TableShape[] = [];
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(
      ({ name }) => !references.some(({ from, to }) => from === name && waiting.has(to)),
    );
    if (ready.length === 0) throw new Error(`Tables refer to each other: ${[...waiting.keys()].join(', ')}.`);
    for (const table of ready) waiting.delete(table.name);
    ordered.push(...ready);
  }
  return ordered;
}

/** A statement that exports or imports a table's rows in COPY's text format. */
export function copyStatement({ name, columns }: TableShape, direction: 'TO STDOUT' | 'FROM STDIN'): string {
  return `COPY "${name}" (${columns.map((column) => `"${column}"`).join(', ')}) ${direction}`;
}

/** Both ends of a COPY must format values alike, regardless of the database's settings. */
export const COPY_SETTINGS = [
  "SET client_encoding = 'UTF8'",
  "SET datestyle = 'ISO, YMD'",
  "SET intervalstyle = 'postgres'",
  "SET bytea_output = 'hex'",
  'SET extra_float_digits = 1',
  'SET statement_timeout = 0',
  'SET idle_in_transaction_session_timeout = 0',
  "SET lock_timeout = '30s'",
];
