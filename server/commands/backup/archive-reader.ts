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
  BrokenArchive,
  hashHeader,
  type Manifest,
  manifestRules,
} from './archive-format.ts';

interface Entry {
  name: string;
  /** Bytes. */
  size: number;
  /** What of it is not read is passed over. */
  content: Readable;
}

/**
 * Goes through an archive once, one entry after the other.
 * @throws BrokenArchive when it is cut off or no archive; what `use` throws
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
    throw new BrokenArchive(`${path} is not a whole backup: ${(error as Error).message}.`);
  }
}

/**
 * Reads the whole archive and compares it with its manifest.
 * @throws BrokenArchive when anything is missing, was changed, or is of a newer format
 */
export async function verifyArchive(path: string): Promise<Manifest> {
  const hash = createHash('sha256');
  const found = { rows: new Map<string, number>(), files: 0, bytes: 0 };
  let manifestText: string | undefined;
  await readArchive(path, async ({ name, size, content }) => {
    if (manifestText !== undefined) throw new BrokenArchive(`${path} goes on after its manifest.`);
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
    throw new BrokenArchive(`${path} is not a whole backup: it has no manifest.`);
  const manifest = parseManifest(path, manifestText);
  const isWhole =
    manifest.digest === hash.digest('hex') &&
    manifest.files.count === found.files &&
    manifest.files.bytes === found.bytes &&
    manifest.tables.every(({ name, rows }) => (found.rows.get(name) ?? 0) === rows);
  if (!isWhole) throw new BrokenArchive(`${path} does not hold what its manifest says.`);
  return manifest;
}

/** The table whose rows an entry holds; undefined for any other entry. */
export function tableOfEntry(name: string): string | undefined {
  return name.startsWith(ARCHIVE_NAMES.tables) ? name.split('/')[1] : undefined;
}

/** COPY ends each row with a line feed and has none inside. */
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
    throw new BrokenArchive(`${path} has a manifest that cannot be read.`);
  }
  if (Number((read as Partial<Manifest> | null)?.format) > ARCHIVE_FORMAT)
    throw new BrokenArchive(`${path} was made by a newer Samaj: restore it with that one.`);
  const parsed = manifestRules.safeParse(read);
  if (!parsed.success) throw new BrokenArchive(`${path} has a manifest that cannot be read.`);
  return parsed.data;
}
