import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { query } from '../../testing/query.ts';
import { modulePath, TestFolder } from '../../testing/test-folder.ts';
import { findCluster } from './cluster.ts';
import { isAlive } from './pid-file.ts';
import { canReach } from './run-as.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let here: TestFolder;
let dataDirectory: string;

beforeEach(async () => {
  here = await TestFolder.create();
  dataDirectory = here.dataDirectory;
});

afterEach(() => here.remove());

describe('starting', () => {
  test('the second start finds what the first one wrote', async () => {
    const first = await here.start();
    expect(first.reused).toBe(false);
    await query(first.url, 'CREATE TABLE seva (name text)');
    await query(first.url, "INSERT INTO seva VALUES ('પૂજા')");
    const pid = (await here.postmasterPid())!;
    expect(isAlive(pid)).toBe(true);
    await first.stop();
    await first.stop();
    expect(isAlive(pid)).toBe(false);

    const second = await here.start();
    expect(second.reused).toBe(false);
    expect(await query(second.url, 'SELECT name FROM seva')).toEqual([{ name: 'પૂજા' }]);
    await second.stop();
    expect(here.messages).toEqual(['Creating the database (first time only) …']);
  });

  test('listens on loopback only and refuses a wrong password', async () => {
    const database = await here.start();
    const settings = await query(database.url, 'SHOW listen_addresses');
    expect(settings).toEqual([{ listen_addresses: '127.0.0.1' }]);
    const wrong = database.url.replace(/:[0-9a-f]+@/, ':wrong@');
    await expect(query(wrong, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
    const password = await stat(join(dataDirectory, 'postgres', 'samaj-password'));
    expect(password.mode & 0o777).toBe(0o600);
    await database.stop();
  });

  test('[PRIV-1] the log of Postgres tells of a refusal and quotes no value', async () => {
    const database = await here.start();
    const add = `INSERT INTO person VALUES ('canary@example.org')`;
    await query(database.url, 'CREATE TABLE person (email text UNIQUE CHECK (length(email) < 20))');
    await query(database.url, add);
    await expect(query(database.url, add)).rejects.toThrow('duplicate key');
    const tooLong = `INSERT INTO person VALUES ('canary-with-a-long-name@example.org')`;
    await expect(query(database.url, tooLong)).rejects.toThrow('check constraint');
    await database.stop();
    const log = await readFile(join(dataDirectory, 'postgres.log'), 'utf8');
    expect(log).toContain('duplicate key');
    expect(log).not.toContain('canary');
  });

  test('two at once end up with the same Postgres', async () => {
    const both = await Promise.all([here.start(), here.start()]);
    expect(both[0].url).toBe(both[1].url);
    expect(both.filter((one) => one.reused)).toHaveLength(1);
    await query(both[0].url, 'SELECT 1');
    const pid = (await here.postmasterPid())!;
    await Promise.all(both.map((one) => one.stop()));
    expect(isAlive(pid)).toBe(false);
    expect(await readdir(dataDirectory)).toEqual(['postgres', 'postgres.log']);
  });

  test('says what failed, what Postgres logged and what to do instead', async () => {
    await (await here.start()).stop();
    await writeFile(join(dataDirectory, 'postgres', 'postgresql.conf'), 'max_wal_size = nonsense\n');
    await expect(here.start()).rejects.toThrow(/ended at once[\s\S]*max_wal_size[\s\S]*DATABASE_URL/);
  });
});

describe('users', () => {
  const isRoot = process.getuid?.() === 0;
  const idOf = (option: '-u' | '-g') => Number(execFileSync('id', [option, 'nobody']));
  const nobody = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : undefined;

  test('a private parent folder is no obstacle', async () => {
    await chmod(here.folder, 0o700);
    await (await here.start()).stop();
    const database = await here.start();
    await query(database.url, 'SELECT 1');
    await database.stop();
    const cluster = (await findCluster(dataDirectory))!;
    if (!isRoot) return expect(cluster).toBe(join(dataDirectory, 'postgres'));
    expect(cluster).toMatch(/^\/var\/lib\/samaj\//);
    expect(await readFile(join(dataDirectory, 'postgres-location'), 'utf8')).toBe(`${cluster}\n`);
    await rm(dirname(cluster), { recursive: true });
    await expect(here.start()).rejects.toThrow(/there is none. Restore that folder/);
  });

  test('a private data directory stays closed to everyone but Postgres', async () => {
    await mkdir(dataDirectory, { mode: 0o700 });
    await (await here.start()).stop();
    expect(await findCluster(dataDirectory)).toBe(join(dataDirectory, 'postgres'));
    expect((await stat(dataDirectory)).mode & 0o777).toBe(isRoot ? 0o710 : 0o700);
  });

  test('of two at once in a private folder one places the data', async () => {
    await chmod(here.folder, 0o700);
    const both = await Promise.all([here.start(), here.start()]);
    expect(both[0].url).toBe(both[1].url);
    await Promise.all(both.map((one) => one.stop()));
    const cluster = (await findCluster(dataDirectory))!;
    if (!isRoot) return;
    const ofThisFolder = dirname(cluster).replace(/-\w+$/, '-');
    const names = await readdir('/var/lib/samaj');
    expect(names.filter((name) => join('/var/lib/samaj', name).startsWith(ofThisFolder))).toHaveLength(1);
  });

  test('an ordinary user runs Postgres directly, and root then as that user', async (context) => {
    const readable = !nobody || (await canReach(modulePath, nobody, 4));
    // biome-ignore lint/plugin: nobody but root can run anything of a project in a private folder
    if (!readable) return context.skip('the project lies in a private folder');
    await mkdir(dataDirectory);
    if (nobody) await chown(dataDirectory, nobody.uid, nobody.gid);
    const server = await here.startServer(nobody);
    server.kill('SIGTERM');
    expect((await once(server, 'exit'))[0]).toBe(0);
    const { uid } = await stat(join(dataDirectory, 'postgres'));
    expect(uid).toBe(nobody?.uid ?? process.getuid?.());

    const database = await here.start();
    await query(database.url, 'SELECT 1');
    await database.stop();
    expect((await stat(join(dataDirectory, 'postgres.log'))).uid).toBe(uid);
  });
});
