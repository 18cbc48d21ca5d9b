import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startS3Emulator } from '../testing/s3-emulator.ts';
import type { FileStore } from './file-store.ts';
import { LocalFileStore } from './local-file-store.ts';
import { fileWith, keysOf, namesIn, temporaryDirectory } from './media-fixtures.ts';
import { S3FileStore } from './s3-file-store.ts';

const KEY = 'EventImg/abc@2x.webp';
const CONTENT = Buffer.from('0123456789');

interface EmptyStore {
  store: FileStore;
  /** Temporary files left by failed writes. */
  strayNames(): Promise<string[]>;
}

async function emptyLocalStore(): Promise<EmptyStore> {
  const data = await temporaryDirectory();
  const incoming = join(data, 'incoming');
  const store = new LocalFileStore(join(data, 'files'), incoming);
  return { store, strayNames: () => namesIn(incoming) };
}

async function emptyS3Store(): Promise<EmptyStore> {
  const { settings, close } = await startS3Emulator(await temporaryDirectory());
  onTestFinished(close);
  const incoming = await temporaryDirectory();
  return { store: new S3FileStore(settings, incoming), strayNames: () => namesIn(incoming) };
}

describe.each([
  ['on the disk', emptyLocalStore],
  ['in S3', emptyS3Store],
])('a file store %s', (_where, emptyStore) => {
  test('a file is stored, read whole or in part, listed and removed', async () => {
    const { store, strayNames } = await emptyStore();
    await store.put(KEY, CONTENT);

    const whole = await store.open(KEY);
    const part = await store.open(KEY, { start: 2, end: 4 });
    expect(whole && (await buffer(whole.stream))).toEqual(CONTENT);
    expect(part && (await buffer(part.stream)).toString()).toBe('234');
    expect(part?.size).toBe(10);
    expect(await store.size(KEY)).toBe(10);
    expect(await keysOf(store)).toEqual([KEY]);
    expect(await strayNames()).toEqual([]);

    await store.remove([KEY, 'PdfFile/neverthere.pdf']);
    expect(await store.open(KEY)).toBeNull();
    expect(await store.size(KEY)).toBeNull();
    expect(await keysOf(store)).toEqual([]);
  });

  test('a file at a path is copied, a stream is stored, and a second put replaces the first', async () => {
    const { store, strayNames } = await emptyStore();
    const path = await fileWith(CONTENT);
    await store.put('PdfFile/abc.pdf', Buffer.from('older'));
    await store.put('PdfFile/abc.pdf', path);
    await store.put('PdfFile/def.pdf', Readable.from([CONTENT]));

    const stored = await store.open('PdfFile/abc.pdf');
    expect(stored && (await buffer(stored.stream))).toEqual(CONTENT);
    expect(await readFile(path)).toEqual(CONTENT);
    expect(await store.size('PdfFile/def.pdf')).toBe(CONTENT.length);
    expect(await strayNames()).toEqual([]);
  });

  test('in an empty store a file is missing, not an error', async () => {
    const { store } = await emptyStore();
    expect(await keysOf(store)).toEqual([]);
    expect(await store.size(KEY)).toBeNull();
    await expect(store.remove([KEY])).resolves.toBeUndefined();
  });

  test('only keys that begin with the prefix are listed', async () => {
    const { store } = await emptyStore();
    for (const key of ['EventImg/aa.jpg', 'EventImg/ab.jpg', 'PdfFile/aa.pdf']) await store.put(key, CONTENT);
    expect(await keysOf(store, 'EventImg/')).toEqual(['EventImg/aa.jpg', 'EventImg/ab.jpg']);
    expect(await keysOf(store, 'EventImg/ab')).toEqual(['EventImg/ab.jpg']);
  });

  describe('[UP-6] traversal', () => {
    test.each([
      '../secret.jpg',
      'EventImg/../../secret.jpg',
      'EventImg/..',
      '/etc/passwd',
      'EventImg/a/b.jpg',
      'EventImg\\a.jpg',
      'EventImg/a.jpg\0.png',
      'EventImg/.hidden.jpg',
      'EventImg/a.jpg\n',
      'EventImg/A.JPG',
      '',
    ])('[UP-6] the key %j is refused by every call', async (key) => {
      const { store, strayNames } = await emptyStore();
      await expect(store.put(key, CONTENT)).rejects.toThrow('Not a key');
      await expect(store.open(key)).rejects.toThrow('Not a key');
      await expect(store.size(key)).rejects.toThrow('Not a key');
      await expect(store.remove([key])).rejects.toThrow('Not a key');
      expect(await strayNames()).toEqual([]);
      expect(await keysOf(store)).toEqual([]);
    });
  });
});
