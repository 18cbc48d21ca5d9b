import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { BROWSER_REQUESTER } from '../../testing/code-requesters.ts';
import {
  adminToken,
  buildCandidate,
  buildUser,
  confirmCandidate,
  openSession,
  PASSWORD,
} from '../../testing/factories.ts';
import { get, graphql } from '../../testing/requests.ts';
import { cookieHeader, freshAddress } from '../../testing/sign-in.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { wholeDatabase } from '../../testing/whole-database.ts';
import { download, INTEREST, LEAVE, newMember, privateFields, saveProfile } from './membership-fixtures.ts';

const SIGN_IN = 'mutation ($input: MemberSignInInput!) { signInMember(input: $input) { memberId } }';

describe("a member's data export and account removal", () => {
  const app = sharedTestApp();

  it('[AUTHZ-1] both are for active members', async () => {
    const suspended = await newMember(app);
    await app.database.dataSource.query(`UPDATE member SET status = 'DEACTIVE' WHERE id = $1`, [
      suspended.id,
    ]);
    const tokens = [
      undefined,
      await openSession(app, { userId: (await buildUser(app)).id }),
      await adminToken(app),
      suspended.token,
    ];
    const variables = { password: PASSWORD };
    const answers = await Promise.all(
      tokens.map((token) => graphql(app, { query: LEAVE, variables, token })),
    );
    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual([
      'UNAUTHENTICATED',
      'FORBIDDEN',
      'FORBIDDEN',
      'UNAUTHENTICATED',
    ]);
    const downloads = await Promise.all(tokens.map((token) => download(app, token)));
    expect(downloads.map(({ statusCode }) => statusCode)).toEqual([401, 403, 403, 401]);
    for (const { headers } of downloads) expect(headers['cache-control']).toBe('no-store');
  });

  it('[PRIV-4] removal leaves nothing behind: no row, no file, no session, no code', async () => {
    const me = await newMember(app, 'Canary Account');
    const fields = privateFields('Canary');
    const numbers = { mobile: '7700933001', contactMobile: '7700933002' };
    const saved = await saveProfile(app, me.token, { ...fields, ...numbers });
    await confirmCandidate(app, saved.id);
    const other = await buildCandidate(app);
    await graphql(app, { query: INTEREST, variables: { id: other.id }, token: me.token });
    const code = { mobile: `+44${me.local}`, realm: 'MATRIMONIAL', purpose: 'PASSWORD_RESET' } as const;
    await app.codes.countRequest(code, BROWSER_REQUESTER);
    await app.codes.send(code, BROWSER_REQUESTER, 'Samaj');
    await app.outboxSender.sendDue();
    const words = [...Object.values(fields), ...Object.values(numbers), 'Canary Account', me.local];
    const traces = [...words, saved.photo.fileName.split('.')[0]];
    const before = await wholeDatabase(app);
    expect(traces.filter((trace) => !before.includes(trace))).toEqual([]);

    expect((await me.leave(PASSWORD)).json()).toEqual({ data: { deleteMyMembership: true } });
    const after = await wholeDatabase(app);
    expect(traces.filter((trace) => after.includes(trace))).toEqual([]);
    // Attempt counters of the number remain, under a keyed hash that cannot be looked up by the number alone.
    expect(after).toContain('sms-hour:');
    expect(after).not.toContain(createHash('sha256').update(code.mobile).digest('base64url'));
    for (const table of ['session', 'candidate'])
      expect(
        await app.database.dataSource.query(`SELECT FROM ${table} WHERE member_id = $1`, [me.id]),
      ).toEqual([]);
    const photo = await get(app, saved.photo.url, { authorization: `Bearer ${await adminToken(app)}` });
    expect(photo.statusCode).toBe(404);
    expect((await download(app, me.token)).statusCode).toBe(401);
    expect(
      await app.database.dataSource.query('SELECT FROM candidate WHERE id = $1', [other.id]),
    ).toHaveLength(1);
  });

  it('removal needs the right password, attempts at which are limited', async () => {
    const me = await newMember(app);
    await saveProfile(app, me.token, {});
    for (const password of ['not the password', '', 'x'.repeat(129)]) {
      const { errors } = (await me.leave(password)).json();
      expect(errors[0].message).toBe('Enter your current password.');
      expect(errors[0].extensions.field).toBe('password');
    }
    const statuses = [];
    for (let count = 0; count < 5; count += 1) statuses.push((await me.leave('not the password')).statusCode);
    expect(statuses).toEqual([400, 400, 400, 400, 429]);
    // Another network address does not help: the limit counts per account.
    expect((await me.leave(PASSWORD)).statusCode).toBe(429);
    expect((await download(app, me.token)).json().profile).not.toBeNull();
    await app.database.dataSource.query(
      `UPDATE attempt_counter SET blocked_until = now() WHERE key LIKE 'current-password:%'`,
    );
    expect((await me.leave(PASSWORD)).statusCode).toBe(200);
  });

  it('[AUTH-8] removal clears the cookie, and signing in answers as for an unknown number', async () => {
    const me = await newMember(app);
    const send = (query: string, variables: object, headers: Record<string, string> = {}) =>
      app.server.inject({
        method: 'POST',
        url: '/graphql',
        remoteAddress: freshAddress(),
        headers,
        payload: { query, variables },
      });
    const input = { mobile: me.local, password: PASSWORD };
    const { cookies } = await send(SIGN_IN, { input });
    const forgery = cookies.find(({ name }) => name === 'XSRF-TOKEN')!.value;
    const headers = { cookie: cookieHeader(cookies), 'x-xsrf-token': forgery };
    const left = await send(LEAVE, { password: PASSWORD }, headers);
    expect(left.json().data).toEqual({ deleteMyMembership: true });
    expect(left.cookies).toContainEqual(expect.objectContaining({ name: 'site-session', value: '' }));
    const again = await send(SIGN_IN, { input });
    expect(again.json().errors[0].message).toBe('Enter valid mobile or password');
  });
});
