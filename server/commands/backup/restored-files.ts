import { appendFile, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type DataSource, In } from 'typeorm';
import type { FileStore } from '../../files/file-store.ts';
import { MediaFile } from '../../files/media-file.entity.ts';
import { type MediaFolder, storedKeys } from '../../files/media-names.ts';

/** Keys that are looked up at once. */
const BATCH = 500;

/** Lists the files that a restore adds before its rows are committed, one key a line. */
function journalPath(dataDirectory: string): string {
  return join(dataDirectory, 'restoring');
}

/** Before a file is put where none was. */
export function noteRestoredFile(dataDirectory: string, key: string): Promise<void> {
  return appendFile(journalPath(dataDirectory), `${key}\n`, { mode: 0o600 });
}

/**
 * After a restore, or before the next work when one was killed: files it added that no row names go. What was
 * committed is named, so this is right after a success as after a failure.
 */
export async function settleRestoredFiles(
  dataSource: DataSource,
  store: FileStore,
  dataDirectory: string,
): Promise<void> {
  const path = journalPath(dataDirectory);
  if (!(await stat(path).catch(() => undefined))) return;
  await removeUnnamed(dataSource, store, linesOf(path));
  await rm(path, { force: true });
}

/** Opens the file when the first line is asked for: lines that come before anybody listens would be lost. */
async function* linesOf(path: string): AsyncIterable<string> {
  const file = await open(path);
  yield* file.readLines();
}

/** Removes files that no row of the database names. */
export async function removeUnnamed(
  dataSource: DataSource,
  store: FileStore,
  keys: AsyncIterable<string>,
): Promise<void> {
  const [{ exists }] = await dataSource.query(`SELECT to_regclass('media_file') IS NOT NULL AS exists`);
  let batch: string[] = [];
  const clear = async () => {
    const named = exists ? await namedAmong(dataSource, batch) : new Set<string>();
    await store.remove(batch.filter((key) => !named.has(key)));
    batch = [];
  };
  for await (const key of keys) {
    batch.push(key);
    if (batch.length >= BATCH) await clear();
  }
  await clear();
}

/** A row holds the name of the file itself; its variants begin alike. */
async function namedAmong(dataSource: DataSource, keys: readonly string[]): Promise<Set<string>> {
  const likely = keys.flatMap((key) => {
    const [folder, name] = key.split('/') as [MediaFolder, string];
    const stem = name.split(/[.@]/)[0];
    return { folder, fileName: In(['jpg', 'mp4', 'pdf'].map((extension) => `${stem}.${extension}`)) };
  });
  if (likely.length === 0) return new Set();
  return new Set((await dataSource.manager.findBy(MediaFile, likely)).flatMap(storedKeys));
}
