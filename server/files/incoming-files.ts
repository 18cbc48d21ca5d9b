import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { randomName } from './media-names.ts';

// Our own temporary files, and those of graphql-upload in the same folder.
const INCOMING_NAME = /^(?:[a-z2-7]{26}\.part|capacitor-[0-9a-f]+\.tmp)$/;

/** A path for a temporary file; creates the directory if it is missing. */
export async function newIncomingPath(directory: string): Promise<string> {
  await mkdir(directory, { recursive: true });
  return join(directory, `${randomName()}.part`);
}

/** Removes what a killed process left behind: temporary files that have not been written to for that long. */
export async function removeStaleIncoming(directory: string, olderThanSeconds: number): Promise<void> {
  const limit = Date.now() - olderThanSeconds * 1000;
  for (const name of await readdir(directory).catch(ignoreMissing)) {
    if (!INCOMING_NAME.test(name)) continue;
    const path = join(directory, name);
    const entry = await stat(path).catch(ignoreMissing);
    if ('mtimeMs' in entry && entry.mtimeMs <= limit) await rm(path, { force: true });
  }
}

/** The directory does not exist before the first upload; a file may be removed by its own request meanwhile. */
function ignoreMissing(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
