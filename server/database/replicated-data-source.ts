import { DataSource, type ObjectLiteral, type QueryRunner, type ReplicationMode } from 'typeorm';

/** Who may answer in the primary's place for the work that asks, if anybody. */
interface Readers {
  reader(): { queryRunner(primary: () => QueryRunner): QueryRunner } | undefined;
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
