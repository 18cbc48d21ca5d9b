import { type DataSource, type EntityManager, In } from 'typeorm';
import { ADVISORY_LOCKS } from '../database/advisory-locks.ts';
import type { FileStore } from './file-store.ts';
import { removeStaleIncoming } from './incoming-files.ts';
import { type MediaSpec, makeMediaContent } from './media-content.ts';
import { MediaFile } from './media-file.entity.ts';
import { storedKeys } from './media-names.ts';
import type { ReceivedUpload } from './received-upload.ts';

interface MediaOptions {
  /** Where uploads are received, the data folder's `incoming/`. */
  incomingDirectory: string;
  log: { error(details: object, message: string): void };
}

/** Rows a sweep finishes at most; the next one takes the rest. */
const SWEEP_ROWS = 500;
/** So many files in a row that cannot be removed mean that the store is away; each takes its time to say so. */
const STORE_IS_AWAY = 3;

/** Seconds after which an upload that never finished belongs to a server that is gone. */
export const ABANDONED_UPLOAD = 3600;

/**
 * Lets a record and its file appear and disappear together, whatever is killed in between: a row is
 * there before its files and stays until they are gone, so every file can be found and finished.
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
   * Does one unit of work with an upload, or without one. `work` opens its own transaction and
   * attaches the file in it; when it throws, the file goes. The upload's temporary file always goes.
   */
  async withUpload<T>(
    received: ReceivedUpload | undefined,
    spec: MediaSpec,
    work: (file?: MediaFile) => Promise<T>,
  ): Promise<T> {
    try {
      if (!received) return await work();
      const file = await this.prepare(received, spec);
      return await this.#discardedOnFailure(file, () => work(file));
    } finally {
      await received?.discard();
    }
  }

  /**
   * Leases a row and stores the files. Never call it inside a transaction: it takes a second
   * connection, and the work on a picture takes long.
   * @throws AppError BAD_USER_INPUT when a picture cannot be used
   */
  async prepare(received: ReceivedUpload, spec: MediaSpec): Promise<MediaFile> {
    const { fields, parts } = await makeMediaContent(received, spec);
    const files = this.#dataSource.getRepository(MediaFile);
    const file = await files.save(files.create({ ...fields, state: 'PENDING' }));
    return this.#discardedOnFailure(file, async () => {
      for (const { name, source } of parts) await this.#store.put(`${file.folder}/${name}`, source);
      return file;
    });
  }

  /** In the caller's transaction: from its commit on, the file stays. */
  async attach(manager: EntityManager, { id }: MediaFile): Promise<void> {
    const { affected } = await manager.update(MediaFile, { id, state: 'PENDING' }, { state: 'STORED' });
    if (affected !== 1) throw new Error(`The lease of media file ${id} has run out.`);
  }

  /** After a rollback: takes files and row away. Never throws; what it cannot do the sweep does. */
  async discard({ id }: MediaFile): Promise<void> {
    try {
      // A file whose commit got through, although its caller saw an error, is no longer PENDING.
      await this.#dataSource.manager.update(MediaFile, { id, state: 'PENDING' }, { state: 'REMOVED' });
      await this.#erase([id]);
    } catch (error) {
      this.#options.log.error({ err: error, mediaFileId: id }, 'media file not discarded');
    }
  }

  /** In the caller's transaction, once no record shows the file. Follow its commit with `purge`. */
  async release(manager: EntityManager, mediaFileId: number): Promise<void> {
    await manager.update(MediaFile, { id: mediaFileId, state: 'STORED' }, { state: 'REMOVED' });
  }

  /** After the commit of `release`. Never throws; what it cannot do the sweep does. @returns whether it could */
  async purge(mediaFileIds: readonly number[]): Promise<boolean> {
    try {
      await this.#erase(mediaFileIds);
      return true;
    } catch (error) {
      this.#options.log.error({ err: error, mediaFileIds }, 'media files not purged');
      return false;
    }
  }

  /**
   * Finishes what crashes left half-way: old leases and incoming files. What was stored for them goes with
   * `eraseRemoved`; this asks the database and this machine's disk alone.
   * @param olderThanSeconds 0 when nobody can be in the middle of an upload
   */
  async endLeases({ olderThanSeconds }: { olderThanSeconds: number }): Promise<void> {
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

  /** Takes away what was removed and is still there, as after a crash or while the store was away. */
  async eraseRemoved(stopping?: AbortSignal): Promise<void> {
    const files = this.#dataSource.getRepository(MediaFile);
    const removed = await files.find({
      select: { id: true },
      where: { state: 'REMOVED' },
      order: { id: 'ASC' },
      take: SWEEP_ROWS,
    });
    let failed = 0;
    for (const { id } of removed) {
      if (stopping?.aborted || failed === STORE_IS_AWAY) return;
      failed = (await this.purge([id])) ? 0 : failed + 1;
    }
  }

  async #discardedOnFailure<T>(file: MediaFile, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      await this.discard(file);
      throw error;
    }
  }

  /**
   * Files first: a row without them is found again, files without a row never. While a backup runs nothing goes,
   * since it may still need what its moment saw; the sweep does it later. What was REMOVED before the backup
   * began it does not see, so one look is enough.
   */
  async #erase(ids: readonly number[]): Promise<void> {
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
