import { execFile } from 'node:child_process';
import { appendFile, chmod, chown, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../database/embedded/embedded-postgres.ts';
import { query } from './query.ts';

/** A streaming replica of an embedded Postgres, in its own folder. */
export class StreamingReplica {
  private constructor(
    private readonly folder: string,
    private postgres: EmbeddedPostgres,
  ) {}

  /** @param primaryUrl of an embedded Postgres on this computer */
  static async create(primaryUrl: string): Promise<StreamingReplica> {
    const folder = await mkdtemp(join(tmpdir(), 'samaj-replica-'));
    await chmod(folder, 0o755);
    await copyCluster(join(folder, 'postgres'), primaryUrl);
    return new StreamingReplica(folder, await startIn(folder));
  }

  get url(): string {
    return this.postgres.url;
  }

  get pid(): number {
    return this.postgres.pid;
  }

  query(statement: string): Promise<Record<string, unknown>[]> {
    return query(this.url, statement);
  }

  /** Pauses WAL replay: the replica shows no further changes. */
  async pause(): Promise<void> {
    await this.query('SELECT pg_wal_replay_pause()');
  }

  async resume(): Promise<void> {
    await this.query('SELECT pg_wal_replay_resume()');
  }

  async stop(): Promise<void> {
    await this.postgres.stop();
  }

  /** Starts it again on the same port. */
  async start(): Promise<void> {
    this.postgres = await startIn(this.folder, Number(new URL(this.url).port));
  }

  async remove(): Promise<void> {
    await this.stop();
    await rm(this.folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }
}

/** Does what `pg_basebackup` does, which the embedded Postgres does not include. */
async function copyCluster(copy: string, primaryUrl: string): Promise<void> {
  const original = String((await query(primaryUrl, 'SHOW data_directory'))[0]!.data_directory);
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

/** Calls `copy` while one connection keeps the backup open. @returns the backup label */
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

function startIn(dataDirectory: string, port?: number): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({ dataDirectory, log: () => undefined, fast: true, port });
}
