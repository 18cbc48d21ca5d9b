import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { keysOf, namesIn } from '../../files/media-fixtures.ts';
import { buildCandidate, buildUser } from '../../testing/factories.ts';
import { runCommand } from '../../testing/run-command.ts';
import { command as backupCommand } from '../backup.ts';
import {
  archivePath,
  backUp,
  contentsOf,
  emptyInstallation,
  localStore,
  openSite,
  publish,
  query,
  requestPasswordCode,
  restore,
  unpublish,
  withoutSessions,
} from './backup-fixtures.ts';
import { lastBackup } from './last-backup.ts';

vi.setConfig({ testTimeout: 150_000 });

describe('a backup', () => {
  it('[OPS-3] contains every row and every file; restored elsewhere they are equal', async () => {
    const site = await openSite();
    await buildUser(site, { name: 'Ünïcode \\N \t tab\nline ગુજરાતી', address: '' });
    const { id } = await buildCandidate(site);
    // Members refer to profiles, too: a candidate who signs in beside the family.
    await query(
      site.installation,
      `INSERT INTO member (name, mobile, password_hash, status, candidate_id)
      VALUES ('Urmila', '+447700900199', 'x', 'ACTIVE', ${id})`,
    );
    await requestPasswordCode(site);
    for (const name of ['Diwali', 'Holi', 'Uttarayan']) await publish(site, name);
    const path = await archivePath();
    await backUp(site.installation, path);

    const installation = await emptyInstallation();
    await restore(installation, path);
    const contents = await contentsOf(installation);
    expect(contents).toEqual(withoutSessions(await contentsOf(site.installation)));
    expect([Object.keys(contents.files).length, contents.tables.candidate?.length]).toEqual([3, 1]);
  });

  it('[OPS-3] under load: each row of the snapshot has its file, even if it is deleted meanwhile', async () => {
    const site = await openSite();
    const early: number[] = [];
    for (const name of ['Diwali', 'Holi', 'Uttarayan']) early.push(await publish(site, name));
    let isOver = false;
    const load = (async () => {
      const ids: number[] = [];
      for (let round = 1; !isOver; round += 1) {
        ids.push(await publish(site, `Notice ${round}`));
        if (round % 2 === 0) await unpublish(site, ids.shift()!);
      }
    })();
    // The first file is read after the snapshot of the tables: then all of the snapshot's documents are deleted.
    const store = localStore(site.installation);
    const open = store.open.bind(store);
    const deleted = vi.fn(async () => {
      for (const id of early) await unpublish(site, id);
      await site.media.deleteRemoved();
    });
    vi.spyOn(store, 'open').mockImplementation(async (key) => {
      if (deleted.mock.calls.length === 0) await deleted();
      return open(key);
    });
    const path = await archivePath();
    const manifest = await backUp(site.installation, path, store);
    isOver = true;
    await load;
    expect([deleted.mock.calls.length, manifest.missingFiles]).toEqual([1, []]);

    const installation = await emptyInstallation();
    await restore(installation, path);
    const { tables, files } = await contentsOf(installation);
    const rows = (tables.media_file ?? []).map((row) => JSON.parse(row));
    const shown = rows.filter(({ state }) => state === 'STORED');
    expect(Object.keys(files).sort()).toEqual(shown.map((row) => `PdfFile/${row.file_name}`).sort());
    const names = (tables.pdf_document ?? []).map((row) => JSON.parse(row).name);
    expect(names).toEqual(expect.arrayContaining(['Diwali', 'Holi', 'Uttarayan']));
    expect(shown).toHaveLength(names.length);

    // The next sweep deletes what the backup had postponed.
    await site.media.deleteRemoved();
    expect(await query(site.installation, `SELECT id FROM media_file WHERE state = 'REMOVED'`)).toEqual([]);
    expect(Object.keys((await contentsOf(site.installation)).files)).toHaveLength(
      (await query(site.installation, 'SELECT id FROM media_file')).length,
    );
  });

  it('[OPS-3] is readable only by its owner', async () => {
    const site = await openSite();
    const path = await archivePath();
    await backUp(site.installation, path);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await namesIn(dirname(path))).toEqual(['samaj.tar.gz']);
  });

  it('[OPS-3] that fails leaves nothing behind, and keeps the previous one', async () => {
    const site = await openSite();
    await publish(site, 'Diwali');
    const path = await archivePath();
    const store = localStore(site.installation);
    vi.spyOn(store, 'open').mockRejectedValue(new Error('the disk cannot be read'));
    await expect(backUp(site.installation, path, store)).rejects.toThrow('the disk cannot be read');
    expect(await namesIn(dirname(path))).toEqual([]);
    await backUp(site.installation, path);
    const before = await stat(path);
    await expect(backUp(site.installation, path, store)).rejects.toThrow('the disk cannot be read');
    expect(await namesIn(dirname(path))).toEqual(['samaj.tar.gz']);
    expect((await stat(path)).ino).toBe(before.ino);
  });

  it('lists the files that are missing, and contains the rest', async () => {
    const site = await openSite();
    for (const name of ['Diwali', 'Holi']) await publish(site, name);
    const [{ file_name: gone }] = await query(
      site.installation,
      'SELECT file_name FROM media_file ORDER BY id',
    );
    await localStore(site.installation).remove([`PdfFile/${gone}`]);
    const path = await archivePath();
    expect(await backUp(site.installation, path)).toMatchObject({
      missingFiles: [`PdfFile/${gone}`],
      files: { count: 1 },
    });
  });
});

