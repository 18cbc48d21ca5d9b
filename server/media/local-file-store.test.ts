import { mkdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { LocalFileStore } from './local-file-store.ts';
import { fileWith, namesIn, temporaryDirectory } from './media-fixtures.ts';

const KEY = 'EventImg/abc@2x.webp';
const CONTENT = Buffer.from('0123456789');

async function emptyStore() {
  const data = await temporaryDirectory();
  const root = join(data, 'files');
  return { data, root, store: new LocalFileStore(root, join(data, 'incoming')) };
}

async function keysOf(store: LocalFileStore, prefix = ''): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of store.list(prefix)) keys.push(key);
  return keys.sort();
}

test('a file is stored, read whole or in part, listed and removed', async () => {
  const { data, store } = await emptyStore();
  await store.put(KEY, CONTENT);

  const whole = await store.open(KEY);
  const part = await store.open(KEY, { start: 2, end: 4 });
  expect(whole && (await buffer(whole.stream))).toEqual(CONTENT);
  expect(part && (await buffer(part.stream)).toString()).toBe('234');
  expect(part?.size).toBe(10);
  expect(await store.size(KEY)).toBe(10);
  expect(await keysOf(store)).toEqual([KEY]);
  expect(await namesIn(join(data, 'incoming'))).toEqual([]);

  await store.remove([KEY, 'PdfFile/neverthere.pdf']);
  expect(await store.open(KEY)).toBeNull();
  expect(await store.size(KEY)).toBeNull();
  expect(await keysOf(store)).toEqual([]);
});

test('a file at a path is copied, and putting it again replaces it', async () => {
  const { root, store } = await emptyStore();
  const path = await fileWith(CONTENT);
  await store.put('PdfFile/abc.pdf', Buffer.from('older'));
  await store.put('PdfFile/abc.pdf', path);

  expect(await readFile(join(root, 'PdfFile', 'abc.pdf'))).toEqual(CONTENT);
  expect(await readFile(path)).toEqual(CONTENT);
});

test('[UP-7] a put that fails leaves nothing behind', async () => {
  const { data, root, store } = await emptyStore();
  await mkdir(join(root, KEY), { recursive: true });

  await expect(store.put(KEY, CONTENT)).rejects.toThrow();
  await expect(store.put('PdfFile/abc.pdf', join(data, 'missing'))).rejects.toThrow();
  expect(await namesIn(join(data, 'incoming'))).toEqual([]);
  expect(await keysOf(store)).toEqual([]);
});

test('an empty store answers like one without the file', async () => {
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
    const { data, store } = await emptyStore();
    await expect(store.put(key, CONTENT)).rejects.toThrow('Not a key');
    await expect(store.open(key)).rejects.toThrow('Not a key');
    await expect(store.size(key)).rejects.toThrow('Not a key');
    await expect(store.remove([key])).rejects.toThrow('Not a key');
    expect(await namesIn(data)).toEqual([]);
  });

  test('[UP-6] a link in the place of a file is not followed', async () => {
    const { root, store } = await emptyStore();
    const secret = await fileWith(CONTENT);
    await mkdir(join(root, 'EventImg'), { recursive: true });
    await symlink(secret, join(root, KEY));

    expect(await store.open(KEY)).toBeNull();
    expect(await store.size(KEY)).toBeNull();
    expect(await keysOf(store)).toEqual([]);
    await store.remove([KEY]);
    expect((await stat(secret)).size).toBe(10);
  });

  test('[UP-6] a link in the place of a folder is not followed', async () => {
    const { root, store } = await emptyStore();
    const outside = await temporaryDirectory();
    await writeFile(join(outside, 'abc.jpg'), CONTENT);
    await mkdir(root);
    await symlink(outside, join(root, 'EventImg'));

    expect(await store.open('EventImg/abc.jpg')).toBeNull();
    expect(await store.size('EventImg/abc.jpg')).toBeNull();
    expect(await keysOf(store)).toEqual([]);
    await store.remove(['EventImg/abc.jpg']);
    await expect(store.put('EventImg/def.jpg', CONTENT)).rejects.toThrow('out of the file store');
    expect(await namesIn(outside)).toEqual(['abc.jpg']);
  });
});
