import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type FileHandle, open, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { RunAs } from './run-as.ts';

/** Postgres's programs, as whom they run and where their output goes. */
export interface Programs {
  /** The folder that holds `bin`, `lib` and `share`. */
  readonly folder: string;
  /** The npm package's version, which starts with Postgres's own: `18.4.0-beta.17`. */
  readonly version: string;
  readonly runAs: RunAs | undefined;
  /** Postgres's log, to which the output is appended. */
  readonly logPath: string;
}

const largestLog = 5 * 1024 * 1024;
const tailLines = 15;

export const executableSuffix = process.platform === 'win32' ? '.exe' : '';

const passedOn = ['PATH', 'LD_LIBRARY_PATH', 'NIX_LD', 'NIX_LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMP'];

/**
 * What the programs see of the environment: no PG* variable that would change their behaviour, a locale that
 * exists everywhere, and none of the server's secrets, since they may run as another user.
 */
function environment(): NodeJS.ProcessEnv {
  const kept = passedOn.filter((name) => process.env[name] !== undefined);
  return { ...Object.fromEntries(kept.map((name) => [name, process.env[name]])), LC_ALL: 'C', TZ: 'UTC' };
}

/** Opens Postgres's log for appending, emptied first when it has grown beyond 5 MB. The caller closes it. */
async function openLogFile({ logPath, runAs }: Programs): Promise<FileHandle> {
  const size = await stat(logPath).then(
    (found) => found.size,
    () => 0,
  );
  const file = await open(logPath, 'a', 0o600);
  if (size > largestLog) await file.truncate();
  // Else a later start by the ordinary user who owns the database could not write to the log that root made.
  if (runAs) await file.chown(runAs.uid, runAs.gid);
  return file;
}

/** The last lines of Postgres's log, or an empty text when there is none. */
export async function logTail(path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch(() => '');
  return text.trimEnd().split('\n').slice(-tailLines).join('\n');
}

/**
 * Starts one of Postgres's programs.
 * @param detached gives it a session of its own, out of reach of the terminal's Ctrl-C
 * @throws when it cannot be run, saying as whom
 */
export async function spawnProgram(
  programs: Programs,
  name: 'initdb' | 'postgres' | 'pg_ctl',
  parameters: string[],
  { detached }: { detached: boolean },
): Promise<ChildProcess> {
  const { folder, runAs } = programs;
  const path = join(folder, 'bin', name + executableSuffix);
  const logFile = await openLogFile(programs);
  try {
    const child = spawn(path, parameters, {
      ...runAs,
      // The present folder may be closed to the other user.
      cwd: '/',
      detached,
      env: environment(),
      stdio: ['ignore', logFile.fd, logFile.fd],
      windowsHide: true,
    });
    await once(child, 'spawn');
    return child;
  } catch (cause) {
    const user = runAs ? ` as the user with uid ${runAs.uid}` : '';
    throw new Error(`${path} cannot be run${user} (${(cause as Error).message}).`, { cause });
  } finally {
    await logFile.close();
  }
}

/** Runs one to its end. @throws when it cannot be run or fails; what it said is in Postgres's log */
export async function runProgram(
  ...[programs, name, ...rest]: Parameters<typeof spawnProgram>
): Promise<void> {
  const child = await spawnProgram(programs, name, ...rest);
  await ended(child);
  if (child.exitCode !== 0) throw new Error(`${name} failed (${howEnded(child)}).`);
}

/** Whether the process is over. */
export function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** Resolves when the process is over. */
export async function ended(child: ChildProcess): Promise<void> {
  // Nothing else may be left that keeps this process here.
  child.ref();
  if (!hasEnded(child)) await once(child, 'exit');
}

/** `SIGKILL` or `exit code 1`. */
export function howEnded(child: ChildProcess): string {
  return child.signalCode ?? `exit code ${child.exitCode}`;
}
