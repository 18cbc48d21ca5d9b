import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { namesIn } from '../../files/media-fixtures.ts';
import { randomName } from '../../files/media-names.ts';
import {
  archivePath,
  askForCode,
  backUp,
  contentsOf,
  emptyPlace,
  localStore,
  openSite,
  type Place,
  publish,
  query,
  restore,
  settle,
  signedOut,
  wipe,
  withDatabase,
} from './backup-fixtures.ts';
import { moveSchema } from './schema-steps.ts';

vi.setConfig({ testTimeout: 60_000 });

/** A site with an account and two documents, and its backup. */
async function siteWithBackup() {
  const site = await openSite();
  for (const name of ['Diwali', 'Holi']) await publish(site, name);
  await askForCode(site);
  const path = await archivePath();
  await backUp(site.place, path);
  return { site, path, expected: signedOut(await contentsOf(site.place)) };
}

/** A place that holds something, without a server on it. */
async function livedInPlace(): Promise<Place> {
  const place = await emptyPlace();
  await query(
    place,
    `INSERT INTO user_account (name, email, mobile, password_hash)
    VALUES ('Kiran', 'k@example.org', '+447700900555', '!')`,
  );
  await localStore(place).put(`EventImg/${'a'.repeat(26)}.jpg`, Buffer.from('old picture'));
  return place;
}

