import { describe, expect, it } from 'vitest';
import { buildOwner, buildUser, PASSWORD } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { freshAddress, signInTo } from '../../testing/sign-in.ts';
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
} from './password-reset-fixtures.ts';
import type { User } from './user.entity.ts';

const app = setUpPasswordResets();

const REQUEST = 'mutation ($input: PasswordCodeInput!) { requestPasswordCode(input: $input) }';
const RESET = 'mutation ($input: PasswordResetInput!) { resetPassword(input: $input) { userId } }';

/** A browser that keeps its cookies and sends each request from another address. */
function newBrowser() {
  let cookies: Record<string, string> = {};
  const send = async (query: string, input: object) => {
    const response = await app.server.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query, variables: { input } },
      remoteAddress: freshAddress(),
      cookies,
    });
    for (const { name, value } of response.cookies) cookies = { ...cookies, [name]: value };
    return response;
  };
  return {
    requestCode: (user: User) => send(REQUEST, { mobile: localMobile(user) }),
    reset: (user: User, code: string) =>
      send(RESET, { mobile: localMobile(user), password: NEW_PASSWORD, code }),
  };
}

async function newestCode(user: User): Promise<string> {
  await app.outboxSender.sendDue();
  return app.messages.codeFor(user.mobile)!;
}

describe('[D102] the requester of a code', () => {
  it('in a browser is recognised by an HttpOnly cookie that lives as long as the code', async () => {
    const user = await buildUser(app);
    const { cookies } = await newBrowser().requestCode(user);
    expect(cookies).toEqual([
      expect.objectContaining({
        name: 'site-code',
        httpOnly: true,
        sameSite: 'Lax',
        path: '/',
        maxAge: 600,
        value: expect.stringMatching(/^[\w-]{43}$/),
      }),
    ]);
  });

  it('in a browser may change networks before entering the code', async () => {
    const user = await buildUser(app);
    const owner = newBrowser();
    await owner.requestCode(user);
    expect((await owner.reset(user, await newestCode(user))).statusCode).toBe(200);
    await expectPassword(user, NEW_PASSWORD);
  });

  it('keeps a valid code while a stranger requests codes and guesses', async () => {
    const user = await buildUser(app);
    const [owner, stranger] = [newBrowser(), newBrowser()];
    await owner.requestCode(user);
    const code = await newestCode(user);
    expect((await stranger.requestCode(user)).statusCode).toBe(200);
    for (let i = 0; i < 8; i += 1) expect((await stranger.reset(user, '000000')).statusCode).toBe(400);
    expect((await owner.reset(user, code)).statusCode).toBe(200);
  });

  it('has a code that is invalid in another browser, without a browser, and in an old client', async () => {
    const user = await buildUser(app);
    const owner = newBrowser();
    await owner.requestCode(user);
    const code = await newestCode(user);
    expect((await newBrowser().reset(user, code)).json().errors[0].message).toBe('Invalid OTP.');
    const input = { mobile: localMobile(user), password: NEW_PASSWORD, code };
    const { errors } = await graphql(app, { query: RESET, variables: { input }, from: freshAddress() });
    expect(errors?.[0]?.message).toBe('Invalid OTP.');
    expect((await byLegacyCalls.reset({ mobile: localMobile(user), code })).text).toBe('Invalid OTP.');
    await expectPassword(user, PASSWORD);
  });

  it('with an old client is recognised by its network', async () => {
    const user = await buildUser(app);
    const code = await codeFor(user, byLegacyCalls);
    const fields = { MobileNo: localMobile(user), Password: NEW_PASSWORD, OTP: code };
    const elsewhere = await post('/api/admin/updatenewpsw', fields);
    expect([elsewhere.statusCode, elsewhere.json()]).toEqual([400, 'Invalid OTP.']);
    expect((await byLegacyCalls.reset({ mobile: localMobile(user), code })).status).toBe(200);
  });

  it('is rate-limited when guessing codes of many numbers from one address, by GraphQL and REST together', async () => {
    const users = [await buildUser(app), await buildUser(app)];
    const from = freshAddress();
    const guess = (user: User, i: number) =>
      i % 2
        ? post(
            '/api/admin/updatenewpsw',
            { MobileNo: localMobile(user), Password: NEW_PASSWORD, OTP: '000000' },
            app,
            from,
          )
        : post(
            '/graphql',
            {
              query: RESET,
              variables: { input: { mobile: localMobile(user), password: NEW_PASSWORD, code: '000000' } },
            },
            app,
            from,
          );
    const statuses: number[] = [];
    for (let i = 0; i < 20; i += 1) statuses.push((await guess(users[i % 2]!, i)).statusCode);
    expect(statuses).toEqual(Array(20).fill(400));
    const [byPage, byRest] = [await guess(users[0]!, 0), await guess(users[0]!, 1)];
    expect([byPage.statusCode, byRest.statusCode]).toEqual([429, 429]);
    expect(byPage.json().errors[0].message).toBe('Too many attempts. Please try again later.');
    expect(byRest.json()).toBe('Too many attempts. Please try again later.');
    for (const { headers } of [byPage, byRest]) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe.each([
  ['GraphQL', byGraphQL],
  ['the legacy calls', byLegacyCalls],
])('[D102] an administrator by %s', (_name, client) => {
  it('is answered like anybody else, gets a text without a code, and keeps the password', async () => {
    const [admin, user] = [await buildOwner(app), await buildUser(app)];
    const before = await rowOf(admin);
    const answers = [
      await client.requestCode(localMobile(admin)),
      await client.requestCode(localMobile(user)),
    ];
    expect(answers[0]!.body).toBe(answers[1]!.body);
    await app.outboxSender.sendDue();
    const texts = app.messages.texts.filter(({ to }) => to === admin.mobile);
    expect(texts.map(({ text }) => text)).toEqual([
      expect.stringContaining('cannot get a code by text message'),
    ]);
    expect(texts[0]!.text).not.toMatch(/\d/);
    expect((await client.reset({ mobile: localMobile(admin), code: '123456' })).text).toBe('Invalid OTP.');
    expect(await rowOf(admin)).toEqual(before);
  });

  it('who became one after the code was sent keeps the password, too', async () => {
    const user = await buildUser(app);
    const code = await codeFor(user, client);
    await app.database.dataSource.query(
      `UPDATE user_account SET office_roles = '[{"role": "TREASURER", "endsAt": null}]' WHERE id = $1`,
      [user.id],
    );
    const answer = await client.reset({ mobile: localMobile(user), code });
    expect([answer.status, answer.text]).toEqual([400, 'Invalid OTP.']);
    await expectPassword(user, PASSWORD);
  });
});

describe('[D102] the share of a number’s messages that is reserved for its holder', () => {
  it('is not open to a network where only the password was right, which does not prove the number', async () => {
    const user = await buildUser(app);
    const home = freshAddress();
    for (let i = 0; i < 12; i += 1) expect((await newBrowser().requestCode(user)).statusCode).toBe(200);
    expect((await signInTo(app, { login: user.email, from: home })).status).toBe(200);
    const query = { query: REQUEST, variables: { input: { mobile: localMobile(user) } } };
    expect((await post('/graphql', query, app, home)).statusCode).toBe(429);
  });
});
