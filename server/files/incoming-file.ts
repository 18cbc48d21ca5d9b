import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { AppError } from '../../rules/errors.ts';

/** A file that is on its way in: what the client says of it, unbelieved, and the stream of its bytes. */
export interface IncomingFile {
  stream: Readable;
  fileName?: string;
  mimeType?: string;
  /** Aborts when nobody waits for the answer any more. */
  senderGone?: AbortSignal;
}

/** Types are written in any case (RFC 9110 §8.3.1). */
export function isMultipart({ headers }: { headers: IncomingHttpHeaders }): boolean {
  return /^\s*multipart\//i.test(headers['content-type'] ?? '');
}

/** What a failed multipart request is answered with: broken bytes are the sender's fault, a full disk is not. */
export function multipartRefusal(error: unknown): unknown {
  const isOwn =
    error instanceof AppError || (error instanceof Error && ('errno' in error || 'statusCode' in error));
  return isOwn ? error : new AppError('BAD_USER_INPUT', 'invalidRequest');
}
