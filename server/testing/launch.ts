import { type ChildProcess, spawn } from 'node:child_process';
import { findProjectRoot } from '../project-root.ts';

/** Starts the server from its sources as a process of its own, at any free port, which it prints. */
export function launch(dataDirectory: string, environment: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, ['--import', '@oxc-node/core/register', 'server/main.ts'], {
    cwd: findProjectRoot(import.meta.dirname),
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'error', SAMAJ_DATA: dataDirectory, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
