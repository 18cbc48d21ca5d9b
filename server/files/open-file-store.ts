import { join } from 'node:path';
import type { S3Settings } from '../config.ts';
import type { FileStore } from './file-store.ts';
import { LocalFileStore } from './local-file-store.ts';

interface DataFolder {
  dataDirectory: string;
}

/** Where uploads are received. */
export function incomingDirectoryOf({ dataDirectory }: DataFolder): string {
  return join(dataDirectory, 'incoming');
}

/** Where a `LocalFileStore` keeps its files. */
export function filesDirectoryOf({ dataDirectory }: DataFolder): string {
  return join(dataDirectory, 'files');
}

/** The installation's uploaded files: on this machine's disk, or where several servers reach them. */
export async function openFileStore(folder: DataFolder & { s3?: S3Settings }): Promise<FileStore> {
  const incomingDirectory = incomingDirectoryOf(folder);
  if (!folder.s3) return new LocalFileStore(filesDirectoryOf(folder), incomingDirectory);
  // Amazon's SDK is large: only who uses it waits for it.
  const { S3FileStore } = await import('./s3-file-store.ts');
  return new S3FileStore(folder.s3, incomingDirectory);
}
