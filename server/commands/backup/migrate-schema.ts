import type { DataSource, QueryRunner } from 'typeorm';
import { MIGRATIONS_TABLE } from './database-tables.ts';

/**
 * Requires the names to be the first migrations of this program.
 * @returns their number
 * @throws Error if one is unknown, because it is from a newer or another program
 */
export function requireKnownMigrations(
  dataSource: DataSource,
  names: readonly string[],
  whose: string,
): number {
  const known = dataSource.migrations.map(({ name }) => name);
  const unknown = names.find((name, index) => name !== known[index]);
  if (unknown !== undefined)
    throw new Error(
      `${whose} has a migration that this version does not know (${unknown}): use the newer version.`,
    );
  return names.length;
}

/** Migrates the schema up or down from one number of migrations to another, in the caller's transaction. */
export async function migrateSchema(runner: QueryRunner, from: number, to: number): Promise<void> {
  const { migrations } = runner.connection;
  for (const migration of migrations.slice(to, from).reverse()) {
    await migration.down(runner);
    await runner.query(`DELETE FROM ${MIGRATIONS_TABLE} WHERE name = $1`, [migration.name]);
  }
  for (const migration of migrations.slice(from, to)) {
    await migration.up(runner);
    const { name = '' } = migration;
    await runner.query(`INSERT INTO ${MIGRATIONS_TABLE} (timestamp, name) VALUES ($1, $2)`, [
      name.slice(-13),
      name,
    ]);
  }
}
