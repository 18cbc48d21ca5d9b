import { join } from 'node:path';
import type { S3Settings } from '../config.ts';
import type { FileStore } from './file-store.ts';
import { LocalFileStore } from './local-file-store.ts';
import type { S3Timeouts } from './s3-file-store.ts';

interface DataFolder {
  dataDirectory: string;
}

export interface FilesFolder extends DataFolder {
  s3?: S3Settings;
}

/** Where uploads are received before they are stored. */
export function incomingDirectoryOf({ dataDirectory }: DataFolder): string {
  return join(dataDirectory, 'incoming');
}

/** Where a `LocalFileStore` keeps its files. */
export function filesDirectoryOf({ dataDirectory }: DataFolder): string {
  return join(dataDirectory, 'files');
}

/** Where the files are, for people. */
export function whereFilesAre(folder: FilesFolder): string {
  return folder.s3 ? `the bucket ${folder.s3.bucket}` : filesDirectoryOf(folder);
}

/** The installation's file store: S3 if configured, which several servers can share, else the local disk. */
export async function openFileStore(folder: FilesFolder, timeouts?: S3Timeouts): Promise<FileStore> {
  const incomingDirectory = incomingDirectoryOf(folder);
  if (!folder.s3) return new LocalFileStore(filesDirectoryOf(folder), incomingDirectory);
  // Imported only if used: Amazon's SDK is large.
  const { S3FileStore } = await import('./s3-file-store.ts');
  return new S3FileStore(folder.s3, incomingDirectory, timeouts);
}
