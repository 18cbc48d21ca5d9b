import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
} from 'node:fs';
import { rename, rm, utimes } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/** Milliseconds. No run takes as long. */
const UNUSED_AFTER = 60 * 60 * 1000;

interface KeptFolder {
  /** What its place is called by, of letters and hyphens. */
  name: string;
  /** The files and folders of this checkout on which it depends; tests in them do not count. */
  sources: readonly string[];
  /** What else it depends on. */
  also?: string;
  /** Fills the folder, which does not exist yet. */
  make(folder: string): Promise<void>;
}

function filesIn(source: string): string[] {
  if (!statSync(source).isDirectory()) return [source];
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
}

function hashOf({ sources, also = '' }: KeptFolder): string {
  const hash = createHash('sha256').update(also);
  for (const path of sources.flatMap(filesIn).sort()) hash.update(`${path}\0`).update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}

/** Beside nothing private, because as root Postgres is another user; what others have planted is not taken. */
function placeOf(name: string): string {
  const checkout = createHash('sha256').update(process.cwd()).digest('hex').slice(0, 8);
  const place = join(tmpdir(), `samaj-${name}-${userInfo().username}-${checkout}`);
  mkdirSync(place, { recursive: true, mode: 0o755 });
  if (process.getuid && statSync(place).uid !== process.getuid())
    throw new Error(`${place} belongs to somebody else.`);
  return place;
}

async function removeUnused(place: string): Promise<void> {
  for (const entry of readdirSync(place)) {
    const path = join(place, entry);
    // Another run may have renamed or removed it.
    const found = statSync(path, { throwIfNoEntry: false });
    if (found && Date.now() - found.mtimeMs > UNUSED_AFTER) await rm(path, { recursive: true, force: true });
  }
}

/**
 * What takes long to make is kept from one run of tests to the next and made anew when its sources have changed. Runs
 * may use it at once: each copies it, nobody changes it. @returns its path
 */
export async function keptFolder(wanted: KeptFolder): Promise<string> {
  const place = placeOf(wanted.name);
  const path = join(place, hashOf(wanted));
  if (!existsSync(path)) {
    await removeUnused(place);
    const unfinished = `${path}.${process.pid}`;
    // Of a run of that number that was killed, as each run in a container may have the same.
    await rm(unfinished, { recursive: true, force: true });
    await wanted.make(unfinished);
    await rename(unfinished, path).catch(async (error) => {
      // Another run was faster.
      if (!existsSync(path)) throw error;
      await rm(unfinished, { recursive: true });
    });
  }
  const now = new Date();
  await utimes(path, now, now);
  return path;
}

/**
 * A copy for one run, with its owners, in a folder that is open: as root, Postgres is another user.
 * @param name what the folder is called by
 * @returns the copy, and the folder around it, which is to be removed
 */
export function copyForRun(kept: string, name: string): { folder: string; dataDirectory: string } {
  const folder = mkdtempSync(join(tmpdir(), `samaj-${name}-`));
  chmodSync(folder, 0o755);
  const dataDirectory = join(folder, 'data');
  if (process.platform === 'win32') cpSync(kept, dataDirectory, { recursive: true });
  else execFileSync('cp', ['-a', kept, dataDirectory]);
  return { folder, dataDirectory };
}
