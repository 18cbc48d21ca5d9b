import { chmod, mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Makes every file this process creates accessible to its own account only. Call it before anything else. */
export function setPrivateUmask(): void {
  process.umask(0o077);
}

/** Restricts folders that an older version left accessible to all accounts; skips missing and foreign ones. */
export async function restrictToOwner(...folders: string[]): Promise<void> {
  for (const folder of folders) {
    const found = await stat(folder).catch(() => undefined);
    if (found && (found.mode & 0o077) !== 0) await chmod(folder, 0o700).catch(() => undefined);
  }
}

/**
 * Creates missing folders and checks that each is writable.
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
        `SAMAJ_DATA: ${folder} is not writable (${code}). Give the server's user access to it, or set another folder.`,
      );
    }
  }
}
