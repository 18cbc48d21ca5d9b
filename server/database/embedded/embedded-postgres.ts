import { mkdir, realpath, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findBinaries } from './binaries.ts';
import { checkCluster, createCluster, findCluster, readPassword } from './cluster.ts';
import { databaseUrl } from './connection.ts';
import { isPostmaster, readPidFile, sendSignal } from './pid-file.ts';
import { type Postmaster, type PostmasterOptions, startPostmaster, stopPostmaster } from './postmaster.ts';
import { logTail } from './programs.ts';
import { chooseRunAs, letThrough } from './run-as.ts';
import { isLockedByServer, lockEmbeddedDatabase } from './server-lock.ts';

/** Where and how to run the embedded Postgres. */
export interface EmbeddedPostgresOptions {
  /** Made when missing. Holds `postgres.log` and the data, unless those must lie elsewhere (see below). */
  readonly dataDirectory: string;
  readonly log: (message: string) => void;
  /** For tests: does not wait for the disk, so a power failure loses data. */
  readonly fast?: boolean;
  /** Where to listen; any free port if not given. */
  readonly port?: number;
}

/** A running Postgres that needs no installation. */
export class EmbeddedPostgres {
  /** `postgres://user:password@127.0.0.1:port/database` for the pg driver. */
  readonly url: string;
  /** True when a Postgres left over from a killed server was taken over. */
  readonly reused: boolean;
  #unlock?: () => Promise<void>;
  #stopped?: Promise<void>;

  constructor(
    private readonly options: PostmasterOptions &
      Required<Pick<EmbeddedPostgresOptions, 'dataDirectory' | 'log'>>,
    private postmaster: Postmaster,
  ) {
    this.url = databaseUrl(postmaster.port, options.password);
    this.reused = !postmaster.child;
    process.once('exit', this.#onExit);
  }

  /** Of Postgres's first process, which is another one after it has died and was started again. */
  get pid(): number {
    return this.postmaster.pid;
  }

  /**
   * Keeps other servers out until `stop`. From now on a Postgres that dies is started again at the same address.
   * @param onLost called when it does not come up, or another server has the lock by then: this one must end
   * @throws when another server holds the lock
   */
  async lock(onLost: () => void): Promise<void> {
    const { url } = this;
    const { dataDirectory } = this.options;
    this.#unlock = await lockEmbeddedDatabase({ url, dataDirectory, revive: () => this.#revive(), onLost });
  }

  /**
   * Gives the lock back, stops Postgres (fast shutdown) and resolves when it is down. While any other server holds
   * the lock Postgres goes on running, lest one that was refused stop it under the other.
   * @throws when it does not stop
   */
  stop(): Promise<void> {
    this.#stopped ??= this.#stop();
    return this.#stopped;
  }

  /** A server that ends without stopping it, for example after an error, must not leave it behind. */
  readonly #onExit = () => this.postmaster.child?.kill(process.platform === 'win32' ? 'SIGKILL' : 'SIGINT');

  async #stop(): Promise<void> {
    await this.#unlock?.();
    if (await isLockedByServer(this.url)) {
      this.options.log(`Postgres (process ${this.pid}) goes on running: another server uses it.`);
    } else {
      await stopPostmaster(this.options, this.postmaster);
    }
    process.removeListener('exit', this.#onExit);
  }

  /** @throws when it does not come up; to be tried again, since processes of the dead one may still be going */
  async #revive(): Promise<void> {
    const { pid, port } = this.postmaster;
    this.postmaster = await startPostmaster({ ...this.options, port });
    if (this.pid !== pid) this.options.log(`Postgres (process ${pid}) had ended and was started again.`);
  }
}

async function start(options: EmbeddedPostgresOptions, logPath: string): Promise<EmbeddedPostgres> {
  const { fast = false, log, port } = options;
  await mkdir(options.dataDirectory, { recursive: true });
  const dataDirectory = await realpath(options.dataDirectory);
  const existing = await findCluster(dataDirectory);
  const runAs = await chooseRunAs(existing, log);
  if (runAs) await letThrough(dataDirectory, runAs);
  const programs = { ...(await findBinaries(runAs, log)), runAs, logPath };
  const cluster = await realpath(existing ?? (await createCluster(programs, { dataDirectory, fast, log })));
  await checkCluster(cluster, programs);
  const password = await readPassword(cluster);
  const settings = { dataDirectory, log, cluster, password, programs, fast, port };
  const postmaster = await startPostmaster(settings);
  if (!postmaster.child) log(`Took over the Postgres that was already running (process ${postmaster.pid}).`);
  return new EmbeddedPostgres(settings, postmaster);
}

/**
 * Starts (or takes over) the Postgres whose data live in `<dataDirectory>/postgres`, or in the folder that
 * `<dataDirectory>/postgres-location` names. Its messages go to `<dataDirectory>/postgres.log`.
 * @throws an Error that says what failed, quotes Postgres's last messages and names DATABASE_URL instead
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const logPath = join(options.dataDirectory, 'postgres.log');
  try {
    return await start(options, logPath);
  } catch (cause) {
    const tail = await logTail(logPath);
    const messages = tail && `\nThe end of ${logPath}:\n${tail}\n`;
    throw new Error(
      `The embedded Postgres could not be started: ${(cause as Error).message}\n${messages}` +
        'Set DATABASE_URL to use a Postgres server of your own instead.',
      { cause },
    );
  }
}

/** The data directory's Postgres when it is running; starts and makes nothing. */
export async function findRunningPostgres(
  dataDirectory: string,
): Promise<{ pid: number; url: string } | undefined> {
  const cluster = await findCluster(dataDirectory);
  const file = cluster && (await readPidFile(cluster));
  if (!cluster || !file || !(await isPostmaster(cluster, file))) return undefined;
  return { pid: file.pid, url: databaseUrl(file.port, await readPassword(cluster)) };
}

/**
 * For tests and benchmarks: ends the data directory's Postgres at once, whoever left it running, and deletes the
 * data, wherever they lie.
 */
export async function discardEmbeddedPostgres(dataDirectory: string): Promise<void> {
  const running = await findRunningPostgres(dataDirectory).catch(() => undefined);
  if (running) sendSignal(running.pid, 'SIGQUIT');
  const cluster = await findCluster(dataDirectory).catch(() => undefined);
  if (!cluster) return;
  // Elsewhere it has a folder of its own.
  const folder = cluster.startsWith(dataDirectory) ? cluster : dirname(cluster);
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}
