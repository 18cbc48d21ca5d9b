import { mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findBinaries } from './binaries.ts';
import { type ClusterOptions, checkCluster, createCluster, findCluster, readPassword } from './cluster.ts';
import { databaseUrl, isLockedByServer } from './connection.ts';
import { logTail } from './log-file.ts';
import { isPostmaster, readPidFile } from './pid-file.ts';
import { type Postmaster, type PostmasterOptions, startPostmaster, stopPostmaster } from './postmaster.ts';
import { chooseRunAs, letThrough } from './run-as.ts';

/** A running Postgres that needs no installation. */
export interface EmbeddedPostgres {
  /** `postgres://user:password@127.0.0.1:port/database` for the pg driver. */
  readonly url: string;
  /** True when a Postgres left over from a killed server was taken over. */
  readonly reused: boolean;
  /**
   * Starts Postgres again, at the same address, when it has died; waits for it when it is restarting itself.
   * @throws when it does not come up; to be tried again, since processes of the dead one may still be going
   */
  revive(): Promise<void>;
  /**
   * Stops Postgres (fast shutdown) and resolves when it is down. Release `lockEmbeddedDatabase`'s lock first:
   * while any server holds it Postgres goes on running, lest one that was refused stop it under the other.
   * @throws when it does not stop
   */
  stop(): Promise<void>;
}

/** Where and how to run the embedded Postgres. */
export interface EmbeddedPostgresOptions {
  /** Made when missing. Holds `postgres.log` and the data, unless those must lie elsewhere (see below). */
  readonly dataDirectory: string;
  /** Made when missing; 'samaj' if not given. */
  readonly database?: string;
  readonly log: (message: string) => void;
  /** For tests: does not wait for the disk, so a power failure loses data. */
  readonly fast?: boolean;
}

const lockGoneWithin = 1000;
/** The database in the cluster. */
const DATABASE = 'samaj';

async function isInUse(port: number, password: string): Promise<boolean> {
  // The caller's own lock, released a moment ago, takes a few milliseconds to disappear.
  for (const deadline = Date.now() + lockGoneWithin; Date.now() < deadline; await sleep(20)) {
    if (!(await isLockedByServer(port, password))) return false;
  }
  return true;
}

function handle(
  first: Postmaster,
  settings: PostmasterOptions,
  log: (message: string) => void,
): EmbeddedPostgres {
  const { cluster, password, database, binaries } = settings;
  const { port } = first;
  let postmaster = first;
  // A server that ends without stopping it, for example after an error, must not leave it behind.
  const onExit = () => postmaster.child?.kill(process.platform === 'win32' ? 'SIGKILL' : 'SIGINT');
  process.once('exit', onExit);
  const stop = async () => {
    if (await isInUse(port, password)) {
      log(`Postgres (process ${postmaster.pid}) goes on running: another server uses it.`);
    } else {
      await stopPostmaster(cluster, postmaster, binaries);
    }
    process.removeListener('exit', onExit);
  };
  let stopped: Promise<void> | undefined;
  return {
    url: databaseUrl(port, password, database),
    reused: !first.child,
    revive: async () => {
      const { pid } = postmaster;
      postmaster = await startPostmaster({ ...settings, port });
      if (postmaster.pid !== pid) log(`Postgres (process ${pid}) had ended and was started again.`);
    },
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}

async function start(options: ClusterOptions, database: string, logPath: string): Promise<EmbeddedPostgres> {
  const { dataDirectory, fast, log } = options;
  const existing = await findCluster(dataDirectory);
  const runAs = await chooseRunAs(existing, log);
  if (runAs) await letThrough(dataDirectory, runAs);
  const binaries = await findBinaries(runAs, log);
  const directory = await realpath(existing ?? (await createCluster(binaries, runAs, options)));
  await checkCluster(directory, binaries, runAs);
  const password = await readPassword(directory);
  const settings = { cluster: directory, password, database, binaries, runAs, logPath, fast };
  const postmaster = await startPostmaster(settings);
  if (!postmaster.child) log(`Took over the Postgres that was already running (process ${postmaster.pid}).`);
  return handle(postmaster, settings, log);
}

/**
 * Starts (or takes over) the Postgres whose data live in `<dataDirectory>/postgres`, or in the folder that
 * `<dataDirectory>/postgres-location` names. Its messages go to `<dataDirectory>/postgres.log`.
 * @throws an Error that says what failed, quotes Postgres's last messages and names DATABASE_URL instead
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { database = DATABASE, fast = false, log } = options;
  const logPath = join(options.dataDirectory, 'postgres.log');
  try {
    await mkdir(options.dataDirectory, { recursive: true });
    const dataDirectory = await realpath(options.dataDirectory);
    return await start({ dataDirectory, fast, log }, database, logPath);
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

/** The address of the data directory's Postgres when it is running; starts and makes nothing. */
export async function runningPostgresUrl(dataDirectory: string): Promise<string | undefined> {
  const cluster = await findCluster(dataDirectory);
  const file = cluster && (await readPidFile(cluster));
  if (!cluster || !file || !(await isPostmaster(cluster, file))) return undefined;
  return databaseUrl(file.port, await readPassword(cluster), DATABASE);
}
