import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import type { FileStore } from './file-store.ts';
import { LocalFileStore } from './local-file-store.ts';
import { MediaService } from './media.service.ts';
import type { MediaSpec } from './media-content.ts';
import { MediaFile } from './media-file.entity.ts';
import { MP4, namesIn, noise, PDF, received, temporaryDirectory } from './media-fixtures.ts';
import { randomName, storedKeys } from './media-names.ts';

const PICTURE: MediaSpec = { folder: 'EventImg', kind: 'IMAGE', size: { width: 48, height: 28 } };
const DOCUMENT: MediaSpec = { folder: 'PdfFile', kind: 'PDF' };
const photo = await noise(100, 60).jpeg().toBuffer();

let database: TestDatabase;
let dataSource: DataSource;

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = database.dataSource;
});
afterAll(() => database.drop());
beforeEach(() => dataSource.getRepository(MediaFile).deleteAll());

/** A service on a store of its own, whose calls a test may replace. */
async function openMedia() {
  const data = await temporaryDirectory();
  const incomingDirectory = join(data, 'incoming');
  const store: FileStore = new LocalFileStore(join(data, 'files'), incomingDirectory);
  const log = { error: vi.fn() };
  const service = new MediaService(dataSource, store, { incomingDirectory, log });
  const upload = (content = photo) => received(content, incomingDirectory);
  const save = async (content = photo, spec = PICTURE) =>
    service.withUpload(await upload(content), spec, async (file) => {
      if (file) await dataSource.transaction((manager) => service.attach(manager, file));
      return file as MediaFile;
    });
  const contents = async () => ({
    rows: (await dataSource.manager.find(MediaFile)).map(({ id, state }) => ({ id, state })),
    keys: await keysOf(store),
    incoming: await namesIn(incomingDirectory),
  });
  return { incomingDirectory, store, log, service, upload, save, contents };
}

async function keysOf(store: FileStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of store.list('')) keys.push(key);
  return keys.sort();
}

const NOTHING = { rows: [], keys: [], incoming: [] };

function stored(...files: MediaFile[]) {
  return {
    rows: files.map(({ id }) => ({ id, state: 'STORED' })),
    keys: files.flatMap(storedKeys).sort(),
    incoming: [],
  };
}

describe('a file and its record appear together', () => {
  test('a picture with its variants', async () => {
    const { save, contents } = await openMedia();
    const file = await save();

    expect(file).toMatchObject({ kind: 'IMAGE', contentType: 'image/jpeg', width: 48, height: 28 });
    expect(file.variants).toEqual([
      { suffix: '.webp', format: 'webp', width: 48 },
      { suffix: '.avif', format: 'avif', width: 48 },
      { suffix: '@2x.webp', format: 'webp', width: 96 },
      { suffix: '@2x.avif', format: 'avif', width: 96 },
    ]);
    expect(storedKeys(file)).toHaveLength(5);
    expect(await contents()).toEqual(stored(file));
  });

  test('a video and a document, as they came', async () => {
    const { save, store, contents } = await openMedia();
    const video = await save(MP4, { folder: 'DailyEvantImg', kind: 'VIDEO' });
    const document = await save(PDF, DOCUMENT);

    expect(video).toMatchObject({
      contentType: 'video/mp4',
      byteSize: MP4.length,
      width: null,
      variants: [],
    });
    expect(await store.size(`PdfFile/${document.fileName}`)).toBe(PDF.length);
    expect(await contents()).toEqual(stored(video, document));
  });

  test('work without an upload', async () => {
    const { service, contents } = await openMedia();
    expect(await service.withUpload(undefined, PICTURE, async (file) => file)).toBeUndefined();
    expect(await contents()).toEqual(NOTHING);
  });

  test('[UP-6] the name is generated: 130 random bits, whatever the uploader called it', async () => {
    const { save } = await openMedia();
    const names = [(await save()).fileName, (await save()).fileName];
    expect(names).toEqual([expect.stringMatching(/^[a-z2-7]{26}\.jpg$/), expect.stringMatching(/\.jpg$/)]);
    expect(names[0]).not.toBe(names[1]);
  });
});

describe('[UP-7] failures leave nothing behind', () => {
  test('[UP-7] the transaction is rolled back', async () => {
    const { service, upload, contents } = await openMedia();
    const saving = service.withUpload(await upload(), PICTURE, (file) =>
      dataSource.transaction(async (manager) => {
        if (file) await service.attach(manager, file);
        throw new Error('rolled back');
      }),
    );
    await expect(saving).rejects.toThrow('rolled back');
    expect(await contents()).toEqual(NOTHING);
  });

  test.each([1, 2, 3, 4, 5])('[UP-7] the store fails at file %d of 5', async (failing) => {
    const { store, save, contents } = await openMedia();
    const put = store.put.bind(store);
    let count = 0;
    vi.spyOn(store, 'put').mockImplementation(async (key, source) => {
      count += 1;
      if (count === failing) throw new Error('disk full');
      await put(key, source);
    });
    await expect(save()).rejects.toThrow('disk full');
    expect(await contents()).toEqual(NOTHING);
  });

  test('[UP-7] the picture is refused', async () => {
    const { save, contents } = await openMedia();
    const cut = photo.subarray(0, photo.length / 2);
    await expect(save(cut)).rejects.toMatchObject({ messageKey: 'imageNotReadable' });
    expect(await contents()).toEqual(NOTHING);
  });

  test('[UP-7] a replacement that fails leaves the old file as it was', async () => {
    const { service, upload, save, contents } = await openMedia();
    const old = await save();
    const replacing = service.withUpload(await upload(), PICTURE, (file) =>
      dataSource.transaction(async (manager) => {
        if (file) await service.attach(manager, file);
        await service.release(manager, old.id);
        throw new Error('rolled back');
      }),
    );
    await expect(replacing).rejects.toThrow('rolled back');
    expect(await contents()).toEqual(stored(old));
  });

  test('[UP-7] a commit that got through keeps its file although the caller saw an error', async () => {
    const { service, upload, contents } = await openMedia();
    let file: MediaFile | undefined;
    const saving = service.withUpload(await upload(), PICTURE, async (prepared) => {
      file = prepared as MediaFile;
      await dataSource.transaction((manager) => service.attach(manager, prepared as MediaFile));
      throw new Error('connection lost after the commit');
    });
    await expect(saving).rejects.toThrow('connection lost');
    expect(await contents()).toEqual(stored(file as MediaFile));
  });
});

