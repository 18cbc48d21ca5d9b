import { expect, it, vi } from 'vitest';
import { archivePath, backUp, contentsOf, emptyInstallation, query, restore } from './backup-fixtures.ts';

vi.setConfig({ testTimeout: 150_000 });

it('[OPS-3] with --replace a backup is restored after an upgrade too, by the version that made it', async () => {
  const installation = await emptyInstallation();
  const path = await archivePath();
  await backUp(installation, path);
  const before = await contentsOf(installation);
  await query(
    installation,
    `CREATE TABLE later_thing (id integer REFERENCES user_account (id));
     CREATE FUNCTION later_rule() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END';
     CREATE TRIGGER later_rule BEFORE INSERT ON user_account FOR EACH ROW EXECUTE FUNCTION later_rule();
     ALTER TABLE user_account DROP COLUMN address CASCADE;
     INSERT INTO schema_migration (timestamp, name) VALUES (1999999999999, 'Later1999999999999')`,
  );
  await expect(restore(installation, path)).rejects.toThrow(/Later1999999999999.*newer/);
  await restore(installation, path, { replace: true });
  expect(await contentsOf(installation)).toEqual(before);
  expect(await query(installation, `SELECT FROM pg_proc WHERE proname = 'later_rule'`)).toEqual([]);
});
