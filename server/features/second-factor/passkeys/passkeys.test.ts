import { describe, expect, it } from 'vitest';
import { BROWSER_HEADERS } from '../../../testing/code-requesters.ts';
import { buildOfficer, buildOwner, buildUser, openSession, PASSWORD } from '../../../testing/factories.ts';
import { get, graphql } from '../../../testing/requests.ts';
import { freshAddress, signInTo } from '../../../testing/sign-in.ts';
import { SoftwareAuthenticator } from '../../../testing/software-authenticator.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { codeOf, RENEW, STATE, setUpApp, TURN_OFF } from '../second-factor-fixtures.ts';
import {
  add,
  addPasskey,
  BEGIN,
  begin,
  LIST,
  REMOVE,
  refusalOf,
  request,
  signInBy,
  userWithPasskey,
  type WithPasskey,
} from './passkey-fixtures.ts';

const log: string[] = [];
const app = sharedTestApp({ log });
const query = (sql: string, parameters: unknown[] = []) => app.database.dataSource.query(sql, parameters);

const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { userId } }';
const REQUIRE = `mutation ($roles: [OfficeRole!]!, $password: String!) {
  setSecondFactorRequirements(roles: $roles, password: $password) }`;
const VIEWER = '{ viewer { role withheldRoles } }';

/** Signs in by password, and a passkey as the second step. */
const signInTwice = (login: string, passkey: string) =>
  graphql(app, {
    query: SIGN_IN,
    variables: { input: { login, password: PASSWORD, passkey } },
    headers: BROWSER_HEADERS,
    from: freshAddress(),
  });

const idOf = async ({ token }: Pick<WithPasskey, 'token'>) =>
  (await graphql(app, { query: LIST, token })).data.passkeys[0].id;

const remove = (token: string, variables: object) =>
  graphql(app, {
    query: REMOVE,
    variables: { password: PASSWORD, ...variables },
    token,
    headers: BROWSER_HEADERS,
  });