describe('[UP-7] the sweep finishes what a killed server left', () => {
  test.each([1, 2, 3, 4, 5])('[UP-7] killed while storing file %d of 5', async (killedAt) => {
    const { store, service, upload, contents } = await openMedia();
    const put = store.put.bind(store);
    let count = 0;
    await new Promise<void>((killed) => {
      vi.spyOn(store, 'put').mockImplementation(async (key, source) => {
        count += 1;
        if (count < killedAt) return put(key, source);
        killed();
        // A dead process never comes back.
        return new Promise(() => {});
      });
      void upload().then((uploaded) => service.prepare(uploaded, PICTURE));
    });
    const before = await contents();
    expect(before.rows).toEqual([{ id: expect.any(Number), state: 'PENDING' }]);
    expect([before.keys.length, before.incoming.length]).toEqual([killedAt - 1, 1]);

    await service.sweep({ pendingOlderThanSeconds: 0 });
    expect(await contents()).toEqual(NOTHING);
  });

  test('[UP-7] killed between the commit and the purge', async () => {
    const { service, save, contents } = await openMedia();
    const [gone, kept] = [await save(), await save()];
    await dataSource.transaction((manager) => service.release(manager, gone.id));

    await service.sweep({ pendingOlderThanSeconds: 3600 });
    expect(await contents()).toEqual(stored(kept));
  });

  test('[UP-7] a purge that fails is logged and finished by the next sweep', async () => {
    const { store, service, log, save, contents } = await openMedia();
    const file = await save();
    await dataSource.transaction((manager) => service.release(manager, file.id));
    vi.spyOn(store, 'remove').mockRejectedValueOnce(new Error('store not reachable'));

    await service.purge([file.id]);
    expect(log.error).toHaveBeenCalledOnce();
    expect(await contents()).toMatchObject({ rows: [{ id: file.id, state: 'REMOVED' }] });
    await service.sweep({ pendingOlderThanSeconds: 3600 });
    expect(await contents()).toEqual(NOTHING);
  });

  test('[UP-7] a file that cannot be removed does not keep the others', async () => {
    const { store, service, save, contents } = await openMedia();
    const [stuck, other] = [await save(), await save()];
    for (const { id } of [stuck, other]) {
      await dataSource.transaction((manager) => service.release(manager, id));
    }
    vi.spyOn(store, 'remove').mockRejectedValueOnce(new Error('store not reachable'));

    await service.sweep({ pendingOlderThanSeconds: 3600 });
    const removed = { ...stored(stuck), rows: [{ id: stuck.id, state: 'REMOVED' }] };
    expect(await contents()).toEqual(removed);
  });

  test('[UP-7] uploads in progress and stored files are left alone', async () => {
    const { service, upload, save, incomingDirectory, contents } = await openMedia();
    const file = await save();
    const leased = await service.prepare(await upload(), PICTURE);
    const before = await contents();

    await service.sweep({ pendingOlderThanSeconds: 3600 });
    expect(await contents()).toEqual(before);
    expect(before.rows.map(({ id }) => id).sort()).toEqual([file.id, leased.id].sort());
    expect(await namesIn(incomingDirectory)).toHaveLength(1);
  });

  test('[UP-7] a lease that is being attached is not swept', async () => {
    const { service, upload, contents } = await openMedia();
    const uploaded = await upload();
    const file = await service.prepare(uploaded, PICTURE);
    let sweeping: Promise<void> | undefined;
    await dataSource.transaction(async (manager) => {
      await service.attach(manager, file);
      sweeping = service.sweep({ pendingOlderThanSeconds: 0 });
    });
    await sweeping;
    await uploaded.discard();
    expect(await contents()).toEqual(stored(file));
  });

  test('[UP-7] a lease that was swept cannot be attached any more', async () => {
    const { service, upload, contents } = await openMedia();
    const saving = service.withUpload(await upload(), PICTURE, async (file) => {
      await service.sweep({ pendingOlderThanSeconds: 0 });
      await dataSource.transaction((manager) => service.attach(manager, file as MediaFile));
    });
    await expect(saving).rejects.toThrow('has run out');
    expect(await contents()).toEqual(NOTHING);
  });

  test('[UP-7] of the incoming files only old ones of ours go', async () => {
    const { service, incomingDirectory, upload } = await openMedia();
    const fresh = await upload();
    const names = [`${randomName()}.part`, 'notes.txt'];
    for (const name of names) {
      await writeFile(join(incomingDirectory, name), 'left');
      await utimes(join(incomingDirectory, name), new Date(0), new Date(0));
    }
    await service.sweep({ pendingOlderThanSeconds: 3600 });
    const left = await namesIn(incomingDirectory);
    expect(left.map((name) => join(incomingDirectory, name)).sort()).toEqual(
      [fresh.path, join(incomingDirectory, 'notes.txt')].sort(),
    );
  });
});
