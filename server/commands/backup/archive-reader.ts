import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import tar from 'tar-stream';
import {
  ARCHIVE_FORMAT,
  ARCHIVE_NAMES,
  hashHeader,
  InvalidArchive,
  type Manifest,
  manifestRules,
} from './archive-format.ts';

interface Entry {
  name: string;
  /** Bytes. */
  size: number;
  /** Unread content is skipped. */
  content: Readable;
}

/**
 * Reads an archive once, entry by entry.
 * @throws InvalidArchive if it is truncated or not an archive; any error that `use` throws
 */
export async function readArchive(path: string, use: (entry: Entry) => Promise<void>): Promise<void> {
  const extract = tar.extract();
  let fault: { error: unknown } | undefined;
  extract.on('entry', ({ name, size = 0 }, content, next) => {
    const read = async () => {
      const ended = once(content, 'end');
      await use({ name, size, content });
      content.resume();
      await ended;
    };
    read().then(
      () => next(),
      (error) => {
        fault = { error };
        extract.destroy(error as Error);
      },
    );
  });
  try {
    await pipeline(createReadStream(path), createGunzip(), extract);
  } catch (error) {
    if (fault) throw fault.error;
    if ((error as NodeJS.ErrnoException).syscall) throw error;
    throw new InvalidArchive(`${path} is not a complete backup: ${(error as Error).message}.`);
  }
}

/**
 * Reads the whole archive and compares it with its manifest.
 * @throws InvalidArchive if anything is missing or modified, or the format is newer
 */
export async function verifyArchive(path: string): Promise<Manifest> {
  const hash = createHash('sha256');
  const found = { rows: new Map<string, number>(), files: 0, bytes: 0 };
  let manifestText: string | undefined;
  await readArchive(path, async ({ name, size, content }) => {
    if (manifestText !== undefined) throw new InvalidArchive(`${path} has entries after its manifest.`);
    if (name === ARCHIVE_NAMES.manifest) {
      manifestText = await text(content);
      return;
    }
    hashHeader(hash, name, size);
    let rows = 0;
    for await (const chunk of content as AsyncIterable<Buffer>) {
      hash.update(chunk);
      rows += countRows(chunk);
    }
    const table = tableOfEntry(name);
    if (table !== undefined) found.rows.set(table, (found.rows.get(table) ?? 0) + rows);
    if (!name.startsWith(ARCHIVE_NAMES.files)) return;
    found.files += 1;
    found.bytes += size;
  });
  if (manifestText === undefined)
    throw new InvalidArchive(`${path} is not a complete backup: it has no manifest.`);
  const manifest = parseManifest(path, manifestText);
  const isComplete =
    manifest.digest === hash.digest('hex') &&
    manifest.files.count === found.files &&
    manifest.files.bytes === found.bytes &&
    manifest.tables.every(({ name, rows }) => (found.rows.get(name) ?? 0) === rows);
  if (!isComplete) throw new InvalidArchive(`${path} does not match its manifest.`);
  return manifest;
}

/** The table whose rows an entry holds; undefined for any other entry. */
export function tableOfEntry(name: string): string | undefined {
  return name.startsWith(ARCHIVE_NAMES.tables) ? name.split('/')[1] : undefined;
}

/** In COPY's text format each row ends with a line feed and contains no other. */
export function countRows(chunk: Buffer): number {
  let rows = 0;
  for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) rows += 1;
  return rows;
}

export const readWhole = (content: Readable): Promise<Buffer> => buffer(content);

function parseManifest(path: string, manifestText: string): Manifest {
  let read: unknown;
  try {
    read = JSON.parse(manifestText);
  } catch {
    throw new InvalidArchive(`${path} has a manifest that cannot be read.`);
  }
  if (Number((read as Partial<Manifest> | null)?.format) > ARCHIVE_FORMAT)
    throw new InvalidArchive(`${path} was made by a newer version of Samaj: restore it with that version.`);
  const parsed = manifestRules.safeParse(read);
  if (!parsed.success) throw new InvalidArchive(`${path} has a manifest that cannot be read.`);
  return parsed.data;
}
