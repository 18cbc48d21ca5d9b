import { describe, expect, it } from 'vitest';
import { BROWSER_COOKIES, clientAddressOf } from '../../testing/code-requesters.ts';
import { buildUser } from '../../testing/factories.ts';
import { freshAddress, signInTo } from '../../testing/sign-in.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import type { User } from './user.entity.ts';

const app = sharedTestApp();

async function statusOf(login: string, from = freshAddress(), password = 'not the password') {
  return (await signInTo(app, { login, password, from })).status;
}

async function canSignIn(login: string, from = freshAddress()): Promise<boolean> {
  return (await signInTo(app, { login, from })).status === 200;
}

/** Sets the counter as if that many attempts from anywhere had failed since the last success. */
async function failFromAnywhere(login: string, times: number): Promise<void> {
  await statusOf(login);
  await app.database.dataSource.query(
    `UPDATE attempt_counter SET attempts = $1
      WHERE key LIKE 'sign-in-anywhere:%' AND key = (
        SELECT key FROM attempt_counter WHERE key LIKE 'sign-in-anywhere:%' ORDER BY forget_after DESC LIMIT 1)`,
    [times],
  );
}

const namesOf = ({ email, mobile }: User) => [email, mobile.slice(3), `0${mobile.slice(3)}`, mobile];

describe('failed sign-ins are counted', () => {
  it('[AUTH-2] [D15] per account, whichever of its logins is used', async () => {
    const user = await buildUser(app);
    const from = freshAddress();
    for (let i = 0; i < 5; i += 1) expect(await statusOf(namesOf(user)[i % 4]!, from)).toBe(400);
    for (const name of namesOf(user)) expect([name, await canSignIn(name, from)]).toEqual([name, false]);
    expect(await canSignIn(user.email)).toBe(true);
  });

  it('[AUTH-2] until a success with any login of the account resets them', async () => {
    const user = await buildUser(app);
    const from = freshAddress();
    for (let i = 0; i < 4; i += 1) await statusOf(user.email, from);
    expect(await canSignIn(user.mobile.slice(3), from)).toBe(true);
    for (let i = 0; i < 4; i += 1) await statusOf(user.email, from);
    expect(await canSignIn(user.email, from)).toBe(true);
  });

  it('[AUTH-2] without confusing a login of digits with another account’s id', async () => {
    const user = await buildUser(app);
    const from = freshAddress();
    for (let i = 0; i < 5; i += 1) await statusOf(String(user.id), from);
    expect(await canSignIn(user.email, from)).toBe(true);
  });

  it.each([
    [56, 10, (i: number) => `2001:db8:11:1${i.toString(16).padStart(2, '0')}::1`, '2001:db8:11:201::1'],
    [48, 30, (i: number) => `2001:db8:12:${i.toString(16).padStart(2, '0')}01::1`, '2001:db8:13:1::1'],
  ])(
    '[AUTH-2] [D15] for all IPv6 networks of the same /%i together',
    async (_bits, tries, from, elsewhere) => {
      const user = await buildUser(app);
      for (let i = 0; i < tries; i += 1) expect(await statusOf(user.email, from(i))).toBe(400);
      expect(await canSignIn(user.email, from(tries))).toBe(false);
      expect(await canSignIn(user.email, elsewhere)).toBe(true);
    },
  );

  it('[AUTH-3] across logins for all IPv6 networks of one customer (/48), too', async () => {
    const from = (i: number) => `2001:db8:14:${i.toString(16).padStart(2, '0')}01::1`;
    const statuses = [];
    for (let i = 0; i < 56; i += 1) statuses.push(await statusOf(`name${i}@example.org`, from(i)));
    expect([statuses.slice(0, 54).every((status) => status === 400), statuses.at(-1)]).toEqual([true, 429]);
    expect(await statusOf('another@example.org', '2001:db8:15:1::1')).toBe(400);
  });

  it('[D15] per account: a hundred failures in a row from different networks slow it down', async () => {
    const user = await buildUser(app);
    await failFromAnywhere(user.email, 99);
    expect(await statusOf(user.email)).toBe(400);
    const refused = await signInTo(app, { login: user.mobile.slice(3) });
    expect([refused.status, refused.errors[0].message]).toEqual([
      429,
      'Too many attempts. Please try again later.',
    ]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await canSignIn((await buildUser(app)).email)).toBe(true);
  });

  it('[D15] without locking out the owner where they have signed in before, whose success resets the count', async () => {
    const user = await buildUser(app);
    const home = freshAddress();
    expect(await canSignIn(user.email, home)).toBe(true);
    await failFromAnywhere(user.email, 99);
    expect(await statusOf(user.email)).toBe(400);
    expect(await canSignIn(user.email)).toBe(false);
    expect(await canSignIn(user.email, home)).toBe(true);
    expect(await canSignIn(user.email)).toBe(true);
  });

  it('[D15] without locking out the owner where they have reset the password by a code', async () => {
    const user = await buildUser(app);
    const home = clientAddressOf(user.mobile.slice(3));
    await failFromAnywhere(user.email, 99);
    expect(await statusOf(user.email)).toBe(400);
    expect(await canSignIn(user.email, home)).toBe(false);
    const mobile = { countryCode: '44', mobile: user.mobile.slice(3) };
    const send = (query: string, input: object) =>
      app.server.inject({
        method: 'POST',
        url: '/graphql',
        payload: { query, variables: { input } },
        remoteAddress: home,
        cookies: BROWSER_COOKIES,
      });
    await send('mutation ($input: PasswordCodeInput!) { requestPasswordCode(input: $input) }', mobile);
    await app.outboxSender.sendDue();
    const code = app.messages.codeFor(user.mobile);
    const password = 'mango-lantern-77';
    const reset = 'mutation ($input: PasswordResetInput!) { resetPassword(input: $input) { userId } }';
    expect((await send(reset, { ...mobile, password, code })).statusCode).toBe(200);
    expect(await statusOf(user.email, home, password)).toBe(200);
    expect(await statusOf(user.email, freshAddress(), password)).toBe(200);
  });

  it('[AUTH-1] in the same way for a login without an account', async () => {
    const [user, nobody] = [await buildUser(app), 'nobody-of-that-name@example.org'];
    const courseOf = async (login: string) => {
      const from = freshAddress();
      const statuses = [];
      for (let i = 0; i < 7; i += 1) statuses.push(await statusOf(login, from));
      await failFromAnywhere(login, 99);
      return [...statuses, await statusOf(login), await statusOf(login), await statusOf(login)];
    };
    const course = await courseOf(user.email);
    expect(await courseOf(nobody)).toEqual(course);
    expect(course).toEqual([400, 400, 400, 400, 400, 429, 429, 400, 429, 429]);
  });
});
