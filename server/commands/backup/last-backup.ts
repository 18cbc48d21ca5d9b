import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface DataFolder {
  dataDirectory: string;
}

/** Where backups go by default. */
export function backupDirectoryOf({ dataDirectory }: DataFolder): string {
  return join(dataDirectory, 'backups');
}

/** The file that records time and path of the last backup. */
export function lastBackupPath({ dataDirectory }: DataFolder): string {
  return join(dataDirectory, 'last-backup.json');
}

/** When the last backup began; undefined if none is known. */
export async function lastBackupTime(folder: DataFolder): Promise<Date | undefined> {
  try {
    const { createdAt } = JSON.parse(await readFile(lastBackupPath(folder), 'utf8'));
    const time = new Date(createdAt);
    return Number.isNaN(time.getTime()) ? undefined : time;
  } catch {
    return undefined;
  }
}
