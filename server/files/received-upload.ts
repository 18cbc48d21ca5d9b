import { open, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../../rules/errors.ts';
import { detectContentType } from './content-type.ts';
import type { FinishedPicture } from './incoming-file.ts';
import { newIncomingPath } from './incoming-files.ts';

/** A complete upload on disk whose kind is not checked yet: see `checkUploadKind`. */
export interface ReceivedUpload {
  path: string;
  byteSize: number;
  /** Detected from the content; undefined for text such as HTML and for unknown formats. */
  contentType: string | undefined;
  /** Aborts processing when the client disconnects. */
  disconnected: AbortSignal | undefined;
  /** Instead of encoding the picture. */
  finished?: FinishedPicture;
  /** Removes the file; idempotent. */
  discard(): Promise<void>;
}

interface ReceiveOptions {
  /** The data folder's `incoming/`; created when missing. */
  directory: string;
  maximumBytes: number;
  disconnected?: AbortSignal;
}

/**
 * Streams an upload to disk. Call it at once: until then the stream's errors are unhandled.
 * On any failure the stream is destroyed and the file removed.
 * @throws AppError PAYLOAD_TOO_LARGE over the limit, BAD_USER_INPUT for an empty file
 */
export async function receiveUpload(stream: Readable, options: ReceiveOptions): Promise<ReceivedUpload> {
  const { disconnected } = options;
  let path = '';
  let writing: Promise<number> | undefined;
  const discard = () => rm(path, { force: true });
  const write = async (source: AsyncIterable<Buffer>) => {
    path = await newIncomingPath(options.directory);
    return writeLimited(source, path, options.maximumBytes);
  };
  try {
    await pipeline(stream, (source: AsyncIterable<Buffer>) => {
      writing = write(source);
      return writing;
    });
    const byteSize = (await writing) ?? 0;
    // A multipart parser with its own limit truncates a longer file and ends the stream normally.
    if ('truncated' in stream && stream.truncated) throw tooLarge();
    if (byteSize === 0) throw new AppError('BAD_USER_INPUT', 'fileEmpty', { field: 'file' });
    return { path, byteSize, contentType: await detectContentType(path), disconnected, discard };
  } catch (error) {
    // An aborted pipeline rejects while its last step still runs, which may be about to create the file.
    await writing?.catch(() => undefined);
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
