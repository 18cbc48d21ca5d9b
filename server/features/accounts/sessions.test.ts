import { describe, expect, it } from 'vitest';
import { permissionsOf, type Role } from '../../../rules/permissions.ts';
import { PAGE_PERSON, personOf } from '../../../rules/person.ts';
import {
  buildMember,
  buildOwner,
  buildUser,
  eventFields,
  openSession,
  PASSWORD,
} from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { type Attempt, browserHeaders, cookieHeader, freshAddress, signInTo } from '../../testing/sign-in.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';
import { User } from './user.entity.ts';

const app = sharedTestApp();

const VIEWER = '{ viewer { role userId memberId name } }';
const SAVE = 'mutation Save($input: EventInput!) { saveEvent(input: $input) { id } }';

const signIn = (attempt: Attempt, target: TestApp = app) => signInTo(target, attempt);

async function suspend(user: User): Promise<void> {
  await app.database.dataSource.query(`UPDATE user_account SET status = 'SUSPENDED' WHERE id = $1`, [
    user.id,
  ]);
}

describe('sessions', () => {
  it.each([
    [
      'signed out',
      async (token: string) => {
        await graphql(app, { query: 'mutation { signOut }', token });
      },
    ],
    ['suspended', async (_token: string, user: User) => suspend(user)],
    [
      'idle for too long',
      async () => {
        await app.database.dataSource.query(`UPDATE session SET last_seen_at = now() - interval '31 days'`);
      },
    ],
    [
      'too old',
      async () => {
        await app.database.dataSource.query(`UPDATE session SET expires_at = now() - interval '1 second'`);
      },
    ],
  ])('[AUTH-9] a token that was %s is invalid at once', async (_what, end) => {
    const user = await buildOwner(app);
    const token = await openSession(app, { userId: user.id });
    expect((await graphql(app, { query: VIEWER, token })).data.viewer.userId).toBe(user.id);
    await end(token, user);
    const { status } = await graphql(app, { query: SAVE, token, variables: { input: eventFields() } });
    expect(status).toBe(401);
  });

  it.each([
    [
      'signed out',
      async (headers: Record<string, string>) => {
        await graphql(app, { query: 'mutation { signOut }', headers });
      },
    ],
    ['suspended', async (_headers: Record<string, string>, user: User) => suspend(user)],
    [
      'idle for half a day',
      async () => {
        await app.database.dataSource.query(`UPDATE session SET last_seen_at = now() - interval '12 hours'`);
      },
    ],
    [
      'two weeks old',
      async () => {
        await app.database.dataSource.query(
          `UPDATE session SET expires_at = expires_at - interval '14 days'`,
        );
      },
    ],
  ])('[AUTH-9] a cookie that was %s is invalid at once', async (_what, end) => {
    const user = await buildOwner(app);
    const { cookies } = await signIn({ login: user.email });
    const headers = browserHeaders(cookies);
    expect((await graphql(app, { query: VIEWER, headers })).data.viewer.userId).toBe(user.id);
    await end(headers, user);
    const { status } = await graphql(app, { query: SAVE, headers, variables: { input: eventFields() } });
    expect(status).toBe(401);
  });

  it.each([
    ['signing in', (user: User, headers: Record<string, string>) => signIn({ login: user.email, headers })],
    [
      'signing out',
      (_user: User, headers: Record<string, string>) =>
        graphql(app, { query: 'mutation { signOut }', headers }),
    ],
  ])('[AUTH-8] %s ends the session of the cookie, also beside a bearer of nobody', async (_what, act) => {
    const user = await buildUser(app);
    const { cookies } = await signIn({ login: user.email });
    const headers = browserHeaders(cookies);
    await act(user, { ...headers, authorization: `Bearer ${'x'.repeat(43)}` });
    expect((await graphql(app, { query: VIEWER, headers })).data.viewer.role).toBe('ANONYMOUS');
  });

  it('[AUTH-10] role, status and id in a body are ignored', async () => {
    const user = await buildUser(app);
    const response = await app.server.inject({
      method: 'POST',
      url: '/api/login/signin',
      remoteAddress: freshAddress(),
      payload: { Login: user.email, Password: PASSWORD, UserTypeID: 1, UserID: 1, UserStatus: 'Active' },
    });
    expect(response.json()).toMatchObject({ userID: user.id, userTypeID: 0, emailID: user.email });
  });

  it('a member is not the user of the same number: realms never mix', async () => {
    const member = await buildMember(app, { id: 4711 });
    await buildOwner(app);
    await app.database.dataSource.query(
      `UPDATE user_account SET id = 4711 WHERE id = (SELECT max(id) FROM user_account)`,
    );
    const token = await openSession(app, { memberId: member.id });
    const { data } = await graphql(app, { query: VIEWER, token });
    expect(data.viewer).toMatchObject({ role: 'MEMBER', userId: 0, memberId: 4711 });
    const { status } = await graphql(app, { query: SAVE, token, variables: { input: eventFields() } });
    expect(status).toBe(403);
  });

  it('createAccessToken gives a bearer that works on REST and GraphQL, and signOut revokes it', async () => {
    const user = await buildUser(app);
    const query =
      'mutation In($input: SignInInput!) { createAccessToken(input: $input) { token expiresAt } }';
    const created = await graphql(app, {
      query,
      variables: { input: { login: user.email, password: PASSWORD } },
    });
    const { token } = created.data.createAccessToken;
    expect((await graphql(app, { query: VIEWER, token })).data.viewer.userId).toBe(user.id);
    await app.server.inject({
      method: 'POST',
      url: '/api/login/signout',
      headers: { authorization: `Bearer ${token}` },
    });
    expect((await graphql(app, { query: VIEWER, token })).data.viewer.userId).toBe(0);
  });

  it('the legacy sign-in answers a bearer, or the failure text as a JSON string', async () => {
    const user = await buildUser(app);
    const send = (Password: string) =>
      app.server.inject({
        method: 'POST',
        url: '/api/login/signin',
        remoteAddress: freshAddress(),
        payload: { LOGIN: user.mobile, Password },
      });
    const { userToken } = (await send(PASSWORD)).json();
    expect((await graphql(app, { query: VIEWER, token: userToken })).data.viewer.userId).toBe(user.id);
    const failed = await send('wrong');
    expect([failed.statusCode, failed.json()]).toEqual([400, 'Enter valid e-mail/mobile or password']);
  });
});

