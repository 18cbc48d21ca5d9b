import { chmod, mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What this process makes from now on, no other account of the machine can open. Call it first of all. */
export function keepPrivate(): void {
  process.umask(0o077);
}

/** Closes folders that an older version left open to every account; those that are not there or not ours stay. */
export async function closeToOthers(...folders: string[]): Promise<void> {
  for (const folder of folders) {
    const found = await stat(folder).catch(() => undefined);
    if (found && (found.mode & 0o077) !== 0) await chmod(folder, 0o700).catch(() => undefined);
  }
}

/**
 * Makes the folders where they are missing and tries to write into each.
 * @throws Error that names SAMAJ_DATA, the folder and what to do
 */
export async function requireWritable(...folders: string[]): Promise<void> {
  for (const folder of folders) {
    const probe = join(folder, `.write-test-${process.pid}`);
    try {
      await mkdir(folder, { recursive: true });
      const handle = await open(probe, 'w');
      await handle.close();
      await rm(probe, { force: true });
    } catch (error) {
      const { code = String(error) } = error as NodeJS.ErrnoException;
      throw new Error(
        `SAMAJ_DATA: ${folder} cannot be written (${code}). Give the server's user that folder, or name another one.`,
      );
    }
  }
}
