import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Binaries, program } from './binaries.ts';
import { openLogFile } from './log-file.ts';
import type { RunAs } from './run-as.ts';

/** As whom a program runs and where its output goes. */
export interface ProgramOptions {
  readonly binaries: Binaries;
  readonly runAs: RunAs | undefined;
  /** Postgres's log, to which the output is appended. */
  readonly logPath: string;
  /** Gives the program a session of its own, out of reach of the terminal's Ctrl-C. */
  readonly detached: boolean;
}

const passedOn = ['PATH', 'LD_LIBRARY_PATH', 'NIX_LD', 'NIX_LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMP'];

/**
 * What the programs see of the environment: no PG* variable that would change their behaviour, a locale that
 * exists everywhere, and none of the server's secrets, since they may run as another user.
 */
function environment(): NodeJS.ProcessEnv {
  const kept = passedOn.filter((name) => process.env[name] !== undefined);
  return { ...Object.fromEntries(kept.map((name) => [name, process.env[name]])), LC_ALL: 'C', TZ: 'UTC' };
}

/** Starts one of Postgres's programs. @throws when it cannot be run, saying as whom */
export async function spawnProgram(
  name: 'initdb' | 'postgres',
  parameters: string[],
  { binaries, runAs, logPath, detached }: ProgramOptions,
): Promise<ChildProcess> {
  const path = program(binaries, name);
  const logFile = await openLogFile(logPath, runAs);
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

/** Whether the process is over. */
export function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
