import type { FastifyBaseLogger } from 'fastify';
import { Client } from 'pg';

/** Triggers of the public tables notify it (migrations/…-public-changes.ts). */
const CHANNEL = 'samaj_public_change';
/** Milliseconds until a lost connection is tried again. */
const RETRY_PAUSE = 500;
/** Milliseconds that Postgres may take for an answer. */
const PATIENCE = 2_000;
/** Milliseconds between two looks whether the connection is alive: a network that is cut tells nobody. */
const HEARTBEAT = 1_000;

interface ListenerOptions {
  url: string;
  /** Something public was written, here or on another server. */
  onChange(): void;
  /** Whether changes are heard of from now on. */
  onState(isInformed: boolean): void;
  log: FastifyBaseLogger;
}

/** Hears of every committed change of public data, on a connection of its own. */
export class ChangeListener {
  #client: Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #heartbeat: NodeJS.Timeout | undefined;
  #isListening = false;
  #isStopped = false;

  constructor(private readonly options: ListenerOptions) {}

  /** Never throws: without a connection nothing is kept, and the next try comes soon. */
  async start(): Promise<void> {
    const { url, onChange, onState, log } = this.options;
    const client = new Client({
      connectionString: url,
      application_name: 'samaj changes',
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
      keepAlive: true,
    });
    this.#client = client;
    // Whatever breaks the connection also ends it.
    client.on('error', () => undefined);
    client.once('end', () => this.#giveUp(client));
    client.on('notification', onChange);
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      log.warn({ err: error }, 'Changes are not heard of; answers are made anew each time');
      this.#giveUp(client);
      return;
    }
    if (this.#client !== client) return;
    this.#isListening = true;
    this.#heartbeat = setInterval(() => void this.catchUp(), HEARTBEAT);
    this.#heartbeat.unref();
    onState(true);
  }

  /** Waits until every change is heard of that was committed before. */
  async catchUp(): Promise<void> {
    const client = this.#client;
    // Otherwise nothing is kept that could be out of date.
    if (!client || !this.#isListening) return;
    // Postgres tells what has happened before it answers anything else.
    await client.query('SELECT 1').catch(() => this.#giveUp(client));
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#retry);
    clearInterval(this.#heartbeat);
    await this.#client?.end().catch(() => undefined);
  }

  /** At once: nobody waits for the end of a connection that does not answer. */
  #giveUp(client: Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    this.#isListening = false;
    clearInterval(this.#heartbeat);
    this.options.onState(false);
    void client.end().catch(() => undefined);
    if (this.#isStopped) return;
    this.#retry = setTimeout(() => void this.start(), RETRY_PAUSE);
    this.#retry.unref();
  }
}
