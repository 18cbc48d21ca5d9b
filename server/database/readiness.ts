import { Pool } from 'pg';

/** Milliseconds until Postgres counts as not answering. */
const PATIENCE = 2_000;

/**
 * Checks whether Postgres answers, on a connection of its own: in the pool of a busy server the check would have to
 * wait, and the server would be reported as not ready.
 */
export class Readiness {
  readonly #pool: Pool;
  #asked: Promise<boolean> | undefined;

  constructor(url: string) {
    this.#pool = new Pool({
      connectionString: url,
      application_name: 'samaj readiness',
      max: 1,
      // Never closed when idle, because a busy Postgres may have no connection left.
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
    });
    // After an error the next check opens a new connection.
    this.#pool.on('error', () => undefined);
  }

  /** Concurrent callers share one check. */
  isDatabaseThere(): Promise<boolean> {
    this.#asked ??= this.#ask().finally(() => {
      this.#asked = undefined;
    });
    return this.#asked;
  }

  close(): Promise<void> {
    return this.#pool.end();
  }

  async #ask(): Promise<boolean> {
    try {
      await this.#pool.query('SELECT 1');
      return true;
    } catch {
      return false;
    }
  }
}
