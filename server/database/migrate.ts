import type { DataSource } from 'typeorm';
import { ADVISORY_LOCKS } from './advisory-locks.ts';

/**
 * Brings the schema up to date. Servers that start together wait for each other: one migrates, the others
 * find nothing left to do.
 * @param dataSource one without a statement timeout, with two connections at least
 * @returns the names of the migrations that ran
 */
export async function migrate(dataSource: DataSource): Promise<string[]> {
  const lockHolder = dataSource.createQueryRunner();
  try {
    await lockHolder.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCKS.migrations]);
    const ran = await dataSource.runMigrations({ transaction: 'each' });
    return ran.map((migration) => migration.name);
  } finally {
    await lockHolder.query('SELECT pg_advisory_unlock($1)', [ADVISORY_LOCKS.migrations]);
    await lockHolder.release();
  }
}
