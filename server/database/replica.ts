import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyBaseLogger } from 'fastify';
import { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { createDataSource, type EntityClass } from './data-source.ts';
import { wantsPrimary } from './database-errors.ts';
import { IDENTITY } from './database-identity.ts';

/** SQL: why this Postgres must not be read instead of the primary with that identity; null when it may. */
const FAULT = `
  SELECT CASE WHEN (${IDENTITY}) <> $1 THEN 'This is no replica of the database that DATABASE_URL names.'
              WHEN NOT EXISTS (SELECT FROM pg_stat_wal_receiver) THEN 'This is no streaming replica.'
              WHEN pg_last_wal_replay_lsn() < $2::pg_lsn THEN 'It lags: it has not replayed what it had received at the last check.'
         END AS fault, pg_last_wal_receive_lsn() AS received`;
/** Milliseconds between two health checks, and for an answer; a replica that has failed is not read until the next. */
const CHECK_INTERVAL = 2_000;
/** Milliseconds; a longer statement would delay the replica's replay. */
const STATEMENT_TIMEOUT = 5_000;

/** The replicas that shared reads use, set while a shared answer is made; without it the primary is read. */
export const sharedReads = new AsyncLocalStorage<Replicas>();

/** A replica as a second data source, with a connection of its own for health checks. */
function describe(url: string, { options: { entities, poolSize = 10 } }: DataSource) {
  const options = { entities: entities as EntityClass[], poolSize, statementTimeout: STATEMENT_TIMEOUT };
  const source = createDataSource({ url, ...options });
  const timeouts = { connectionTimeoutMillis: CHECK_INTERVAL, query_timeout: CHECK_INTERVAL };
  const checks = new Pool({ connectionString: url, application_name: 'samaj replica', max: 1, ...timeouts });
  checks.on('error', () => undefined);
  const state = { isHealthy: false, isReported: false, received: null as string | null };
  return { host: new URL(url).host, source, checks, ...state, lastCheck: Promise.resolve() };
}
type Replica = ReturnType<typeof describe>;

/** The replicas of a primary, and which of them may be read now. */
export class Replicas {
  readonly #all: Replica[];
  #identity: string | undefined;
  #pausedUntil = 0;
  #isClosed = false;

  constructor(
    urls: readonly string[],
    private readonly primary: DataSource,
    private readonly log: FastifyBaseLogger,
  ) {
    this.#all = urls.map((url) => describe(url, primary));
  }

  /** Checks each replica from now on until `close`. Resolves after the first check of each. Never throws. */
  async start(): Promise<void> {
    await Promise.all(this.#all.map((replica) => this.#watch(replica)));
  }

  /** Resolves when all connections are closed. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const closeOne = async ({ lastCheck, checks, source }: Replica) => {
      // A check may be opening the source.
      await lastCheck;
      await checks.end();
      if (source.isInitialized) await source.destroy();
    };
    await Promise.all(this.#all.map(closeOne));
  }

  /** After a change: none is read until healthy replicas have replayed it and lagging ones have failed a check. */
  pause(): void {
    this.#pausedUntil = performance.now() + 3_000 + 2 * CHECK_INTERVAL;
  }

  /** A random one of those that may be read now. */
  choose(): Replica | undefined {
    const healthy = this.#all.filter(({ isHealthy }) => isHealthy && performance.now() >= this.#pausedUntil);
    return healthy[Math.floor(Math.random() * healthy.length)];
  }

  /** Each replica has its own timer, so that one without an answer delays no other. */
  async #watch(replica: Replica): Promise<void> {
    if (this.#isClosed) return;
    replica.lastCheck = this.#check(replica);
    await replica.lastCheck;
    setTimeout(() => this.#watch(replica), CHECK_INTERVAL).unref();
  }

  async #check(replica: Replica): Promise<void> {
    const { host, checks, source } = replica;
    try {
      this.#identity ??= (await this.primary.query<[{ identity: string }]>(IDENTITY))[0].identity;
      const { rows } = await checks.query(FAULT, [this.#identity, replica.received]);
      replica.received = rows[0].received;
      if (rows[0].fault) throw new Error(rows[0].fault);
      if (!source.isInitialized) await source.initialize();
      if (replica.isReported) this.log.info({ replica: host }, 'Replica is back in use');
      replica.isReported = false;
      replica.isHealthy = true;
    } catch (err) {
      replica.isHealthy = false;
      if (!replica.isReported)
        this.log.warn({ replica: host, err }, 'Replica is unavailable; reads go to the primary');
      replica.isReported = true;
    }
  }
}

/** Reads from a replica while a shared answer is made; from the primary otherwise, and when the replica fails. */
export async function readShared<Result>(
  primary: DataSource,
  ask: (source: DataSource) => Promise<Result>,
): Promise<Result> {
  const replica = sharedReads.getStore()?.choose();
  if (!replica) return ask(primary);
  try {
    return await ask(replica.source);
  } catch (error) {
    if (!wantsPrimary(error)) throw error;
    replica.isHealthy = false;
    return ask(primary);
  }
}
