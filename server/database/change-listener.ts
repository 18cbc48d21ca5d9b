import type { FastifyBaseLogger } from 'fastify';
import { WatchedConnection } from './watched-connection.ts';

/** Triggers notify them (migrations/…-public-changes.ts, …-candidate-changes.ts). */
const CHANNELS = { PUBLIC: 'samaj_public_change', CANDIDATES: 'samaj_candidate_change' } as const;

/** Where the log of writes ends now, in bytes since the database was made. */
export const CATCH_UP = `SELECT (pg_current_wal_insert_lsn() - '0/0')::text AS position`;

interface ListenerOptions {
  /** The primary itself: neither a replica nor a pooler in transaction mode can tell. */
  url: string;
  /** Something was written, here or on another server: what visitors read, or the candidates. */
  onChange(what: keyof typeof CHANNELS): void;
  /** Whether changes are heard of from now on. */
  onState(isInformed: boolean): void;
  log: FastifyBaseLogger;
}

/** Hears of every committed change of what is kept or read from replicas, on a connection of its own. */
export class ChangeListener {
  readonly #connection: WatchedConnection;
  #inFlight: Promise<unknown> = Promise.resolve();
  #next: Promise<bigint | undefined> | undefined;

  constructor({ url, onChange, onState, log }: ListenerOptions) {
    this.#connection = new WatchedConnection({
      url,
      name: 'samaj changes',
      open: async (client) => {
        client.on('notification', ({ channel }) =>
          onChange(channel === CHANNELS.PUBLIC ? 'PUBLIC' : 'CANDIDATES'),
        );
        for (const channel of Object.values(CHANNELS)) await client.query(`LISTEN ${channel}`);
      },
      beat: () => void this.catchUp(),
      onState: (isInformed, error) => {
        if (!isInformed)
          log.warn({ err: error }, 'Changes are not heard of; answers are made anew each time');
        onState(isInformed);
      },
    });
  }

  /** Never throws: without a connection nothing is kept, and the next try comes soon. */
  start(): Promise<void> {
    return this.#connection.start();
  }

  /**
   * Waits until every change is heard of that was committed before. Those who wait at the same time share the
   * question that is asked next.
   * @returns where the log of writes ended after those changes; undefined when nothing is heard at present, so that
   *   nothing is kept that could be out of date
   */
  catchUp(): Promise<bigint | undefined> {
    this.#next ??= this.#inFlight.then(() => {
      this.#next = undefined;
      const asked = this.#ask();
      this.#inFlight = asked;
      return asked;
    });
    return this.#next;
  }

  stop(): Promise<void> {
    return this.#connection.stop();
  }

  /** Postgres tells what has happened before it answers anything else. */
  async #ask(): Promise<bigint | undefined> {
    const row = await this.#connection.ask<{ position: string }>(CATCH_UP);
    return row && BigInt(row.position);
  }
}
