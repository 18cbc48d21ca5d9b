import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Client } from 'pg';
import type { DataSource, QueryRunner } from 'typeorm';
import { createDataSource } from './data-source.ts';
import { isConnectionLost, wantsPrimary } from './database-errors.ts';
import { WatchedConnection } from './watched-connection.ts';

/** Which database it is: the same text on the primary and on all its replicas, and nowhere else. */
export const IDENTITY = `
  SELECT system_identifier || ' ' || (SELECT oid FROM pg_database WHERE datname = current_database()) AS identity
    FROM pg_control_system()`;

/** How far it has replayed the primary's log, in bytes; null where it is no replica, or no longer. */
const POSITION = `
  SELECT CASE WHEN pg_is_in_recovery() THEN (pg_last_wal_replay_lsn() - '0/0')::text END AS position`;

/** Milliseconds; what takes longer here would hold up the replaying too. */
const STATEMENT_TIMEOUT = 5_000;
/** How often, and with what pause in milliseconds, it is asked whether it has come up to a change. */
const CHASES = 50;
const CHASE_PAUSE = 20;

interface ReplicaOptions {
  url: string;
  poolSize: number;
  log: FastifyBaseLogger;
  /** The primary's answer to {@link IDENTITY}. */
  identity(): Promise<string>;
}

/** A streaming replica of the primary: whether it is well, how far it is, and connections to it. */
export class Replica {
  readonly #connection: WatchedConnection;
  readonly #dataSource: DataSource;
  /** Undefined while it is not well. */
  #position: bigint | undefined;
  #wanted = 0n;
  #chase: Promise<void> | undefined;

  constructor(private readonly options: ReplicaOptions) {
    const { url, poolSize, log } = options;
    const { host } = new URL(url);
    this.#dataSource = createDataSource({ url, entities: [], poolSize, statementTimeout: STATEMENT_TIMEOUT });
    this.#connection = new WatchedConnection({
      url,
      name: 'samaj replica',
      open: (client) => this.#open(client),
      beat: () => void this.#look(),
      onState: (isOpen, error) => {
        if (!isOpen) this.#position = undefined;
        if (isOpen) log.info({ replica: host }, 'A replica can be read');
        else log.warn({ replica: host, err: error }, 'A replica is left out: the primary is read');
      },
    });
  }

  /** Never throws: while it is not well it is left out. */
  start(): Promise<void> {
    return this.#connection.start();
  }

  async stop(): Promise<void> {
    await this.#connection.stop();
    if (this.#dataSource.isInitialized) await this.#dataSource.destroy();
  }

  /** Whether it is well and shows all that was written up to this position of the primary's log. */
  hasReplayed(position: bigint): boolean {
    return this.#position !== undefined && this.#position >= position;
  }

  /** Learns soon after it has happened that it has replayed so far; a lag of more than a second is left to the beat. */
  chase(position: bigint): void {
    if (position > this.#wanted) this.#wanted = position;
    this.#chase ??= this.#follow().finally(() => {
      this.#chase = undefined;
    });
  }

  /**
   * Lets this replica answer, or the primary what this one cannot.
   * @param primary makes the connection that is asked then
   */
  queryRunner(primary: () => QueryRunner): QueryRunner {
    const runner = this.#dataSource.createQueryRunner();
    const ask = runner.query.bind(runner);
    const askPrimary: typeof ask = async (...statement: Parameters<typeof ask>) => {
      const other = primary();
      try {
        return await other.query(...statement);
      } finally {
        await other.release();
      }
    };
    runner.query = (...statement: Parameters<typeof ask>) =>
      // Lost with an earlier statement of the same work.
      runner.isReleased
        ? askPrimary(...statement)
        : this.read(
            () => ask(...statement),
            () => askPrimary(...statement),
          );
    return runner;
  }

  /** The same for what is not asked by a query runner. */
  async read<Result>(
    here: (dataSource: DataSource) => Promise<Result>,
    primary: () => Promise<Result>,
  ): Promise<Result> {
    try {
      return await here(this.#dataSource);
    } catch (error) {
      if (!wantsPrimary(error)) throw error;
      // Until the next beat finds it well.
      if (isConnectionLost(error)) this.#position = undefined;
      return primary();
    }
  }

  async #open(client: Client): Promise<void> {
    const { rows } = await client.query<{ identity: string }>(IDENTITY);
    if (rows[0]?.identity !== (await this.options.identity()))
      throw new Error('This is no replica of the database that DATABASE_URL names.');
    if (!this.#dataSource.isInitialized) await this.#dataSource.initialize();
    const { rows: found } = await client.query<{ position: string | null }>(POSITION);
    if (!found[0]?.position) throw new Error('This is no streaming replica.');
    this.#position = BigInt(found[0].position);
  }

  async #look(): Promise<void> {
    const row = await this.#connection.ask<{ position: string | null }>(POSITION);
    this.#position = row?.position ? BigInt(row.position) : undefined;
  }

  async #follow(): Promise<void> {
    for (let times = 0; times < CHASES && !this.hasReplayed(this.#wanted); times += 1) {
      if (this.#position === undefined) return;
      await this.#look();
      if (!this.hasReplayed(this.#wanted)) await sleep(CHASE_PAUSE, undefined, { ref: false });
    }
  }
}
