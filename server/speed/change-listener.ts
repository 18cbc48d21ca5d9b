import type { FastifyBaseLogger } from 'fastify';
import { ReconnectingConnection } from './reconnecting-connection.ts';

/** Triggers notify it (`tell_public_change` in migrations/). */
const CHANNEL = 'samaj_public_change';

interface ListenerOptions {
  /** Of the primary: neither a replica nor a pooler in transaction mode passes notifications on. */
  url: string;
  /** Called when public data has changed, through this server or another. */
  onChange(): void;
  /** Called when notifications start or stop arriving. */
  onState(isListening: boolean): void;
  log: FastifyBaseLogger;
}

/** Listens on its own connection for notifications of committed changes to public data. */
export class ChangeListener {
  readonly #connection: ReconnectingConnection;
  #inFlight: Promise<unknown> = Promise.resolve();
  #next: Promise<unknown> | undefined;

  constructor({ url, onChange, onState, log }: ListenerOptions) {
    this.#connection = new ReconnectingConnection({
      url,
      name: 'samaj changes',
      open: async (client) => {
        client.on('notification', onChange);
        await client.query(`LISTEN ${CHANNEL}`);
      },
      beat: () => void this.catchUp(),
      onState: (isListening, error) => {
        if (!isListening) log.warn({ err: error }, 'Change notifications are down; response caching is off');
        onState(isListening);
      },
    });
  }

  /** Never throws: without a connection nothing is cached, and it connects again soon. */
  start(): Promise<void> {
    return this.#connection.start();
  }

  /**
   * Resolves when the notifications of all changes committed before the call have arrived; concurrent callers share the
   * next round trip. Without a connection it resolves at once, because nothing is cached then.
   */
  catchUp(): Promise<unknown> {
    this.#next ??= this.#inFlight.then(() => {
      this.#next = undefined;
      // Postgres sends pending notifications before it answers the next query.
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
