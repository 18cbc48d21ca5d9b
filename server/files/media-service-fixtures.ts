import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import type { FileStore } from './file-store.ts';
import { LocalFileStore } from './local-file-store.ts';
import { MediaService } from './media.service.ts';
import type { MediaSpec } from './media-content.ts';
import { MediaFile } from './media-file.entity.ts';
import { namesIn, noise, received, temporaryDirectory } from './media-fixtures.ts';
import { storedKeys } from './media-names.ts';

export const PICTURE: MediaSpec = { folder: 'EventImg', kind: 'IMAGE', size: { width: 48, height: 28 } };
export const photo = await noise(100, 60).jpeg().toBuffer();

/** Neither rows nor files, in any state. */
export const NOTHING = { rows: [], keys: [], incoming: [] };

/** One database for each test file, without media files at the start of each test. */
export function sharedMediaDatabase(): () => DataSource {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());
  beforeEach(() => database.dataSource.getRepository(MediaFile).deleteAll());
  return () => database.dataSource;
}

/** A service with a store of its own, whose methods a test may mock. */
export async function openMedia(dataSource: DataSource) {
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

/** What happens at start and in each round of upkeep. */
export async function sweep(service: MediaService, olderThanSeconds: number): Promise<void> {
  await service.expireLeases({ olderThanSeconds });
  await service.deleteRemoved();
}

async function keysOf(store: FileStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of store.list('')) keys.push(key);
  return keys.sort();
}

/** The expected contents when exactly these files are stored. */
export function stored(...files: MediaFile[]) {
  return {
    rows: files.map(({ id }) => ({ id, state: 'STORED' })),
    keys: files.flatMap(storedKeys).sort(),
    incoming: [],
  };
}
