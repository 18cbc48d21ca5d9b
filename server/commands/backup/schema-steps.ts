import type { DataSource, QueryRunner } from 'typeorm';
import { MIGRATIONS_TABLE } from './database-tables.ts';

/**
 * How many migrations these are, when they are the first ones of this program.
 * @throws Error when the program does not know them: they are of a newer or another one
 */
export function countKnown(dataSource: DataSource, names: readonly string[], whose: string): number {
  const known = dataSource.migrations.map(({ name }) => name);
  const unknown = names.find((name, index) => name !== known[index]);
  if (unknown !== undefined)
    throw new Error(`${whose} has a step this program does not know (${unknown}): use the newer program.`);
  return names.length;
}

/** Takes the schema from one number of migrations to another, in the caller's transaction. */
export async function moveSchema(runner: QueryRunner, from: number, to: number): Promise<void> {
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
