import type { ClassType } from 'type-graphql';
import type { EntityManager, FindOptionsOrder, FindOptionsWhere } from 'typeorm';
import { AppError } from '../../rules/errors.ts';

interface Move<Row> {
  id: number;
  /** From 1; beyond the last one is the end. */
  place: number;
  /** The rows whose order it is, the moved one among them. */
  among: FindOptionsWhere<Row>;
  /** The property that has a row's number. */
  number: keyof Row & string;
  /** The highest number that a row may have; rows beyond it share it. */
  highest?: number;
}

/**
 * Moves a row among its neighbours and numbers them 1, 2, 3 …; equal numbers count by id. What others have moved
 * meanwhile stays moved. Only changed numbers are written, and no version: a new place is no conflict for somebody who
 * edits the row.
 * @param manager of the caller's transaction
 * @throws AppError BAD_USER_INPUT for a place before the first; NOT_FOUND if the row is not among them
 */
export async function moveInOrder<Row extends { id: number }>(
  manager: EntityManager,
  entity: ClassType<Row>,
  { id, place, among, number, highest = 2 ** 31 - 1 }: Move<Row>,
): Promise<void> {
  if (place < 1) throw new AppError('BAD_USER_INPUT', 'invalidRequest', { field: 'place' });
  // In order of id, so that two editors wait for each other instead of for ever.
  await manager.find(entity, {
    select: { id: true } as never,
    where: among,
    order: { id: 'ASC' } as FindOptionsOrder<Row>,
    lock: { mode: 'pessimistic_write' },
  });
  const rows = await manager.find(entity, {
    select: { id: true } as never,
    where: among,
    order: { [number]: 'ASC', id: 'ASC' } as FindOptionsOrder<Row>,
  });
  const ids = rows.map((row) => row.id).filter((other) => other !== id);
  if (ids.length === rows.length) throw new AppError('NOT_FOUND', 'notFound');
  ids.splice(place - 1, 0, id);
  const metadata = manager.getRepository(entity).metadata;
  const column = metadata.findColumnWithPropertyName(number)!.databaseName;
  await manager.query(
    `UPDATE ${metadata.tableName} AS item SET ${column} = least(moved.place, $2)
     FROM unnest($1::int[]) WITH ORDINALITY AS moved (id, place)
     WHERE item.id = moved.id AND item.${column} <> least(moved.place, $2)`,
    [ids, highest],
  );
}
