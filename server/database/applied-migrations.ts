import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { BASELINE } from '../../migrations/list.ts';

/** Runs SQL: TypeORM's query runner, data source or manager. */
export type Sql = Pick<QueryRunner | DataSource | EntityManager, 'query'>;

/** TypeORM's table of applied migrations. */
export const MIGRATIONS_TABLE = 'schema_migration';

/** Names of the applied migrations, in order; none in a database without tables. */
export async function appliedMigrations(sql: Sql): Promise<string[]> {
  const [{ exists }] = await sql.query('SELECT to_regclass($1) IS NOT NULL AS exists', [MIGRATIONS_TABLE]);
  if (!exists) return [];
  const rows: { name: string }[] = await sql.query(`SELECT name FROM ${MIGRATIONS_TABLE} ORDER BY id`);
  return rows.map(({ name }) => name);
}

export async function recordMigration(sql: Sql, name: string): Promise<void> {
  await sql.query(`INSERT INTO ${MIGRATIONS_TABLE} (timestamp, name) VALUES ($1, $2)`, [
    name.slice(-13),
    name,
  ]);
}

/** The first and the last migration before 1.0.0, whose tables and rows are those of the baseline. */
const FIRST_BEFORE_BASELINE = 'Foundation1763690400000';
const LAST_BEFORE_BASELINE = 'Payments1764200000000';

export const ADVICE_FOR_EARLY_VERSIONS =
  'Use the last version before 1.0.0 with it once, then this one: docs/operations.md, “From a version before 1.0.0”.';

/** Whether migrations are older than the last version before 1.0.0, from where no way leads here. */
export function areTooOld(applied: readonly string[]): boolean {
  return applied[0] === FIRST_BEFORE_BASELINE && applied.at(-1) !== LAST_BEFORE_BASELINE;
}

/**
 * Names the migrations of a database or backup as this version does.
 * @param applied in the order in which they ran
 * @param whose for the error
 * @throws Error that says what to do if they are older than the last version before 1.0.0
 */
export function currentNames(applied: readonly string[], whose: string): string[] {
  if (areTooOld(applied)) throw new Error(`${whose} is from an early version. ${ADVICE_FOR_EARLY_VERSIONS}`);
  if (applied[0] !== FIRST_BEFORE_BASELINE) return [...applied];
  return BASELINE.map((Migration) => new Migration().name);
}

/** Names of the migrations of this version, in order. */
export function knownMigrations({ migrations }: DataSource): string[] {
  return migrations.map(({ name = '' }) => name);
}

export const ADVICE_FOR_NEWER_TABLES = 'Run the newer version, or restore a backup of this one.';

/**
 * The first applied migration that this version does not know; none of a database that is too old.
 * @param known as by {@link knownMigrations}
 */
export function newerMigration(applied: readonly string[], known: readonly string[]): string | undefined {
  if (areTooOld(applied)) return undefined;
  return currentNames(applied, 'The database').find((name) => !known.includes(name));
}

/**
 * Renames the applied migrations as `currentNames` does, in the caller's transaction.
 * @returns whether there was anything to rename
 * @throws Error that says what to do
 */
export async function adoptEarlierDatabase(sql: Sql): Promise<boolean> {
  const applied = await appliedMigrations(sql);
  const names = currentNames(applied, 'The database');
  if (names[0] === applied[0]) return false;
  await sql.query(`DELETE FROM ${MIGRATIONS_TABLE}`);
  for (const name of names) await recordMigration(sql, name);
  return true;
}