describe('a passkey is the second factor of its account', () => {
  it('[AUTH-13] [AUTH-11] the password alone signs in no more, nor in another way; passkey or recovery code does', async () => {
    const { user, authenticator, recoveryCodes } = await userWithPasskey(app);
    const without = await signInTo(app, { login: user.email });
    expect([refusalOf(without), without.cookies]).toEqual(['passkeyRequired', []]);
    const old = { Login: user.email, Password: PASSWORD };
    const byRest = await app.server.inject({ method: 'POST', url: '/api/login/signin', payload: old });
    expect([byRest.statusCode, byRest.body]).toEqual([400, expect.stringContaining('recovery code')]);

    const twice = await signInTwice(user.email, authenticator.get(await request(app)));
    expect(twice.data.signIn.userId).toBe(user.id);
    expect(recoveryCodes).toHaveLength(10);
    const attempt = { login: user.email, code: recoveryCodes[0] };
    expect((await signInTo(app, attempt)).status).toBe(200);
    expect(refusalOf(await signInTo(app, attempt))).toBe('secondFactorWrong');
  });

  it('[AUTH-13] of another account is refused as a second step, and does not sign in there', async () => {
    const [one, other] = [await userWithPasskey(app), await userWithPasskey(app)];
    const refused = await signInTwice(one.user.email, other.authenticator.get(await request(app)));
    expect([refusalOf(refused), refused.headers['set-cookie']]).toEqual(['passkeyRefused', undefined]);
  });

  it('[AUTH-13] counts wrong ones with the wrong codes of the account', async () => {
    const { user, authenticator, recoveryCodes } = await userWithPasskey(app);
    const from = freshAddress();
    const variables = { input: { login: user.email, password: PASSWORD, passkey: '{}' } };
    for (let i = 0; i < 5; i += 1)
      expect((await graphql(app, { query: SIGN_IN, variables, from })).status).toBe(400);
    expect((await signInTo(app, { login: user.email, code: recoveryCodes[0], from })).status).toBe(429);
    expect((await signInTwice(user.email, authenticator.get(await request(app)))).status).toBe(200);
  });

  it('[AUTH-13] [AUTH-12] gives a role of which one is required, and the last one stays while it is', async () => {
    const owner = await openSession(app, { userId: (await buildOwner(app)).id });
    const requirement = (roles: string[]) =>
      graphql(app, { query: REQUIRE, variables: { roles, password: PASSWORD }, token: owner });
    const editor = await buildOfficer(app, ['EDITOR']);
    await requirement(['EDITOR']);
    const before = await openSession(app, { userId: editor.id });
    expect((await graphql(app, { query: VIEWER, token: before })).data.viewer.role).toBe('MAIN_USER');
    const { token, authenticator } = await addPasskey(app, editor);
    expect((await graphql(app, { query: VIEWER, token })).data.viewer).toEqual({
      role: 'ADMIN',
      withheldRoles: [],
    });
    expect((await graphql(app, { query: VIEWER, token: before })).data.viewer.role).toBe('ANONYMOUS');
    const id = await idOf({ token });
    const last = await remove(token, { id, passkey: authenticator.get(await request(app)) });
    expect(refusalOf(last)).toBe('lastPasskeyRequired');
    expect(await idOf({ token })).toBe(id);
    await requirement([]);
    const passkey = authenticator.get(await request(app));
    expect((await remove(token, { id, passkey })).data.removePasskey).toBe(true);
  });

  it('[AUTH-13] beside an app: either signs in, and either may go while the other stays', async () => {
    const { user, token, secret, recoveryCodes } = await setUpApp(app, await buildUser(app));
    expect(refusalOf(await graphql(app, { query: BEGIN, variables: { password: PASSWORD }, token }))).toBe(
      'secondFactorRequired',
    );
    const authenticator = new SoftwareAuthenticator();
    const passkey = authenticator.create(await begin(app, token, { code: recoveryCodes[0] }));
    const added = await add(app, token, passkey);
    expect(added.data.addPasskey).toEqual([]);
    expect(refusalOf(await signInTo(app, { login: user.email }))).toBe('secondFactorOrPasskeyRequired');
    expect((await signInTo(app, { login: user.email, code: codeOf(secret, 1) })).status).toBe(200);
    expect((await signInBy(app, authenticator.get(await request(app)))).status).toBe(200);

    const off = { password: PASSWORD, code: recoveryCodes[1] };
    expect((await graphql(app, { query: TURN_OFF, variables: off, token })).data.turnOffSecondFactor).toBe(
      true,
    );
    expect((await graphql(app, { query: STATE, token })).data.secondFactor).toMatchObject({
      appSince: null,
      recoveryCodesLeft: 8,
    });
    expect(refusalOf(await signInTo(app, { login: user.email }))).toBe('passkeyRequired');
  });

  it('[AUTH-13] is taken away with all others by an owner', async () => {
    const owner = await openSession(app, { userId: (await buildOwner(app)).id });
    const { user, token, authenticator } = await userWithPasskey(app);
    const reset = `mutation ($id: Int!, $password: String!) {
      resetSecondFactor(id: $id, reason: "Lost the phone", password: $password) { hasSecondFactor } }`;
    const variables = { id: user.id, password: PASSWORD };
    const answer = await graphql(app, { query: reset, variables, token: owner });
    expect(answer.data.resetSecondFactor.hasSecondFactor).toBe(false);
    expect((await graphql(app, { query: VIEWER, token })).data.viewer.role).toBe('ANONYMOUS');
    expect((await signInBy(app, authenticator.get(await request(app)))).status).toBe(400);
    expect((await signInTo(app, { login: user.email })).status).toBe(200);
  });
});

