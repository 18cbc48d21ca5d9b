import { Client } from 'pg';

/** Milliseconds until it connects again. */
const RETRY_DELAY = 500;
/** Milliseconds for connecting and for an answer. */
const TIMEOUT = 2_000;
/** Milliseconds between heartbeats: a network that is cut closes no connection. */
const HEARTBEAT = 1_000;

interface ReconnectingConnectionOptions {
  url: string;
  /** `application_name` in Postgres. */
  name: string;
  /** Prepares a new connection; when it throws, the connection is closed and opened again. */
  open(client: Client): Promise<void>;
  /** Sends a query; called every second. */
  beat(): void;
  /** Called when the connection opens or is lost, and when the first attempt fails. */
  onState(isOpen: boolean, error?: unknown): void;
}

/** A connection outside the pool that reconnects when it is lost. */
export class ReconnectingConnection {
  #client: Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #heartbeat: NodeJS.Timeout | undefined;
  /** Undefined until the first attempt has ended. */
  #isOpen: boolean | undefined;
  #isStopped = false;

  constructor(private readonly options: ReconnectingConnectionOptions) {}

  /** Never throws: resolves when the first attempt has succeeded or failed. */
  async start(): Promise<void> {
    const { url, name, open, beat } = this.options;
    const client = new Client({
      connectionString: url,
      application_name: name,
      connectionTimeoutMillis: TIMEOUT,
      query_timeout: TIMEOUT,
      keepAlive: true,
    });
    this.#client = client;
    // An error is always followed by `end`.
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

  /** Waits for the answer; without one in time the connection counts as lost. */
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

  /** Does not wait for `end()`, which a connection that does not answer would never reach. */
  #giveUp(client: Client, error?: unknown): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    clearInterval(this.#heartbeat);
    if (this.#isStopped) return;
    void client.end().catch(() => undefined);
    this.#tell(false, error);
    this.#retry = setTimeout(() => void this.start(), RETRY_DELAY);
    this.#retry.unref();
  }

  #tell(isOpen: boolean, error?: unknown): void {
    if (this.#isOpen === isOpen) return;
    this.#isOpen = isOpen;
    this.options.onState(isOpen, error);
  }
}
