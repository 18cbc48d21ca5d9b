import type { Readable } from 'node:stream';

/** A file that is on its way in: what the client says of it, unbelieved, and the stream of its bytes. */
export interface IncomingFile {
  stream: Readable;
  fileName?: string;
  mimeType?: string;
}
