// Child processes of the benchmark: pinned to a core if possible, and always stopped.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { defer, isCleaning } from './cleanup.mjs';

/** Milliseconds for a process to exit after SIGTERM. */
const STOP_TIMEOUT = 15_000;
/** Milliseconds to wait for output: on a busy machine creating the demo content takes more than a minute. */
const OUTPUT_TIMEOUT = 180_000;
/** Milliseconds for a server to become ready. */
const READY_TIMEOUT = 60_000;
/** Characters of output kept for error messages. */
const MAX_OUTPUT = 4_000;
/** Linux counts processor time in hundredths of a second. */
const MILLISECONDS_PER_TICK = 10;

const usesProcessGroups = process.platform !== 'win32';

/** Two of this process's cores, one for the servers and one for the load; undefined if there are fewer. */
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
    process.kill(usesProcessGroups ? -pid : pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Stops a process with SIGTERM, or with SIGKILL if it does not exit. @returns its exit code */
export async function stopProcess({ child }) {
  if (!hasEnded(child)) {
    const ended = once(child, 'exit');
    signal(child, 'SIGTERM');
    const force = setTimeout(() => signal(child, 'SIGKILL'), STOP_TIMEOUT);
    await ended;
    clearTimeout(force);
  }
  return child.exitCode;
}

/**
 * Starts a program in its own process group, so that Ctrl-C only reaches the benchmark, which then stops its
 * children in order.
 * @param options.core from `findCores`; by default the system decides
 * @returns the child, when it was started, and the end of its output so far
 */
export function startProcess(program, parameters, { environment = {}, core, ...options } = {}) {
  if (isCleaning()) throw new Error('Stopped.');
  const [command, ...rest] = [...(core === undefined ? [] : ['taskset', '-c', core]), program, ...parameters];
  const child = spawn(command, rest, {
    ...options,
    env: { ...process.env, ...environment },
    detached: usesProcessGroups,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const started = { child, startedAt: performance.now(), output: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      started.output = (started.output + text).slice(-MAX_OUTPUT);
    });
  defer(() => stopProcess(started));
  return started;
}

/** Runs a program until it exits. @returns its output @throws Error with that output if it fails */
export async function runProcess(program, parameters, options) {
  const started = startProcess(program, parameters, options);
  const [code] = await once(started.child, 'close');
  if (code !== 0) throw new Error(`${program} ${parameters.join(' ')} failed:\n${started.output}`);
  return started.output;
}

/**
 * Waits until the process's output matches the pattern.
 * @throws Error if it exits before, or does not match within three minutes
 */
export async function waitForOutput(started, pattern) {
  for (const deadline = Date.now() + OUTPUT_TIMEOUT; Date.now() < deadline; await sleep(5)) {
    const match = pattern.exec(started.output);
    if (match) return match;
    if (hasEnded(started.child)) break;
  }
  throw new Error(`A process did not say ${pattern}:\n${started.output}`);
}

/**
 * Requests the URL until it answers with success.
 * @returns milliseconds since the process was started
 * @throws Error if it exits before, or is not ready within a minute
 */
export async function waitUntilReady(started, url) {
  for (const deadline = Date.now() + READY_TIMEOUT; Date.now() < deadline; await sleep(5)) {
    const answer = await fetch(url).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return performance.now() - started.startedAt;
    if (hasEnded(started.child)) break;
  }
  throw new Error(`A server did not become ready:\n${started.output}`);
}

/** Resident memory of a process in megabytes. */
export function residentMegabytes({ child: { pid } }) {
  const status = `/proc/${pid}/status`;
  const kilobytes = existsSync(status)
    ? /^VmRSS:\s*(\d+)/m.exec(readFileSync(status, 'utf8'))[1]
    : spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
  return Number(kilobytes) / 1024;
}

/** Processor time of a process with all its threads, in milliseconds; undefined without /proc. */
export function processorTime({ child: { pid } }) {
  const path = `/proc/${pid}/stat`;
  if (!existsSync(path)) return undefined;
  // The name may contain anything, so count from its end: utime and stime are the 12th and 13th fields after it.
  const fields = readFileSync(path, 'utf8').split(') ').at(-1).split(' ');
  const ticks = Number(fields[11]) + Number(fields[12]);
  return ticks * MILLISECONDS_PER_TICK;
}
