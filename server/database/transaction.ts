import type { DataSource, EntityManager } from 'typeorm';
import { isDeadlock } from './database-errors.ts';

/**
 * A transaction that is made once more when it and another waited for each other, as for rows that nobody can lock in one
 * order.
 * @param work begins anew then, so that nothing of it may stay outside the transaction
 */
export async function inTransaction<Result>(
  dataSource: DataSource,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  try {
    return await dataSource.transaction(work);
  } catch (error) {
    if (!isDeadlock(error)) throw error;
    return dataSource.transaction(work);
  }
}
