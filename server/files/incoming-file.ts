import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { AppError } from '../../rules/errors.ts';
import type { ImageSize, ImageVariants } from './image-variants.ts';

/** The finished files of a picture in a size, or in its own; undefined when there are none. */
export type FinishedPicture = (size?: ImageSize) => Promise<ImageVariants | undefined>;

/** A file that is being uploaded: its stream, and what the client claims about it, unverified. */
export interface IncomingFile {
  stream: Readable;
  fileName?: string;
  mimeType?: string;
  /** Aborts when the client disconnects. */
  disconnected?: AbortSignal;
  /** Of the demo alone: nothing that is sent has any. */
  finished?: FinishedPicture;
}

/** Media types are case-insensitive (RFC 9110 §8.3.1). */
export function isMultipart({ headers }: { headers: IncomingHttpHeaders }): boolean {
  return /^\s*multipart\//i.test(headers['content-type'] ?? '');
}

/** The error to answer a failed multipart request with: malformed input is the client's fault, a full disk is not. */
export function multipartRefusal(error: unknown): unknown {
  const isOwn =
    error instanceof AppError || (error instanceof Error && ('errno' in error || 'statusCode' in error));
  return isOwn ? error : new AppError('BAD_USER_INPUT', 'invalidRequest');
}
