import { access, chmod, mkdir, readdir, realpath, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { canReach, type RunAs } from './run-as.ts';

/** The code of a system error (`ENOENT`), a Postgres error (`57P03`) or undefined. */
export function errorCode(error: unknown): string | undefined {
  return (error as { code?: string } | undefined)?.code;
}

/** Whether the path is there. @throws when that cannot be told, for example for want of permission */
export async function exists(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return false;
    throw error;
  }
}

const leftoverAge = 10 * 60_000;

/** Removes the temporary folders with this prefix that interrupted runs left; younger ones may be in use. */
export async function removeLeftovers(parent: string, prefix: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(prefix)) continue;
    const folder = join(parent, name);
    const found = await stat(folder).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > leftoverAge) await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Whether nobody but root and the user of this process can put something else in the folder's place or into
 * it.
 */
async function isTrusted(folder: string): Promise<boolean> {
  const self = process.geteuid?.();
  for (let path = folder; ; path = dirname(path)) {
    const { uid, mode } = await stat(path);
    const writableByOthers = (mode & 0o022) !== 0;
    const sticky = (mode & 0o1000) !== 0;
    if (uid !== 0 && uid !== self) return false;
    if (writableByOthers && (path === folder || !sticky)) return false;
    if (path === dirname(path)) return true;
  }
}

/**
 * The real path of the first candidate that exists or can be made, that no other user can tamper with and
 * that Postgres's user can enter. @throws when none is such
 */
export async function trustedFolder(candidates: string[], runAs: RunAs | undefined): Promise<string> {
  const refused: string[] = [];
  for (const candidate of candidates) {
    try {
      if (await mkdir(candidate, { recursive: true })) await chmod(candidate, 0o755);
      const folder = await realpath(candidate);
      const reachable = !runAs || (await canReach(folder, runAs, 1));
      if (reachable && (await isTrusted(folder))) return folder;
      refused.push(`${candidate}: ${reachable ? 'other users can write there' : 'not open to its user'}`);
    } catch (error) {
      refused.push(`${candidate}: ${(error as Error).message}`);
    }
  }
  throw new Error(`Found no safe folder for Postgres.\n${refused.join('\n')}`);
}
