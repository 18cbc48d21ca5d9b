import { type DataSource, type EntityTarget, type FindOptionsWhere, In } from 'typeorm';

interface Row {
  id: number;
  version: number;
}

/** The versions of those rows of a table that are still there, by id. */
export async function versionsOf<Entity extends Row>(
  { manager }: DataSource,
  entity: EntityTarget<Entity>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await manager.find(entity, { where: { id: In([...ids]) } as FindOptionsWhere<Entity> });
  return new Map(rows.map(({ id, version }) => [id, version]));
}