describe('npm run backup', () => {
  it('[OPS-3] writes to the given path and reports what it contains; a failure gives exit code 1', async () => {
    const site = await openSite();
    await publish(site, 'Diwali');
    const path = await archivePath();
    const environment = { DATABASE_URL: site.installation.url, SAMAJ_DATA: site.installation.dataDirectory };
    const good = await runCommand(backupCommand, ['--to', path], environment);
    expect([good.code, good.output]).toEqual([
      0,
      expect.stringMatching(/samaj\.tar\.gz: \d+ rows and 1 files\.\n$/),
    ]);
    await query(
      site.installation,
      `INSERT INTO schema_migration (timestamp, name) VALUES (1, 'FromTheFuture1')`,
    );
    const newer = await runCommand(backupCommand, ['--to', path], environment);
    expect([newer.code, newer.errors]).toEqual([
      0,
      expect.stringContaining('Warning: FromTheFuture1 is from a newer version, without which'),
    ]);
    const bad = await runCommand(backupCommand, ['--to', '/dev/null/x.tar.gz'], environment);
    expect([bad.code, bad.output]).toEqual([1, '']);
    const away = { ...environment, DATABASE_URL: 'postgres://nobody:hidden-word@127.0.0.1:1/samaj' };
    const down = await runCommand(backupCommand, ['--to', path], away);
    expect([down.code, down.errors]).toEqual([1, expect.stringContaining('ECONNREFUSED')]);
    expect(down.errors).not.toContain('hidden-word');
  });

  it('[OPS-3] says when files are missing; when most are, the earlier backup stays until it is told that they are lost', async () => {
    const site = await openSite();
    for (const name of ['Diwali', 'Holi', 'Uttarayan']) await publish(site, name);
    const { installation } = site;
    const to = await archivePath();
    const backup = (...parameters: string[]) =>
      runCommand(backupCommand, ['--to', to, ...parameters], {
        DATABASE_URL: installation.url,
        SAMAJ_DATA: installation.dataDirectory,
      });
    const lacking = async () => (await lastBackup(installation))?.missingFiles;
    const [first, ...others] = await keysOf(localStore(installation));
    await localStore(installation).remove([first!]);
    expect([(await backup()).code, await lacking()]).toEqual([1, 1]);
    expect((await backup()).code).toBe(0);

    await localStore(installation).remove(others);
    const { ino } = await stat(to);
    const refused = await backup();
    expect([refused.code, refused.errors]).toEqual([1, expect.stringContaining('--accept-missing')]);
    expect(refused.errors).toContain(join(installation.dataDirectory, 'files'));
    expect([(await stat(to)).ino, await lacking()]).toEqual([ino, 1]);
    expect([(await backup('--accept-missing')).code, await lacking()]).toEqual([0, 3]);
    expect([(await backup()).code, await lacking()]).toEqual([0, 3]);
  });
});
