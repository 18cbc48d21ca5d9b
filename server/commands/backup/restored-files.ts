import { appendFile, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type DataSource, In } from 'typeorm';
import type { Sql } from '../../database/applied-migrations.ts';
import type { FileStore } from '../../files/file-store.ts';
import { MediaFile } from '../../files/media-file.entity.ts';
import { type MediaFolder, type NamedFile, storedKeys } from '../../files/media-names.ts';

/** Keys per query. */
const BATCH = 500;

/** The journal of files that a restore adds before its rows are committed, or has replaced: one key per line. */
function journalPath(dataDirectory: string): string {
  return join(dataDirectory, 'restoring');
}

/** Call it before storing files that do not exist yet, and for those of the rows that a restore has replaced. */
export async function journalFiles(dataDirectory: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await appendFile(journalPath(dataDirectory), `${keys.join('\n')}\n`, { mode: 0o600 });
}

/** Keys of all files that the database names, also those that wait to be removed. Another version's, perhaps. */
export async function namedFiles(sql: Sql): Promise<string[]> {
  const [{ exists }] = await sql.query(`SELECT to_regclass('media_file') IS NOT NULL AS exists`);
  if (!exists) return [];
  const rows: NamedFile[] = await sql.query(
    'SELECT folder, file_name AS "fileName", variants FROM media_file ORDER BY id',
  );
  return rows.flatMap(storedKeys);
}

/**
 * Removes files of the journal that no row refers to. Call it after a restore, whether or not it succeeded, and at start
 * in case one was killed. What else is in the store may be another installation's, with which this one shares a bucket.
 */
export async function cleanUpRestoredFiles(
  dataSource: DataSource,
  store: FileStore,
  dataDirectory: string,
): Promise<void> {
  const path = journalPath(dataDirectory);
  if (!(await stat(path).catch(() => undefined))) return;
  await removeUnreferenced(dataSource, store, linesOf(path));
  await rm(path, { force: true });
}

/** Lazy, because `readLines` loses lines that are emitted before the first is requested. */
async function* linesOf(path: string): AsyncIterable<string> {
  const file = await open(path);
  yield* file.readLines();
}

/** Removes those that no row of the database refers to. */
async function removeUnreferenced(
  dataSource: DataSource,
  store: FileStore,
  keys: AsyncIterable<string>,
): Promise<void> {
  const [{ exists }] = await dataSource.query(`SELECT to_regclass('media_file') IS NOT NULL AS exists`);
  let batch: string[] = [];
  const flush = async () => {
    const referenced = exists ? await referencedAmong(dataSource, batch) : new Set<string>();
    await store.remove(batch.filter((key) => !referenced.has(key)));
    batch = [];
  };
  for await (const key of keys) {
    batch.push(key);
    if (batch.length >= BATCH) await flush();
  }
  await flush();
}

/** A row contains the name of the main file; names of variants begin with the same stem. */
async function referencedAmong(dataSource: DataSource, keys: readonly string[]): Promise<Set<string>> {
  const candidates = keys.flatMap((key) => {
    const [folder, name] = key.split('/') as [MediaFolder, string];
    const stem = name.split(/[.@]/)[0];
    return { folder, fileName: In(['jpg', 'mp4', 'pdf'].map((extension) => `${stem}.${extension}`)) };
  });
  if (candidates.length === 0) return new Set();
  return new Set((await dataSource.manager.findBy(MediaFile, candidates)).flatMap(storedKeys));
}
