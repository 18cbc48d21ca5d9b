import { type FileHandle, open, readFile, stat } from 'node:fs/promises';
import type { RunAs } from './run-as.ts';

const largestLog = 5 * 1024 * 1024;
const tailLines = 15;

/** Opens Postgres's log for appending, emptied first when it has grown beyond 5 MB. The caller closes it. */
export async function openLogFile(path: string, runAs: RunAs | undefined): Promise<FileHandle> {
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  );
  const file = await open(path, 'a', 0o600);
  if (size > largestLog) await file.truncate();
  // Else a later start by the ordinary user who owns the database could not write to the log that root made.
  if (runAs) await file.chown(runAs.uid, runAs.gid);
  return file;
}

/** The last lines of Postgres's log, or an empty text when there is none. */
export async function logTail(path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch(() => '');
  return text.trimEnd().split('\n').slice(-tailLines).join('\n');
}
