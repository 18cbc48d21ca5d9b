import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectOrCreate } from './connection.ts';
import { isPostmaster, readPidFile, removePidFile } from './pid-file.ts';
import { ended, hasEnded, howEnded, type Programs, runProgram, spawnProgram } from './programs.ts';

/** What starting the postmaster of a cluster needs to know. */
export interface PostmasterOptions {
  readonly cluster: string;
  readonly password: string;
  readonly programs: Programs;
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
const pollEvery = 10;
const largestNumberOfStarts = 3;
/** How pg_ctl asks for the end, and seconds that it waits: Postgres kills what has not listened for five. */
const waysToStop = [
  ['fast', 30],
  ['immediate', 10],
] as const;

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
  const child = await spawnProgram(options.programs, 'postgres', parameters, { detached: true });
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
  const answer = await connectOrCreate(file.port, options.password);
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
      throw new Error(`Postgres ended at once (${child && howEnded(child)}).`);
    }
    // More than once, because another program may take the port, or another starter the cluster, in between.
    child = await spawnPostmaster(options);
    starts += 1;
  }
  throw new Error('Postgres was not ready within a minute. It may still be recovering: try again.');
}

/** Stops the postmaster, ending its connections and writing its data. @throws when it lives on */
export async function stopPostmaster(
  { cluster, programs }: PostmasterOptions,
  { child, pid }: Postmaster,
): Promise<void> {
  const isRunning = async () => {
    const file = await readPidFile(cluster);
    return file?.pid === pid && (await isPostmaster(cluster, file));
  };
  let cause: unknown;
  for (const [mode, seconds] of waysToStop) {
    if (!(await isRunning())) break;
    const parameters = ['stop', '-D', cluster, '-m', mode, '-t', String(seconds), '--silent'];
    // It also fails when somebody else has stopped Postgres a moment ago.
    await runProgram(programs, 'pg_ctl', parameters, { detached: true }).catch((error) => {
      cause = error;
    });
  }
  if (await isRunning()) {
    throw new Error(`Postgres (process ${pid}, ${join(cluster, 'postmaster.pid')}) does not stop.`, {
      cause,
    });
  }
  if (child) await ended(child);
}
