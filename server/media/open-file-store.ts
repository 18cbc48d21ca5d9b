import { join } from 'node:path';
import type { FileStore } from './file-store.ts';
import { LocalFileStore } from './local-file-store.ts';
import type { S3Settings } from './s3-file-store.ts';

interface FileStoreOptions {
  dataDirectory: string;
  /** On the data directory's file system. */
  incomingDirectory: string;
  s3: S3Settings | undefined;
}

/** Where files live, as configured: on this machine's disk, or where several servers reach them. */
export async function openFileStore(options: FileStoreOptions): Promise<FileStore> {
  const { dataDirectory, incomingDirectory, s3 } = options;
  if (!s3) return new LocalFileStore(join(dataDirectory, 'files'), incomingDirectory);
  // Amazon's SDK is large: only who uses it waits for it.
  const { S3FileStore } = await import('./s3-file-store.ts');
  return new S3FileStore(s3);
}
