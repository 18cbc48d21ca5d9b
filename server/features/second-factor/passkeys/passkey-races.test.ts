import type { EntityManager } from 'typeorm';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../../../rules/limits.ts';
import { PASSWORD } from '../../../testing/factories.ts';
import { graphql } from '../../../testing/requests.ts';
import { SoftwareAuthenticator } from '../../../testing/software-authenticator.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { during, together } from '../../../testing/two-at-once.ts';
import {
  add,
  BROWSER,
  begin,
  REMOVE,
  refusalOf,
  request,
  signInBy,
  userWithPasskey,
} from './passkey-fixtures.ts';

const app = sharedTestApp();
const query = (sql: string, parameters: unknown[] = []) => app.database.dataSource.query(sql, parameters);
const lockUser = (id: number) => (manager: EntityManager) =>
  manager.query('SELECT FROM user_account WHERE id = $1 FOR UPDATE', [id]);
const sessionsOf = (id: number) => query('SELECT id FROM session WHERE user_id = $1', [id]);
const idsOf = async (userId: number) =>
  (await query('SELECT id FROM passkey WHERE user_id = $1 ORDER BY id', [userId])).map(
    ({ id }: { id: number }) => id,
  );

/** Signs in with an answer that was made before. */
async function prepared(authenticator: SoftwareAuthenticator, counter?: number) {
  const answer = authenticator.get(await request(app), counter === undefined ? {} : { counter });
  return () => signInBy(app, answer);
}

describe('a sign-in by a passkey', () => {
  it('[AUTH-13] of a passkey and its copy, which have the same counter, one is refused, also at once', async () => {
    const { user, authenticator } = await userWithPasskey(app);
    const attempts = [await prepared(authenticator, 7), await prepared(authenticator, 7)];
    const [first, copy] = await together(app, lockUser(user.id), attempts);
    expect([first!.status, refusalOf(copy!)]).toEqual([200, 'passkeyRefused']);
  });

  it('[AUTH-13] opens no session if the passkey is removed meanwhile', async () => {
    const { user, authenticator } = await userWithPasskey(app);
    const before = await sessionsOf(user.id);
    const answer = await during(
      app,
      (manager) => manager.query('DELETE FROM passkey WHERE user_id = $1', [user.id]),
      await prepared(authenticator),
    );
    expect(refusalOf(answer)).toBe('passkeyRefused');
    expect(await sessionsOf(user.id)).toEqual(before);
  });

  it('[AUTH-9] opens no session if the account is suspended meanwhile', async () => {
    const { user, authenticator } = await userWithPasskey(app);
    const before = await sessionsOf(user.id);
    const answer = await during(
      app,
      (manager) => manager.query(`UPDATE user_account SET status = 'SUSPENDED' WHERE id = $1`, [user.id]),
      await prepared(authenticator),
    );
    expect(refusalOf(answer)).toBe('accountSuspended');
    expect(await sessionsOf(user.id)).toEqual(before);
  });
});

describe('the passkeys of an account', () => {
  it('[AUTH-13] are ten at most, also when two are added at once', async () => {
    const { user, token, recoveryCodes } = await userWithPasskey(app);
    for (let count = 1; count < LIMITS.passkeysMaximum - 1; count += 1)
      await query(
        `INSERT INTO passkey (user_id, credential_id, public_key, counter, name)
         SELECT user_id, credential_id || '\\x01'::bytea, public_key, counter, name FROM passkey
          WHERE user_id = $1 ORDER BY id DESC LIMIT 1`,
        [user.id],
      );
    const adding: (() => ReturnType<typeof add>)[] = [];
    for (const code of recoveryCodes.slice(0, 2)) {
      const made = new SoftwareAuthenticator().create(await begin(app, token, { code }));
      adding.push(() => add(app, token, made));
    }
    const [first, second] = await together(app, lockUser(user.id), adding);
    expect([first!.errors, refusalOf(second!)]).toEqual([undefined, 'tooManyPasskeys']);
    expect(await idsOf(user.id)).toHaveLength(LIMITS.passkeysMaximum);
  });

  it('[AUTH-12] of which one is required do not both go when the two last are removed at once', async () => {
    const { user, token, authenticator, recoveryCodes } = await userWithPasskey(app);
    const roles = JSON.stringify([{ role: 'EDITOR', endsAt: null }]);
    await query('UPDATE user_account SET office_roles = $2 WHERE id = $1', [user.id, roles]);
    const made = new SoftwareAuthenticator().create(
      await begin(app, token, { passkey: authenticator.get(await request(app)) }),
    );
    await add(app, token, made);
    await query(`INSERT INTO second_factor_requirement (role) VALUES ('EDITOR')`);
    const [one, other] = await idsOf(user.id);
    const remove = (id: number, code?: string) => () =>
      graphql(app, {
        query: REMOVE,
        variables: { id, code, password: PASSWORD },
        token,
        headers: { cookie: BROWSER },
      });
    const [gone, kept] = await together(app, lockUser(user.id), [
      remove(one, recoveryCodes[0]),
      remove(other, recoveryCodes[1]),
    ]);
    expect([gone!.errors, refusalOf(kept!)]).toEqual([undefined, 'lastPasskeyRequired']);
    expect(await idsOf(user.id)).toEqual([other]);
  });
});
