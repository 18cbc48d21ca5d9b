import { describe, expect, test, vi } from 'vitest';
import type { MediaFile } from './media-file.entity.ts';
import { MP4, PDF } from './media-fixtures.ts';
import { storedKeys } from './media-names.ts';
import { NOTHING, openMedia, PICTURE, photo, sharedMediaDatabase, stored } from './media-service-fixtures.ts';

const dataSource = sharedMediaDatabase();

describe('a file and its record appear together', () => {
  test('a picture with its variants', async () => {
    const { save, contents } = await openMedia(dataSource());
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

  test('a video and a document, unchanged', async () => {
    const { save, store, contents } = await openMedia(dataSource());
    const video = await save(MP4, { folder: 'DailyEvantImg', kind: 'VIDEO' });
    const document = await save(PDF, { folder: 'PdfFile', kind: 'PDF' });

    expect(video).toMatchObject({
      contentType: 'video/mp4',
      byteSize: MP4.length,
      width: null,
      variants: [],
    });
    expect(await store.size(`PdfFile/${document.fileName}`)).toBe(PDF.length);
    expect(await contents()).toEqual(stored(video, document));
  });

  test('no upload: the work runs without a file', async () => {
    const { service, contents } = await openMedia(dataSource());
    expect(await service.withUpload(undefined, PICTURE, async (file) => file)).toBeUndefined();
    expect(await contents()).toEqual(NOTHING);
  });

  test('[UP-6] the name is generated: 130 random bits, whatever the uploader called it', async () => {
    const { save } = await openMedia(dataSource());
    const names = [(await save()).fileName, (await save()).fileName];
    expect(names).toEqual([expect.stringMatching(/^[a-z2-7]{26}\.jpg$/), expect.stringMatching(/\.jpg$/)]);
    expect(names[0]).not.toBe(names[1]);
  });
});

describe('[UP-7] failures leave nothing behind', () => {
  test('[UP-7] the transaction is rolled back', async () => {
    const { service, upload, contents } = await openMedia(dataSource());
    const saving = service.withUpload(await upload(), PICTURE, (file) =>
      dataSource().transaction(async (manager) => {
        if (file) await service.attach(manager, file);
        throw new Error('rolled back');
      }),
    );
    await expect(saving).rejects.toThrow('rolled back');
    expect(await contents()).toEqual(NOTHING);
  });

  test.each([1, 2, 3, 4, 5])('[UP-7] the store fails at file %d of 5', async (failing) => {
    const { store, save, contents } = await openMedia(dataSource());
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
    const { save, contents } = await openMedia(dataSource());
    const cut = photo.subarray(0, photo.length / 2);
    await expect(save(cut)).rejects.toMatchObject({ messageKey: 'imageNotReadable' });
    expect(await contents()).toEqual(NOTHING);
  });

  test('[UP-7] a replacement that fails leaves the old file as it was', async () => {
    const { service, upload, save, contents } = await openMedia(dataSource());
    const old = await save();
    const replacing = service.withUpload(await upload(), PICTURE, (file) =>
      dataSource().transaction(async (manager) => {
        if (file) await service.attach(manager, file);
        await service.release(manager, old.id);
        throw new Error('rolled back');
      }),
    );
    await expect(replacing).rejects.toThrow('rolled back');
    expect(await contents()).toEqual(stored(old));
  });

  test('[UP-7] a commit that succeeded keeps its file although the caller saw an error', async () => {
    const { service, upload, contents } = await openMedia(dataSource());
    let file: MediaFile | undefined;
    const saving = service.withUpload(await upload(), PICTURE, async (prepared) => {
      file = prepared as MediaFile;
      await dataSource().transaction((manager) => service.attach(manager, prepared as MediaFile));
      throw new Error('connection lost after the commit');
    });
    await expect(saving).rejects.toThrow('connection lost');
    expect(await contents()).toEqual(stored(file as MediaFile));
  });
});
