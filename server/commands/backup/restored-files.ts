import { appendFile, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type DataSource, In } from 'typeorm';
import type { FileStore } from '../../files/file-store.ts';
import { MediaFile } from '../../files/media-file.entity.ts';
import { type MediaFolder, storedKeys } from '../../files/media-names.ts';

/** Keys per query. */
const BATCH = 500;

/** The journal of files that a restore adds before its rows are committed, one key per line. */
function journalPath(dataDirectory: string): string {
  return join(dataDirectory, 'restoring');
}

/** Call it before storing a file that does not exist yet. */
export function journalRestoredFile(dataDirectory: string, key: string): Promise<void> {
  return appendFile(journalPath(dataDirectory), `${key}\n`, { mode: 0o600 });
}

/**
 * Removes files that a restore has added and no row refers to. Call it after a restore, whether or not it succeeded,
 * and at start in case one was killed. After a success every file is referred to, so none is removed.
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

/** Removes files that no row of the database refers to. */
export async function removeUnreferenced(
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
