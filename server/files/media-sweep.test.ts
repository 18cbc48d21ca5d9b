import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import type { MediaFile } from './media-file.entity.ts';
import { namesIn } from './media-fixtures.ts';
import { randomName } from './media-names.ts';
import { NOTHING, openMedia, PICTURE, sharedMediaDatabase, stored, sweep } from './media-service-fixtures.ts';

const dataSource = sharedMediaDatabase();

describe('[UP-7] the sweep cleans up after a killed server', () => {
  test.each([1, 2, 3, 4, 5])('[UP-7] killed while storing file %d of 5', async (killedAt) => {
    const { store, service, upload, contents } = await openMedia(dataSource());
    const put = store.put.bind(store);
    let count = 0;
    await new Promise<void>((killed) => {
      vi.spyOn(store, 'put').mockImplementation(async (key, source) => {
        count += 1;
        if (count < killedAt) return put(key, source);
        killed();
        // A killed process never continues.
        return new Promise(() => {});
      });
      void upload().then((uploaded) => service.prepare(uploaded, PICTURE));
    });
    const before = await contents();
    expect(before.rows).toEqual([{ id: expect.any(Number), state: 'PENDING' }]);
    expect([before.keys.length, before.incoming.length]).toEqual([killedAt - 1, 1]);

    await sweep(service, 0);
    expect(await contents()).toEqual(NOTHING);
  });

  test('[UP-7] killed between the commit and the purge', async () => {
    const { service, save, contents } = await openMedia(dataSource());
    const [released, kept] = [await save(), await save()];
    await dataSource().transaction((manager) => service.release(manager, released.id));

    await sweep(service, 3600);
    expect(await contents()).toEqual(stored(kept));
  });

  test('[UP-7] a failed purge is logged and completed by the next sweep', async () => {
    const { store, service, log, save, contents } = await openMedia(dataSource());
    const file = await save();
    await dataSource().transaction((manager) => service.release(manager, file.id));
    vi.spyOn(store, 'remove').mockRejectedValueOnce(new Error('store not reachable'));

    await service.purge([file.id]);
    expect(log.error).toHaveBeenCalledOnce();
    expect(await contents()).toMatchObject({ rows: [{ id: file.id, state: 'REMOVED' }] });
    await sweep(service, 3600);
    expect(await contents()).toEqual(NOTHING);
  });

  test('[UP-7] a file that cannot be removed does not block the others, and the sweep fails', async () => {
    const { store, service, save, contents } = await openMedia(dataSource());
    const [undeletable, other] = [await save(), await save()];
    for (const { id } of [undeletable, other]) {
      await dataSource().transaction((manager) => service.release(manager, id));
    }
    vi.spyOn(store, 'remove').mockRejectedValueOnce(new Error('store not reachable'));

    await expect(sweep(service, 3600)).rejects.toThrow('cannot be deleted');
    const removed = { ...stored(undeletable), rows: [{ id: undeletable.id, state: 'REMOVED' }] };
    expect(await contents()).toEqual(removed);
  });

  test('[UP-7] an unavailable store is not tried for every file', async () => {
    const { store, service, save } = await openMedia(dataSource());
    for (let count = 0; count < 6; count++) {
      const { id } = await save();
      await dataSource().transaction((manager) => service.release(manager, id));
    }
    const remove = vi.spyOn(store, 'remove').mockRejectedValue(new Error('store not reachable'));
    await expect(sweep(service, 3600)).rejects.toThrow('cannot be deleted');
    expect(remove).toHaveBeenCalledTimes(3);
  });

  test('[UP-7] uploads in progress and stored files are left alone', async () => {
    const { service, upload, save, incomingDirectory, contents } = await openMedia(dataSource());
    const file = await save();
    const leased = await service.prepare(await upload(), PICTURE);
    const before = await contents();

    await sweep(service, 3600);
    expect(await contents()).toEqual(before);
    expect(before.rows.map(({ id }) => id).sort()).toEqual([file.id, leased.id].sort());
    expect(await namesIn(incomingDirectory)).toHaveLength(1);
  });

  test('[UP-7] a lease that is being attached is not swept', async () => {
    const { service, upload, contents } = await openMedia(dataSource());
    const uploaded = await upload();
    const file = await service.prepare(uploaded, PICTURE);
    let sweeping: Promise<void> | undefined;
    await dataSource().transaction(async (manager) => {
      await service.attach(manager, file);
      sweeping = sweep(service, 0);
    });
    await sweeping;
    await uploaded.discard();
    expect(await contents()).toEqual(stored(file));
  });

  test('[UP-7] a lease that was swept cannot be attached any more', async () => {
    const { service, upload, contents } = await openMedia(dataSource());
    const saving = service.withUpload(await upload(), PICTURE, async (file) => {
      await sweep(service, 0);
      await dataSource().transaction((manager) => service.attach(manager, file as MediaFile));
    });
    await expect(saving).rejects.toThrow('has expired');
    expect(await contents()).toEqual(NOTHING);
  });

  test('[UP-7] of the incoming files only our own old ones are removed', async () => {
    const { service, incomingDirectory, upload } = await openMedia(dataSource());
    const fresh = await upload();
    const names = [`${randomName()}.part`, 'notes.txt'];
    for (const name of names) {
      await writeFile(join(incomingDirectory, name), 'leftover');
      await utimes(join(incomingDirectory, name), new Date(0), new Date(0));
    }
    await sweep(service, 3600);
    const remaining = await namesIn(incomingDirectory);
    expect(remaining.map((name) => join(incomingDirectory, name)).sort()).toEqual(
      [fresh.path, join(incomingDirectory, 'notes.txt')].sort(),
    );
  });
});
