import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BROWSER_COOKIES, clientAddressOf } from '../../testing/code-requesters.ts';
import { PASSWORD } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { freshAddress, signInTo } from '../../testing/sign-in.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { codeOf, nextStep, RENEW, stopClock, userWithApp } from './second-factor-fixtures.ts';

const app = sharedTestApp();
beforeAll(stopClock);
afterAll(() => void vi.useRealTimers());

const NEW_PASSWORD = 'mango-lantern-77';

describe('wrong codes are counted', () => {
  it('[AUTH-11] for the account and network, also when the password is right each time', async () => {
    const { user, secret } = await userWithApp(app);
    const from = freshAddress();
    for (let i = 0; i < 5; i += 1) {
      expect((await signInTo(app, { login: user.email, from })).status).toBe(400);
      expect((await signInTo(app, { login: user.email, from, code: '000000' })).status).toBe(400);
    }
    const attempt = { login: user.email, code: codeOf(secret) };
    const blocked = await signInTo(app, { ...attempt, from });
    expect([blocked.status, Number(blocked.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await signInTo(app, attempt)).status).toBe(200);
  });

  it('[AUTH-11] across networks, too, so that many of them do not help', async () => {
    const { user, secret } = await userWithApp(app);
    for (let i = 0; i < 20; i += 1)
      expect((await signInTo(app, { login: user.email, code: '000000' })).status).toBe(400);
    expect((await signInTo(app, { login: user.email, code: codeOf(secret) })).status).toBe(429);
  });

  it('[AUTH-11] in a session, too, where a code gives new recovery codes', async () => {
    const { token, secret } = await userWithApp(app);
    const from = freshAddress();
    const renew = (code: string) => graphql(app, { query: RENEW, variables: { code }, token, from });
    for (let i = 0; i < 5; i += 1) expect((await renew('000000')).status).toBe(400);
    expect((await renew(codeOf(secret))).status).toBe(429);
  });

  it('[AUTH-11] until a right one resets them, and guesses at once gain nothing', async () => {
    const { user, secret } = await userWithApp(app);
    const from = freshAddress();
    const attempt = { login: user.email, from };
    for (let i = 0; i < 4; i += 1) await signInTo(app, { ...attempt, code: '000000' });
    expect((await signInTo(app, { ...attempt, code: codeOf(secret) })).status).toBe(200);
    nextStep();
    const guesses = Array.from({ length: 8 }, () => signInTo(app, { ...attempt, code: '000000' }));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(5);
  });
});

describe('a new password by a text message', () => {
  const RESET = 'mutation ($input: PasswordResetInput!) { resetPassword(input: $input) { userId } }';

  it('[AUTH-11] needs the second factor, too; without it nothing changes and the text’s code stays good', async () => {
    const { user, token, secret } = await userWithApp(app);
    const mobile = user.mobile.slice(3);
    const send = (query: string, input: object) =>
      app.server.inject({
        method: 'POST',
        url: '/graphql',
        payload: { query, variables: { input } },
        remoteAddress: clientAddressOf(mobile),
        cookies: BROWSER_COOKIES,
      });
    await send('mutation ($input: PasswordCodeInput!) { requestPasswordCode(input: $input) }', { mobile });
    await app.outboxSender.sendDue();
    const input = { mobile, password: NEW_PASSWORD, code: app.messages.codeFor(user.mobile) };
    for (const [secondFactorCode, refusal] of [
      [undefined, 'secondFactorRequired'],
      ['000000', 'secondFactorWrong'],
    ]) {
      const refused = await send(RESET, { ...input, secondFactorCode });
      expect(refused.json().errors[0].extensions.messageKey).toBe(refusal);
      expect(refused.cookies).toEqual([]);
    }
    const state = await graphql(app, { query: '{ viewer { userId } }', token });
    expect(state.data.viewer.userId).toBe(user.id);
    expect((await signInTo(app, { login: user.email, code: codeOf(secret) })).status).toBe(200);

    nextStep();
    const changed = await send(RESET, { ...input, secondFactorCode: codeOf(secret) });
    expect(changed.json().data.resetPassword.userId).toBe(user.id);
    nextStep();
    const attempt = { login: user.email, code: codeOf(secret) };
    expect((await signInTo(app, { ...attempt, password: PASSWORD })).status).toBe(400);
    expect((await signInTo(app, { ...attempt, password: NEW_PASSWORD })).status).toBe(200);
  });

  it('[AUTH-11] needs it from old clients, too, which send it as Code', async () => {
    const { user, secret } = await userWithApp(app);
    const mobile = user.mobile.slice(3);
    const from = freshAddress();
    const call = (url: string, payload: object) =>
      app.server.inject({
        method: 'POST',
        url,
        payload: { ContCode: '44', ...payload },
        remoteAddress: from,
      });
    await call('/api/login/sendotp', { MobNo: mobile });
    await app.outboxSender.sendDue();
    const body = { MobileNo: mobile, Password: NEW_PASSWORD, OTP: app.messages.codeFor(user.mobile) };
    const refused = await call('/api/admin/updatenewpsw', body);
    expect([refused.statusCode, refused.headers['x-user-token'], refused.body]).toEqual([
      400,
      undefined,
      expect.stringContaining('authenticator app'),
    ]);
    const changed = await call('/api/admin/updatenewpsw', { ...body, Code: codeOf(secret) });
    expect([changed.statusCode, changed.json()]).toEqual([200, user.id]);
  });
});
