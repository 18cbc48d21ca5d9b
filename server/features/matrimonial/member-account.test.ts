import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from '../../identity/passwords.ts';
import { buildMember, openSession, PASSWORD } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';

const app = sharedTestApp();

const RENAME = 'mutation ($name: String!) { renameMyMembership(name: $name) }';
const CHANGE = 'mutation ($input: MemberPasswordInput!) { changeMyMemberPassword(input: $input) }';
const VIEWER = '{ viewer { memberId name } }';
const NEW_PASSWORD = 'river-mango-swing-7';

async function signedIn() {
  const { id } = await buildMember(app, { passwordHash: await hashPassword(PASSWORD) });
  return { id, token: await openSession(app, { memberId: id }) };
}

describe('[D100] a member who is signed in', () => {
  it('changes the name at once', async () => {
    const { id, token } = await signedIn();
    const { data } = await graphql(app, { query: RENAME, token, variables: { name: '  Asha  Mehta ' } });
    expect(data.renameMyMembership).toBe(true);
    expect((await graphql(app, { query: VIEWER, token })).data.viewer).toEqual({
      memberId: id,
      name: 'Asha  Mehta',
    });
    const refused = await graphql(app, { query: RENAME, token, variables: { name: ' ' } });
    expect([refused.status, refused.errors?.[0]?.message]).toEqual([400, 'Enter name']);
  });

  it('[D102] changes the password with the current one, which ends the other sessions', async () => {
    const { id, token } = await signedIn();
    const elsewhere = await openSession(app, { memberId: id });
    const change = (input: object) => graphql(app, { query: CHANGE, token, variables: { input } });
    const stored = async () => {
      const [row] = await app.database.dataSource.query('SELECT password_hash FROM member WHERE id = $1', [
        id,
      ]);
      return row.password_hash;
    };
    const wrong = await change({ password: NEW_PASSWORD, currentPassword: 'not the password' });
    expect([wrong.status, wrong.errors?.[0]?.extensions]).toEqual([
      400,
      expect.objectContaining({ messageKey: 'currentPasswordWrong', field: 'currentPassword' }),
    ]);
    const weak = await change({ password: 'sunshine1234', currentPassword: PASSWORD });
    expect([weak.status, weak.errors?.[0]?.extensions.messageKey]).toEqual([400, 'passwordTooCommon']);
    expect(await verifyPassword(PASSWORD, await stored())).toBe(true);

    const changed = await change({ password: NEW_PASSWORD, currentPassword: PASSWORD });
    expect(changed.data.changeMyMemberPassword).toBe(true);
    expect(await verifyPassword(NEW_PASSWORD, await stored())).toBe(true);
    expect((await graphql(app, { query: VIEWER, token })).data.viewer.memberId).toBe(id);
    expect((await graphql(app, { query: VIEWER, token: elsewhere })).data.viewer.memberId).toBe(0);
  });
});