describe('a restore', () => {
  it('[OPS-3] twice gives the same as once, and takes away what was there', async () => {
    const { path, expected } = await siteWithBackup();
    const place = await livedInPlace();
    const told: string[] = [];
    await restore(place, path, { replace: true, tell: (text) => told.push(text) });
    expect(await contentsOf(place)).toEqual(expected);
    expect(told[0]).toContain('user_account (1)');
    await restore(place, path, { replace: true });
    expect(await contentsOf(place)).toEqual(expected);
    expect(await namesIn(place.dataDirectory)).not.toContain('restoring');
  });

  it('[OPS-3] after everything was wiped builds the tables too', async () => {
    const { path, expected } = await siteWithBackup();
    const place = await livedInPlace();
    await wipe(place);
    await restore(place, path);
    expect(await contentsOf(place)).toEqual(expected);
  });

  it('[OPS-3] without --replace refuses a database that is not empty, and changes nothing', async () => {
    const { path } = await siteWithBackup();
    const place = await livedInPlace();
    const before = await contentsOf(place);
    await expect(restore(place, path)).rejects.toThrow(/user_account \(1\)[\s\S]*--replace/);
    expect(await contentsOf(place)).toEqual(before);
  });

  it('[OPS-3] refuses while a server uses the database', async () => {
    const { site, path } = await siteWithBackup();
    await expect(restore(site.place, path, { replace: true })).rejects.toThrow('Stop it first');
  });

  it.each([
    ['cut off in the middle', (archive: Buffer) => archive.subarray(0, archive.length / 2)],
    ['cut off at its end', (archive: Buffer) => archive.subarray(0, -9)],
    [
      'changed in the middle',
      (archive: Buffer) => archive.fill(7, archive.length >> 1, (archive.length >> 1) + 9),
    ],
    ['no archive', () => Buffer.from('The programme of the autumn')],
    ['empty', () => Buffer.alloc(0)],
  ])('[OPS-3] an archive that is %s changes nothing', async (_name, breakIt) => {
    const { path } = await siteWithBackup();
    await writeFile(path, breakIt(await readFile(path)));
    const place = await livedInPlace();
    const before = await contentsOf(place);
    await expect(restore(place, path, { replace: true })).rejects.toThrow(/is not a whole backup|manifest/);
    expect(await contentsOf(place)).toEqual(before);
  });

  it.each([
    ['a row', 'Diwali', 'Diwalj'],
    ['a file', '%PDF', '%PDG'],
  ])('[OPS-3] an archive that is whole but for %s that was changed is refused', async (_what, was, is) => {
    const { path } = await siteWithBackup();
    const plain = gunzipSync(await readFile(path)).toString('latin1');
    expect(plain).toContain(was);
    await writeFile(path, gzipSync(Buffer.from(plain.replace(was, is), 'latin1')));
    const place = await livedInPlace();
    const before = await contentsOf(place);
    await expect(restore(place, path, { replace: true })).rejects.toThrow(
      'does not hold what its manifest says',
    );
    expect(await contentsOf(place)).toEqual(before);
  });

  it('[OPS-3] that fails half-way leaves rows and files as they were', async () => {
    const { path } = await siteWithBackup();
    const place = await livedInPlace();
    const before = await contentsOf(place);
    const store = localStore(place);
    const put = store.put.bind(store);
    vi.spyOn(store, 'put').mockImplementationOnce(put).mockRejectedValueOnce(new Error('the disk is full'));
    await expect(restore(place, path, { replace: true, store })).rejects.toThrow('the disk is full');
    expect(await contentsOf(place)).toEqual(before);
    await restore(place, path, { replace: true });
  });

  it('[OPS-3] killed in the middle leaves the rows as they were, and its files go before the next work', async () => {
    const { site, path } = await siteWithBackup();
    // Enough files that the process is still at them when the first one is noted.
    const names = Array.from({ length: 300 }, () => `${randomName()}.jpg`);
    for (const name of names) await localStore(site.place).put(`EventImg/${name}`, Buffer.from(name));
    await query(
      site.place,
      `INSERT INTO media_file (folder, file_name, kind, content_type, byte_size, variants, state)
       SELECT 'EventImg', name, 'IMAGE', 'image/jpeg', 30, '[]', 'STORED' FROM unnest($1::text[]) AS name`,
      [names],
    );
    await backUp(site.place, path);
    const place = await livedInPlace();
    const before = await contentsOf(place);
    const child = spawn(process.execPath, ['scripts/command.mjs', 'restore', path, '--replace'], {
      env: { PATH: process.env.PATH, DATABASE_URL: place.url, SAMAJ_DATA: place.dataDirectory },
      stdio: 'ignore',
    });
    const ended = once(child, 'exit');
    const noted = () => readFile(join(place.dataDirectory, 'restoring'), 'utf8');
    await vi.waitFor(async () => expect((await noted()).split('\n').length).toBeGreaterThan(5), {
      timeout: 40_000,
      interval: 5,
    });
    child.kill('SIGKILL');
    expect((await ended)[1]).toBe('SIGKILL');
    expect(Object.keys((await contentsOf(place)).files).length).toBeGreaterThan(1);
    await settle(place);
    expect(await contentsOf(place)).toEqual(before);
  });

  it('[OPS-3] brings a backup of an older version up to date, and refuses one of a newer', async () => {
    const { path, expected } = await siteWithBackup();
    const place = await emptyPlace();
    await restore(place, path);
    await withDatabase(place, async (dataSource) => {
      const runner = dataSource.createQueryRunner();
      const all = dataSource.migrations.length;
      await moveSchema(runner, all, all - 3);
      await runner.release();
    });
    await backUp(place, path);
    const other = await emptyPlace();
    await restore(other, path);
    expect(await contentsOf(other)).toMatchObject({ tables: { user_account: expected.tables.user_account } });

    await query(place, `INSERT INTO schema_migration (timestamp, name) VALUES (1, 'FromTheFuture1')`);
    await backUp(place, path);
    await expect(restore(other, path, { replace: true })).rejects.toThrow(/FromTheFuture1.*newer/);
  });

  it('[OPS-3] ids go on where the old site had arrived, also past what was deleted', async () => {
    const { site } = await siteWithBackup();
    const id = await publish(site, 'Uttarayan');
    await query(site.place, 'DELETE FROM pdf_document WHERE id = $1', [id]);
    const path = await archivePath();
    await backUp(site.place, path);
    const place = await emptyPlace();
    await restore(place, path);
    const [{ next }] = await query(
      place,
      `SELECT nextval(pg_get_serial_sequence('pdf_document', 'id')) AS next`,
    );
    expect(Number(next)).toBe(id + 1);
  });

  it('[OPS-3] ends every session and every code, which are not in the archive at all', async () => {
    const { site, path } = await siteWithBackup();
    expect(await query(site.place, 'SELECT count(*)::integer FROM session')).toEqual([{ count: 1 }]);
    const [code] = await query(site.place, `SELECT encode(code_hash, 'hex') AS hash FROM one_time_code`);
    const [session] = await query(site.place, `SELECT encode(token_hash, 'hex') AS hash FROM session`);
    const plain = gunzipSync(await readFile(path)).toString('latin1');
    for (const { hash } of [code, session]) {
      expect(hash).toMatch(/^[0-9a-f]{64}$/);
      expect(plain).not.toContain(hash);
    }
    const place = await emptyPlace();
    await restore(place, path);
    for (const table of ['session', 'one_time_code'])
      expect(await query(place, `SELECT count(*)::integer FROM ${table}`)).toEqual([{ count: 0 }]);
  });

  it('brings the secret along, unless SAMAJ_SECRET is set', async () => {
    const { site, path } = await siteWithBackup();
    const secretOf = ({ dataDirectory }: Place) =>
      readFile(join(dataDirectory, 'secret'), 'utf8').catch(() => '');
    const [place, other] = [await emptyPlace(), await emptyPlace()];
    await restore(place, path);
    expect(await secretOf(place)).toBe(await secretOf(site.place));
    expect((await stat(join(place.dataDirectory, 'secret'))).mode & 0o777).toBe(0o600);
    await restore(other, path, { secret: 'of the environment' });
    expect(await secretOf(other)).toBe('');
  });
});
