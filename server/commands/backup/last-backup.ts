import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

interface DataFolder {
  dataDirectory: string;
}

/** Where backups go by default. */
export function backupDirectoryOf({ dataDirectory }: DataFolder): string {
  return join(dataDirectory, 'backups');
}

const lastBackupPath = ({ dataDirectory }: DataFolder) => join(dataDirectory, 'last-backup.json');

const lastBackupRules = z.object({
  /** When it began. */
  createdAt: z.coerce.date(),
  path: z.string(),
  /** How many files that the database names it does not have. */
  missingFiles: z.int().default(0),
});

export type LastBackup = z.output<typeof lastBackupRules>;

export async function noteBackup(folder: DataFolder, backup: LastBackup): Promise<void> {
  await writeFile(lastBackupPath(folder), `${JSON.stringify(backup)}\n`);
}

/** Undefined if none is known. */
export async function lastBackup(folder: DataFolder): Promise<LastBackup | undefined> {
  try {
    return lastBackupRules.parse(JSON.parse(await readFile(lastBackupPath(folder), 'utf8')));
  } catch {
    return undefined;
  }
}
