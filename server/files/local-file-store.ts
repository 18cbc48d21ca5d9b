import { constants } from 'node:fs';
import {
  copyFile,
  lstat,
  mkdir,
  open,
  opendir,
  readdir,
  realpath,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { type ByteRange, type FileStore, isKey, type OpenedFile, parseKey } from './file-store.ts';
import { newIncomingPath } from './incoming-files.ts';

// Windows lacks O_NOFOLLOW; there only the check of the folder protects.
const READ_NO_LINK = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0);

/** Files in folders of one directory. Symbolic links that lead out of it count as missing or are refused. */
export class LocalFileStore implements FileStore {
  readonly #root: string;
  readonly #incomingDirectory: string;

  /** The incoming directory must be on the root's file system: only there is a rename atomic. */
  constructor(root: string, incomingDirectory: string) {
    this.#root = root;
    this.#incomingDirectory = incomingDirectory;
  }

  async put(key: string, source: Buffer | string | Readable): Promise<void> {
    const { folder, name } = parseKey(key);
    const incoming = await newIncomingPath(this.#incomingDirectory);
    try {
      if (typeof source === 'string') await copyFile(source, incoming, constants.COPYFILE_EXCL);
      else await writeFile(incoming, source, { flag: 'wx' });
      await flush(incoming, 'r+');
      const directory = await this.#createDirectory(folder);
      await rename(incoming, join(directory, name));
      await flushDirectory(directory);
    } catch (error) {
      await rm(incoming, { force: true });
      throw error;
    }
  }

  async open(key: string, range?: ByteRange): Promise<OpenedFile | null> {
    const path = await this.#path(key);
    if (path === null) return null;
    const handle = await open(path, READ_NO_LINK).catch(nullWhenMissing);
    if (handle === null) return null;
    const status = await handle.stat();
    if (!status.isFile()) {
      await handle.close();
      return null;
    }
    return { stream: handle.createReadStream({ ...range }), size: status.size };
  }

  async size(key: string): Promise<number | null> {
    const path = await this.#path(key);
    if (path === null) return null;
    const status = await lstat(path).catch(nullWhenMissing);
    return status?.isFile() ? status.size : null;
  }

  async remove(keys: readonly string[]): Promise<void> {
    const changed = new Set<string>();
    for (const { folder, name } of keys.map(parseKey)) {
      const directory = await this.#directory(folder);
      if (directory === null) continue;
      await rm(join(directory, name), { force: true });
      changed.add(directory);
    }
    for (const directory of changed) await flushDirectory(directory);
  }

  async *list(prefix: string): AsyncIterable<string> {
    const folders = await readdir(this.#root, { withFileTypes: true }).catch(nullWhenMissing);
    for (const folder of folders ?? []) {
      if (!folder.isDirectory()) continue;
      for await (const entry of await opendir(join(this.#root, folder.name))) {
        const key = `${folder.name}/${entry.name}`;
        if (entry.isFile() && isKey(key) && key.startsWith(prefix)) yield key;
      }
    }
  }

  async #path(key: string): Promise<string | null> {
    const { folder, name } = parseKey(key);
    const directory = await this.#directory(folder);
    return directory && join(directory, name);
  }

  /** The folder's real path; null if it does not exist or is a symbolic link elsewhere. */
  async #directory(folder: string): Promise<string | null> {
    const directory = await realpath(join(this.#root, folder)).catch(nullWhenMissing);
    if (directory === null) return null;
    return directory === join(await realpath(this.#root), folder) ? directory : null;
  }

  async #createDirectory(folder: string): Promise<string> {
    const created = await mkdir(join(this.#root, folder), { recursive: true });
    if (created !== undefined) await flushDirectory(this.#root);
    const directory = await this.#directory(folder);
    if (directory === null) throw new Error(`The folder ${folder} leads out of the file store.`);
    return directory;
  }
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ELOOP') return null;
  throw error;
}

async function flush(path: string, flags: string): Promise<void> {
  const handle = await open(path, flags);
  await handle.sync().finally(() => handle.close());
}

/** Makes a rename or removal durable. Windows cannot open directories and does not need it. */
async function flushDirectory(directory: string): Promise<void> {
  if (process.platform !== 'win32') await flush(directory, 'r');
}
