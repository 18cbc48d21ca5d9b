import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { randomName } from './media-names.ts';

// Ours, and those that graphql-upload buffers in the same folder.
const INCOMING_NAME = /^(?:[a-z2-7]{26}\.part|capacitor-[0-9a-f]+\.tmp)$/;

/** A path for a file that is not complete yet; creates the directory when it is missing. */
export async function newIncomingPath(directory: string): Promise<string> {
  await mkdir(directory, { recursive: true });
  return join(directory, `${randomName()}.part`);
}

/** Removes what a killed process left behind: incoming files nobody has written to for so long. */
export async function removeStaleIncoming(directory: string, olderThanSeconds: number): Promise<void> {
  const limit = Date.now() - olderThanSeconds * 1000;
  for (const name of await readdir(directory).catch(ignoreMissing)) {
    if (!INCOMING_NAME.test(name)) continue;
    const path = join(directory, name);
    const entry = await stat(path).catch(ignoreMissing);
    if ('mtimeMs' in entry && entry.mtimeMs <= limit) await rm(path, { force: true });
  }
}

/** The directory before the first upload, or a file whose request has just finished. */
function ignoreMissing(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
