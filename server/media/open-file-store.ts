import { join } from 'node:path';
import type { FileStore } from './file-store.ts';
import { LocalFileStore } from './local-file-store.ts';
import type { S3Settings } from './s3-file-store.ts';

interface DataFolder {
  dataDirectory: string;
}

/** Where uploads are received. */
export function incomingDirectoryOf({ dataDirectory }: DataFolder): string {
  return join(dataDirectory, 'incoming');
}

/** The installation's uploaded files: on this machine's disk, or where several servers reach them. */
export async function openFileStore(folder: DataFolder & { s3?: S3Settings }): Promise<FileStore> {
  const incomingDirectory = incomingDirectoryOf(folder);
  if (!folder.s3) return new LocalFileStore(join(folder.dataDirectory, 'files'), incomingDirectory);
  // Amazon's SDK is large: only who uses it waits for it.
  const { S3FileStore } = await import('./s3-file-store.ts');
  return new S3FileStore(folder.s3, incomingDirectory);
}
