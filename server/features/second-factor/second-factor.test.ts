import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildOwner, buildUser, openSession, PASSWORD } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { signInTo } from '../../testing/sign-in.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import {
  BEGIN,
  CONFIRM,
  codeOf,
  nextStep,
  RENEW,
  STATE,
  setUpApp,
  stopClock,
  TURN_OFF,
  userWithApp,
} from './second-factor-fixtures.ts';

const log: string[] = [];
const app = sharedTestApp({ log });
beforeAll(stopClock);
afterAll(() => void vi.useRealTimers());

const refusalOf = ({ errors }: { errors?: { extensions: Record<string, unknown> }[] }) =>
  errors?.[0]?.extensions.messageKey;

describe('an account with an authenticator app', () => {
  it('[AUTH-11] is signed in by the password and a code, and not by the password alone', async () => {
    const { user, secret } = await userWithApp(app);
    const without = await signInTo(app, { login: user.email });
    expect([without.status, refusalOf(without), without.cookies]).toEqual([400, 'secondFactorRequired', []]);
    const wrong = await signInTo(app, { login: user.email, code: '000000' });
    expect([refusalOf(wrong), wrong.cookies]).toEqual(['secondFactorWrong', []]);
    const code = codeOf(secret).replace(/^.../, '$& ');
    const right = await signInTo(app, { login: user.email, code });
    expect(right.data.signIn.userId).toBe(user.id);
    expect(refusalOf(await signInTo(app, { login: user.email, password: 'wrong', code }))).toBe(
      'invalidLogin',
    );
  });

  it('[AUTH-11] takes a code once, also one that is still shown and one from before it', async () => {
    const { user, secret } = await userWithApp(app);
    const [before, code] = [codeOf(secret, -1), codeOf(secret)];
    expect((await signInTo(app, { login: user.email, code })).status).toBe(200);
    for (const used of [code, before])
      expect(refusalOf(await signInTo(app, { login: user.email, code: used }))).toBe('secondFactorWrong');
  });

  it('[AUTH-11] of two sign-ins with the same code at once one succeeds', async () => {
    const { user, secret } = await userWithApp(app);
    const attempt = { login: user.email, code: codeOf(secret) };
    const answers = await Promise.all([
      signInTo(app, attempt),
      signInTo(app, attempt),
      signInTo(app, attempt),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('[AUTH-11] needs it for a bearer and for old clients, too', async () => {
    const { user, secret } = await userWithApp(app);
    const query = 'mutation ($input: SignInInput!) { createAccessToken(input: $input) { token } }';
    const input = { login: user.email, password: PASSWORD };
    expect(refusalOf(await graphql(app, { query, variables: { input } }))).toBe('secondFactorRequired');
    // A passkey is a browser's: other programs were asked nothing that it could answer.
    const passkey = JSON.stringify({});
    expect(refusalOf(await graphql(app, { query, variables: { input: { ...input, passkey } } }))).toBe(
      'passkeyRefused',
    );
    const code = codeOf(secret);
    expect((await graphql(app, { query, variables: { input: { ...input, code } } })).data).not.toBeNull();

    nextStep();
    const send = (body: object) =>
      app.server.inject({
        method: 'POST',
        url: '/api/login/signin',
        payload: { Login: user.email, Password: PASSWORD, ...body },
      });
    const refused = await send({});
    expect([refused.statusCode, refused.body]).toEqual([
      400,
      expect.stringContaining('Also enter the code from your authenticator app.'),
    ]);
    const accepted = await send({ cODe: codeOf(secret) });
    expect(accepted.json()).toMatchObject({ userID: user.id, userToken: expect.any(String) });
  });

  it('[AUTH-11] takes each recovery code once, however it is typed, until there are new ones', async () => {
    const { user, token, secret, recoveryCodes } = await userWithApp(app);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first, second] = recoveryCodes as [string, string];
    const typed = ` ${first.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l')} `;
    expect((await signInTo(app, { login: user.email, code: typed })).status).toBe(200);
    expect(refusalOf(await signInTo(app, { login: user.email, code: first }))).toBe('secondFactorWrong');
    expect((await graphql(app, { query: STATE, token })).data.secondFactor.recoveryCodesLeft).toBe(9);

    const variables = { code: codeOf(secret) };
    const renewed = (await graphql(app, { query: RENEW, variables, token })).data.renewRecoveryCodes;
    expect(refusalOf(await signInTo(app, { login: user.email, code: second }))).toBe('secondFactorWrong');
    expect((await signInTo(app, { login: user.email, code: renewed[0] })).status).toBe(200);
  });

  it('[AUTH-11] has somebody else’s codes refused', async () => {
    const [one, other] = [await userWithApp(app), await userWithApp(app)];
    for (const code of [other.recoveryCodes[0], codeOf(other.secret)])
      expect(refusalOf(await signInTo(app, { login: one.user.email, code }))).toBe('secondFactorWrong');
    const code = other.recoveryCodes[0];
    expect((await signInTo(app, { login: other.user.email, code })).status).toBe(200);
  });

  it('[D9] a suspended account is told so, and its code is not used up', async () => {
    const { user, secret } = await userWithApp(app);
    const setStatus = (status: string) =>
      app.database.dataSource.query('UPDATE user_account SET status = $1 WHERE id = $2', [status, user.id]);
    await setStatus('SUSPENDED');
    const attempt = { login: user.email, code: codeOf(secret) };
    expect(refusalOf(await signInTo(app, attempt))).toBe('accountSuspended');
    await setStatus('ACTIVE');
    expect((await signInTo(app, attempt)).status).toBe(200);
  });
});

describe('setting the app up', () => {
  it('[AUTH-11] needs the password, changes nothing before a right code, and then ends the other sessions', async () => {
    const user = await buildUser(app);
    const [token, other] = [
      await openSession(app, { userId: user.id }),
      await openSession(app, { userId: user.id }),
    ];
    const ask = (query: string, variables = {}) => graphql(app, { query, variables, token });
    expect(refusalOf(await ask(BEGIN, { password: 'wrong' }))).toBe('currentPasswordWrong');
    expect(refusalOf(await ask(CONFIRM, { code: '123456' }))).toBe('notFound');
    const { secret } = (await ask(BEGIN, { password: PASSWORD })).data.beginAuthenticatorApp;
    expect(refusalOf(await ask(CONFIRM, { code: '000000' }))).toBe('secondFactorWrong');
    expect((await signInTo(app, { login: user.email })).status).toBe(200);
    expect((await ask(STATE)).data.secondFactor).toMatchObject({ appSince: null, recoveryCodesLeft: 0 });

    const code = codeOf(secret);
    expect((await ask(CONFIRM, { code })).data.confirmAuthenticatorApp).toHaveLength(10);
    expect((await ask(STATE)).data.secondFactor).toMatchObject({ appSince: expect.any(String) });
    const viewer = await graphql(app, { query: '{ viewer { role } }', token: other });
    expect(viewer.data.viewer.role).toBe('ANONYMOUS');
    expect(refusalOf(await signInTo(app, { login: user.email, code }))).toBe('secondFactorWrong');
  });

  it('[AUTH-11] anew, on another phone, needs a code of the one before, which is then good no more', async () => {
    const { user, token, secret, recoveryCodes } = await userWithApp(app);
    const begin = (code: string | null) =>
      graphql(app, { query: BEGIN, variables: { password: PASSWORD, code }, token });
    expect(refusalOf(await begin(null))).toBe('secondFactorRequired');
    const begun = (await begin(recoveryCodes[0]!)).data.beginAuthenticatorApp;
    await graphql(app, { query: CONFIRM, variables: { code: codeOf(begun.secret) }, token });
    nextStep();
    for (const code of [codeOf(secret), recoveryCodes[1]])
      expect(refusalOf(await signInTo(app, { login: user.email, code }))).toBe('secondFactorWrong');
    expect((await signInTo(app, { login: user.email, code: codeOf(begun.secret) })).status).toBe(200);
  });

  it('[AUTH-11] is undone by the password and a code together', async () => {
    const { user, token, secret, recoveryCodes } = await userWithApp(app);
    const turnOff = (variables: object) =>
      graphql(app, { query: TURN_OFF, variables: { ...variables }, token });
    const code = codeOf(secret);
    expect(refusalOf(await turnOff({ password: 'wrong', code }))).toBe('currentPasswordWrong');
    expect(refusalOf(await turnOff({ password: PASSWORD, code: '' }))).toBe('secondFactorCodeRequired');
    expect(refusalOf(await turnOff({ password: PASSWORD, code: '000000' }))).toBe('secondFactorWrong');
    expect((await turnOff({ password: PASSWORD, code })).data.turnOffSecondFactor).toBe(true);
    expect((await signInTo(app, { login: user.email })).status).toBe(200);
    expect(refusalOf(await turnOff({ password: PASSWORD, code: recoveryCodes[0] }))).toBe('noSecondFactor');
  });

  it('[AUTH-11] is in the log of changes, in which no secret stands', async () => {
    const { user, token, secret } = await setUpApp(app, await buildOwner(app));
    nextStep();
    await graphql(app, { query: TURN_OFF, variables: { password: PASSWORD, code: codeOf(secret) }, token });
    const entries = await app.database.dataSource.query(
      'SELECT action, actor_user_id FROM audit_entry WHERE subject_id = $1 ORDER BY id',
      [user.id],
    );
    expect(entries.slice(-2)).toEqual([
      { action: 'TURN_ON_SECOND_FACTOR', actor_user_id: user.id },
      { action: 'TURN_OFF_SECOND_FACTOR', actor_user_id: user.id },
    ]);
  });

  it('[OTP-6] [PRIV-1] no secret and no code is in the database as it is, in the log, or in a later answer', async () => {
    const { user, token, secret, recoveryCodes } = await userWithApp(app);
    const code = codeOf(secret);
    await signInTo(app, { login: user.email, code });
    await signInTo(app, { login: user.email, code: recoveryCodes[0] });
    const tables = await app.database.dataSource.query(
      `SELECT string_agg(query_to_xml('SELECT * FROM ' || name, true, false, '')::text, '') AS dump
         FROM unnest(ARRAY['authenticator_app', 'recovery_code', 'audit_entry', 'attempt_counter']) AS name`,
    );
    const owner = await openSession(app, { userId: (await buildOwner(app)).id });
    const answers = [
      await graphql(app, { query: STATE, token }),
      await graphql(app, {
        query: `{ users(search: "${user.email}") { items { name hasSecondFactor } } }`,
        token: owner,
      }),
    ].map(({ body }) => body);
    expect(answers[1]).toContain('"hasSecondFactor":true');
    const seen = [tables[0].dump, ...log, ...answers].join('\n');
    const hidden = [secret, ...recoveryCodes, ...recoveryCodes.map((one) => one.replaceAll('-', ''))];
    for (const text of hidden) expect(seen).not.toContain(text);
    // Six digits alone are in ids and times, too.
    expect(log.join('\n')).not.toContain(`"${code}"`);
  });
});
