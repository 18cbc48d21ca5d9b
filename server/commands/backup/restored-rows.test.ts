import { expect, it, vi } from 'vitest';
import { buildMember, buildUser } from '../../testing/factories.ts';
import { verifyArchive } from './archive-reader.ts';
import { archivePath, backUp, emptyInstallation, openSite, query, restore } from './backup-fixtures.ts';

vi.setConfig({ testTimeout: 150_000 });

it('[OPS-3] a restore makes no link good again that may be used up, and deletes nobody who may have signed in since', async () => {
  const site = await openSite();
  const [{ id }, member] = [await buildUser(site), await buildMember(site)];
  const here = (sql: string) => site.database.dataSource.query(sql);
  const good = `now() + interval '2 days'`;
  await here(`INSERT INTO officer_invitation (user_id, token_hash, expires_at) VALUES (${id}, 'a', ${good})`);
  await here(
    `INSERT INTO email_proof (user_id, email, token_hash, expires_at) VALUES (${id}, 'a', 'b', ${good})`,
  );
  await here(`UPDATE user_account SET asked_at = now() WHERE id = ${id}`);
  await here(`UPDATE member SET asked_at = now() WHERE id = ${member.id}`);
  const path = await archivePath();
  await backUp(site.installation, path);
  const installation = await emptyInstallation();
  await restore(installation, path);
  const state = `SELECT (SELECT count(*)::integer FROM officer_invitation WHERE expires_at <= now()) AS invitations,
    (SELECT count(*)::integer FROM email_proof WHERE expires_at <= now()) AS proofs,
    (SELECT count(*)::integer FROM user_account WHERE asked_at IS NOT NULL) AS users,
    (SELECT count(*)::integer FROM member WHERE asked_at IS NOT NULL) AS members`;
  expect(await query(installation, state)).toEqual([{ invitations: 1, proofs: 1, users: 0, members: 0 }]);
});

it('[77] a restore gives no number again that it is told to leave out', async () => {
  const site = await openSite();
  const here = (sql: string) => site.database.dataSource.query(sql);
  const year = new Date().getUTCFullYear();
  await here(`INSERT INTO receipt_counter (year, running) VALUES (${year - 2}, 5), (${year - 1}, 7)`);
  const user = await buildUser(site);
  const path = await archivePath();
  await backUp(site.installation, path);
  const numbers = 'SELECT year, running FROM receipt_counter ORDER BY year';
  const known = [
    { year: year - 2, running: 5 },
    { year: year - 1, running: 7 },
  ];
  const installation = await emptyInstallation();
  await restore(installation, path);
  expect(await query(installation, numbers)).toEqual(known);
  await restore(installation, path, { replace: true, skipNumbers: 40 });
  expect(await query(installation, numbers)).toEqual([
    known[0],
    { year: year - 1, running: 47 },
    { year, running: 40 },
  ]);
  const next = `SELECT nextval(pg_get_serial_sequence('user_account', 'id'))::integer AS id`;
  expect(await query(installation, next)).toEqual([{ id: user.id + 41 }]);
});

it('[OPS-3] a restore says from when on what people deleted or took back is there again', async () => {
  const site = await openSite();
  const path = await archivePath();
  await backUp(site.installation, path);
  const { createdAt } = await verifyArchive(path);
  const reported: string[] = [];
  await restore(await emptyInstallation(), path, { report: (text) => reported.push(text) });
  expect(reported.join()).toContain(`What people deleted or took back after ${createdAt} is there again`);
  expect(reported.join()).toContain('candidates who had said no or taken their yes back');
});
