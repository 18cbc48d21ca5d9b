import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { FileStore } from '../../files/file-store.ts';
import { keysOf, temporaryDirectory } from '../../files/media-fixtures.ts';
import { randomName } from '../../files/media-names.ts';
import { S3FileStore } from '../../files/s3-file-store.ts';
import { startS3Emulator } from '../../testing/s3-emulator.ts';
import {
  archivePath,
  backUp,
  emptyInstallation,
  type Installation,
  localStore,
  query,
  restore,
} from './backup-fixtures.ts';

vi.setConfig({ testTimeout: 150_000 });

async function bucket(): Promise<S3FileStore> {
  const { settings, close } = await startS3Emulator(await temporaryDirectory());
  onTestFinished(close);
  return new S3FileStore(settings, await temporaryDirectory());
}

/** Adds a document as the site would. @returns its key */
async function addFile(installation: Installation, store: FileStore): Promise<string> {
  const name = `${randomName()}.pdf`;
  await query(
    installation,
    `INSERT INTO media_file (folder, file_name, kind, content_type, byte_size, variants, state)
     VALUES ('PdfFile', $1, 'PDF', 'application/pdf', 4, '[]', 'STORED')`,
    [name],
  );
  await store.put(`PdfFile/${name}`, Buffer.from('%PDF'));
  return `PdfFile/${name}`;
}

describe('the files of a restore', () => {
  it('[OPS-3] come into a bucket as well as onto the disk', async () => {
    const site = await emptyInstallation();
    const key = await addFile(site, localStore(site));
    const path = await archivePath();
    await backUp(site, path);
    const store = await bucket();
    await restore(await emptyInstallation(), path, { store });
    expect(await keysOf(store)).toEqual([key]);
  });

  it('[OPS-3] in a bucket that the site and a drill share, the drill removes nothing of the site', async () => {
    const store = await bucket();
    const site = await emptyInstallation();
    const archived = await addFile(site, store);
    const path = await archivePath();
    await backUp(site, path, store);
    const newer = await addFile(site, store);
    await restore(await emptyInstallation(), path, { store });
    expect((await keysOf(store)).sort()).toEqual([archived, newer].sort());
  });

  it('[OPS-3] take the place of those that the replaced database named', async () => {
    const store = await bucket();
    const site = await emptyInstallation();
    const archived = await addFile(site, store);
    const path = await archivePath();
    await backUp(site, path, store);
    const newer = await addFile(site, store);
    await restore(site, path, { store, replace: true });
    expect(await keysOf(store)).toEqual([archived]);
    expect(newer).not.toBe(archived);
  });
});
