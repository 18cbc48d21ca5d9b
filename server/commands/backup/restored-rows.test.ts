import { expect, it, vi } from 'vitest';
import { buildMember, buildUser } from '../../testing/factories.ts';
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
