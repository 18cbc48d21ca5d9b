import { type DataSource, type EntityManager, In } from 'typeorm';
import { ADVISORY_LOCKS } from '../database/advisory-locks.ts';
import type { FileStore } from './file-store.ts';
import { removeStaleIncoming } from './incoming-files.ts';
import { type MediaSpec, makeMediaContent } from './media-content.ts';
import { MediaFile } from './media-file.entity.ts';
import { type MediaFolder, possibleNames, randomName, storedKeys } from './media-names.ts';
import type { ReceivedUpload } from './received-upload.ts';

interface MediaOptions {
  /** Where uploads are received, the data folder's `incoming/`. */
  incomingDirectory: string;
  log: { error(details: object, message: string): void };
}

/** At most this many rows are deleted in a sweep; the next one continues. */
const SWEEP_ROWS = 500;
/** After this many failures in a row the store counts as unavailable: each further one might wait for a timeout. */
const MAX_CONSECUTIVE_FAILURES = 3;

/** Seconds after which the server of an unfinished upload counts as killed. */
export const ABANDONED_AFTER_SECONDS = 3600;

/**
 * Lets a record and its file appear and disappear together, even if the server is killed in between: a row exists
 * before its files and until they are deleted, so no file is ever lost track of.
 */
export class MediaService {
  readonly #dataSource: DataSource;
  readonly #store: FileStore;
  readonly #options: MediaOptions;

  constructor(dataSource: DataSource, store: FileStore, options: MediaOptions) {
    this.#dataSource = dataSource;
    this.#store = store;
    this.#options = options;
  }

  /**
   * Runs one unit of work, with an upload or without. `work` opens its own transaction and attaches the file in it;
   * if it throws, the stored file is discarded. The upload's temporary file is always removed.
   */
  async withUpload<T>(
    received: ReceivedUpload | undefined,
    spec: MediaSpec,
    work: (file?: MediaFile) => Promise<T>,
  ): Promise<T> {
    try {
      if (!received) return await work();
      const file = await this.prepare(received, spec);
      return await this.#discardOnFailure(file, () => work(file));
    } finally {
      await received?.discard();
    }
  }