describe('cookies', () => {
  it('the cookies of a session expire with it, after two weeks', async () => {
    const { cookies } = await signIn({ login: (await buildUser(app)).email });
    const [{ expires_at }] = await app.database.dataSource.query(
      'SELECT expires_at FROM session ORDER BY id DESC LIMIT 1',
    );
    // Cookies have a resolution of one second.
    const end = new Date(Math.floor(expires_at.getTime() / 1000) * 1000);
    // The mark of the browser outlives the session.
    const ofSession = cookies.filter(({ name }) => name !== 'site-device');
    expect(ofSession.map(({ name, expires }) => [name, expires])).toEqual([
      ['site-session', end],
      ['XSRF-TOKEN', end],
    ]);
    const [{ days }] = await app.database.dataSource.query(
      `SELECT extract(day FROM expires_at - created_at + interval '1 minute')::int AS days
         FROM session ORDER BY id DESC LIMIT 1`,
    );
    expect(days).toBe(14);
  });

  it('sign-out clears both', async () => {
    const { cookies } = await signIn({ login: (await buildUser(app)).email });
    const response = await app.server.inject({
      method: 'POST',
      url: '/graphql',
      headers: browserHeaders(cookies),
      payload: { query: 'mutation { signOut }' },
    });
    expect(response.cookies.map(({ name, value, path, expires }) => [name, value, path, expires])).toEqual([
      ['site-session', '', '/', new Date(0)],
      ['XSRF-TOKEN', '', '/', new Date(0)],
    ]);
  });
});

describe('the permissions of the viewer', () => {
  it('are those of the role', async () => {
    const query = '{ viewer { role permissions } }';
    const tokens = {
      ANONYMOUS: undefined,
      MAIN_USER: await openSession(app, { userId: (await buildUser(app)).id }),
      MEMBER: await openSession(app, { memberId: (await buildMember(app)).id }),
      ADMIN: await openSession(app, { userId: (await buildOwner(app)).id }),
    };
    for (const [role, token] of Object.entries(tokens)) {
      const { viewer } = (await graphql(app, { query, token })).data;
      const officeRoles = role === 'ADMIN' ? (['OWNER'] as const) : [];
      expect(viewer).toEqual({ role, permissions: permissionsOf({ role: role as Role, officeRoles }) });
    }
  });
});

describe('a page of somebody else', () => {
  it('does nothing with the session that another tab has opened since, and does all for its own', async () => {
    const [first, second] = [await buildUser(app), await buildUser(app)];
    const member = await buildMember(app);
    const { cookies } = await signIn({ login: second.email });
    const askFrom = (person: Parameters<typeof personOf>[0], query: string) => {
      const headers = { ...browserHeaders(cookies), [PAGE_PERSON]: personOf(person) };
      return graphql(app, { query, headers, variables: { input } });
    };
    const nobody = { userId: 0, memberId: 0, isCandidate: false };
    const { address, email, mobile, version } = second;
    const input = { name: 'Not theirs', address, postcode: 'LE1 1AA', email, mobile, version };
    const rename = 'mutation ($input: AccountInput!) { updateMyAccount(input: $input) { name } }';
    for (const other of [
      { ...nobody, userId: first.id },
      { ...nobody, memberId: member.id },
      { ...nobody, userId: second.id, isCandidate: true },
    ])
      for (const query of [rename, VIEWER]) expect((await askFrom(other, query)).status).toBe(401);
    const { name } = await app.database.dataSource.manager.findOneByOrFail(User, { id: second.id });
    expect(name).toBe(second.name);
    for (const same of [{ ...nobody, userId: second.id }, nobody])
      expect((await askFrom(same, VIEWER)).data.viewer.userId).toBe(second.id);
  });
});

describe('anti-forgery', () => {
  async function browser() {
    const { cookies } = await signIn({ login: (await buildUser(app)).email });
    const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
    return { cookie: cookieHeader(cookies), token };
  }

  it('a write with the cookie needs the header of the same session', async () => {
    const mine = await browser();
    const other = await browser();
    const query = 'mutation { signOut }';
    expect((await graphql(app, { query, headers: { cookie: mine.cookie } })).status).toBe(403);
    const stolen = { cookie: mine.cookie, 'x-xsrf-token': other.token };
    expect((await graphql(app, { query, headers: stolen })).status).toBe(403);
    const right = { cookie: mine.cookie, 'x-xsrf-token': mine.token };
    expect((await graphql(app, { query, headers: right })).status).toBe(200);
  });

  it.each([
    ['Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }],
    ['a site beside ours', { 'sec-fetch-site': 'same-site' }],
    ['a foreign Origin', { origin: 'https://evil.example' }],
    ['an opaque Origin', { origin: 'null' }],
  ])('a sign-in that another site sends is refused (%s)', async (_what, headers) => {
    const { email } = await buildUser(app);
    expect((await signIn({ login: email, headers })).status).toBe(403);
  });
});
