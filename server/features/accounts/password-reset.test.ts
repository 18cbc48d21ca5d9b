import { describe, expect, it } from 'vitest';
import { buildUser, openSession, PASSWORD } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { openTestApp } from '../../testing/test-app.ts';
import {
  byGraphQL,
  byLegacyCalls,
  codeFor,
  expectPassword,
  localMobile,
  NEW_PASSWORD,
  post,
  rowOf,
  setUpPasswordResets,
  triesOf,
  VIEWER,
  wrongFor,
} from './password-reset-fixtures.ts';
import type { User } from './user.entity.ts';

const app = setUpPasswordResets();

describe.each([
  ['GraphQL', byGraphQL],
  ['the legacy calls', byLegacyCalls],
])('a forgotten password by %s', (_name, client) => {
  it('[D6] is reset for any account with the code sent to its mobile', async () => {
    await buildUser(app);
    const user = await buildUser(app);
    expect(user.id).toBeGreaterThan(1);
    const code = await codeFor(user, client);
    expect((await client.reset({ mobile: localMobile(user), code })).status).toBe(200);
    await expectPassword(user, NEW_PASSWORD);
  });

  it('[D3] the code works once, and the client cannot choose the text message', async () => {
    const user = await buildUser(app);
    const code = await codeFor(user, client);
    expect(app.messages.texts.at(-1)?.text).toMatch(/^\d{6} is your code for Samaj\./);
    await client.reset({ mobile: localMobile(user), code });
    const again = await client.reset({ mobile: localMobile(user), code, password: 'another-lantern-78' });
    expect([again.status, again.text]).toEqual([400, 'Invalid OTP.']);
    await expectPassword(user, NEW_PASSWORD);
  });

  it('[OTP-6] the code is in no answer', async () => {
    const user = await buildUser(app);
    const asked = await client.requestCode(localMobile(user));
    await app.outboxSender.sendDue();
    const code = app.messages.codeFor(user.mobile)!;
    const wrong = await client.reset({ mobile: localMobile(user), code: wrongFor(code) });
    const done = await client.reset({ mobile: localMobile(user), code });
    for (const { body, headers } of [asked, wrong, done])
      expect(body + JSON.stringify(headers['x-user-token'] ?? '')).not.toMatch(new RegExp(`\\b${code}\\b`));
  });

  it.each([
    ['Enter mobile', { mobile: '', password: '', code: '' }],
    ['Enter valid mobile no.', { mobile: '770090012', password: '', code: '' }],
    ['Enter password', { mobile: '7700900123', password: '', code: '' }],
    ['Use at least 10 characters for the password.', { mobile: '7700900123', password: 'short', code: '' }],
    [
      'Use at most 128 characters for the password.',
      { mobile: '7700900123', password: 'x1'.repeat(65), code: '' },
    ],
    [
      'This password is too easy to guess. Choose another one.',
      { mobile: '7700900123', password: 'qwertyuiop', code: '' },
    ],
    ['Verify mobile.', { mobile: '7700900123', code: '' }],
    ['Invalid OTP.', { mobile: '7700900123', code: '12345' }],
    ['Invalid OTP.', { mobile: '7700900123', code: '123456' }],
  ])('spec §5, [D10]: %s (%#)', async (text, fields) => {
    const answer = await client.reset(fields);
    expect([answer.status, answer.text]).toEqual([400, text]);
  });

  it.each([
    ['Enter mobile', ''],
    ['Enter valid mobile no.', '77009001234'],
    ['Enter valid mobile no.', '4407700900'.slice(0, 9)],
  ])('spec §5, Get OTP: %s (%#)', async (text, mobile) => {
    const answer = await client.requestCode(mobile);
    expect([answer.status, answer.text]).toEqual([400, text]);
  });

  it('[D8] an unregistered number is told so, after the rate limit is checked', async () => {
    const mobile = client === byGraphQL ? '7700988001' : '7700988002';
    expect((await client.requestCode(mobile)).text).toBe('Mobile no. not registered.');
    const again = await client.requestCode(mobile);
    expect(again.status).toBe(429);
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(50);
  });

  it('[OTP-5] asked again within a minute, it is the same code, which is sent once and works', async () => {
    const user = await buildUser(app);
    const code = await codeFor(user, client);
    const again = await client.requestCode(localMobile(user));
    await app.outboxSender.sendDue();
    expect([again.status, app.messages.texts.filter(({ to }) => to === user.mobile).length]).toEqual([
      200, 1,
    ]);
    expect((await client.reset({ mobile: localMobile(user), code })).status).toBe(200);
  });

  it("[D6] for an account deleted meanwhile answers 'Enter valid mobile.'", async () => {
    const user = await buildUser(app);
    const code = await codeFor(user, client);
    await app.database.dataSource.query('DELETE FROM user_account WHERE id = $1', [user.id]);
    const answer = await client.reset({ mobile: localMobile(user), code });
    expect([answer.status, answer.text]).toEqual([400, 'Enter valid mobile.']);
  });

  it('[D7] a suspended account stays suspended and is not signed in', async () => {
    const user = await buildUser(app);
    await app.database.dataSource.query(`UPDATE user_account SET status = 'SUSPENDED' WHERE id = $1`, [
      user.id,
    ]);
    const before = await rowOf(user);
    const code = await codeFor(user, client);
    const answer = await client.reset({ mobile: localMobile(user), code });
    expect([answer.status, answer.text]).toEqual([403, 'Your account has been suspended.']);
    expect([answer.headers['set-cookie'], answer.headers['x-user-token']]).toEqual([undefined, undefined]);
    expect(await rowOf(user)).toEqual(before);
  });

  it('[D10] name, e-mail and number are refused as passwords, and the code stays valid', async () => {
    // A fixed number: those of `buildUser` have few distinct digits and would be refused as easy to guess.
    const mobile = client === byGraphQL ? '7700954681' : '7700954682';
    const user = await buildUser(app, { name: 'Asha Rameshbhai Mehta', mobile });
    const code = await codeFor(user, client);
    for (const password of [
      user.email,
      localMobile(user),
      `0${localMobile(user)}`,
      'asha rameshbhai mehta',
    ]) {
      const answer = await client.reset({ mobile: localMobile(user), password, code });
      expect(answer.text).toBe('Do not use your name, email or mobile no. as the password.');
    }
    expect((await client.reset({ mobile: localMobile(user), code })).status).toBe(200);
  });

  it('[OTP-2] after five wrong codes the right one is refused, and the password stays', async () => {
    const user = await buildUser(app);
    const code = await codeFor(user, client);
    for (let i = 0; i < 5; i += 1) await client.reset({ mobile: localMobile(user), code: wrongFor(code) });
    expect((await client.reset({ mobile: localMobile(user), code })).text).toBe('Invalid OTP.');
    await expectPassword(user, PASSWORD);
  });

  it('[OTP-3] the code of another number is refused', async () => {
    const [mine, other] = [await buildUser(app), await buildUser(app)];
    const code = await codeFor(mine, client);
    expect((await client.reset({ mobile: localMobile(other), code })).text).toBe('Invalid OTP.');
    await expectPassword(other, PASSWORD);
  });

  it('[OTP-1] of parallel resets with the same code only one succeeds', async () => {
    const user = await buildUser(app);
    const code = await codeFor(user, client);
    const fields = { mobile: localMobile(user), code };
    const answers = await Promise.all([client.reset(fields), client.reset(fields), client.reset(fields)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it('[AUTH-9] ends all sessions of the account and none of others', async () => {
    const [user, other] = [await buildUser(app), await buildUser(app)];
    const tokens = [
      await openSession(app, { userId: user.id }),
      await openSession(app, { userId: user.id }, 'COOKIE'),
    ];
    const theirs = await openSession(app, { userId: other.id });
    const code = await codeFor(user, client);
    await client.reset({ mobile: localMobile(user), code });
    for (const token of tokens)
      expect((await graphql(app, { query: VIEWER, token })).data.viewer.userId).toBe(0);
    expect((await graphql(app, { query: VIEWER, token: theirs })).data.viewer.userId).toBe(other.id);
  });

  it('[D3] in production without a gateway it answers 503, and nothing is written', async () => {
    const real = await openTestApp({ environment: { DEMO: '0' }, sendsMessages: true });
    const user = await buildUser(real);
    const answers = [
      await client.requestCode(localMobile(user), real),
      await client.requestCode('7700999998', real),
    ];
    expect(answers.map(({ status }) => status)).toEqual([503, 503]);
    for (const table of ['one_time_code', 'outbox_message', 'attempt_counter'])
      expect(await real.database.dataSource.query(`SELECT * FROM ${table}`)).toEqual([]);
    await real.close();
  });
});

describe('a password reset by GraphQL', () => {
  it('[D7] signs this browser in by its cookie', async () => {
    const user = await buildUser(app);
    const code = await codeFor(user);
    const { body, headers } = await byGraphQL.reset({ mobile: localMobile(user), code });
    expect(JSON.parse(body).data.resetPassword).toEqual({ userId: user.id, role: 'MAIN_USER' });
    const cookie = [headers['set-cookie']].flat().map((line) => String(line).split(';')[0]);
    const antiForgery = /XSRF-TOKEN=([^;]+)/.exec(cookie.join('; '))?.[1] ?? '';
    const viewer = await graphql(app, {
      query: VIEWER,
      headers: { cookie: cookie.join('; '), 'x-xsrf-token': antiForgery },
    });
    expect(viewer.data.viewer.userId).toBe(user.id);
    expect(headers['x-user-token']).toBeUndefined();
  });

  const oneTry = (user: User, code: string) =>
    `resetPassword(input: { mobile: "${localMobile(user)}", password: "${NEW_PASSWORD}", code: "${code}" }) { userId }`;

  it('[OTP-4] a hundred guesses by aliases answer 400, and none is tried', async () => {
    const user = await buildUser(app);
    const code = await codeFor(user);
    const guesses = Array.from({ length: 100 }, (_none, i) => `g${i}: ${oneTry(user, String(100_000 + i))}`);
    const { status } = await graphql(app, { query: `mutation { ${guesses.join('\n')} }` });
    expect([status, await triesOf(user)]).toEqual([400, 0]);
    expect((await byGraphQL.reset({ mobile: localMobile(user), code })).status).toBe(200);
  });

  it('[OTP-4] a batch answers 400, and none is tried', async () => {
    const user = await buildUser(app);
    const code = await codeFor(user);
    const guesses = [wrongFor(code), code].map((guess) => ({ query: `mutation { ${oneTry(user, guess)} }` }));
    const { statusCode } = await post('/graphql', guesses);
    expect([statusCode, await triesOf(user)]).toEqual([400, 0]);
    await expectPassword(user, PASSWORD);
  });
});
