import { Pool } from 'pg';

/** Milliseconds that Postgres may take for an answer. */
const PATIENCE = 2_000;

/**
 * Asks whether Postgres answers, on a connection of its own: behind the requests of a busy server it would wait for
 * its turn, and the server be taken for one without a database.
 */
export class Readiness {
  readonly #pool: Pool;
  #asked: Promise<boolean> | undefined;

  constructor(url: string) {
    this.#pool = new Pool({
      connectionString: url,
      application_name: 'samaj readiness',
      max: 1,
      // Kept, because a server that is busy may have none to give.
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
    });
    // Whatever breaks the connection, the next question opens another one.
    this.#pool.on('error', () => undefined);
  }

  /** Those who ask at the same time share the answer. */
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
