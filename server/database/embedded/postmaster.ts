import { type ChildProcess, execFile } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Binaries, program } from './binaries.ts';
import { connectOrCreate } from './connection.ts';
import { isAlive, isPostmaster, readPidFile, removePidFile, sendSignal } from './pid-file.ts';
import type { RunAs } from './run-as.ts';
import { hasEnded, spawnProgram } from './spawn-program.ts';

/** What starting the postmaster of a cluster needs to know. */
export interface PostmasterOptions {
  readonly cluster: string;
  readonly password: string;
  readonly database: string;
  readonly binaries: Binaries;
  readonly runAs: RunAs | undefined;
  readonly logPath: string;
  readonly fast: boolean;
  /** Where to listen; any free one if not given. */
  readonly port?: number;
}

/** A postmaster that accepts connections. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** The process when this one started it; undefined when it was running before. */
  readonly child: ChildProcess | undefined;
}

const readyWithin = 60_000;
const fastShutdownWithin = 30_000;
const pollEvery = 10;
const largestNumberOfStarts = 3;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function spawnPostmaster(options: PostmasterOptions): Promise<ChildProcess> {
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=100'];
  settings.push('log_checkpoints=off');
  // A refused row or statement holds what people typed; the server's own log tells of the failure.
  settings.push('log_error_verbosity=terse', 'log_min_error_statement=panic');
  settings.push('log_parameter_max_length=0', 'log_parameter_max_length_on_error=0');
  if (options.fast) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off');
  const parameters = ['-D', options.cluster, '-p', String(options.port ?? (await freePort()))];
  for (const setting of settings) parameters.push('-c', setting);
  // Detached: a Ctrl-C meant for the server must not take the database away before the server is done.
  const child = await spawnProgram('postgres', parameters, { ...options, detached: true });
  child.unref();
  return child;
}

/** Looks once whether the cluster's postmaster is there and accepts connections. Clears a stale pid file. */
async function findPostmaster(
  options: PostmasterOptions,
): Promise<'none' | 'busy' | { pid: number; port: number }> {
  const file = await readPidFile(options.cluster);
  if (!file) return 'none';
  if (!(await isPostmaster(options.cluster, file))) {
    await removePidFile(options.cluster, file);
    return 'none';
  }
  if (file.status !== 'ready') return 'busy';
  const answer = await connectOrCreate(file.port, options.password, options.database);
  if (answer === 'connected') return { pid: file.pid, port: file.port };
  // Only on Linux is the process known to be the postmaster. Elsewhere it may be another with its number.
  if (answer === 'busy' || process.platform === 'linux') return 'busy';
  await removePidFile(options.cluster, file);
  return 'none';
}

/**
 * Takes over the cluster's running postmaster or starts one, and waits until it accepts connections. Of two
 * processes that do this at once one starts it and the other finds it: Postgres itself lets only one in.
 * @throws when it ends again and again or is not ready within a minute
 */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const deadline = Date.now() + readyWithin;
  let child: ChildProcess | undefined;
  for (let starts = 0; Date.now() < deadline; await sleep(pollEvery)) {
    const found = await findPostmaster(options).catch((error) => {
      child?.kill('SIGINT');
      throw error;
    });
    if (typeof found === 'object') {
      return { ...found, child: found.pid === child?.pid ? child : undefined };
    }
    if (found === 'busy' || (child && !hasEnded(child))) continue;
    if (starts === largestNumberOfStarts) {
      throw new Error(`Postgres ended at once (${child?.signalCode ?? `exit code ${child?.exitCode}`}).`);
    }
    // More than once, because another program may take the port, or another starter the cluster, in between.
    child = await spawnPostmaster(options);
    starts += 1;
  }
  throw new Error('Postgres was not ready within a minute. It may still be recovering: try again.');
}

async function waitForEnd(cluster: string, postmaster: Postmaster, within: number): Promise<boolean> {
  const { child, pid } = postmaster;
  for (const deadline = Date.now() + within; Date.now() < deadline; await sleep(pollEvery)) {
    if (child ? hasEnded(child) : !isAlive(pid)) return true;
    // One that was taken over can stay as a zombie where nobody collects orphans, so its file counts as well.
    if (!child && (await readPidFile(cluster))?.pid !== pid) return true;
  }
  return false;
}

/** Stops the postmaster, ending its connections and writing its data. @throws when it lives on */
export async function stopPostmaster(
  cluster: string,
  postmaster: Postmaster,
  binaries: Binaries,
): Promise<void> {
  const { child, pid } = postmaster;
  if (child ? hasEnded(child) : (await readPidFile(cluster))?.pid !== pid) return;
  if (process.platform === 'win32') {
    const stop = ['stop', '-D', cluster, '-m', 'fast', '-w'];
    await promisify(execFile)(program(binaries, 'pg_ctl'), stop, { windowsHide: true });
    return;
  }
  for (const [signal, within] of [
    ['SIGINT', fastShutdownWithin],
    ['SIGQUIT', 5000],
  ] as const) {
    sendSignal(pid, signal);
    if (await waitForEnd(cluster, postmaster, within)) return;
  }
  throw new Error(`Postgres (process ${pid}, ${join(cluster, 'postmaster.pid')}) does not stop.`);
}