describe('the passkeys of one’s own account', () => {
  it('[AUTH-13] are added by the password, once; other sessions end with the first', async () => {
    const user = await buildUser(app);
    const [token, other] = [
      await openSession(app, { userId: user.id }),
      await openSession(app, { userId: user.id }),
    ];
    const asked = await graphql(app, { query: BEGIN, variables: { password: 'wrong' }, token });
    expect(refusalOf(asked)).toBe('currentPasswordWrong');
    const authenticator = new SoftwareAuthenticator();
    const options = await begin(app, token);
    expect(JSON.parse(options)).toMatchObject({
      rp: { id: 'localhost' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
    const answer = authenticator.create(options);
    expect(refusalOf(await add(app, token, answer, ' '))).toBe('passkeyNameRequired');
    expect((await add(app, token, answer, ' Phone of Asha ')).data.addPasskey).toHaveLength(10);
    expect(refusalOf(await add(app, token, answer))).toBe('passkeyRefused');
    expect((await graphql(app, { query: LIST, token })).data.passkeys).toEqual([
      { id: expect.any(Number), name: 'Phone of Asha', createdAt: expect.any(String), lastUsedAt: null },
    ]);
    expect((await graphql(app, { query: VIEWER, token: other })).data.viewer.role).toBe('ANONYMOUS');
    const second = JSON.parse(await begin(app, token, { passkey: authenticator.get(await request(app)) }));
    expect(second.excludeCredentials).toEqual([
      expect.objectContaining({ id: authenticator.credentialId.toString('base64url') }),
    ]);
  });

  it.each([
    ['the page of another site', { origin: 'https://evil.example' }],
    ['another domain', { rpId: 'evil.example' }],
    ['nobody who was verified', { verifies: false }],
    ['a challenge that was never given', { challenge: Buffer.alloc(32, 1).toString('base64url') }],
  ])('[AUTH-13] are not made by %s', async (_what, differences) => {
    const token = await openSession(app, { userId: (await buildUser(app)).id });
    const passkey = new SoftwareAuthenticator().create(await begin(app, token), differences);
    const refused = await add(app, token, passkey);
    expect(refusalOf(refused)).toBe('passkeyRefused');
    expect((await graphql(app, { query: LIST, token })).data.passkeys).toEqual([]);
  });

  it.each(['packed', 'apple', 'fido-u2f'])(
    '[AUTH-13] are not made with a certificate of their maker (%s), which the library does not even see',
    async (format) => {
      const token = await openSession(app, { userId: (await buildUser(app)).id });
      const seen = log.length;
      const passkey = new SoftwareAuthenticator().create(await begin(app, token), { format });
      expect(refusalOf(await add(app, token, passkey))).toBe('passkeyRefused');
      // It would load the list of revocations that the certificate names, and its refusal is logged.
      expect(log.slice(seen).join()).not.toContain('A new passkey was refused');
    },
  );

  it('[AUTH-13] are not made in another browser, nor for another account', async () => {
    const token = await openSession(app, { userId: (await buildUser(app)).id });
    const stranger = await openSession(app, { userId: (await buildUser(app)).id });
    const passkey = new SoftwareAuthenticator().create(await begin(app, token));
    const query = 'mutation ($passkey: String!) { addPasskey(name: "Phone", passkey: $passkey) }';
    const cookie = 'site-code=another-browser-that-answers';
    expect(refusalOf(await graphql(app, { query, variables: { passkey }, token, headers: { cookie } }))).toBe(
      'passkeyRefused',
    );
    expect(refusalOf(await add(app, stranger, passkey))).toBe('passkeyRefused');
    expect((await add(app, token, passkey)).status).toBe(200);
  });

  it('[AUTH-13] are not made after five minutes, nor with a passkey that somebody has', async () => {
    const token = await openSession(app, { userId: (await buildUser(app)).id });
    const { authenticator } = await userWithPasskey(app);
    const late = await begin(app, token);
    await query(`UPDATE passkey_challenge SET expires_at = expires_at - interval '5 minutes'`);
    for (const passkey of [
      new SoftwareAuthenticator().create(late),
      authenticator.create(await begin(app, token)),
      // A challenge to sign in.
      new SoftwareAuthenticator().create(
        JSON.stringify({
          ...JSON.parse(await begin(app, token)),
          challenge: JSON.parse(await request(app)).challenge,
        }),
      ),
    ])
      expect(refusalOf(await add(app, token, passkey))).toBe('passkeyRefused');
  });

  it('[AUTH-13] are ten at most', async () => {
    const { user, token, recoveryCodes } = await userWithPasskey(app);
    await query(
      `INSERT INTO passkey (user_id, name, credential_id, public_key)
       SELECT $1, 'Key', decode(md5(random()::text), 'hex'), 'x' FROM generate_series(1, 9)`,
      [user.id],
    );
    const variables = { password: PASSWORD, code: recoveryCodes[0] };
    expect(refusalOf(await graphql(app, { query: BEGIN, variables, token }))).toBe('tooManyPasskeys');
  });

  it('[AUTH-13] are removed by password and second factor, and by their owner alone; the recovery codes go with the last', async () => {
    const own = await userWithPasskey(app);
    const theirs = await userWithPasskey(app);
    const id = await idOf(own);
    expect(refusalOf(await remove(own.token, { id, password: 'wrong' }))).toBe('currentPasswordWrong');
    expect(refusalOf(await remove(own.token, { id }))).toBe('passkeyRequired');
    const foreign = { id: await idOf(theirs), code: own.recoveryCodes[0] };
    expect(refusalOf(await remove(own.token, foreign))).toBe('notFound');
    // An app that was begun and never confirmed is no second factor.
    await query(`INSERT INTO authenticator_app (user_id, pending_secret) VALUES ($1, 'begun')`, [
      own.user.id,
    ]);
    expect((await remove(own.token, { id, code: own.recoveryCodes[0] })).data.removePasskey).toBe(true);
    expect((await graphql(app, { query: STATE, token: own.token })).data.secondFactor.recoveryCodesLeft).toBe(
      0,
    );
    expect((await signInBy(app, own.authenticator.get(await request(app)))).status).toBe(400);
    expect((await signInTo(app, { login: own.user.email })).status).toBe(200);
    expect(await idOf(theirs)).toBe(foreign.id);
    const actions = await query('SELECT action FROM audit_entry WHERE subject_id = $1 ORDER BY id', [
      own.user.id,
    ]);
    expect(actions).toEqual([{ action: 'ADD_PASSKEY' }, { action: 'REMOVE_PASSKEY' }]);
  });

  it('[AUTH-13] give new recovery codes', async () => {
    const { token, authenticator, user, recoveryCodes } = await userWithPasskey(app);
    const renew = 'mutation ($passkey: String) { renewRecoveryCodes(passkey: $passkey) }';
    expect(refusalOf(await graphql(app, { query: RENEW, variables: { code: '' }, token }))).toBe(
      'passkeyRequired',
    );
    const variables = { passkey: authenticator.get(await request(app)) };
    const { data } = await graphql(app, { query: renew, variables, token, headers: BROWSER_HEADERS });
    expect(refusalOf(await signInTo(app, { login: user.email, code: recoveryCodes[0] }))).toBe(
      'secondFactorWrong',
    );
    expect((await signInTo(app, { login: user.email, code: data.renewRecoveryCodes[0] })).status).toBe(200);
  });

  it('[PRIV-5] are in the export of their owner, by name and without a key', async () => {
    const { token, authenticator } = await userWithPasskey(app);
    const answer = await get(app, '/exports/my-data.json', { authorization: `Bearer ${token}` });
    expect(answer.json().passkeys).toEqual([
      { id: expect.any(Number), name: 'Phone of Asha', createdAt: expect.any(String), lastUsedAt: null },
    ]);
    expect(answer.body).not.toContain(authenticator.credentialId.toString('base64url'));
  });
});
