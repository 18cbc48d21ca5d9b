import { mkdir, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LocalFileStore } from './local-file-store.ts';
import { fileWith, keysOf, namesIn, temporaryDirectory } from './media-fixtures.ts';

const KEY = 'EventImg/abc@2x.webp';
const CONTENT = Buffer.from('0123456789');

async function emptyStore() {
  const data = await temporaryDirectory();
  const root = join(data, 'files');
  return { data, root, store: new LocalFileStore(root, join(data, 'incoming')) };
}

test('[UP-7] a put that fails leaves nothing behind', async () => {
  const { data, root, store } = await emptyStore();
  await mkdir(join(root, KEY), { recursive: true });

  await expect(store.put(KEY, CONTENT)).rejects.toThrow();
  await expect(store.put('PdfFile/abc.pdf', join(data, 'missing'))).rejects.toThrow();
  expect(await namesIn(join(data, 'incoming'))).toEqual([]);
  expect(await keysOf(store)).toEqual([]);
});

describe('[UP-6] traversal', () => {
  test('[UP-6] a symbolic link in place of a file is not followed', async () => {
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

  test('[UP-6] a symbolic link in place of a folder is not followed', async () => {
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
