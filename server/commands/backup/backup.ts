import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { DataSource, QueryRunner } from 'typeorm';
import { ADVISORY_LOCKS } from '../../database/advisory-locks.ts';
import { appliedMigrations, MIGRATIONS_TABLE } from '../../database/applied-migrations.ts';
import type { FileStore } from '../../files/file-store.ts';
import { MediaFile } from '../../files/media-file.entity.ts';
import { storedKeys } from '../../files/media-names.ts';
import { type FilesFolder, whereFilesAre } from '../../files/open-file-store.ts';
import { ARCHIVE_FORMAT, ARCHIVE_NAMES, type Manifest, type TableManifest } from './archive-format.ts';
import { countRows } from './archive-reader.ts';
import { ArchiveWriter } from './archive-writer.ts';
import { COPY_SETTINGS, copyStatement, listTables, type TableShape } from './database-tables.ts';

/** Tables whose rows are left out: a restore must not revive sessions that have ended or codes that were used. */
const WITHOUT_ROWS = ['session', 'one_time_code'];
/** Bytes of a table's rows that are held in memory at once. */
const CHUNK_BYTES = 1024 * 1024;
/** Rows of `media_file` that are held in memory at once. */
const FILE_BATCH = 500;

interface BackupSource extends FilesFolder {
  /** Without a statement timeout, and with at least two connections. */
  dataSource: DataSource;
  store: FileStore;
  /** SAMAJ_SECRET, which the operator keeps elsewhere, so it is not archived. */
  secret: string | undefined;
  /** How many files may be missing though fewer are there. */
  mayLack: number;
}

/**
 * Writes database and files of a running site into one archive: a snapshot of all tables, and every file that a row
 * of the snapshot refers to (docs/decisions/0017).
 * @throws Error if anything fails, or most files are missing; what was at the path before stays there then
 */
export async function createBackup(source: BackupSource, path: string): Promise<Manifest> {
  const createdAt = new Date().toISOString();
  const runner = source.dataSource.createQueryRunner();
  const client: PoolClient = await runner.connect();
  try {
    for (const setting of COPY_SETTINGS) await runner.query(setting);
    await suspendFileRemoval(runner);
    const before = await listTables(runner);
    if ((await appliedMigrations(runner)).length === 0)
      throw new Error('There is nothing to back up: this database has no Samaj tables yet.');
    await runner.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    // Makes migrations wait, so that the schema stays as in the snapshot.
    await runner.query(`LOCK TABLE ${before.map(({ name }) => `"${name}"`).join(', ')} IN ACCESS SHARE MODE`);
    const tables = await listTables(runner);
    if (JSON.stringify(tables) !== JSON.stringify(before))
      throw new Error('The database was migrated during the backup. Start the backup again.');
    return await writeArchive(source, { runner, client, tables, createdAt }, path);
  } finally {
    await runner.query('ROLLBACK').catch(() => undefined);
    await runner.query('SELECT pg_advisory_unlock_all()').catch(() => undefined);
    await runner.release();
  }
}

interface Snapshot {
  runner: QueryRunner;
  /** The runner's connection. */
  client: PoolClient;
  tables: TableShape[];
  createdAt: string;
}

/** Until the connection ends, deleted files stay in the store: see `MediaService`. */
async function suspendFileRemoval(runner: QueryRunner): Promise<void> {
  await runner.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCKS.backup]).catch((error) => {
    if (error.driverError?.code !== '55P03') throw error;
    throw new Error('Another backup of this database is running.');
  });
}

async function writeArchive(source: BackupSource, snapshot: Snapshot, path: string): Promise<Manifest> {
  const { runner, createdAt } = snapshot;
  const writer = await ArchiveWriter.create(path);
  try {
    const tables: TableManifest[] = [];
    for (const table of snapshot.tables) tables.push(await writeTable(writer, snapshot.client, table));
    const { files, missingFiles } = await writeFiles(writer, runner, source.store);
    if (missingFiles.length > Math.max(source.mayLack, files.count))
      throw new Error(filesAreAway(whereFilesAre(source), missingFiles.length, files.count));
    const hasSecret = await writeSecret(writer, source);
    const manifest = {
      format: ARCHIVE_FORMAT,
      createdAt,
      migrations: await appliedMigrations(runner),
      tables,
      sequences: await readSequences(runner),
      files,
      missingFiles,
      hasSecret,
    };
    // Fails if the connection was lost, and with it the lock that suspends file removal.
    await runner.query('COMMIT');
    return await writer.finish(manifest);
  } catch (error) {
    await writer.abandon();
    throw error;
  }
}

/** That is rather a disk or a bucket that is away than files that were lost. */
const filesAreAway = (where: string, missing: number, there: number) =>
  `Of the files that the database names ${missing} are missing from ${where}, and only ${there} are there.
No backup was made, and an earlier one stays as it is. See that this is the right place and can be read.
If the files are lost for good, add --accept-missing.`;

async function writeTable(
  writer: ArchiveWriter,
  client: PoolClient,
  table: TableShape,
): Promise<TableManifest> {
  if (WITHOUT_ROWS.includes(table.name)) return { ...table, rows: 0 };
  const stream = client.query(copyTo(copyStatement(table, 'TO STDOUT')));
  let chunks = 0;
  let rows = 0;
  let buffered: Buffer[] = [];
  let bytes = 0;
  const flush = async () => {
    if (bytes === 0) return;
    chunks += 1;
    const content = Buffer.concat(buffered);
    [buffered, bytes] = [[], 0];
    rows += countRows(content);
    await writer.add(`${ARCHIVE_NAMES.tables}${table.name}/${chunks}`, content);
  };
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    buffered.push(chunk);
    bytes += chunk.length;
    if (bytes >= CHUNK_BYTES) await flush();
  }
  await flush();
  return { ...table, rows };
}

/** Files that records of the snapshot refer to; leases and removed files belong to none. */
async function writeFiles(writer: ArchiveWriter, runner: QueryRunner, store: FileStore) {
  const files = { count: 0, bytes: 0 };
  const missingFiles: string[] = [];
  for (let lastId = 0; ; ) {
    const rows = await runner.manager
      .createQueryBuilder(MediaFile, 'file')
      .where("file.state = 'STORED' AND file.id > :lastId", { lastId })
      .orderBy('file.id')
      .take(FILE_BATCH)
      .getMany();
    for (const key of rows.flatMap(storedKeys)) {
      const opened = await store.open(key);
      if (opened === null) {
        missingFiles.push(key);
        continue;
      }
      await writer.addStream(`${ARCHIVE_NAMES.files}${key}`, opened.size, opened.stream);
      files.count += 1;
      files.bytes += opened.size;
    }
    const last = rows.at(-1);
    if (!last) return { files, missingFiles };
    lastId = last.id;
  }
}

/** @returns whether there was a secret to write */
async function writeSecret(writer: ArchiveWriter, { secret, dataDirectory }: BackupSource): Promise<boolean> {
  if (secret) return false;
  const stored = await readFile(join(dataDirectory, 'secret')).catch(() => undefined);
  if (stored) await writer.add(ARCHIVE_NAMES.secret, stored);
  return stored !== undefined;
}

/** Sequences are not part of a snapshot: read after the rows, they are never behind them. */
async function readSequences(runner: QueryRunner): Promise<Manifest['sequences']> {
  return runner.query(
    `SELECT sequencename AS name, (coalesce(last_value + increment_by, start_value))::text AS next
       FROM pg_sequences WHERE schemaname = current_schema() AND sequencename <> $1 ORDER BY sequencename`,
    [`${MIGRATIONS_TABLE}_id_seq`],
  );
}
