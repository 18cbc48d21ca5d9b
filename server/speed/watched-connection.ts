import { Client } from 'pg';

/** Milliseconds until a lost connection is tried again. */
const RETRY_PAUSE = 500;
/** Milliseconds that Postgres may take for an answer. */
const PATIENCE = 2_000;
/** Milliseconds between two looks whether the connection is alive: a network that is cut tells nobody. */
const HEARTBEAT = 1_000;

interface WatchedConnectionOptions {
  url: string;
  /** What Postgres calls the connection. */
  name: string;
  /** Prepares a new connection; when it throws, the next try comes soon. */
  open(client: Client): Promise<void>;
  /** Asks something, every second. */
  beat(): void;
  /** Hears each change between open and lost, and of the first try that fails. */
  onState(isOpen: boolean, error?: unknown): void;
}

/** A connection outside the pool, opened again whenever it is lost. */
export class WatchedConnection {
  #client: Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #heartbeat: NodeJS.Timeout | undefined;
  /** Undefined before the first try has ended. */
  #isOpen: boolean | undefined;
  #isStopped = false;

  constructor(private readonly options: WatchedConnectionOptions) {}

  /** Never throws: it resolves when the first try has succeeded or failed. */
  async start(): Promise<void> {
    const { url, name, open, beat } = this.options;
    const client = new Client({
      connectionString: url,
      application_name: name,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
      keepAlive: true,
    });
    this.#client = client;
    // Whatever breaks the connection also ends it.
    client.on('error', () => undefined);
    client.once('end', () => this.#giveUp(client));
    try {
      await client.connect();
      await open(client);
    } catch (error) {
      this.#giveUp(client, error);
      return;
    }
    if (this.#client !== client) return;
    this.#heartbeat = setInterval(beat, HEARTBEAT);
    this.#heartbeat.unref();
    this.#tell(true);
  }

  /** Waits for the answer; when there is none, the connection is lost, by this at the latest. */
  async ask(statement: string): Promise<void> {
    const client = this.#client;
    if (!client || !this.#isOpen) return;
    await client.query(statement).catch((error) => this.#giveUp(client, error));
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#retry);
    clearInterval(this.#heartbeat);
    await this.#client?.end().catch(() => undefined);
  }

  /** At once: nobody waits for the end of a connection that does not answer. */
  #giveUp(client: Client, error?: unknown): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    clearInterval(this.#heartbeat);
    if (this.#isStopped) return;
    void client.end().catch(() => undefined);
    this.#tell(false, error);
    this.#retry = setTimeout(() => void this.start(), RETRY_PAUSE);
    this.#retry.unref();
  }

  #tell(isOpen: boolean, error?: unknown): void {
    if (this.#isOpen === isOpen) return;
    this.#isOpen = isOpen;
    this.options.onState(isOpen, error);
  }
}
