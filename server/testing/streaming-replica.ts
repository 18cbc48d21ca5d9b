import { execFile } from 'node:child_process';
import { appendFile, chmod, chown, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { findBinaries } from '../database/embedded/binaries.ts';
import { findCluster, readPassword } from '../database/embedded/cluster.ts';
import { databaseUrl } from '../database/embedded/connection.ts';
import { type Postmaster, startPostmaster, stopPostmaster } from '../database/embedded/postmaster.ts';
import { chooseRunAs } from '../database/embedded/run-as.ts';
import { query } from '../database/embedded/testing.ts';

const DATABASE = 'samaj';
const quiet = () => undefined;

/** A streaming replica of an embedded Postgres, in a folder of its own. */
export class StreamingReplica {
  private constructor(
    private readonly folder: string,
    private readonly password: string,
    private postmaster: Postmaster,
  ) {}

  /** @param dataDirectory of the primary, which is running at the address */
  static async create(dataDirectory: string, primaryUrl: string): Promise<StreamingReplica> {
    const original = (await findCluster(dataDirectory))!;
    const folder = await mkdtemp(join(tmpdir(), 'samaj-replica-'));
    await chmod(folder, 0o755);
    await copyCluster(original, join(folder, 'postgres'), primaryUrl);
    const password = await readPassword(original);
    return new StreamingReplica(folder, password, await startIn(folder, password));
  }

  get url(): string {
    return databaseUrl(this.postmaster.port, this.password, DATABASE);
  }

  get pid(): number {
    return this.postmaster.pid;
  }

  query(statement: string): Promise<Record<string, unknown>[]> {
    return query(this.url, statement);
  }

  /** From now on it shows nothing new. */
  async pause(): Promise<void> {
    await this.query('SELECT pg_wal_replay_pause()');
  }

  async resume(): Promise<void> {
    await this.query('SELECT pg_wal_replay_resume()');
  }

  async stop(): Promise<void> {
    const cluster = join(this.folder, 'postgres');
    await stopPostmaster(
      cluster,
      this.postmaster,
      await findBinaries(await chooseRunAs(cluster, quiet), quiet),
    );
  }

  /** At the same address. */
  async start(): Promise<void> {
    this.postmaster = await startIn(this.folder, this.password, this.postmaster.port);
  }

  async remove(): Promise<void> {
    await this.stop();
    await rm(this.folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }
}

/** What `pg_basebackup` does, which is not among the embedded programs. */
async function copyCluster(original: string, copy: string, primaryUrl: string): Promise<void> {
  const label = await backupLabel(primaryUrl, () =>
    promisify(execFile)('cp', ['-a', original, copy]).then(() => undefined),
  );
  await rm(join(copy, 'postmaster.pid'), { force: true });
  const { hostname, port, username, password } = new URL(primaryUrl);
  const connection = `host=${hostname} port=${port} user=${username} password=${password}`;
  await appendFile(join(copy, 'postgresql.auto.conf'), `\nprimary_conninfo = '${connection}'\n`);
  const { uid, gid } = await stat(original);
  for (const [name, text] of [
    ['backup_label', label],
    ['standby.signal', ''],
  ] as const) {
    await writeFile(join(copy, name), text);
    await chown(join(copy, name), uid, gid);
  }
}

/** Copies while one connection keeps the backup open. */
async function backupLabel(primaryUrl: string, copy: () => Promise<void>): Promise<string> {
  const client = new Client({ connectionString: primaryUrl });
  await client.connect();
  try {
    await client.query("SELECT pg_backup_start('replica', true)");
    await copy();
    const { rows } = await client.query('SELECT labelfile FROM pg_backup_stop(false)');
    return rows[0].labelfile;
  } finally {
    await client.end();
  }
}

async function startIn(folder: string, password: string, port?: number): Promise<Postmaster> {
  const cluster = join(folder, 'postgres');
  const runAs = await chooseRunAs(cluster, quiet);
  return startPostmaster({
    cluster,
    password,
    database: DATABASE,
    binaries: await findBinaries(runAs, quiet),
    runAs,
    logPath: join(folder, 'postgres.log'),
    fast: true,
    port,
  });
}
