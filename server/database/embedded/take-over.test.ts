import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { query } from '../../testing/query.ts';
import { TestFolder } from '../../testing/test-folder.ts';
import { readPassword } from './cluster.ts';
import { databaseUrl } from './connection.ts';
import { isAlive, readPidFile } from './pid-file.ts';
import { isLockedByServer } from './server-lock.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let here: TestFolder;
let dataDirectory: string;
let cluster: string;

beforeEach(async () => {
  here = await TestFolder.create();
  dataDirectory = here.dataDirectory;
  cluster = join(dataDirectory, 'postgres');
});

afterEach(() => here.remove());

test('takes over the Postgres of a killed server, but does not stop it under a living one', async () => {
  const server = await here.startServer();
  const pid = (await here.postmasterPid())!;
  const refused = await here.start();
  expect(refused.reused).toBe(true);
  await refused.stop();
  expect(isAlive(pid)).toBe(true);
  expect(here.messages.at(-1)).toContain('goes on running');

  server.kill('SIGKILL');
  await once(server, 'exit');
  const successor = await here.start();
  expect(successor.reused).toBe(true);
  expect(await here.postmasterPid()).toBe(pid);
  await query(successor.url, 'SELECT 1');
  await successor.stop();
  expect(await readPidFile(cluster)).toBeUndefined();
});

test('[DATA-8] a Postgres that dies under a server is started again at its address and locked again', async () => {
  const server = await here.startServer();
  const { pid, port } = (await readPidFile(cluster))!;
  const url = databaseUrl(port, await readPassword(cluster));
  process.kill(pid, 'SIGKILL');
  await vi.waitFor(() => query(url, 'SELECT 1'), { timeout: 20_000, interval: 50 });
  const next = (await here.postmasterPid())!;
  expect(next).not.toBe(pid);
  // As long as the server lives nobody else stops it.
  await vi.waitFor(async () => expect(await isLockedByServer(url)).toBe(true), 10_000);
  const refused = await here.start();
  await refused.stop();
  expect(isAlive(next)).toBe(true);

  server.kill('SIGTERM');
  expect((await once(server, 'exit'))[0]).toBe(0);
  expect(isAlive(next)).toBe(false);
});

test('one that was taken over and has died since need not be stopped', async () => {
  await here.start();
  const successor = await here.start();
  expect(successor.reused).toBe(true);
  process.kill(successor.pid, 'SIGKILL');
  await vi.waitFor(() => expect(isAlive(successor.pid)).toBe(false));
  await successor.stop();
});

test('a Ctrl-C in the terminal leaves Postgres to the server', async () => {
  const server = await here.startServer();
  const pid = (await here.postmasterPid())!;
  // The terminal signals the whole group; this server has no handler for it and dies.
  process.kill(-server.pid!, 'SIGINT');
  await once(server, 'exit');
  expect(isAlive(pid)).toBe(true);
  const successor = await here.start();
  expect(successor.reused).toBe(true);
  await successor.stop();
});

test('a stale postmaster.pid does not hinder, not even one whose number was given away', async () => {
  await (await here.start()).stop();
  const { uid, gid } = await stat(cluster);
  // Postgres itself refuses to start when the number belongs to a process of its own user.
  const stranger = here.keep(spawn('sleep', ['60'], { uid, gid }));
  await once(stranger, 'spawn');
  const pidFile = join(cluster, 'postmaster.pid');
  for (const pid of [stranger.pid, 2 ** 22 + 1]) {
    await writeFile(pidFile, `${pid}\n${cluster}\n1\n1\n\n127.0.0.1\n\nready\n`);
    const database = await here.start();
    expect(database.reused).toBe(false);
    await database.stop();
  }
  // A power failure can leave it empty.
  await writeFile(pidFile, '');
  await utimes(pidFile, 1, 1);
  await (await here.start()).stop();
  expect(isAlive(stranger.pid!)).toBe(true);
});

test('an interrupted initialisation is begun afresh and leaves nothing', async () => {
  const server = here.spawnServer();
  const findBegun = async () => {
    const name = (await readdir(dataDirectory)).find((entry) => entry.startsWith('postgres.new-'));
    expect(await readdir(join(dataDirectory, name!))).toContain('cluster');
    return join(dataDirectory, name!);
  };
  const leftover = await vi.waitFor(findBegun, { timeout: 10_000, interval: 5 });
  // The whole group, so that initdb dies half-way as well.
  process.kill(-server.pid!, 'SIGKILL');
  await once(server, 'exit');
  await utimes(leftover, 1, 1);
  // Another program may have left a folder in the database's place that holds none.
  await mkdir(join(cluster, 'base'), { recursive: true });
  const database = await here.start();
  await query(database.url, 'SELECT 1');
  await database.stop();
  const names = await readdir(dataDirectory);
  expect(names.filter((name) => name.startsWith('postgres.new-'))).toEqual([]);
  expect(names.filter((name) => name.startsWith('postgres.aside-'))).toHaveLength(1);
});
