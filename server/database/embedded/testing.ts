import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { findCluster } from './cluster.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { readPidFile, sendSignal } from './pid-file.ts';
import type { RunAs } from './run-as.ts';
import { hasEnded } from './spawn-program.ts';

/** The module that a process of its own must be able to read to start Postgres. */
export const modulePath = fileURLToPath(new URL('./embedded-postgres.ts', import.meta.url));
const lockPath = fileURLToPath(new URL('./embedded-server-lock.ts', import.meta.url));

const serverProgram = `
  import { startEmbeddedPostgres } from ${JSON.stringify(modulePath)};
  import { lockEmbeddedDatabase } from ${JSON.stringify(lockPath)};
  const dataDirectory = process.env.DATA_DIRECTORY;
  const database = await startEmbeddedPostgres({ dataDirectory, fast: true, log: () => {} });
  const { url, revive } = database;
  const unlock = await lockEmbeddedDatabase({ url, dataDirectory, revive, onLost: () => process.exit(1) });
  process.on('SIGTERM', async () => { await unlock(); await database.stop(); });
  console.log('ready');`;

/** Runs one query on a connection of its own. @returns its rows */
export async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** A temporary folder with a data directory, and the processes that a test starts on it. */
export class TestFolder {
  readonly dataDirectory: string;
  readonly messages: string[] = [];
  private readonly children: ChildProcess[] = [];

  private constructor(readonly folder: string) {
    this.dataDirectory = join(folder, 'data');
  }

  static async create(): Promise<TestFolder> {
    const folder = await mkdtemp(join(tmpdir(), 'samaj-postgres-test-'));
    // As a temporary folder of root's it is private; most tests want the ordinary case.
    await chmod(folder, 0o755);
    return new TestFolder(folder);
  }

  start(): Promise<EmbeddedPostgres> {
    const log = (message: string) => this.messages.push(message);
    return startEmbeddedPostgres({ dataDirectory: this.dataDirectory, fast: true, log });
  }

  /** Has a process ended when the folder is removed. */
  keep(child: ChildProcess): ChildProcess {
    this.children.push(child);
    return child;
  }

  /** A Node process that starts Postgres, locks it as a server does, and stops on SIGTERM. */
  spawnServer(runAs?: RunAs): ChildProcess {
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

  /** Like `spawnServer`; resolves when it holds the lock. @throws when it ends before */
  async startServer(runAs?: RunAs): Promise<ChildProcess> {
    const child = this.spawnServer(runAs);
    const [output] = await Promise.race([once(child.stdout!, 'data'), once(child, 'exit')]);
    if (!String(output).includes('ready')) throw new Error(`The server ended: ${output}`);
    return child;
  }

  /** The process that the cluster's postmaster.pid names, or undefined. */
  async postmasterPid(): Promise<number | undefined> {
    const cluster = await findCluster(this.dataDirectory).catch(() => undefined);
    return cluster ? (await readPidFile(cluster))?.pid : undefined;
  }

  async remove(): Promise<void> {
    for (const child of this.children) if (!hasEnded(child)) child.kill('SIGKILL');
    const pid = await this.postmasterPid();
    if (pid) sendSignal(pid, 'SIGQUIT');
    const cluster = await findCluster(this.dataDirectory).catch(() => undefined);
    if (cluster?.startsWith(this.folder) === false) await rm(dirname(cluster), { recursive: true });
    await rm(this.folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }
}
