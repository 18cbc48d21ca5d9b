import { open, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../../rules/errors.ts';
import { detectContentType } from './content-type.ts';
import { newIncomingPath } from './incoming-files.ts';

/** A complete upload on disk, not checked for what it may be: see `checkUploadKind`. */
export interface ReceivedUpload {
  path: string;
  byteSize: number;
  /** By content; undefined for text such as HTML and everything unknown. */
  contentType: string | undefined;
  /** As the file came with it: what is made of it stops then. */
  senderGone: AbortSignal | undefined;
  /** Removes the file; may be called twice. */
  discard(): Promise<void>;
}

interface ReceiveOptions {
  /** The data folder's `incoming/`; created when missing. */
  directory: string;
  maximumBytes: number;
  senderGone?: AbortSignal;
}

/**
 * Streams an upload to disk. Call it at once: until then nobody listens to the stream's errors.
 * On any failure the stream is destroyed and the file is gone.
 * @throws AppError PAYLOAD_TOO_LARGE over the limit (D40), BAD_USER_INPUT for an empty file
 */
export async function receiveUpload(stream: Readable, options: ReceiveOptions): Promise<ReceivedUpload> {
  const { senderGone } = options;
  let path = '';
  const discard = () => rm(path, { force: true });
  try {
    let byteSize = 0;
    await pipeline(stream, async (source: AsyncIterable<Buffer>) => {
      path = await newIncomingPath(options.directory);
      byteSize = await writeLimited(source, path, options.maximumBytes);
    });
    // A multipart parser with a limit of its own ends a longer file as if it were complete.
    if ('truncated' in stream && stream.truncated) throw tooLarge();
    if (byteSize === 0) throw new AppError('BAD_USER_INPUT', 'fileEmpty', { field: 'file' });
    return { path, byteSize, contentType: await detectContentType(path), senderGone, discard };
  } catch (error) {
    if (path) await discard();
    throw error;
  }
}

async function writeLimited(
  source: AsyncIterable<Buffer>,
  path: string,
  maximumBytes: number,
): Promise<number> {
  const file = await open(path, 'wx', 0o600);
  try {
    let byteSize = 0;
    for await (const chunk of source) {
      byteSize += chunk.length;
      if (byteSize > maximumBytes) throw tooLarge();
      await file.appendFile(chunk);
    }
    return byteSize;
  } finally {
    await file.close();
  }
}

function tooLarge(): AppError {
  return new AppError('PAYLOAD_TOO_LARGE', 'fileTooLarge', { field: 'file' });
}
