import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface DataFolder {
  dataDirectory: string;
}

/** Where backups go that are told no other place. */
export function backupDirectoryOf({ dataDirectory }: DataFolder): string {
  return join(dataDirectory, 'backups');
}

/** Says when the last backup was made and where it went. */
export function lastBackupPath({ dataDirectory }: DataFolder): string {
  return join(dataDirectory, 'last-backup.json');
}

/** When the last backup began; undefined when none is known. */
export async function lastBackupTime(folder: DataFolder): Promise<Date | undefined> {
  try {
    const { createdAt } = JSON.parse(await readFile(lastBackupPath(folder), 'utf8'));
    const time = new Date(createdAt);
    return Number.isNaN(time.getTime()) ? undefined : time;
  } catch {
    return undefined;
  }
}
