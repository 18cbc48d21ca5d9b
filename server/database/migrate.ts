import type { DataSource } from 'typeorm';
import { ADVISORY_LOCKS } from './advisory-locks.ts';
import {
  ADVICE_FOR_NEWER_TABLES,
  adoptEarlierDatabase,
  appliedMigrations,
  knownMigrations,
  newerMigration,
} from './applied-migrations.ts';

/**
 * Brings the schema up to date. Servers that start together wait for each other: one migrates, the others
 * find nothing left to do.
 * @param dataSource one without a statement timeout, with two connections at least
 * @returns the names of the migrations that ran
 * @throws Error that says what to do with a database of a version that is too old, or newer than
 *   this one, which would write into tables that it does not know
 */
export async function migrate(
  dataSource: DataSource,
  announce: (text: string) => void = () => undefined,
): Promise<string[]> {
  const lockHolder = dataSource.createQueryRunner();
  try {
    await lockHolder.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCKS.migrations]);
    if (await dataSource.transaction(adoptEarlierDatabase))
      announce('Database of the last version before 1.0.0 adopted: its tables are the same.');
    const newer = newerMigration(await appliedMigrations(dataSource), knownMigrations(dataSource));
    if (newer) throw new Error(`Tables: ${newer} is from a newer version. ${ADVICE_FOR_NEWER_TABLES}`);
    const ran = await dataSource.runMigrations({ transaction: 'each' });
    return ran.map((migration) => migration.name);
  } finally {
    await lockHolder.query('SELECT pg_advisory_unlock($1)', [ADVISORY_LOCKS.migrations]);
    await lockHolder.release();
  }
}
