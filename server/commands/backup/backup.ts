import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { DataSource, QueryRunner } from 'typeorm';
import { ADVISORY_LOCKS } from '../../database/advisory-locks.ts';
import type { FileStore } from '../../files/file-store.ts';
import { MediaFile } from '../../files/media-file.entity.ts';
import { storedKeys } from '../../files/media-names.ts';
import { ARCHIVE_FORMAT, ARCHIVE_NAMES, type Manifest, type TableManifest } from './archive-format.ts';
import { countRows } from './archive-reader.ts';
import { ArchiveWriter } from './archive-writer.ts';
import {
  appliedMigrations,
  COPY_SETTINGS,
  copyStatement,
  listTables,
  MIGRATIONS_TABLE,
  type TableShape,
} from './database-tables.ts';

/** Tables whose rows stay out: whoever was signed in signs in again, and a code that was used stays used. */
const WITHOUT_ROWS = ['session', 'one_time_code'];
/** Bytes of a table's rows that are in memory at once. */
const PIECE = 1024 * 1024;
/** Rows of files that are in memory at once. */
const FILE_ROWS = 500;

interface BackupSource {
  /** Without a statement timeout, with two connections at least. */
  dataSource: DataSource;
  store: FileStore;
  dataDirectory: string;
  /** SAMAJ_SECRET: an operator keeps it elsewhere, so it is not in the archive. */
  secret: string | undefined;
}

/**
 * Writes database and files of a running site into one archive: all tables as they were at one moment, and every
 * file that a row of that moment names (docs/decisions/0017).
 * @throws Error when anything fails; then nothing is left at the path
 */
export async function createBackup(source: BackupSource, path: string): Promise<Manifest> {
  const createdAt = new Date().toISOString();
  const runner = source.dataSource.createQueryRunner();
  const client: PoolClient = await runner.connect();
  try {
    for (const setting of COPY_SETTINGS) await runner.query(setting);
    await holdBackFileRemoval(runner);
    const before = await listTables(runner);
    if ((await appliedMigrations(runner)).length === 0)
      throw new Error('There is nothing to back up: this database has no tables of Samaj yet.');
    await runner.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    // An upgrade waits, so that every table looks as at the moment that is copied.
    await runner.query(`LOCK TABLE ${before.map(({ name }) => `"${name}"`).join(', ')} IN ACCESS SHARE MODE`);
    const tables = await listTables(runner);
    if (JSON.stringify(tables) !== JSON.stringify(before))
      throw new Error('The database was being upgraded. Start the backup again.');
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

/** From here on until the connection ends, files that are deleted stay on the disk: see `MediaService`. */
async function holdBackFileRemoval(runner: QueryRunner): Promise<void> {
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
    // Fails when the connection was lost, and with it the hold on deleted files.
    await runner.query('COMMIT');
    return await writer.finish(manifest);
  } catch (error) {
    await writer.abandon();
    throw error;
  }
}

async function writeTable(
  writer: ArchiveWriter,
  client: PoolClient,
  table: TableShape,
): Promise<TableManifest> {
  if (WITHOUT_ROWS.includes(table.name)) return { ...table, rows: 0 };
  const stream = client.query(copyTo(copyStatement(table, 'TO STDOUT')));
  let pieces = 0;
  let rows = 0;
  let waiting: Buffer[] = [];
  let bytes = 0;
  const flush = async () => {
    if (bytes === 0) return;
    pieces += 1;
    const content = Buffer.concat(waiting);
    [waiting, bytes] = [[], 0];
    rows += countRows(content);
    await writer.add(`${ARCHIVE_NAMES.tables}${table.name}/${pieces}`, content);
  };
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    waiting.push(chunk);
    bytes += chunk.length;
    if (bytes >= PIECE) await flush();
  }
  await flush();
  return { ...table, rows };
}

/** What a record shows at the moment of the snapshot; leases and removed files belong to nothing. */
async function writeFiles(writer: ArchiveWriter, runner: QueryRunner, store: FileStore) {
  const files = { count: 0, bytes: 0 };
  const missingFiles: string[] = [];
  for (let lastId = 0; ; ) {
    const rows = await runner.manager
      .createQueryBuilder(MediaFile, 'file')
      .where("file.state = 'STORED' AND file.id > :lastId", { lastId })
      .orderBy('file.id')
      .take(FILE_ROWS)
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

/** @returns whether there was one to write */
async function writeSecret(writer: ArchiveWriter, { secret, dataDirectory }: BackupSource): Promise<boolean> {
  if (secret) return false;
  const kept = await readFile(join(dataDirectory, 'secret')).catch(() => undefined);
  if (kept) await writer.add(ARCHIVE_NAMES.secret, kept);
  return kept !== undefined;
}

/** Sequences know no snapshot: read after the rows, they are never behind them. */
async function readSequences(runner: QueryRunner): Promise<Manifest['sequences']> {
  return runner.query(
    `SELECT sequencename AS name, (coalesce(last_value + increment_by, start_value))::text AS next
       FROM pg_sequences WHERE schemaname = current_schema() AND sequencename <> $1 ORDER BY sequencename`,
    [`${MIGRATIONS_TABLE}_id_seq`],
  );
}
