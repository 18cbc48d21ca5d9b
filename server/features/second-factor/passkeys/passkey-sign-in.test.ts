import { describe, expect, it } from 'vitest';
import { buildUser, PASSWORD } from '../../../testing/factories.ts';
import { graphql } from '../../../testing/requests.ts';
import { browserHeaders, freshAddress } from '../../../testing/sign-in.ts';
import { SoftwareAuthenticator } from '../../../testing/software-authenticator.ts';
import { openTestApp, sharedTestApp } from '../../../testing/test-app.ts';
import {
  addPasskey,
  BROWSER,
  REQUEST,
  refusalOf,
  request,
  SIGN_IN,
  signInBy,
  userWithPasskey,
} from './passkey-fixtures.ts';

const log: string[] = [];
const app = sharedTestApp({ log });
const query = (sql: string, parameters: unknown[] = []) => app.database.dataSource.query(sql, parameters);

describe('signing in by a passkey', () => {
  it('[AUTH-13] opens a session without password and code, as signing in by them does', async () => {
    const { user, authenticator } = await userWithPasskey(app);
    const response = await app.server.inject({
      method: 'POST',
      url: '/graphql',
      remoteAddress: freshAddress(),
      headers: { cookie: BROWSER, 'user-agent': 'Mozilla/5.0 (Android 14) Firefox/130.0' },
      payload: { query: SIGN_IN, variables: { passkey: authenticator.get(await request(app)) } },
    });
    expect(response.json().data.signInWithPasskey).toEqual({ userId: user.id, role: 'MAIN_USER' });
    expect(response.cookies.map(({ name }) => name)).toEqual(['site-session', 'XSRF-TOKEN', 'site-device']);
    const headers = browserHeaders(response.cookies);
    const state = await graphql(app, { query: '{ passkeys { lastUsedAt } viewer { userId } }', headers });
    expect(state.data).toEqual({
      passkeys: [{ lastUsedAt: expect.any(String) }],
      viewer: { userId: user.id },
    });
    // A browser that the account does not know is told by mail.
    await app.outboxSender.sendDue();
    expect(app.messages.mails.some(({ to }) => JSON.stringify(to).includes(user.email))).toBe(true);
  });

  it('[AUTH-13] [AUTH-1] asks for the same whoever asks, and names no passkey and no account', async () => {
    const { token } = await userWithPasskey(app);
    const answers = [await graphql(app, { query: REQUEST }), await graphql(app, { query: REQUEST, token })];
    const [one, other] = answers.map(({ data }) => JSON.parse(data.passkeyRequest));
    expect(one).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(one.allowCredentials ?? []).toEqual([]);
    expect({ ...one, challenge: '' }).toEqual({ ...other, challenge: '' });
    expect(one.challenge).not.toBe(other.challenge);
    expect(String(answers[0]!.headers['set-cookie'])).toMatch(/^site-code=.{43}; .*HttpOnly/);
  });

  it('[AUTH-13] takes a challenge once, also of two answers at once, and not after an answer that was wrong', async () => {
    const { authenticator } = await userWithPasskey(app);
    const options = await request(app);
    const answers = await Promise.all([
      signInBy(app, authenticator.get(options)),
      signInBy(app, authenticator.get(options)),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(refusalOf(await signInBy(app, authenticator.get(options)))).toBe('passkeyRefused');

    const second = await request(app);
    expect((await signInBy(app, authenticator.get(second, { verifies: false }))).status).toBe(400);
    expect((await signInBy(app, authenticator.get(second))).status).toBe(400);
    expect((await signInBy(app, authenticator.get(await request(app)))).status).toBe(200);
  });

  it('[AUTH-13] refuses a challenge after five minutes, and one of another browser', async () => {
    const { authenticator } = await userWithPasskey(app);
    const late = await request(app);
    await query(`UPDATE passkey_challenge SET expires_at = expires_at - interval '5 minutes'`);
    expect(refusalOf(await signInBy(app, authenticator.get(late)))).toBe('passkeyRefused');
    const theirs = await request(app, 'site-code=another-browser-that-asks');
    for (const cookie of [BROWSER, 'site-code='])
      expect((await signInBy(app, authenticator.get(theirs), { cookie })).status).toBe(400);
    const cookie = 'site-code=another-browser-that-asks';
    expect((await signInBy(app, authenticator.get(theirs), { cookie })).status).toBe(200);
  });

  it.each([
    ['the page of another site', { origin: 'https://evil.example' }],
    ['the site by http on another port', { origin: 'http://localhost:3001' }],
    ['a passkey of another domain', { rpId: 'evil.example' }],
    ['nobody who was verified', { verifies: false }],
    ['a challenge that was never given', { challenge: Buffer.alloc(32, 1).toString('base64url') }],
    [
      'the passkey of another account by its handle',
      { userHandle: Buffer.from('2147483647').toString('base64url') },
    ],
  ])('[AUTH-13] refuses an answer from %s', async (_what, differences) => {
    const { authenticator } = await userWithPasskey(app);
    const answer = authenticator.get(await request(app), differences);
    const refused = await signInBy(app, answer);
    expect([refused.status, refusalOf(refused), refused.headers['set-cookie']]).toEqual([
      400,
      'passkeyRefused',
      undefined,
    ]);
  });

  it('[AUTH-13] refuses one that signs with another key, or was never added, with the same text', async () => {
    const { authenticator } = await userWithPasskey(app);
    const stranger = new SoftwareAuthenticator();
    const options = await request(app);
    const forged = { ...JSON.parse(stranger.get(options)), id: '', rawId: '' };
    forged.id = forged.rawId = authenticator.credentialId.toString('base64url');
    forged.response.userHandle = undefined;
    expect(refusalOf(await signInBy(app, JSON.stringify(forged)))).toBe('passkeyRefused');
    expect(refusalOf(await signInBy(app, stranger.get(await request(app))))).toBe('passkeyRefused');
    for (const text of [
      '',
      '{}',
      'null',
      '[',
      JSON.stringify({ ...forged, response: { clientDataJSON: 'e30' } }),
    ])
      expect(refusalOf(await signInBy(app, text))).toBe('passkeyRefused');
  });

  it('[AUTH-13] refuses a counter that goes back or stays, which a copy would have, and logs it', async () => {
    const { authenticator } = await userWithPasskey(app);
    const attempt = async (counter: number) =>
      signInBy(app, authenticator.get(await request(app), { counter }));
    expect((await attempt(7)).status).toBe(200);
    for (const counter of [6, 7, 0]) expect(refusalOf(await attempt(counter))).toBe('passkeyRefused');
    expect(
      log.some((line) => line.includes('A passkey was refused') && line.includes('counter value 6')),
    ).toBe(true);
    expect((await attempt(8)).status).toBe(200);
  });

  it('[AUTH-13] takes one that does not count, each time', async () => {
    const { authenticator } = await userWithPasskey(app);
    for (let i = 0; i < 2; i += 1)
      expect((await signInBy(app, authenticator.get(await request(app), { counter: 0 }))).status).toBe(200);
  });

  it('[D9] tells a suspended account so, and does not know a closed one', async () => {
    const { user, token, authenticator } = await userWithPasskey(app);
    await query(`UPDATE user_account SET status = 'SUSPENDED' WHERE id = $1`, [user.id]);
    expect(refusalOf(await signInBy(app, authenticator.get(await request(app))))).toBe('accountSuspended');
    await query(`UPDATE user_account SET status = 'ACTIVE' WHERE id = $1`, [user.id]);
    const close = `mutation { closeMyAccount(password: "${PASSWORD}") }`;
    expect((await graphql(app, { query: close, token })).data.closeMyAccount).toBe(true);
    expect(refusalOf(await signInBy(app, authenticator.get(await request(app))))).toBe('passkeyRefused');
    expect(await query('SELECT FROM passkey WHERE user_id = $1', [user.id])).toEqual([]);
  });

  it('[AUTH-13] limits wrong answers from a network, and challenges', async () => {
    const { authenticator } = await userWithPasskey(app);
    const from = freshAddress();
    const options = await request(app);
    for (let i = 0; i < 20; i += 1) expect((await signInBy(app, '{}', { from })).status).toBe(400);
    expect((await signInBy(app, authenticator.get(options), { from })).status).toBe(429);
    expect((await signInBy(app, authenticator.get(options))).status).toBe(200);

    const statuses = [];
    for (let i = 0; i < 101; i += 1) statuses.push((await graphql(app, { query: REQUEST, from })).status);
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([100, 429]);
  });

  it('[AUTH-13] goes by the public address of the site, whatever a request says', async () => {
    const environment = { PUBLIC_URL: 'https://samaj.example.org' };
    const site = await openTestApp({ environment });
    try {
      const authenticator = new SoftwareAuthenticator('https://samaj.example.org');
      const { user } = await addPasskey(site, await buildUser(site), authenticator);
      const host = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
      const asked = await graphql(site, { query: REQUEST, headers: host });
      expect(JSON.parse(asked.data.passkeyRequest).rpId).toBe('samaj.example.org');
      const cookie = String(asked.headers['set-cookie']).split(';')[0]!;
      expect(cookie).toMatch(/^__Host-site-code=/);
      const right = await signInBy(site, authenticator.get(asked.data.passkeyRequest), { cookie });
      expect(right.data.signInWithPasskey.userId).toBe(user.id);
    } finally {
      await site.close();
    }
  });

  it('[PRIV-1] removes challenges that are over', async () => {
    await request(app);
    await query(`UPDATE passkey_challenge SET expires_at = now() - interval '1 second'`);
    await query('UPDATE retention_run SET due_at = now()');
    await app.features.services.retention.run();
    expect(await query('SELECT FROM passkey_challenge')).toEqual([]);
  });
});
