import { describe, expect, it } from 'vitest';
import { buildUser, openSession, PASSWORD } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { browserHeaders, freshAddress, signInTo } from '../../testing/sign-in.ts';
import {
  byLegacyCalls,
  codeFor,
  expectPassword,
  localMobile,
  NEW_PASSWORD,
  postLegacy,
  rowOf,
  setUpPasswordResets,
  VIEWER,
} from './password-reset-fixtures.ts';
import type { User } from './user.entity.ts';

const app = setUpPasswordResets();

describe('a password reset by the legacy call', () => {
  const UPDATE = '/api/admin/updatenewpsw';

  it('[D7] answers the id, with a bearer in the header X-User-Token', async () => {
    const user = await buildUser(app);
    const code = await codeFor(user, byLegacyCalls);
    const { body, headers } = await byLegacyCalls.reset({ mobile: localMobile(user), code });
    expect(JSON.parse(body)).toBe(user.id);
    const token = String(headers['x-user-token']);
    expect((await graphql(app, { query: VIEWER, token })).data.viewer.userId).toBe(user.id);
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('[AUTH-10] [D7] id, type and status in the body are ignored', async () => {
    const [user, other] = [await buildUser(app), await buildUser(app)];
    const [before, theirs] = [await rowOf(user), await rowOf(other)];
    const code = await codeFor(user, byLegacyCalls);
    const { body } = await postLegacy(UPDATE, {
      ProfileID: other.id,
      UserID: other.id,
      UserName: 'Somebody else',
      EmailID: 'somebody.else@example.org',
      MobileNo: localMobile(user),
      Password: NEW_PASSWORD,
      UserStatus: 'DeActive',
      UserTypeID: 1,
      OTP: code,
    });
    expect(JSON.parse(body)).toBe(user.id);
    expect(await rowOf(other)).toEqual(theirs);
    const { password_hash: _old, version: _before, signed_in_at: _never, ...kept } = before;
    expect(await rowOf(user)).toMatchObject({ ...kept, office_roles: [], status: 'ACTIVE' });
  });

  async function replace(user: User, token: string, body: object) {
    return app.server.inject({
      method: 'POST',
      url: UPDATE,
      remoteAddress: freshAddress(),
      headers: { authorization: `Bearer ${token}` },
      payload: { MobileNo: localMobile(user), Password: NEW_PASSWORD, CurrentPassword: PASSWORD, ...body },
    });
  }

  it("with a session needs no code, changes only one's own password and ends the other sessions", async () => {
    const [user, other] = [await buildUser(app), await buildUser(app)];
    const token = await openSession(app, { userId: user.id });
    const elsewhere = await openSession(app, { userId: user.id });
    const response = await replace(user, token, { MobileNo: localMobile(other), ProfileID: other.id });
    expect([response.statusCode, response.json()]).toEqual([200, user.id]);
    await expectPassword(user, NEW_PASSWORD);
    await expectPassword(other, PASSWORD);
    expect((await graphql(app, { query: VIEWER, token })).data.viewer.userId).toBe(user.id);
    expect((await graphql(app, { query: VIEWER, token: elsewhere })).data.viewer.userId).toBe(0);
  });

  it('[D10] with a session refuses a weak password, too', async () => {
    const user = await buildUser(app);
    const token = await openSession(app, { userId: user.id });
    const weak = await replace(user, token, { Password: user.email });
    expect([weak.statusCode, weak.json()]).toEqual([
      400,
      'Do not use your name, email or mobile no. as the password.',
    ]);
    await expectPassword(user, PASSWORD);
  });

  it.each(['a browser', 'a bearer'])(
    '[D102] %s, which may be in other hands, needs the current password',
    async (who) => {
      const user = await buildUser(app);
      const headers =
        who === 'a browser'
          ? browserHeaders((await signInTo(app, { login: user.email })).cookies)
          : { authorization: `Bearer ${await openSession(app, { userId: user.id })}` };
      const change = (fields: object) =>
        app.server.inject({
          method: 'POST',
          url: UPDATE,
          headers,
          payload: { Password: NEW_PASSWORD, ...fields },
        });
      for (const CurrentPassword of [undefined, '', 'not the password', 'x'.repeat(2000)]) {
        const refused = await change({ CurrentPassword });
        expect([refused.statusCode, refused.json()]).toEqual([400, 'Enter your current password.']);
      }
      await expectPassword(user, PASSWORD);
      expect((await change({ CurrentPassword: PASSWORD })).json()).toBe(user.id);
      await expectPassword(user, NEW_PASSWORD);
    },
  );

  it('with a session that has ended needs the code', async () => {
    const user = await buildUser(app);
    const answer = await replace(user, 'not-a-token', {});
    expect([answer.statusCode, answer.json()]).toEqual([400, 'Verify mobile.']);
    await expectPassword(user, PASSWORD);
  });
});
