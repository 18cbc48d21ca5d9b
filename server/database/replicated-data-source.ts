import type { Pool } from 'pg';
import {
  DataSource,
  type ObjectLiteral,
  type QueryRunner,
  type ReplicationMode,
  TypeORMError,
} from 'typeorm';

/** A replica; what it cannot answer, the primary is asked. */
interface Reader {
  queryRunner(primary: () => QueryRunner): QueryRunner;
  read<Result>(
    here: (dataSource: DataSource) => Promise<Result>,
    primary: () => Promise<Result>,
  ): Promise<Result>;
}

/** Who may answer in the primary's place for the work that asks, if anybody. */
interface Readers {
  reader(): Reader | undefined;
}

/**
 * The primary. TypeORM says `slave` of what only reads, outside of a transaction: that comes from a replica where
 * the present work may read one ({@link Replicas.run}). TypeORM's own replication would send all of it there.
 */
export class ReplicatedDataSource extends DataSource {
  replicas: Readers | undefined;

  override createQueryRunner(mode: ReplicationMode = 'master'): QueryRunner {
    const replica = mode === 'slave' ? this.replicas?.reader() : undefined;
    return replica?.queryRunner(() => super.createQueryRunner()) ?? super.createQueryRunner(mode);
  }

  /** Hand-written SQL that turns out to write is refused by a replica, and the primary is asked. */
  // biome-ignore lint/suspicious/noExplicitAny: as the method that it takes the place of
  override async query<Result = any>(
    sql: string,
    parameters?: unknown[] | ObjectLiteral,
    runner?: QueryRunner,
  ): Promise<Result> {
    if (runner || !this.replicas?.reader()) return super.query<Result>(sql, parameters, runner);
    const reader = this.createQueryRunner('slave');
    try {
      return await super.query<Result>(sql, parameters, reader);
    } finally {
      await reader.release();
    }
  }
}

function poolOf({ driver }: DataSource): Pool {
  const pool = (driver as unknown as { master?: Pool }).master;
  // As TypeORM says it.
  if (!pool) throw new TypeORMError('Driver not Connected');
  return pool;
}

/** Asks the driver itself for what TypeORM has no words for. It may only read, for a replica may answer it. */
export function readByDriver<Result>(
  dataSource: DataSource,
  ask: (pool: Pool) => Promise<Result>,
): Promise<Result> {
  const primary = async () => ask(poolOf(dataSource));
  const reader = dataSource instanceof ReplicatedDataSource ? dataSource.replicas?.reader() : undefined;
  return reader ? reader.read((replica) => ask(poolOf(replica)), primary) : primary();
}
