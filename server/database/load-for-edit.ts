import type { EntityManager, EntityTarget, FindOptionsWhere } from 'typeorm';
import { AppError } from '../../rules/errors.ts';
import type { MessageKey } from '../../rules/messages.ts';

/** A stored row as its editor saw it. */
interface Seen {
  id: number;
  /** Undefined lets the last writer win, as old clients do. */
  version?: number;
}

/** Which row a save means. */
export type Target = 'new' | Seen;

/** What a form says of the row that it saves: without an id it is a new one. */
export function targetOf({ id, version }: { id?: number | null; version?: number | null }): Target {
  return id ? { id, version: version ?? undefined } : 'new';
}

/**
 * The row that is about to change, locked until the transaction ends.
 * @param unknown the text for a row that there is not
 * @throws AppError NOT_FOUND; CONFLICT when somebody else has saved a newer version
 */
export async function loadForEdit<Row extends { id: number; version?: number }>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  { id, version }: Seen,
  unknown: MessageKey = 'notFound',
): Promise<Row> {
  const where = { id } as FindOptionsWhere<Row>;
  const row = await manager.findOne(entity, { where, lock: { mode: 'pessimistic_write' } });
  if (!row) throw new AppError('NOT_FOUND', unknown);
  requireVersion(row, version);
  return row;
}

/**
 * For rows of which something else is said first.
 * @throws AppError CONFLICT when it is not the version that the editor saw
 */
export function requireVersion({ version }: { version?: number }, seen: number | undefined): void {
  if (seen !== undefined && version !== seen) throw new AppError('CONFLICT', 'changedByAnother');
}
