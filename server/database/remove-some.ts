import type { DataSource } from 'typeorm';
import { type Period, RETENTION, type RetentionKind } from '../../rules/retention.ts';

/** Removes at most that many of what has been kept long enough, in one transaction. @returns how many */
export type RemoveSome = (limit: number) => Promise<number>;

/** An SQL interval, for periods that the code itself names. */
export function interval({ count, unit }: Period): string {
  return `interval '${count} ${unit}'`;
}

/** SQL for the moment before which what is of that kind has been kept long enough. */
export function keptUntil(kind: RetentionKind): string {
  return `(now() - ${interval(RETENTION[kind].period)})`;
}

/**
 * Deletes some of the rows of a table; those that are locked wait for the next time.
 * @param isOld SQL condition of what has been kept long enough, which nobody but the code writes
 */
export async function deleteSome(
  dataSource: DataSource,
  table: string,
  isOld: string,
  limit: number,
): Promise<number> {
  const [, count] = await dataSource.query<[unknown[], number]>(
    `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
       SELECT ctid FROM ${table} WHERE ${isOld} LIMIT $1 FOR UPDATE SKIP LOCKED))`,
    [limit],
  );
  return count;
}
