import { createHash } from 'node:crypto';
import { createWriteStream, rmSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import tar from 'tar-stream';
import { ARCHIVE_NAMES, hashHeader, type Manifest } from './archive-format.ts';

/** Writes a backup atomically: to a temporary file, which is renamed at the end. Holds one chunk in memory. */
export class ArchiveWriter {
  readonly #path: string;
  readonly #temporary: string;
  readonly #pack = tar.pack();
  readonly #hash = createHash('sha256');
  /** Settles when everything has been flushed to disk, or has failed. */
  readonly #written: Promise<void>;
  /** Removes the unfinished file when the process exits. */
  readonly #onExit: () => void;

  private constructor(path: string, temporary: string) {
    this.#path = path;
    this.#temporary = temporary;
    const file = createWriteStream(temporary, { flags: 'wx', mode: 0o600, flush: true });
    this.#written = pipeline(this.#pack, createGzip(), file);
    this.#written.catch(() => undefined);
    this.#onExit = () => rmSync(temporary, { force: true });
    process.once('exit', this.#onExit);
  }

  /** The archive is readable only by its owner, like the database. Creates the folder if it is missing. */
  static async create(path: string): Promise<ArchiveWriter> {
    await mkdir(dirname(path), { recursive: true });
    const temporary = `${path}.part`;
    // The file of a killed backup may have other permissions.
    await rm(temporary, { force: true });
    return new ArchiveWriter(path, temporary);
  }

  async add(name: string, content: Buffer): Promise<void> {
    hashHeader(this.#hash, name, content.length);
    this.#hash.update(content);
    await this.#unlessFailed(this.#entry(name, content));
  }

  /** @throws Error if the stream's length is not `size` */
  async addStream(name: string, size: number, content: Readable): Promise<void> {
    hashHeader(this.#hash, name, size);
    content.on('data', (chunk: Buffer) => this.#hash.update(chunk));
    await this.#unlessFailed(pipeline(content, this.#pack.entry({ name, size })));
  }

  /** Writes the manifest and renames the archive to its final path. */
  async finish(manifest: Omit<Manifest, 'digest'>): Promise<Manifest> {
    const complete: Manifest = { ...manifest, digest: this.#hash.digest('hex') };
    const text = Buffer.from(`${JSON.stringify(complete, null, 2)}\n`);
    await this.#unlessFailed(this.#entry(ARCHIVE_NAMES.manifest, text));
    this.#pack.finalize();
    await this.#written;
    await rename(this.#temporary, this.#path);
    process.removeListener('exit', this.#onExit);
    if (process.platform !== 'win32') {
      const folder = await open(dirname(this.#path), 'r');
      await folder.sync().finally(() => folder.close());
    }
    return complete;
  }

  /** Removes the unfinished archive. */
  async abandon(): Promise<void> {
    this.#pack.destroy();
    await this.#written.catch(() => undefined);
    await rm(this.#temporary, { force: true });
    process.removeListener('exit', this.#onExit);
  }

  #entry(name: string, content: Buffer): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#pack.entry({ name, mode: 0o600 }, content, (error) => (error ? reject(error) : resolve()));
    });
  }

  /** If the pipeline fails, for instance on a full disk, pending writes must fail too instead of waiting for ever. */
  async #unlessFailed(work: Promise<void>): Promise<void> {
    await Promise.race([work, this.#written.then(() => work)]);
  }
}
