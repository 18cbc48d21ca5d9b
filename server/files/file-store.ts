import type { Readable } from 'node:stream';

/** First and last byte, both inclusive, as in HTTP. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface OpenedFile {
  /** Holds a file descriptor or connection: read it to its end or destroy it. */
  stream: Readable;
  /** Bytes of the whole file, even if only a range was requested. */
  size: number;
}

/**
 * Stores uploaded files. Keys are `<folder>/<name>`; writes are atomic: a file exists completely or not at all.
 * A malformed key is a programming error and throws.
 */
export interface FileStore {
  /** Stores a buffer, a copy of the file at a path, or a whole stream; on return it is durable. */
  put(key: string, source: Buffer | string | Readable): Promise<void>;
  /** Opens a file, or a range within its size; null if it does not exist. */
  open(key: string, range?: ByteRange): Promise<OpenedFile | null>;
  /** Bytes of a file; null if it does not exist. */
  size(key: string): Promise<number | null>;
  /** Removes files; a missing one is no error. */
  remove(keys: readonly string[]): Promise<void>;
  /** Every key that starts with the prefix, in no particular order. */
  list(prefix: string): AsyncIterable<string>;
}

const KEY = /^([A-Za-z]{1,40})\/([a-z0-9]{1,64}(?:@2x|@small)?\.[a-z0-9]{2,5})$/;

/** Whether a name found in the store is a valid key. */
export function isKey(name: string): boolean {
  return KEY.test(name);
}

/** @throws Error for an invalid key, which rules out path traversal */
export function parseKey(key: string): { folder: string; name: string } {
  const [, folder, name] = KEY.exec(key) ?? [];
  if (!folder || !name) throw new Error('Not a key of the file store.');
  return { folder, name };
}
