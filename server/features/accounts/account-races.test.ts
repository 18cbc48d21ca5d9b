import { describe, expect, it } from 'vitest';
import { buildUser, openSession, PASSWORD } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { during } from '../../testing/two-at-once.ts';
import { User } from './user.entity.ts';

const UPDATE = 'mutation ($input: AccountInput!) { updateMyAccount(input: $input) { version } }';

describe('[D11] an attacker who knows the old password and predicts the next version', () => {
  const app = sharedTestApp();

  /** Requests a change of e-mail while the owner's new password is written but not yet committed. */
  async function updateDuring(write: readonly string[]) {
    const { id, name, email, mobile } = await buildUser(app);
    const token = await openSession(app, { userId: id });
    const fields = { name, mobile, address: '1 Tulsi Lane', postcode: 'LE4 6XX', sheri: 'Desai Pol' };
    const input = { ...fields, email: `thief.${email}`, version: 2, currentPassword: PASSWORD };
    const { errors } = await during(
      app,
      async (manager) => {
        for (const statement of write) await manager.query(statement, [id]);
      },
      () => graphql(app, { query: UPDATE, variables: { input }, token }),
    );
    expect((await app.database.dataSource.manager.findOneByOrFail(User, { id })).email).toBe(email);
    return errors?.[0]?.extensions;
  }

  const NEW_PASSWORD = `UPDATE user_account SET password_hash = 'another', version = version + 1 WHERE id = $1`;
  const SIGN_OUT = 'DELETE FROM session WHERE user_id = $1';

  it('changes nothing after a new password', async () => {
    expect(await updateDuring([NEW_PASSWORD])).toMatchObject({
      code: 'CONFLICT',
      messageKey: 'changedByAnother',
    });
  });

  it('changes nothing with a session that has ended meanwhile', async () => {
    expect(await updateDuring([NEW_PASSWORD, SIGN_OUT])).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('closing an account', () => {
  const app = sharedTestApp();

  it('[PRIV-4] is refused when its password is changed meanwhile', async () => {
    const { id } = await buildUser(app);
    const token = await openSession(app, { userId: id });
    const { errors } = await during(
      app,
      (manager) =>
        manager.query(
          `UPDATE user_account SET password_hash = 'another', version = version + 1 WHERE id = $1`,
          [id],
        ),
      () =>
        graphql(app, {
          query: 'mutation ($password: String!) { closeMyAccount(password: $password) }',
          variables: { password: PASSWORD },
          token,
        }),
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', messageKey: 'changedByAnother' });
    expect(await app.database.dataSource.manager.existsBy(User, { id })).toBe(true);
  });
});
