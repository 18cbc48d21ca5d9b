import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BASELINE } from '../../../migrations/list.ts';
import { appliedMigrations, recordMigration } from '../../database/applied-migrations.ts';
import { namesIn } from '../../files/media-fixtures.ts';
import { randomName } from '../../files/media-names.ts';
import {
  archivePath,
  backUp,
  cleanUp,
  contentsOf,
  emptyInstallation,
  type Installation,
  localStore,
  openSite,
  publish,
  query,
  requestPasswordCode,
  restore,
  type Site,
  startedInstallation,
  wipe,
  withDatabase,
  withoutLaterColumns,
  withoutSessions,
} from './backup-fixtures.ts';
import { migrateSchema } from './migrate-schema.ts';

vi.setConfig({ testTimeout: 150_000 });

let close: () => Promise<void>;
/** A site with an account and two documents, and its backup. What a test adds to the site is not in that backup. */
let site: Site;
let backup: string;
let expected: Awaited<ReturnType<typeof contentsOf>>;

beforeAll(async () => {
  site = await openSite((closing) => {
    close = closing;
  });
  for (const name of ['Diwali', 'Holi']) await publish(site, name);
  await requestPasswordCode(site);
  backup = join(site.dataDirectory, 'samaj.tar.gz');
  await backUp(site.installation, backup);
  expected = withoutSessions(await contentsOf(site.installation));
});
afterAll(() => close());

/** A copy of the backup, which a test may damage. */
async function copyOfBackup(): Promise<string> {
  const path = await archivePath();
  await copyFile(backup, path);
  return path;
}

/** An installation with content, without a server. */
async function usedInstallation(): Promise<Installation> {
  const installation = await emptyInstallation();
  await query(
    installation,
    `INSERT INTO user_account (name, email, mobile, password_hash)
    VALUES ('Kiran', 'k@example.org', '+447700900555', '!')`,
  );
  await query(
    installation,
    `INSERT INTO media_file (folder, file_name, kind, content_type, byte_size, variants, state)
     VALUES ('EventImg', '${'a'.repeat(26)}.jpg', 'IMAGE', 'image/jpeg', 11, '[]', 'STORED')`,
  );
  await localStore(installation).put(`EventImg/${'a'.repeat(26)}.jpg`, Buffer.from('old picture'));
  return installation;
}

