import type { Readable } from 'node:stream';

/** First and last byte, both included, as in HTTP. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface OpenedFile {
  /** Holds a resource: read it to its end or destroy it. */
  stream: Readable;
  /** Bytes of the whole file, also when only a range was asked for. */
  size: number;
}

/**
 * Where uploaded files live. Keys are `<folder>/<name>`; a file is there completely or not at all.
 * A key outside the store's character set is a programming error and throws.
 */
export interface FileStore {
  /** Stores a buffer, a copy of the file at a path, or a whole stream; on return it survives a power cut. */
  put(key: string, source: Buffer | string | Readable): Promise<void>;
  /** Opens a file or a range inside its size; null when there is none. */
  open(key: string, range?: ByteRange): Promise<OpenedFile | null>;
  /** Bytes of a file; null when there is none. */
  size(key: string): Promise<number | null>;
  /** Removes files; those already gone are no error. */
  remove(keys: readonly string[]): Promise<void>;
  /** Every key that starts with the prefix, in no order. */
  list(prefix: string): AsyncIterable<string>;
}

const KEY = /^([A-Za-z]{1,40})\/([a-z0-9]{1,64}(?:@2x)?\.[a-z0-9]{2,5})$/;

/** Whether a name found in a store is one of ours. */
export function isKey(name: string): boolean {
  return KEY.test(name);
}

/** @throws Error for what is no key, so that nothing else is ever reached */
export function parseKey(key: string): { folder: string; name: string } {
  const [, folder, name] = KEY.exec(key) ?? [];
  if (!folder || !name) throw new Error('Not a key of the file store.');
  return { folder, name };
}
