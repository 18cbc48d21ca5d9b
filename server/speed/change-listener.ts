import type { FastifyBaseLogger } from 'fastify';
import { WatchedConnection } from './watched-connection.ts';

/** Triggers notify it (migrations/…-public-changes.ts). */
const CHANNEL = 'samaj_public_change';

interface ListenerOptions {
  /** The primary itself: neither a replica nor a pooler in transaction mode can tell. */
  url: string;
  /** Something that visitors read was written, here or on another server. */
  onChange(): void;
  /** Whether changes are heard of from now on. */
  onState(isInformed: boolean): void;
  log: FastifyBaseLogger;
}

/** Hears of every committed change of what visitors read, on a connection of its own. */
export class ChangeListener {
  readonly #connection: WatchedConnection;
  #inFlight: Promise<unknown> = Promise.resolve();
  #next: Promise<unknown> | undefined;

  constructor({ url, onChange, onState, log }: ListenerOptions) {
    this.#connection = new WatchedConnection({
      url,
      name: 'samaj changes',
      open: async (client) => {
        client.on('notification', onChange);
        await client.query(`LISTEN ${CHANNEL}`);
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
   * question that is asked next. When nothing is heard at present, nothing is kept that could be out of date.
   */
  catchUp(): Promise<unknown> {
    this.#next ??= this.#inFlight.then(() => {
      this.#next = undefined;
      // Postgres tells what has happened before it answers anything else.
      const asked = this.#connection.ask('SELECT');
      this.#inFlight = asked;
      return asked;
    });
    return this.#next;
  }

  stop(): Promise<void> {
    return this.#connection.stop();
  }
}
