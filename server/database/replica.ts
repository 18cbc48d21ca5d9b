import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyBaseLogger } from 'fastify';
import { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { createDataSource, type EntityClass } from './data-source.ts';
import { wantsPrimary } from './database-errors.ts';
import { IDENTITY } from './database-identity.ts';

/** Why a Postgres may not be read in the place of the primary of that identity; null when it may. */
const FAULT = `
  SELECT CASE WHEN (${IDENTITY}) <> $1 THEN 'This is no replica of the database that DATABASE_URL names.'
              WHEN NOT EXISTS (SELECT FROM pg_stat_wal_receiver) THEN 'This is no streaming replica.'
              WHEN pg_last_wal_replay_lsn() < $2::pg_lsn THEN 'It is late: it lacks what it had received a look ago.'
         END AS fault, pg_last_wal_receive_lsn() AS received`;
/** Milliseconds between two looks at a replica, and for its answer; one that has failed is left alone until the next. */
const LOOK = 2_000;
/** Milliseconds; what takes longer on a replica would hold up its following too. */
const STATEMENT_TIMEOUT = 5_000;

/** Where what all visitors are answered is read from within some work; nowhere else is a replica read. */
export const sharedReads = new AsyncLocalStorage<Replicas>();

/** A replica as a second data source, looked at by a connection that waits for no request. */
function describe(url: string, { options: { entities, poolSize = 10 } }: DataSource) {
  const options = { entities: entities as EntityClass[], poolSize, statementTimeout: STATEMENT_TIMEOUT };
  const source = createDataSource({ url, ...options });
  const patience = { connectionTimeoutMillis: LOOK, query_timeout: LOOK };
  const looks = new Pool({ connectionString: url, application_name: 'samaj replica', max: 1, ...patience });
  looks.on('error', () => undefined);
  const seen = { isWell: false, isLeftOut: false, received: null as string | null };
  return { host: new URL(url).host, source, looks, ...seen, look: Promise.resolve() };
}
type Replica = ReturnType<typeof describe>;

/** The replicas of a primary: which of them may be read now. */
export class Replicas {
  readonly #all: Replica[];
  #identity: string | undefined;
  #restsUntil = 0;
  #isClosed = false;

  constructor(
    urls: readonly string[],
    private readonly primary: DataSource,
    private readonly log: FastifyBaseLogger,
  ) {
    this.#all = urls.map((url) => describe(url, primary));
  }

  /** Looks at each, and again and again until they are closed. Resolves when each was looked at once. Never throws. */
  async look(): Promise<void> {
    await Promise.all(this.#all.map((replica) => this.#watch(replica)));
  }

  /** Resolves when nothing is open any more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const closeOne = async ({ look, looks, source }: Replica) => {
      // It may be opening the source.
      await look;
      await looks.end();
      if (source.isInitialized) await source.destroy();
    };
    await Promise.all(this.#all.map(closeOne));
  }

  /** Something has changed: none is read until those that are not late show it, and a look has told which are. */
  rest(): void {
    this.#restsUntil = performance.now() + 3_000 + 2 * LOOK;
  }

  /** Any of those that may be read now. */
  choose(): Replica | undefined {
    const well = this.#all.filter(({ isWell }) => isWell && performance.now() >= this.#restsUntil);
    return well[Math.floor(Math.random() * well.length)];
  }

  /** Each at its own pace: one that does not answer holds up no other. */
  async #watch(replica: Replica): Promise<void> {
    if (this.#isClosed) return;
    replica.look = this.#lookAt(replica);
    await replica.look;
    setTimeout(() => this.#watch(replica), LOOK).unref();
  }

  async #lookAt(replica: Replica): Promise<void> {
    const { host, looks, source } = replica;
    try {
      this.#identity ??= (await this.primary.query<[{ identity: string }]>(IDENTITY))[0].identity;
      const { rows } = await looks.query(FAULT, [this.#identity, replica.received]);
      replica.received = rows[0].received;
      if (rows[0].fault) throw new Error(rows[0].fault);
      if (!source.isInitialized) await source.initialize();
      if (replica.isLeftOut) this.log.info({ replica: host }, 'A replica is read again');
      replica.isLeftOut = false;
      replica.isWell = true;
    } catch (err) {
      replica.isWell = false;
      if (!replica.isLeftOut) this.log.warn({ replica: host, err }, 'A replica is left out');
      replica.isLeftOut = true;
    }
  }
}

/** Reads from a replica within a shared read, from the primary all else and what the replica cannot answer. */
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
    replica.isWell = false;
    return ask(primary);
  }
}