describe('a restore', () => {
  it('[OPS-3] is idempotent, and removes what was there', async () => {
    const path = await copyOfBackup();
    const installation = await usedInstallation();
    const reported: string[] = [];
    await restore(installation, path, { replace: true, report: (text) => reported.push(text) });
    expect(await contentsOf(installation)).toEqual(expected);
    expect(reported[0]).toContain('user_account (1)');
    await restore(installation, path, { replace: true });
    expect(await contentsOf(installation)).toEqual(expected);
    expect(await namesIn(installation.dataDirectory)).not.toContain('restoring');
  });

  it('[OPS-3] of an empty database creates the tables too', async () => {
    const path = await copyOfBackup();
    const installation = await usedInstallation();
    await wipe(installation);
    await restore(installation, path);
    expect(await contentsOf(installation)).toEqual(expected);
  });

  it('[OPS-3] needs no --replace where a site was started and looked at, but not used', async () => {
    const path = await copyOfBackup();
    const installation = await startedInstallation();
    await restore(installation, path);
    expect(await contentsOf(installation)).toEqual(expected);
  });

  it('[OPS-3] without --replace refuses a non-empty database, and changes nothing', async () => {
    const path = await copyOfBackup();
    const installation = await usedInstallation();
    const before = await contentsOf(installation);
    await expect(restore(installation, path)).rejects.toThrow(/user_account \(1\)[\s\S]*--replace/);
    expect(await contentsOf(installation)).toEqual(before);
  });

  it('[OPS-3] refuses while a server uses the database', async () => {
    // One of its own, which has just used its database: an idle connection is closed after ten seconds.
    const used = await openSite();
    await expect(restore(used.installation, backup, { replace: true })).rejects.toThrow('Stop it first');
  });

  it.each([
    ['truncated in the middle', (archive: Buffer) => archive.subarray(0, archive.length / 2)],
    ['truncated at its end', (archive: Buffer) => archive.subarray(0, -9)],
    [
      'changed in the middle',
      (archive: Buffer) => archive.fill(7, archive.length >> 1, (archive.length >> 1) + 9),
    ],
    ['no archive', () => Buffer.from('The programme of the autumn')],
    ['empty', () => Buffer.alloc(0)],
  ])('[OPS-3] an archive that is %s changes nothing', async (_name, damage) => {
    const path = await copyOfBackup();
    await writeFile(path, damage(await readFile(path)));
    const installation = await usedInstallation();
    const before = await contentsOf(installation);
    await expect(restore(installation, path, { replace: true })).rejects.toThrow(
      /is not a complete backup|manifest/,
    );
    expect(await contentsOf(installation)).toEqual(before);
  });

  it.each([
    ['row', 'Diwali', 'Diwalj'],
    ['file', '%PDF', '%PDG'],
  ])('[OPS-3] an archive that is complete except for a modified %s is refused', async (_what, was, is) => {
    const path = await copyOfBackup();
    const plain = gunzipSync(await readFile(path)).toString('latin1');
    expect(plain).toContain(was);
    await writeFile(path, gzipSync(Buffer.from(plain.replace(was, is), 'latin1')));
    const installation = await usedInstallation();
    const before = await contentsOf(installation);
    await expect(restore(installation, path, { replace: true })).rejects.toThrow(
      'does not match its manifest',
    );
    expect(await contentsOf(installation)).toEqual(before);
  });

  it('[OPS-3] that fails midway leaves rows and files as they were', async () => {
    const path = await copyOfBackup();
    const installation = await usedInstallation();
    const before = await contentsOf(installation);
    const store = localStore(installation);
    const put = store.put.bind(store);
    vi.spyOn(store, 'put').mockImplementationOnce(put).mockRejectedValueOnce(new Error('the disk is full'));
    await expect(restore(installation, path, { replace: true, store })).rejects.toThrow('the disk is full');
    expect(await contentsOf(installation)).toEqual(before);
    await restore(installation, path, { replace: true });
  });

  it('[OPS-3] killed midway leaves the rows as they were, and its files are removed at the next start', async () => {
    const path = await copyOfBackup();
    // Enough files that the process is still restoring them when the first ones are in the journal.
    const names = Array.from({ length: 300 }, () => `${randomName()}.jpg`);
    for (const name of names) await localStore(site.installation).put(`EventImg/${name}`, Buffer.from(name));
    await query(
      site.installation,
      `INSERT INTO media_file (folder, file_name, kind, content_type, byte_size, variants, state)
       SELECT 'EventImg', name, 'IMAGE', 'image/jpeg', 30, '[]', 'STORED' FROM unnest($1::text[]) AS name`,
      [names],
    );
    await backUp(site.installation, path);
    const installation = await usedInstallation();
    const before = await contentsOf(installation);
    const child = spawn(process.execPath, ['scripts/command.mjs', 'restore', path, '--replace'], {
      env: { PATH: process.env.PATH, DATABASE_URL: installation.url, SAMAJ_DATA: installation.dataDirectory },
      stdio: 'ignore',
    });
    const ended = once(child, 'exit');
    const journal = () => readFile(join(installation.dataDirectory, 'restoring'), 'utf8');
    await vi.waitFor(async () => expect((await journal()).split('\n').length).toBeGreaterThan(5), {
      timeout: 40_000,
      interval: 5,
    });
    child.kill('SIGKILL');
    expect((await ended)[1]).toBe('SIGKILL');
    expect(Object.keys((await contentsOf(installation)).files).length).toBeGreaterThan(1);
    await cleanUp(installation);
    expect(await contentsOf(installation)).toEqual(before);
  });

  it('[OPS-3] migrates a backup of an older version, and refuses one of a newer', async () => {
    const path = await copyOfBackup();
    const installation = await emptyInstallation();
    await restore(installation, path);
    await withDatabase(installation, async (dataSource) => {
      const runner = dataSource.createQueryRunner();
      const all = dataSource.migrations.length;
      await migrateSchema(runner, all, all - 3);
      await runner.release();
    });
    await backUp(installation, path);
    const other = await emptyInstallation();
    await restore(other, path);
    // What the last migrations added is gone with them.
    const emails = ({ tables }: typeof expected) =>
      tables.user_account?.map((row) => JSON.parse(row).email as string);
    expect(emails(await contentsOf(other))).toEqual(emails(expected));

    await query(installation, `INSERT INTO schema_migration (timestamp, name) VALUES (1, 'FromTheFuture1')`);
    await backUp(installation, path);
    await expect(restore(other, path, { replace: true })).rejects.toThrow(/FromTheFuture1.*newer/);
  });

  it('[OPS-3] takes a backup of the last version before 1.0.0, also into its database, and refuses an earlier one', async () => {
    const [archived, target] = [await emptyInstallation(), await usedInstallation()];
    const setApplied = (installation: Installation, ...names: string[]) =>
      withDatabase(installation, async (dataSource) => {
        const runner = dataSource.createQueryRunner();
        await migrateSchema(runner, (await appliedMigrations(runner)).length, BASELINE.length);
        await runner.query('DELETE FROM schema_migration');
        for (const name of names) await recordMigration(runner, name);
        await runner.release();
      });
    const applied = (installation: Installation) => withDatabase(installation, appliedMigrations);
    await restore(archived, backup);
    const current = await applied(archived);
    await setApplied(archived, 'Foundation1763690400000', 'Payments1764200000000');
    await setApplied(target, 'Foundation1763690400000', 'Payments1764200000000');
    const path = await archivePath();
    await backUp(archived, path);
    await restore(target, path, { replace: true });
    expect(withoutLaterColumns(await contentsOf(target))).toEqual(withoutLaterColumns(expected));
    expect(await applied(target)).toEqual(current);

    await query(
      archived,
      `UPDATE schema_migration SET name = 'Content1763776800000' WHERE name LIKE 'Payments%'`,
    );
    await backUp(archived, path);
    await expect(restore(target, path, { replace: true })).rejects.toThrow(
      'The backup is from an early version.',
    );
    await expect(restore(archived, backup, { replace: true })).rejects.toThrow(
      'The database is from an early version.',
    );
  });

  it('[OPS-3] continues ids after the last one used, even if its row was deleted', async () => {
    const id = await publish(site, 'Uttarayan');
    await query(site.installation, 'DELETE FROM pdf_document WHERE id = $1', [id]);
    const path = await archivePath();
    await backUp(site.installation, path);
    const installation = await emptyInstallation();
    await restore(installation, path);
    const [{ next }] = await query(
      installation,
      `SELECT nextval(pg_get_serial_sequence('pdf_document', 'id')) AS next`,
    );
    expect(Number(next)).toBe(id + 1);
  });

  it('[OPS-3] removes all sessions and codes, which are not in the archive at all', async () => {
    const path = await copyOfBackup();
    expect(await query(site.installation, 'SELECT count(*)::integer FROM session')).toEqual([{ count: 1 }]);
    const [code] = await query(
      site.installation,
      `SELECT encode(code_hash, 'hex') AS hash FROM one_time_code`,
    );
    const [session] = await query(site.installation, `SELECT encode(token_hash, 'hex') AS hash FROM session`);
    const plain = gunzipSync(await readFile(path)).toString('latin1');
    for (const { hash } of [code, session]) {
      expect(hash).toMatch(/^[0-9a-f]{64}$/);
      expect(plain).not.toContain(hash);
    }
    const installation = await emptyInstallation();
    await restore(installation, path);
    for (const table of ['session', 'one_time_code'])
      expect(await query(installation, `SELECT count(*)::integer FROM ${table}`)).toEqual([{ count: 0 }]);
  });

  it('restores the secret, unless SAMAJ_SECRET is set', async () => {
    const path = await copyOfBackup();
    const secretOf = ({ dataDirectory }: Installation) =>
      readFile(join(dataDirectory, 'secret'), 'utf8').catch(() => '');
    const [installation, other] = [await emptyInstallation(), await emptyInstallation()];
    await restore(installation, path);
    expect(await secretOf(installation)).toBe(await secretOf(site.installation));
    expect((await stat(join(installation.dataDirectory, 'secret'))).mode & 0o777).toBe(0o600);
    await restore(other, path, { secret: 'of the environment' });
    expect(await secretOf(other)).toBe('');
  });
});
