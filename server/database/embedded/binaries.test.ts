import { mkdir, mkdtemp, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { completeBinaries } from './binaries.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'samaj-binaries-test-'));
});

afterEach(() => rm(folder, { recursive: true }));

test('makes the library links that a forbidden install script did not', async () => {
  await mkdir(join(folder, 'lib'));
  await mkdir(join(folder, 'bin'));
  await writeFile(join(folder, 'bin', 'postgres'), '', { mode: 0o644 });
  await writeFile(join(folder, 'lib', 'libpq.so.5.18'), '');
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
  await writeFile(join(folder, 'pg-symlinks.json'), JSON.stringify(links));
  expect(await completeBinaries(folder)).toBe(true);
  expect(await completeBinaries(folder)).toBe(true);
  expect(await readlink(join(folder, 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18');
  expect((await stat(join(folder, 'bin', 'postgres'))).mode & 0o111).toBe(0o111);
});
