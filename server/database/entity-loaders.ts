import DataLoader from 'dataloader';
import type { DataSource, ObjectLiteral } from 'typeorm';
import { columnsOf, selectColumns } from './entity-columns.ts';
import { queryPrepared } from './prepared-query.ts';

type EntityConstructor<Entity extends ObjectLiteral> = new () => Entity;

/** One request's DataLoaders: the rows that a list refers to are read by one statement, not one each. */
export class EntityLoaders {
  readonly #byEntity = new Map<unknown, DataLoader<number, ObjectLiteral | null>>();

  constructor(private readonly dataSource: DataSource) {}

  /** The row of that id for reading, or null. For tables with integer ids only. */
  async load<Entity extends ObjectLiteral>(
    entity: EntityConstructor<Entity>,
    id: number,
  ): Promise<Entity | null> {
    let loader = this.#byEntity.get(entity);
    if (!loader) {
      loader = new DataLoader((ids) => this.#find(entity, ids));
      this.#byEntity.set(entity, loader);
    }
    return (await loader.load(id)) as Entity | null;
  }

  async #find(
    entity: EntityConstructor<ObjectLiteral>,
    ids: readonly number[],
  ): Promise<(ObjectLiteral | null)[]> {
    const metadata = this.dataSource.getMetadata(entity);
    const sql = `SELECT ${selectColumns(columnsOf(metadata, 'item'))} FROM ${metadata.tableName} item WHERE id = ANY($1)`;
    const rows = await queryPrepared<ObjectLiteral>(this.dataSource, { sql, parameters: [ids] });
    const byId = new Map(rows.map((row) => [row.id as number, row]));
    return ids.map((id) => byId.get(id) ?? null);
  }
}
