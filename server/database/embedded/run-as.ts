import { execFile } from 'node:child_process';
import { chmod, chown, realpath, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** The operating-system user Postgres runs as, when that is not the user of this process. */
export interface RunAs {
  readonly uid: number;
  readonly gid: number;
}

const createdUser = 'samaj-postgres';
const knownUsers = ['postgres', '_postgres', createdUser];

// The tools differ between distributions: shadow's useradd, Debian's adduser, BusyBox's adduser.
const creationCommands: [string, string[]][] = [
  ['useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/sbin/nologin', createdUser]],
  ['adduser', ['--system', '--group', '--no-create-home', createdUser]],
  ['adduser', ['-S', '-D', '-H', createdUser]],
];

async function lookUp(name: string): Promise<RunAs | undefined> {
  try {
    const [uid, gid] = await Promise.all([execute('id', ['-u', name]), execute('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

async function createUser(log: (message: string) => void): Promise<RunAs> {
  const failures: string[] = [];
  for (const [command, parameters] of creationCommands) {
    try {
      await execute(command, parameters);
    } catch (error) {
      failures.push((error as Error).message.trim());
    }
    const user = await lookUp(createdUser);
    if (user) {
      log(`Created the system user ${createdUser}, because Postgres refuses to run as root.`);
      return user;
    }
  }
  throw new Error(
    `Postgres refuses to run as root, and no other user could be created for it:\n${failures.join('\n')}`,
  );
}

/**
 * The user Postgres must run as: undefined for an ordinary user, who runs it directly. Root gets the owner of
 * the existing cluster, since Postgres accepts nobody else, or else a system user, created when there is
 * none.
 */
export async function chooseRunAs(
  existingCluster: string | undefined,
  log: (message: string) => void,
): Promise<RunAs | undefined> {
  if (process.geteuid?.() !== 0) return undefined;
  if (existingCluster) {
    const { uid, gid } = await stat(existingCluster);
    if (uid !== 0) return { uid, gid };
  }
  for (const name of knownUsers) {
    const user = await lookUp(name);
    if (user) return user;
  }
  return createUser(log);
}

async function grants(path: string, user: RunAs, wanted: number): Promise<boolean> {
  const { mode, uid, gid } = await stat(path);
  const shift = uid === user.uid ? 6 : gid === user.gid ? 3 : 0;
  return ((mode >> shift) & wanted) === wanted;
}

/**
 * Whether the user may enter every folder above the path and has the wanted permissions on the path itself.
 * Judged by mode bits alone. @param wanted 4 to read, 2 to write, 1 to enter or execute, or a sum of them
 */
export async function canReach(path: string, user: RunAs, wanted: number): Promise<boolean> {
  const real = await realpath(path);
  if (!(await grants(real, user, wanted))) return false;
  for (let folder = real; folder !== dirname(folder); ) {
    folder = dirname(folder);
    if (!(await grants(folder, user, 1))) return false;
  }
  return true;
}

/**
 * Lets the user pass through a private folder of root's by way of its group, which had no permission there, so
 * that it stays closed to everyone else. Folders of other owners and those above are left alone.
 */
export async function letThrough(folder: string, user: RunAs): Promise<void> {
  const { mode, uid } = await stat(folder);
  if (uid !== 0 || (mode & 0o070) !== 0 || (await grants(folder, user, 1))) return;
  await chown(folder, uid, user.gid);
  await chmod(folder, (mode & 0o7777) | 0o010);
}
