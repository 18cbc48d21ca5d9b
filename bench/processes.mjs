// Child processes of the benchmark: started on a core of their own where that is possible, and always ended.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { defer, isCleaning } from './cleanup.mjs';

/** Milliseconds a process gets to end by itself. */
const STOP_PATIENCE = 15_000;
/** Milliseconds for what a process is to say: on a busy machine the demo content takes more than a minute. */
const OUTPUT_PATIENCE = 180_000;
/** Milliseconds for what a server needs until it can serve. */
const READY_PATIENCE = 60_000;
/** Characters of output that are kept for messages. */
const OUTPUT_KEPT = 4_000;
/** Linux counts processor time in hundredths of a second. */
const MILLISECONDS_PER_TICK = 10;

const ownGroups = process.platform !== 'win32';

/** Two cores that this process may use, one for the servers and one for the load; undefined if there are none. */
export function findCores() {
  if (!existsSync('/proc/self/status') || spawnSync('taskset', ['--version']).status !== 0) return undefined;
  const allowed = /^Cpus_allowed_list:\s*(.+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '';
  const cores = allowed.split(',').flatMap((range) => {
    const [first, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return cores.length < 2 ? undefined : { load: String(cores[0]), servers: String(cores[1]) };
}

function hasEnded(child) {
  return child.exitCode !== null || child.signalCode !== null;
}

function signal({ pid }, name) {
  try {
    process.kill(ownGroups ? -pid : pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Ends a process politely, or by force when it does not listen. @returns its exit code */
export async function stopProcess({ child }) {
  if (!hasEnded(child)) {
    const ended = once(child, 'exit');
    signal(child, 'SIGTERM');
    const force = setTimeout(() => signal(child, 'SIGKILL'), STOP_PATIENCE);
    await ended;
    clearTimeout(force);
  }
  return child.exitCode;
}

/**
 * Starts a program. It is a process group of its own, so that a Ctrl-C reaches the benchmark alone, which then
 * ends its children in order.
 * @param options.core from `findCores`; without it the system decides
 * @returns the child, the moment it was started and the end of its output so far
 */
export function startProcess(program, parameters, { environment = {}, core, ...options } = {}) {
  if (isCleaning()) throw new Error('Stopped.');
  const [command, ...rest] = [...(core === undefined ? [] : ['taskset', '-c', core]), program, ...parameters];
  const child = spawn(command, rest, {
    ...options,
    env: { ...process.env, ...environment },
    detached: ownGroups,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const started = { child, startedAt: performance.now(), output: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      started.output = (started.output + text).slice(-OUTPUT_KEPT);
    });
  defer(() => stopProcess(started));
  return started;
}

/** Runs a program to its end. @returns its output @throws with that output when it fails */
export async function runProcess(program, parameters, options) {
  const started = startProcess(program, parameters, options);
  const [code] = await once(started.child, 'close');
  if (code !== 0) throw new Error(`${program} ${parameters.join(' ')} failed:\n${started.output}`);
  return started.output;
}

/**
 * Waits until the process has written what the pattern describes.
 * @throws when it ends before, or does not write it within three minutes
 */
export async function waitForOutput(started, pattern) {
  for (const deadline = Date.now() + OUTPUT_PATIENCE; Date.now() < deadline; await sleep(5)) {
    const match = pattern.exec(started.output);
    if (match) return match;
    if (hasEnded(started.child)) break;
  }
  throw new Error(`A process did not say ${pattern}:\n${started.output}`);
}

/**
 * Asks until the answer is a success.
 * @returns milliseconds since the process was started
 * @throws when it ends before, or cannot serve within a minute
 */
export async function waitUntilReady(started, address) {
  for (const deadline = Date.now() + READY_PATIENCE; Date.now() < deadline; await sleep(5)) {
    const answer = await fetch(address).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return performance.now() - started.startedAt;
    if (hasEnded(started.child)) break;
  }
  throw new Error(`A server did not become ready:\n${started.output}`);
}

/** Megabytes of memory that a process occupies. */
export function residentMegabytes({ child: { pid } }) {
  const status = `/proc/${pid}/status`;
  const kilobytes = existsSync(status)
    ? /^VmRSS:\s*(\d+)/m.exec(readFileSync(status, 'utf8'))[1]
    : spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
  return Number(kilobytes) / 1024;
}

/** Milliseconds of processor time that a process has used, all its threads together; undefined where /proc is not. */
export function processorTime({ child: { pid } }) {
  const path = `/proc/${pid}/stat`;
  if (!existsSync(path)) return undefined;
  // After the name, which may hold anything, come the state and ten numbers more; then what we want.
  const fields = readFileSync(path, 'utf8').split(') ').at(-1).split(' ');
  const ticks = Number(fields[11]) + Number(fields[12]);
  return ticks * MILLISECONDS_PER_TICK;
}
