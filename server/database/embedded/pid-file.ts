import { readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from './files.ts';

/** What the postmaster says of itself in `postmaster.pid`. */
export interface PidFile {
  readonly pid: number;
  readonly directory: string;
  readonly port: number;
  /** `starting`, `ready`, `stopping` or empty. */
  readonly status: string;
  readonly text: string;
}

function pidFilePath(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}

/** The cluster's `postmaster.pid`, if there is one. The numbers are NaN while it is being written. */
export async function readPidFile(cluster: string): Promise<PidFile | undefined> {
  try {
    const text = await readFile(pidFilePath(cluster), 'utf8');
    const [pid, directory = '', , port, , , , status = ''] = text.split('\n');
    // A Postgres in single-user mode writes its number with a minus.
    return {
      pid: Math.abs(Number.parseInt(pid!, 10)),
      directory,
      port: Number(port),
      status: status.trim(),
      text,
    };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Sends a signal. @returns false when there is no such process or it belongs to someone else */
export function sendSignal(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

/** Whether a process with this number exists and belongs to us, or to anyone when we are root. */
export function isAlive(pid: number): boolean {
  return sendSignal(pid, 0);
}

const halfWrittenAge = 5000;

/**
 * Whether the process that the file names is this cluster's postmaster. The number alone says little: after a
 * crash or in a new container it may belong to any other process, and a copied folder carries a file that
 * names another's.
 */
export async function isPostmaster(cluster: string, file: PidFile): Promise<boolean> {
  if (Number.isNaN(file.pid)) {
    const found = await stat(pidFilePath(cluster)).catch(() => undefined);
    return found !== undefined && Date.now() - found.mtimeMs < halfWrittenAge;
  }
  if (!isAlive(file.pid)) return false;
  if (process.platform !== 'linux') return file.directory === cluster.replaceAll('\\', '/');
  try {
    // The postmaster's working directory is its cluster, whose path may have changed meanwhile.
    const [working, own] = await Promise.all([stat(`/proc/${file.pid}/cwd`), stat(cluster)]);
    return working.ino === own.ino && working.dev === own.dev;
  } catch (error) {
    return errorCode(error) !== 'ENOENT';
  }
}

/**
 * Removes a stale `postmaster.pid`. Postgres itself overwrites one whose process is gone, but refuses to
 * start when the number has been given to another process.
 */
export async function removePidFile(cluster: string, stale: PidFile): Promise<void> {
  const path = pidFilePath(cluster);
  const aside = `${path}.${process.pid}-${Date.now()}`;
  try {
    await rename(path, aside);
    const moved = await readFile(aside, 'utf8');
    // Another starter was faster and this is its new file.
    if (moved !== stale.text) await rename(aside, path);
    await rm(aside, { force: true });
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}
