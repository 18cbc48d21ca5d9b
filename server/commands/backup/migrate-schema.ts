import type { DataSource, QueryRunner } from 'typeorm';
import { currentNames, MIGRATIONS_TABLE, recordMigration } from '../../database/applied-migrations.ts';

/**
 * Requires the names to be the first migrations of this program.
 * @returns their number
 * @throws Error if they are too old, or if one is unknown, because it is from a newer or another program
 */
export function requireKnownMigrations(
  dataSource: DataSource,
  names: readonly string[],
  whose: string,
): number {
  const current = currentNames(names, whose);
  const unknown = unknownMigration(dataSource, current);
  if (unknown !== undefined)
    throw new Error(
      `${whose} has a migration that this version does not know (${unknown}): use the newer version.`,
    );
  return current.length;
}

/** The first name that is not this program's migration at that place. */
export function unknownMigration({ migrations }: DataSource, names: readonly string[]): string | undefined {
  return names.find((name, index) => name !== migrations[index]?.name);
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
    await recordMigration(runner, migration.name ?? '');
  }
}
