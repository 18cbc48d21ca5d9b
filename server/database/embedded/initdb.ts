import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Binaries, program } from './binaries.ts';
import { postgresEnvironment } from './environment.ts';
import { openLogFile } from './log-file.ts';
import type { RunAs } from './run-as.ts';

/** The only role of an embedded cluster. */
export const roleName = 'samaj';

interface InitialiseOptions {
  readonly binaries: Binaries;
  readonly runAs: RunAs | undefined;
  /** The folder to make. */
  readonly cluster: string;
  /** A file with the role's password, readable for `runAs`. */
  readonly password: string;
  readonly logPath: string;
  readonly fast: boolean;
}

function initdbParameters({ cluster, password, fast }: InitialiseOptions): string[] {
  return [
    `--pgdata=${cluster}`,
    `--username=${roleName}`,
    `--pwfile=${password}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // Built into Postgres, so that sorting and letter case are the same on every machine.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
    ...(fast ? ['--no-sync'] : []),
  ];
}

/** Runs initdb; its output goes to Postgres's log. @throws when it cannot be run or fails */
export async function initialise(options: InitialiseOptions): Promise<void> {
  const logFile = await openLogFile(options.logPath, options.runAs);
  try {
    const child = spawn(program(options.binaries, 'initdb'), initdbParameters(options), {
      ...options.runAs,
      cwd: '/',
      env: postgresEnvironment(),
      stdio: ['ignore', logFile.fd, logFile.fd],
      windowsHide: true,
    });
    const [code, signal] = await once(child, 'exit');
    if (code !== 0) throw new Error(`initdb failed (${signal ?? `exit code ${code}`}).`);
  } finally {
    await logFile.close();
  }
}
