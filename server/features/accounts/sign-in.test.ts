import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { buildUser, openSession, PASSWORD } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { type Attempt, cookieHeader, freshAddress, signInTo } from '../../testing/sign-in.ts';
import { openTestApp, sharedTestApp, type TestApp } from '../../testing/test-app.ts';
import type { User } from './user.entity.ts';

const app = sharedTestApp();

const VIEWER = '{ viewer { role userId memberId name } }';

const signIn = (attempt: Attempt, target: TestApp = app) => signInTo(target, attempt);

async function suspend(user: User): Promise<void> {
  await app.database.dataSource.query(`UPDATE user_account SET status = 'SUSPENDED' WHERE id = $1`, [
    user.id,
  ]);
}

describe('sign-in', () => {
  it.each([
    ['e-mail', (user: User) => user.email],
    ['e-mail in capitals', (user: User) => ` ${user.email.toUpperCase()} `],
    ['ten digits', (user: User) => user.mobile.slice(3)],
    ['a leading 0', (user: User) => `0${user.mobile.slice(3)}`],
    [
      'e-mail with blanks and signs that cannot be seen',
      (user: User) => `\u2060${user.email.replace('@', ' ＠ ')}\u200b`,
    ],
    ['0044', (user: User) => `0044${user.mobile.slice(3)}`],
    ['+44 and a 0 in brackets', (user: User) => `+44 (0)${user.mobile.slice(3, 7)}-${user.mobile.slice(7)}`],
    [
      'Gujarati digits',
      (user: User) => `૦${user.mobile.slice(3).replace(/\d/g, (digit) => '૦૧૨૩૪૫૬૭૮૯'[Number(digit)]!)}`,
    ],
    [
      'e-mail with Gujarati digits',
      (user: User) => user.email.replace(/\d/g, (digit) => '૦૧૨૩૪૫૬૭૮૯'[Number(digit)]!),
    ],
    [
      'dashes',
      (user: User) => `0${user.mobile.slice(3, 7)}–${user.mobile.slice(7, 10)}-${user.mobile.slice(10)}`,
    ],
    ['+44 and blanks', (user: User) => `+44 ${user.mobile.slice(3, 7)} ${user.mobile.slice(7)}`],
  ])('[D1] [D59] works by %s', async (_what, login) => {
    const user = await buildUser(app);
    const { data } = await signIn({ login: login(user) });
    expect(data.signIn).toMatchObject({ role: 'MAIN_USER', userId: user.id, memberId: 0 });
  });

  it('[D1] neither the answer nor a cookie that scripts can read contains the session token', async () => {
    const user = await buildUser(app);
    const { cookies, data } = await signIn({ login: user.email });
    const session = cookies.find(({ name }) => name === 'site-session');
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(JSON.stringify(data)).not.toContain(session?.value);
    const antiForgery = cookies.find(({ name }) => name === 'XSRF-TOKEN');
    expect(antiForgery?.httpOnly).toBeUndefined();
    expect(antiForgery?.value).not.toBe(session?.value);
  });

  it('[AUTH-1] an unknown user, a wrong password and a malformed login get the same answer', async () => {
    const user = await buildUser(app);
    const answers = await Promise.all([
      signIn({ login: 'nobody@example.org' }),
      signIn({ login: user.email, password: 'not the password' }),
      signIn({ login: "'; DROP TABLE user_account; --" }),
      signIn({ login: '' }),
      signIn({ login: 'a\0b@example.org' }),
    ]);
    for (const { status, errors } of answers) {
      expect([status, errors[0].message]).toEqual([400, 'Enter valid e-mail/mobile or password']);
    }
  });

  it('[AUTH-2] after five wrong passwords even the right one has to wait, but not from another address', async () => {
    const user = await buildUser(app);
    const from = freshAddress();
    for (let i = 0; i < 5; i += 1) await signIn({ login: user.email, password: 'wrong', from });
    const blocked = await signIn({ login: user.email, from });
    expect([blocked.status, blocked.errors[0].extensions.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0);
    expect((await signIn({ login: user.email })).status).toBe(200);
  });

  it('[AUTH-2] a success resets the count of failures', async () => {
    const user = await buildUser(app);
    const from = freshAddress();
    for (let round = 0; round < 3; round += 1) {
      for (let i = 0; i < 4; i += 1) await signIn({ login: user.email, password: 'wrong', from });
      expect((await signIn({ login: user.email, from })).status).toBe(200);
    }
  });

  it('[AUTH-2] parallel guesses gain nothing', async () => {
    const user = await buildUser(app);
    const from = freshAddress();
    const guesses = Array.from({ length: 20 }, () => signIn({ login: user.email, password: 'wrong', from }));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });

  it('[AUTH-3] one address with ten names is stopped', async () => {
    const from = freshAddress();
    const statuses: number[] = [];
    for (let i = 0; i < 10; i += 1)
      statuses.push((await signIn({ login: `name${i}@example.org`, from })).status);
    expect(statuses.at(-1)).toBe(429);
  });

  it('[AUTH-3] a stopped address is stopped for every further attempt with any name', async () => {
    const from = freshAddress();
    for (let i = 0; i < 10; i += 1) await signIn({ login: `again${i}@example.org`, from });
    const statuses: number[] = [];
    for (let i = 0; i < 4; i += 1)
      statuses.push((await signIn({ login: 'again9@example.org', from })).status);
    expect(statuses).toEqual([429, 429, 429, 429]);
  });

  it('[AUTH-3] many successful sign-ins from one address are not stopped', async () => {
    const from = freshAddress();
    for (let i = 0; i < 12; i += 1) {
      const { email } = await buildUser(app);
      expect((await signIn({ login: email, from })).status).toBe(200);
    }
  });

  it('[AUTH-5] a forged X-Forwarded-For changes nothing', async () => {
    const user = await buildUser(app);
    const from = freshAddress();
    const attempt = (i: number) =>
      signIn({
        login: user.email,
        password: 'wrong',
        from,
        headers: { 'x-forwarded-for': `203.0.113.${i}` },
      });
    for (let i = 0; i < 5; i += 1) await attempt(i);
    expect((await attempt(9)).status).toBe(429);
  });

  it('[AUTH-5] a configured proxy is trusted', async () => {
    const behindProxy = await openTestApp({ environment: { TRUSTED_PROXIES: '10.0.0.0/8' } });
    const user = await buildUser(behindProxy);
    const attempt = (client: string) =>
      signIn(
        { login: user.email, password: 'wrong', from: '10.1.2.3', headers: { 'x-forwarded-for': client } },
        behindProxy,
      );
    for (let i = 0; i < 5; i += 1) await attempt('203.0.113.7');
    expect((await attempt('203.0.113.7')).status).toBe(429);
    expect((await attempt('203.0.113.8')).status).toBe(400);
    await behindProxy.close();
  });

  it('[AUTH-7] passwords are stored as argon2id with at least 19 MiB', async () => {
    const account = { name: 'Asha', email: 'argon@example.org', mobile: '7700199999', password: PASSWORD };
    const { id } = await app.features.services.users.create(account);
    const [row] = await app.database.dataSource.query(
      'SELECT password_hash FROM user_account WHERE id = $1',
      [id],
    );
    const [, memory] = /^\$argon2id\$v=19\$m=(\d+),t=2,p=1\$/.exec(row.password_hash) ?? [];
    expect(Number(memory)).toBeGreaterThanOrEqual(19_456);
  });

  it('[AUTH-8] signing in again makes a new session and ends the old one', async () => {
    const user = await buildUser(app);
    const first = await signIn({ login: user.email });
    const headers = {
      cookie: cookieHeader(first.cookies),
      'x-xsrf-token': first.cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '',
    };
    const second = await signIn({ login: user.email, headers });
    expect(cookieHeader(second.cookies)).not.toBe(cookieHeader(first.cookies));
    expect((await graphql(app, { query: VIEWER, headers })).status).toBe(200);
    expect((await graphql(app, { query: VIEWER, headers })).data.viewer.role).toBe('ANONYMOUS');
  });

  it('[AUTH-8] the database holds hashes of tokens, never tokens', async () => {
    const token = await openSession(app, { userId: (await buildUser(app)).id });
    const [row] = await app.database.dataSource.query('SELECT * FROM session ORDER BY id DESC LIMIT 1');
    expect(row.token_hash).toEqual(createHash('sha256').update(token).digest());
    // A dump of every table, in which Postgres prints bytes in hexadecimal.
    const [{ dump }] = await app.database.dataSource.query(
      `SELECT string_agg(query_to_xml('SELECT * FROM ' || quote_ident(table_name), true, false, '')::text, '') AS dump
         FROM information_schema.tables WHERE table_schema = 'public'`,
    );
    for (const written of [token, Buffer.from(token).toString('base64'), Buffer.from(token).toString('hex')])
      expect(dump).not.toContain(written);
    expect(dump).toContain(row.token_hash.toString('base64'));
  });

  it('[D9] a suspension is disclosed only after the right password', async () => {
    const user = await buildUser(app);
    await suspend(user);
    const wrong = await signIn({ login: user.email, password: 'wrong' });
    expect(wrong.errors[0].message).toBe('Enter valid e-mail/mobile or password');
    const right = await signIn({ login: user.email });
    expect(right.errors[0].message).toBe('Your account has been suspended.');
    expect(right.cookies).toEqual([]);
  });
});
