import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { completeBinaries } from './embedded/binaries.ts';
import { findCluster } from './embedded/cluster.ts';
import { isAlive, readPidFile } from './embedded/pid-file.ts';
import { canReach } from './embedded/run-as.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const isRoot = process.getuid?.() === 0;
const lockPath = fileURLToPath(new URL('./embedded-server-lock.ts', import.meta.url));
const modulePath = fileURLToPath(new URL('./embedded-postgres.ts', import.meta.url));

// An ordinary user for root's tests, who may be unable to read a project that lies in a private folder.
const nobody = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : undefined;
const nobodyCanRun =
  !nobody || ((await canReach(modulePath, nobody, 4)) && (await canReach(process.execPath, nobody, 1)));

function idOf(option: '-u' | '-g'): number {
  return Number(execFileSync('id', [option, 'nobody']));
}

let folder: string;
let dataDirectory: string;
let messages: string[];
let children: ChildProcess[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'samaj-postgres-test-'));
  // As a temporary folder of root's it is private; most tests want the ordinary case.
  await chmod(folder, 0o755);
  dataDirectory = join(folder, 'data');
  messages = [];
  children = [];
});

afterEach(async () => {
  for (const child of children)
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
  const cluster = await findCluster(dataDirectory).catch(() => undefined);
  const running = cluster && (await readPidFile(cluster));
  if (running && isAlive(running.pid)) process.kill(running.pid, 'SIGQUIT');
  if (cluster && !cluster.startsWith(folder)) await rm(dirname(cluster), { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
});

function start() {
  return startEmbeddedPostgres({ dataDirectory, fast: true, log: (message) => messages.push(message) });
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function runningPid(): Promise<number> {
  return (await readPidFile((await findCluster(dataDirectory))!))!.pid;
}

/** A Node process that starts Postgres, locks it as a server does, says so, and stops on SIGTERM. */
function spawnServer(options: { uid?: number; gid?: number } = {}): ChildProcess {
  const program = `
    import { startEmbeddedPostgres } from ${JSON.stringify(modulePath)};
    import { lockEmbeddedDatabase } from ${JSON.stringify(lockPath)};
    const options = { dataDirectory: process.env.DATA, fast: true, log: () => {} };
    const database = await startEmbeddedPostgres(options);
    const unlock = await lockEmbeddedDatabase(database.url, options.dataDirectory);
    process.on('SIGTERM', async () => { await unlock(); await database.stop(); });
    console.log('ready');`;
  const parameters = ['--import', '@oxc-node/core/register', '--input-type=module', '--eval', program];
  const child = spawn(process.execPath, parameters, {
    ...options,
    detached: true,
    env: { ...process.env, DATA: dataDirectory, HOME: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return child;
}

async function untilReady(child: ChildProcess): Promise<void> {
  const [output] = await Promise.race([once(child.stdout!, 'data'), once(child, 'exit')]);
  expect(String(output)).toContain('ready');
}

describe('starting', () => {
  test('the second start finds what the first one wrote', async () => {
    const first = await start();
    expect(first.reused).toBe(false);
    await query(first.url, 'CREATE TABLE seva (name text)');
    await query(first.url, "INSERT INTO seva VALUES ('પૂજા')");
    const pid = await runningPid();
    await first.stop();
    await first.stop();
    expect(isAlive(pid)).toBe(false);

    const second = await start();
    expect(second.reused).toBe(false);
    expect(await query(second.url, 'SELECT name FROM seva')).toEqual([{ name: 'પૂજા' }]);
    await second.stop();
    expect(messages).toEqual(['Creating the database (first time only) …']);
  });

  test('listens on loopback only and refuses a wrong password', async () => {
    const database = await start();
    const settings = await query(database.url, 'SHOW listen_addresses');
    expect(settings).toEqual([{ listen_addresses: '127.0.0.1' }]);
    const wrong = database.url.replace(/:[0-9a-f]+@/, ':wrong@');
    await expect(query(wrong, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
    const password = await stat(join(dataDirectory, 'postgres', 'samaj-password'));
    expect(password.mode & 0o777).toBe(0o600);
    await database.stop();
  });

  test('two at once end up with the same Postgres', async () => {
    const both = await Promise.all([start(), start()]);
    expect(both[0].url).toBe(both[1].url);
    expect(both.filter((one) => one.reused)).toHaveLength(1);
    await query(both[0].url, 'SELECT 1');
    const pid = await runningPid();
    await Promise.all(both.map((one) => one.stop()));
    expect(isAlive(pid)).toBe(false);
    expect(await readdir(dataDirectory)).toEqual(['postgres', 'postgres.log']);
  });

  test('says what failed, what Postgres logged and what to do instead', async () => {
    await (await start()).stop();
    await writeFile(join(dataDirectory, 'postgres', 'postgresql.conf'), 'max_wal_size = nonsense\n');
    await expect(start()).rejects.toThrow(/ended at once[\s\S]*max_wal_size[\s\S]*DATABASE_URL/);
  });
});

describe('after a crash', () => {
  test('takes over the Postgres of a killed server, but does not stop it under a living one', async () => {
    const server = spawnServer();
    await untilReady(server);
    const pid = await runningPid();
    const beside = await start();
    expect(beside.reused).toBe(true);
    await beside.stop();
    expect(isAlive(pid)).toBe(true);
    expect(messages.at(-1)).toContain('goes on running');

    server.kill('SIGKILL');
    await once(server, 'exit');
    const successor = await start();
    expect(successor.reused).toBe(true);
    expect(await runningPid()).toBe(pid);
    await query(successor.url, 'SELECT 1');
    await successor.stop();
    expect(await readPidFile(join(dataDirectory, 'postgres'))).toBeUndefined();
  });

  test('a stale postmaster.pid does not hinder, not even one whose number was given away', async () => {
    await (await start()).stop();
    const cluster = join(dataDirectory, 'postgres');
    const { uid, gid } = await stat(cluster);
    // Postgres itself refuses to start when the number belongs to a process of its own user.
    const stranger = spawn('sleep', ['60'], { uid, gid });
    children.push(stranger);
    await once(stranger, 'spawn');
    const pidFile = join(cluster, 'postmaster.pid');
    for (const pid of [stranger.pid, 2 ** 22 + 1]) {
      await writeFile(pidFile, `${pid}\n${cluster}\n1\n1\n\n127.0.0.1\n\nready\n`);
      const database = await start();
      expect(database.reused).toBe(false);
      await database.stop();
    }
    await writeFile(pidFile, '');
    await utimes(pidFile, 1, 1);
    await (await start()).stop();
    expect(isAlive(stranger.pid!)).toBe(true);
  });

  test('an interrupted initialisation is begun afresh and leaves nothing', async () => {
    const server = spawnServer();
    const begun = async () => (await readdir(dataDirectory)).find((name) => name.startsWith('postgres.new-'));
    const leftover = await vi.waitFor(
      async () => {
        const name = await begun();
        expect(await readdir(join(dataDirectory, name!))).toContain('cluster');
        return join(dataDirectory, name!);
      },
      { timeout: 10_000, interval: 5 },
    );
    // The whole group, so that initdb dies half-way as well.
    process.kill(-server.pid!, 'SIGKILL');
    await once(server, 'exit');
    await utimes(leftover, 1, 1);
    // What an older program may have left: a folder in the database's place that holds none.
    await mkdir(join(dataDirectory, 'postgres', 'base'), { recursive: true });
    const database = await start();
    await query(database.url, 'SELECT 1');
    await database.stop();
    const names = await readdir(dataDirectory);
    expect(names.filter((name) => name.startsWith('postgres.new-'))).toEqual([]);
    expect(names.filter((name) => name.startsWith('postgres.aside-'))).toHaveLength(1);
  });
});

describe('users', () => {
  test('a private parent folder is no obstacle', async () => {
    await chmod(folder, 0o700);
    await (await start()).stop();
    const database = await start();
    await query(database.url, 'SELECT 1');
    await database.stop();
    const cluster = await findCluster(dataDirectory);
    if (isRoot) {
      expect(cluster).toMatch(/^\/var\/lib\/samaj\//);
      expect(await readFile(join(dataDirectory, 'postgres-location'), 'utf8')).toBe(`${cluster}\n`);
      await rm(dirname(cluster!), { recursive: true });
      await expect(start()).rejects.toThrow(/there is none. Restore that folder/);
    } else {
      expect(cluster).toBe(join(dataDirectory, 'postgres'));
    }
  });

  test.runIf(nobodyCanRun)(
    'an ordinary user runs Postgres directly, and root then as that user',
    async () => {
      await mkdir(dataDirectory);
      if (nobody) await chown(dataDirectory, nobody.uid, nobody.gid);
      const server = spawnServer(nobody);
      await untilReady(server);
      server.kill('SIGTERM');
      expect((await once(server, 'exit'))[0]).toBe(0);
      const { uid } = await stat(join(dataDirectory, 'postgres'));
      expect(uid).toBe(nobody?.uid ?? process.getuid?.());

      const database = await start();
      await query(database.url, 'SELECT 1');
      await database.stop();
      expect((await stat(join(dataDirectory, 'postgres.log'))).uid).toBe(uid);
    },
  );
});

test('makes the library links that a forbidden install script did not', async () => {
  await mkdir(join(folder, 'lib'));
  await mkdir(join(folder, 'bin'));
  await writeFile(join(folder, 'bin', 'postgres'), '', { mode: 0o644 });
  await writeFile(join(folder, 'lib', 'libpq.so.5.18'), '');
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
  await writeFile(join(folder, 'pg-symlinks.json'), JSON.stringify(links));
  expect(await completeBinaries(folder)).toBe(true);
  expect(await completeBinaries(folder)).toBe(true);
  expect(await readlink(join(folder, 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18');
  expect((await stat(join(folder, 'bin', 'postgres'))).mode & 0o111).toBe(0o111);
});
