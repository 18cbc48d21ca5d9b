import type { EntityManager, EntityTarget, FindOptionsWhere } from 'typeorm';
import { AppError } from '../../rules/errors.ts';
import type { MessageKey } from '../../rules/messages.ts';

/** A stored row in the version that its editor has seen. */
interface Seen {
  id: number;
  /** Undefined for legacy clients, which know no versions: the last write wins. */
  version?: number;
}

/** The row that a save creates or changes. */
export type Target = 'new' | Seen;

/** From the id and version that a form sends: without an id it is a new row. */
export function targetOf({ id, version }: { id?: number | null; version?: number | null }): Target {
  return id ? { id, version: version ?? undefined } : 'new';
}

/**
 * The row that is about to change, locked until the transaction ends.
 * @param unknown the message for a missing row
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
 * For callers that check something else of the row first.
 * @throws AppError CONFLICT when it is not the version that the editor saw
 */
export function requireVersion({ version }: { version?: number }, seen: number | undefined): void {
  if (seen !== undefined && version !== seen) throw new AppError('CONFLICT', 'changedByAnother');
}
