import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  discardEmbeddedPostgres,
  type EmbeddedPostgres,
  findRunningPostgres,
  startEmbeddedPostgres,
} from '../database/embedded/embedded-postgres.ts';

/** The module that a child process imports to start Postgres. */
export const modulePath = fileURLToPath(
  new URL('../database/embedded/embedded-postgres.ts', import.meta.url),
);

interface User {
  uid: number;
  gid: number;
}

const serverProgram = `
  import { startEmbeddedPostgres } from ${JSON.stringify(modulePath)};
  const dataDirectory = process.env.DATA_DIRECTORY;
  const database = await startEmbeddedPostgres({ dataDirectory, fast: true, log: () => {} });
  await database.lock(() => process.exit(1));
  process.on('SIGTERM', () => database.stop());
  console.log('ready');`;

/** A temporary folder with a Postgres data directory, and the processes that a test starts on it. */
export class TestFolder {
  readonly dataDirectory: string;
  readonly messages: string[] = [];
  private readonly children: ChildProcess[] = [];

  private constructor(readonly folder: string) {
    this.dataDirectory = join(folder, 'data');
  }

  static async create(): Promise<TestFolder> {
    const folder = await mkdtemp(join(tmpdir(), 'samaj-postgres-test-'));
    // `mkdtemp` makes it private, but most tests need a folder that other users can read.
    await chmod(folder, 0o755);
    return new TestFolder(folder);
  }

  start(): Promise<EmbeddedPostgres> {
    const log = (message: string) => this.messages.push(message);
    return startEmbeddedPostgres({ dataDirectory: this.dataDirectory, fast: true, log });
  }

  /** Registers a process to be killed when the folder is removed. */
  keep(child: ChildProcess): ChildProcess {
    this.children.push(child);
    return child;
  }

  /** Spawns a Node process that starts Postgres, locks it as a server does, and stops on SIGTERM. */
  spawnServer(runAs?: User): ChildProcess {
    const parameters = [
      '--import',
      '@oxc-node/core/register',
      '--input-type=module',
      '--eval',
      serverProgram,
    ];
    const child = spawn(process.execPath, parameters, {
      ...runAs,
      detached: true,
      env: { ...process.env, DATA_DIRECTORY: this.dataDirectory, HOME: this.folder },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    return this.keep(child);
  }

  /** Like `spawnServer`, but resolves once it holds the lock. @throws when it exits before that */
  async startServer(runAs?: User): Promise<ChildProcess> {
    const child = this.spawnServer(runAs);
    const [output] = await Promise.race([once(child.stdout!, 'data'), once(child, 'exit')]);
    if (!String(output).includes('ready')) throw new Error(`The server ended: ${output}`);
    return child;
  }

  /** Process ID of the running postmaster, or undefined. */
  async postmasterPid(): Promise<number | undefined> {
    return (await findRunningPostgres(this.dataDirectory).catch(() => undefined))?.pid;
  }

  async remove(): Promise<void> {
    for (const child of this.children) child.kill('SIGKILL');
    await discardEmbeddedPostgres(this.dataDirectory);
    await rm(this.folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }
}