  /**
   * Inserts a row as the lease and stores the files. Never call it inside a transaction: it takes a second
   * connection, and encoding a picture takes long.
   * @throws AppError BAD_USER_INPUT for an unusable picture
   */
  async prepare(received: ReceivedUpload, spec: MediaSpec): Promise<MediaFile> {
    const { fields, parts } = await makeMediaContent(received, spec);
    const files = this.#dataSource.getRepository(MediaFile);
    const file = await files.save(files.create({ ...fields, state: 'PENDING' }));
    return this.#discardOnFailure(file, async () => {
      for (const { name, source } of parts) await this.#store.put(`${file.folder}/${name}`, source);
      return file;
    });
  }

  /**
   * Like {@link withUpload}, with a copy of a stored file under a new name, or without a file.
   * @throws Error when the file has been deleted meanwhile
   */
  async withCopy<T>(original: MediaFile | null, work: (file: MediaFile | null) => Promise<T>): Promise<T> {
    if (!original) return work(null);
    const { folder, kind, contentType, byteSize, width, height, variants } = original;
    const extension = original.fileName.slice(original.fileName.lastIndexOf('.'));
    const fields = { folder, kind, contentType, byteSize, width, height, variants };
    const files = this.#dataSource.getRepository(MediaFile);
    const fileName = randomName() + extension;
    const copy = await files.save(files.create({ ...fields, fileName, state: 'PENDING' }));
    return this.#discardOnFailure(copy, async () => {
      const names = storedKeys(copy);
      for (const [index, key] of storedKeys(original).entries()) {
        const opened = await this.#store.open(key);
        if (!opened) throw new Error('A file that is to be copied is not there.');
        await this.#store.put(names[index]!, opened.stream);
      }
      return work(copy);
    });
  }

  /** Call it in the transaction of the record: its commit makes the file permanent. */
  async attach(manager: EntityManager, { id }: MediaFile): Promise<void> {
    const { affected } = await manager.update(MediaFile, { id, state: 'PENDING' }, { state: 'STORED' });
    if (affected !== 1) throw new Error(`The lease of media file ${id} has expired.`);
  }

  /** After a rollback: deletes files and row. Never throws; what fails is left to the sweep. */
  async discard({ id }: MediaFile): Promise<void> {
    try {
      // If the commit succeeded, although its caller saw an error, the file is no longer PENDING.
      await this.#dataSource.manager.update(MediaFile, { id, state: 'PENDING' }, { state: 'REMOVED' });
      await this.#deleteFiles([id]);
    } catch (error) {
      this.#options.log.error(
        { err: error, mediaFileId: id },
        'Media file could not be discarded; the next sweep tries again',
      );
    }
  }

  /** Call it in the transaction after which no record refers to the file, and `purge` after the commit. */
  async release(manager: EntityManager, mediaFileId: number): Promise<void> {
    await manager.update(MediaFile, { id: mediaFileId, state: 'STORED' }, { state: 'REMOVED' });
  }

  /** After the commit of `release`. Never throws; what fails is left to the sweep. @returns whether it succeeded */
  async purge(mediaFileIds: readonly number[]): Promise<boolean> {
    try {
      await this.#deleteFiles(mediaFileIds);
      return true;
    } catch (error) {
      this.#options.log.error(
        { err: error, mediaFileIds },
        'Media files could not be deleted; the next sweep tries again',
      );
      return false;
    }
  }

  /** Whether no record refers any more to the file of that address, which may wait long until it can be deleted. */
  isRemoved(folder: MediaFolder, storedName: string): Promise<boolean> {
    const fileName = In(possibleNames(storedName));
    return this.#dataSource.manager.existsBy(MediaFile, { folder, fileName, state: 'REMOVED' });
  }

  /**
   * Expires leases and temporary files that a killed server left. The stored files of these leases are deleted by
   * `deleteRemoved`: this needs only the database and the local disk.
   * @param olderThanSeconds 0 if no upload can be in progress
   */
  async expireLeases({ olderThanSeconds }: { olderThanSeconds: number }): Promise<void> {
    const files = this.#dataSource.getRepository(MediaFile);
    await files
      .createQueryBuilder()
      .update({ state: 'REMOVED' })
      .where("state = 'PENDING' AND created_at <= now() - make_interval(secs => :seconds)", {
        seconds: olderThanSeconds,
      })
      .execute();
    await removeStaleIncoming(this.#options.incomingDirectory, olderThanSeconds);
  }

  /**
   * Deletes the files of REMOVED rows that are left from a crash or an unavailable store.
   * @throws Error when some could not be deleted: nobody sees them any more, but they are there
   */
  async deleteRemoved(stopping?: AbortSignal): Promise<void> {
    const files = this.#dataSource.getRepository(MediaFile);
    const removed = await files.find({
      select: { id: true },
      where: { state: 'REMOVED' },
      order: { id: 'ASC' },
      take: SWEEP_ROWS,
    });
    let failed = 0;
    let inARow = 0;
    for (const { id } of removed) {
      if (stopping?.aborted || inARow === MAX_CONSECUTIVE_FAILURES) break;
      const isDeleted = await this.purge([id]);
      inARow = isDeleted ? 0 : inARow + 1;
      if (!isDeleted) failed += 1;
    }
    if (failed > 0)
      throw new Error(`The files of ${failed} removed pictures and documents cannot be deleted`);
  }

  async #discardOnFailure<T>(file: MediaFile, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      await this.discard(file);
      throw error;
    }
  }

  /**
   * Deletes files before their row: a row without files is found again, files without a row are not. While a backup
   * runs nothing is deleted, since its snapshot may refer to the files; the sweep does it later. A backup that starts
   * after this check does not see rows that are REMOVED already, so checking once is enough.
   */
  async #deleteFiles(ids: readonly number[]): Promise<void> {
    const [{ free }] = await this.#dataSource.query('SELECT pg_try_advisory_xact_lock_shared($1) AS free', [
      ADVISORY_LOCKS.backup,
    ]);
    if (!free) return;
    const files = this.#dataSource.getRepository(MediaFile);
    const removed = await files.findBy({ id: In([...ids]), state: 'REMOVED' });
    await this.#store.remove(removed.flatMap(storedKeys));
    await files.delete({ id: In(removed.map(({ id }) => id)), state: 'REMOVED' });
  }
}
