import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';

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
