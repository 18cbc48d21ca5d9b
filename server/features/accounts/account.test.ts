import { describe, expect, it } from 'vitest';
import { appWithOwner } from '../../testing/app-with-owner.ts';
import {
  adminToken,
  buildMember,
  buildOwner,
  buildUser,
  openSession,
  PASSWORD,
} from '../../testing/factories.ts';
import { get, graphql } from '../../testing/requests.ts';
import { signInTo } from '../../testing/sign-in.ts';
import type { User } from './user.entity.ts';

const ACCOUNT = '{ myAccount { version name email mobile address postcode sheri } }';
const UPDATE =
  'mutation ($input: AccountInput!) { updateMyAccount(input: $input) { version name email mobile } }';
const VIEWER = '{ viewer { userId name } }';

const NEW_PASSWORD = 'river-mango-swing-7';

describe("one's own account", () => {
  const app = appWithOwner();

  async function someone() {
    const user = await buildUser(app, { address: '1 Tulsi Lane', postcode: 'LE4 6XX', sheri: 'Desai Pol' });
    return { user, token: await openSession(app, { userId: user.id }) };
  }

  function inputOf(user: User, overrides: Record<string, unknown> = {}) {
    const { version, name, email, address, postcode, sheri } = user;
    return { version, name, email, address, postcode, sheri, mobile: user.mobile, ...overrides };
  }

  function update(token: string, input: Record<string, unknown>) {
    return graphql(app, { query: UPDATE, variables: { input }, token });
  }

  function saveLegacy(token: string | undefined, user: User, overrides: Record<string, unknown> = {}) {
    return app.server.inject({
      method: 'POST',
      url: '/api/login/saveuser',
      headers: token ? { authorization: `Bearer ${token}` } : {},
      payload: {
        UserID: user.id,
        UserName: user.name,
        EmailID: user.email,
        MobileNo: user.mobile.slice(3),
        Address: user.address,
        Sheri: user.sheri,
        PostCode: user.postcode,
        Password: '',
        ...overrides,
      },
    });
  }

  async function isSignedIn(token: string): Promise<boolean> {
    return (await graphql(app, { query: VIEWER, token })).data.viewer.userId > 0;
  }

  it('shows what was stored, the mobile as ten digits', async () => {
    const { user, token } = await someone();
    const { data } = await graphql(app, { query: ACCOUNT, token });
    expect(data.myAccount).toEqual({
      version: 1,
      name: user.name,
      email: user.email,
      mobile: user.mobile.slice(3),
      address: '1 Tulsi Lane',
      postcode: 'LE4 6XX',
      sheri: 'Desai Pol',
    });
  });

  it('[D11] an empty password keeps the old one', async () => {
    const { user, token } = await someone();
    const { data } = await update(token, inputOf(user, { name: 'Renamed', sheri: 'Moti Pol' }));
    expect(data.updateMyAccount).toMatchObject({ name: 'Renamed', version: 2 });
    expect((await signInTo(app, { login: user.email })).status).toBe(200);
  });

  it.each([
    ['password', { newPassword: NEW_PASSWORD }],
    ['e-mail', { email: 'somebody.else@example.org' }],
    ['mobile', { mobile: '7700299123' }],
  ])('[D11] a new %s needs the current password', async (_what, change) => {
    const { user, token } = await someone();
    for (const currentPassword of ['', 'not my password']) {
      const { errors } = await update(token, inputOf(user, { ...change, currentPassword }));
      expect(errors?.[0]).toMatchObject({
        message: 'Enter your current password.',
        extensions: { field: 'currentPassword' },
      });
    }
    const { errors } = await update(token, inputOf(user, { ...change, currentPassword: PASSWORD }));
    expect(errors).toBeUndefined();
  });

  it('[AUTH-9] a new password ends all other sessions and replaces the old one', async () => {
    const { user, token } = await someone();
    const other = await openSession(app, { userId: user.id }, 'COOKIE');
    await update(token, inputOf(user, { newPassword: NEW_PASSWORD, currentPassword: PASSWORD }));
    expect([await isSignedIn(token), await isSignedIn(other)]).toEqual([true, false]);
    expect((await signInTo(app, { login: user.email })).status).toBe(400);
    expect((await signInTo(app, { login: user.email, password: NEW_PASSWORD })).status).toBe(200);
  });

  it('[AUTH-9] a new password is none that tells of its owner', async () => {
    const { user, token } = await someone();
    const fields = { name: 'Jasmine Pandya', currentPassword: PASSWORD };
    const { errors } = await update(token, inputOf(user, { ...fields, newPassword: 'jasminepandya' }));
    expect(errors?.[0]?.extensions).toMatchObject({ messageKey: 'passwordIsPersonal', field: 'newPassword' });
    expect((await signInTo(app, { login: user.email })).status).toBe(200);
  });

  it.each([
    ['e-mail', { email: 'own.new@example.org' }],
    ['mobile', { mobile: '7700299124' }],
  ])(
    '[D11] a new %s ends all other sessions and is told at the old e-mail and mobile, without the new ones',
    async (_what, change) => {
      const { user, token } = await someone();
      const other = await openSession(app, { userId: user.id }, 'COOKIE');
      const { errors } = await update(token, inputOf(user, { ...change, currentPassword: PASSWORD }));
      expect(errors).toBeUndefined();
      expect([await isSignedIn(token), await isSignedIn(other)]).toEqual([true, false]);
      await app.outboxSender.sendDue();
      const told = [
        ...app.messages.mails.filter(({ to }) => to === user.email),
        ...app.messages.texts.filter(({ to }) => to === user.mobile),
      ].map(({ text }) => text);
      expect(told).toHaveLength(2);
      for (const text of told)
        expect(text).toContain('has been changed. If this was not you, tell us at once');
      expect(told.join()).not.toMatch(/own\.new|299124|administrator/);
    },
  );

  it('[D11] a new e-mail, which is told at the old one, is taken five times a day', async () => {
    const { user, token } = await someone();
    const change = (index: number) =>
      update(
        token,
        inputOf(user, { email: `${index}.${user.email}`, version: 1 + index, currentPassword: PASSWORD }),
      );
    for (let index = 0; index < 5; index += 1) expect((await change(index)).errors).toBeUndefined();
    expect((await change(5)).errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    const renamed = await update(
      token,
      inputOf(user, { email: `4.${user.email}`, version: 6, name: 'Renamed' }),
    );
    expect(renamed.errors).toBeUndefined();
  });

  it('guesses at the current password are rate-limited, also parallel ones', async () => {
    const { user, token } = await someone();
    const guess = (index: number) =>
      update(token, inputOf(user, { newPassword: NEW_PASSWORD, currentPassword: `guess ${index}` }));
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => guess(index)));
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code);
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(3);
  });

  it('[DATA-5] of two concurrent edits the second is refused', async () => {
    const { user, token } = await someone();
    await update(token, inputOf(user, { name: 'First' }));
    const { errors } = await update(token, inputOf(user, { name: 'Second' }));
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', messageKey: 'changedByAnother' });
  });

  it('[D11] an admin edits another account; type, status and password stay, a new e-mail ends the sessions', async () => {
    const { user, token } = await someone();
    const admin = await adminToken(app);
    const saved = await saveLegacy(admin, user, {
      UserName: 'Corrected Name',
      EmailID: `New.${user.email}`,
      UserTypeID: 1,
      UserStatus: 'DeActive',
    });
    expect([saved.statusCode, saved.json()]).toEqual([200, user.id]);
    const [row] = await app.database.dataSource.query('SELECT * FROM user_account WHERE id = $1', [user.id]);
    expect(row).toMatchObject({
      name: 'Corrected Name',
      email: `new.${user.email}`,
      mobile: user.mobile,
      office_roles: [],
      status: 'ACTIVE',
    });
    expect((await signInTo(app, { login: row.email })).status).toBe(200);
    expect(await isSignedIn(token)).toBe(false);
  });

  it("[D11] an admin cannot set somebody else's password", async () => {
    const { user } = await someone();
    const { statusCode, json } = await saveLegacy(await adminToken(app), user, {
      UserName: 'Corrected Name',
      Password: NEW_PASSWORD,
    });
    expect([statusCode, json()]).toEqual([403, 'You are not allowed to do this.']);
    expect((await signInTo(app, { login: user.email })).data.signIn.userId).toBe(user.id);
    const admin = await adminToken(app);
    const rows = (await get(app, '/api/login/userlist', { authorization: `Bearer ${admin}` })).json();
    expect(rows.find(({ userID }: { userID: number }) => userID === user.id).userName).toBe(user.name);
  });

  it("[D12] [D36] an admin's edit creates nothing and cannot reuse another account's e-mail", async () => {
    const [{ user }, other] = [await someone(), await someone()];
    const admin = await adminToken(app);
    for (const id of [999_999, -1]) {
      const unknown = await saveLegacy(admin, { ...user, id });
      expect([unknown.statusCode, unknown.json()]).toEqual([
        404,
        'Something went wrong internal server error.',
      ]);
    }
    expect((await saveLegacy(admin, user, { EmailID: other.user.email })).statusCode).toBe(409);
    expect((await saveLegacy(admin, user, { UserName: '' })).json()).toBe('Enter name');
  });

  it("[D12] cannot take another account's e-mail", async () => {
    const [one, other] = [await someone(), await someone()];
    const input = inputOf(one.user, { email: other.user.email, currentPassword: PASSWORD });
    const { errors } = await update(one.token, input);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', field: 'email' });
  });

  it('[D11] an old client changes its own account, and nobody else can', async () => {
    const { user, token } = await someone();
    const own = await saveLegacy(token, user, { UserName: 'By REST', UserTypeID: 1, UserStatus: 'DeActive' });
    expect([own.statusCode, own.json()]).toEqual([200, user.id]);
    const { data } = await graphql(app, { query: '{ viewer { name role } }', token });
    expect(data.viewer).toEqual({ name: 'By REST', role: 'MAIN_USER' });
    const stranger = await someone();
    expect((await saveLegacy(stranger.token, user)).statusCode).toBe(403);
    expect((await saveLegacy(undefined, user)).statusCode).toBe(401);
  });

  it('[D11] an old client changes the password with the current one beside it', async () => {
    const { user, token } = await someone();
    const refused = await saveLegacy(token, user, { Password: NEW_PASSWORD });
    expect([refused.statusCode, refused.json()]).toEqual([400, 'Enter your current password.']);
    const saved = await saveLegacy(token, user, { Password: NEW_PASSWORD, CurrentPassword: PASSWORD });
    expect(saved.statusCode).toBe(200);
    expect((await signInTo(app, { login: user.email, password: NEW_PASSWORD })).status).toBe(200);
  });

  it("[D2] userlist: 401 without a session, one's own row, every row for an admin, never a password", async () => {
    const { user, token } = await someone();
    const list = async (bearer?: string) =>
      get(app, '/api/login/userlist', bearer ? { authorization: `Bearer ${bearer}` } : {});
    expect((await list()).statusCode).toBe(401);
    expect((await list(token)).json()).toEqual([
      {
        userID: user.id,
        userTypeID: 0,
        userName: user.name,
        emailID: user.email,
        mobileNo: user.mobile.slice(3),
        address: '1 Tulsi Lane',
        postCode: 'LE4 6XX',
        sheri: 'Desai Pol',
        password: '',
      },
    ]);
    const admin = await buildOwner(app);
    const rows = (await list(await openSession(app, { userId: admin.id }))).json();
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.map(({ password }: { password: string }) => password).join('')).toBe('');
    const member = await openSession(app, { memberId: (await buildMember(app)).id });
    expect((await list(member)).statusCode).toBe(403);
  });
});
