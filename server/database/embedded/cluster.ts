import { createHash, randomBytes } from 'node:crypto';
import { chmod, lchown, link, mkdtemp, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SAMAJ } from './connection.ts';
import { errorCode, exists, removeLeftovers, trustedFolder } from './files.ts';
import { type Programs, runProgram } from './programs.ts';
import { canReach } from './run-as.ts';

const sharedFolder = '/var/lib/samaj';
const passwordFile = 'samaj-password';
const temporaryPrefix = 'postgres.new-';

/** What making and opening a cluster needs to know. */
export interface ClusterOptions {
  /** The real path of the server's data directory. */
  readonly dataDirectory: string;
  readonly fast: boolean;
  readonly log: (message: string) => void;
}

/** Names the file that says where the database is when it cannot be in the data directory itself. */
function locationFile(dataDirectory: string): string {
  return join(dataDirectory, 'postgres-location');
}

/**
 * The folder of the data directory's cluster, or undefined when it has none yet.
 * @throws when it names one elsewhere that is gone: an empty database in its place would look like lost data
 */
export async function findCluster(dataDirectory: string): Promise<string | undefined> {
  const local = join(dataDirectory, 'postgres');
  if (await exists(join(local, 'PG_VERSION'))) return local;
  const pointer = locationFile(dataDirectory);
  if (!(await exists(pointer))) return undefined;
  const cluster = (await readFile(pointer, 'utf8')).trim();
  if (await exists(join(cluster, 'PG_VERSION'))) return cluster;
  throw new Error(
    `${pointer} says that the database is in ${cluster}, but there is none. Restore that folder, ` +
      `or delete ${pointer} to begin with an empty database.`,
  );
}

/** The password of the cluster's only role. It lies in the cluster, so that neither is there alone. */
export async function readPassword(cluster: string): Promise<string> {
  return (await readFile(join(cluster, passwordFile), 'utf8')).trim();
}

/** Refuses a cluster that these binaries cannot open or their user cannot reach. @throws with the way out */
export async function checkCluster(cluster: string, { version, runAs }: Programs): Promise<void> {
  const written = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim();
  if (written !== version.split('.')[0]) {
    throw new Error(
      `The database in ${cluster} was written by Postgres ${written}, but ${version} is here. ` +
        'Dump it with the old version and restore it with the new one.',
    );
  }
  if (runAs && !(await canReach(cluster, runAs, 7))) {
    throw new Error(
      `Its user (uid ${runAs.uid}) can no longer reach ${cluster}: a folder above it has become private.`,
    );
  }
}

/** Moves away a folder without a database that stands where the new one belongs. Nothing is ever deleted. */
async function setAside(cluster: string, log: (message: string) => void): Promise<void> {
  const aside = `${cluster}.aside-${Date.now()}`;
  try {
    await rename(cluster, aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  // Another process may have put its finished cluster there between our look and our rename.
  if (await exists(join(aside, 'PG_VERSION'))) return rename(aside, cluster);
  const wasEmpty = await rmdir(aside).then(
    () => true,
    () => false,
  );
  if (!wasEmpty) log(`${cluster} held no complete database and was moved to ${aside}.`);
}

/** @param password a file with the role's password that Postgres's user can read */
function initialise(cluster: string, password: string, programs: Programs, fast: boolean): Promise<void> {
  const parameters = [
    `--pgdata=${cluster}`,
    `--username=${SAMAJ}`,
    `--pwfile=${password}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // Built into Postgres, so that sorting and letter case are the same on every machine.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
    ...(fast ? ['--no-sync'] : []),
  ];
  return runProgram(programs, 'initdb', parameters, { detached: false });
}

/**
 * Makes `<parent>/postgres`, whole or not at all: it is prepared beside its place and renamed. When another
 * process was faster, its cluster stays.
 */
async function createIn(parent: string, programs: Programs, options: ClusterOptions): Promise<string> {
  const { runAs } = programs;
  const cluster = join(parent, 'postgres');
  await removeLeftovers(parent, temporaryPrefix);
  const temporary = await mkdtemp(join(parent, temporaryPrefix));
  try {
    const password = join(temporary, 'password');
    await writeFile(password, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
    if (runAs) for (const path of [password, temporary]) await lchown(path, runAs.uid, runAs.gid);
    const prepared = join(temporary, 'cluster');
    await initialise(prepared, password, programs, options.fast);
    await rename(password, join(prepared, passwordFile));
    if (!(await exists(join(cluster, 'PG_VERSION')))) {
      await setAside(cluster, options.log);
      await rename(prepared, cluster);
    }
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '')) throw error;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
  return cluster;
}

/** Makes the cluster in a folder outside the private data directory and leaves a file there that names it. */
async function createElsewhere(programs: Programs, options: ClusterOptions): Promise<string> {
  const shelf = await trustedFolder([sharedFolder], programs.runAs);
  const hash = createHash('sha256').update(options.dataDirectory).digest('hex').slice(0, 16);
  const parent = await mkdtemp(join(shelf, `${hash}-`));
  const pointer = locationFile(options.dataDirectory);
  const draft = `${pointer}.${randomBytes(8).toString('hex')}`;
  try {
    await chmod(parent, 0o755);
    const cluster = await createIn(parent, programs, options);
    await writeFile(draft, `${cluster}\n`);
    // A link appears with its content and never replaces one, so of two starters exactly one wins.
    await link(draft, pointer);
    options.log(`${options.dataDirectory} lies in a private folder, so its database is in ${cluster}.`);
    return cluster;
  } catch (error) {
    await rm(parent, { recursive: true, force: true });
    const winner = errorCode(error) === 'EEXIST' ? await findCluster(options.dataDirectory) : undefined;
    if (winner) return winner;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Makes the data directory's cluster, in it where Postgres's user can reach it. @returns its folder */
export async function createCluster(programs: Programs, options: ClusterOptions): Promise<string> {
  const { dataDirectory, log } = options;
  log('Creating the database (first time only) …');
  const isPrivate = programs.runAs && !(await canReach(dataDirectory, programs.runAs, 1));
  return isPrivate ? createElsewhere(programs, options) : createIn(dataDirectory, programs, options);
}
