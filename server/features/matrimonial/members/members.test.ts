import { describe, expect, it } from 'vitest';
import { appWithOwner } from '../../../testing/app-with-owner.ts';
import { BROWSER_COOKIES, BROWSER_REQUESTER, clientAddressOf } from '../../../testing/code-requesters.ts';
import { adminToken, buildMember, buildUser, openSession, PASSWORD } from '../../../testing/factories.ts';
import { get, graphql } from '../../../testing/requests.ts';
import { freshAddress } from '../../../testing/sign-in.ts';
import { Member } from './member.entity.ts';

const CODE = 'mutation ($input: MemberCodeInput!) { requestMemberCode(input: $input) }';
const REGISTER =
  'mutation ($input: MemberRegistrationInput!) { registerMember(input: $input) { role userId memberId name } }';
const SIGN_IN = 'mutation ($input: MemberSignInInput!) { signInMember(input: $input) { role memberId } }';
const RESET =
  'mutation ($input: MemberPasswordResetInput!) { resetMemberPassword(input: $input) { memberId } }';
const VIEWER = '{ viewer { role memberId userId } }';
const NEW_PASSWORD = 'river-mango-swing-7';

let serial = 0;

const wrongFor = (code: string) => (code === '100000' ? '100001' : '100000');

function freshMobile(): string {
  serial += 1;
  return String(7_700_600_000 + serial);
}

describe('members of the matrimonial section', () => {
  const app = appWithOwner();

  async function post(url: string, payload: Record<string, unknown>, token?: string) {
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    const number = payload.MobileNo ?? payload.MobNo;
    const remoteAddress = number ? clientAddressOf(String(number)) : freshAddress();
    const cookies = url === '/graphql' ? BROWSER_COOKIES : undefined;
    return app.server.inject({ method: 'POST', url, payload, headers, cookies, remoteAddress });
  }

  async function run(query: string, input: Record<string, unknown>) {
    const response = await post('/graphql', { query, variables: { input } });
    const { data, errors } = response.json();
    return { data, error: errors?.[0]?.message, cookies: response.cookies, status: response.statusCode };
  }

  async function codeFor(mobile: string, purpose = 'REGISTRATION'): Promise<string> {
    await run(CODE, { mobile, purpose });
    await app.outboxSender.sendDue();
    return app.messages.codeFor(`+44${mobile}`)!;
  }

  async function registration(overrides: Record<string, unknown> = {}) {
    const mobile = freshMobile();
    const code = await codeFor(mobile);
    return { profileForId: 1, name: 'Ramesh Vyas', mobile, password: PASSWORD, code, ...overrides };
  }

  function stored(mobile: string) {
    return app.database.dataSource.manager.findBy(Member, { mobile: `+44${mobile}` });
  }

  it('[D3] register with a code sent to the mobile, and are active and signed in', async () => {
    const input = await registration();
    const { data, cookies } = await run(REGISTER, input);
    expect(data.registerMember).toMatchObject({ role: 'MEMBER', userId: 0, name: 'Ramesh Vyas' });
    expect(cookies.map(({ name }) => name)).toContain('site-session');
    expect(await stored(input.mobile)).toMatchObject([{ status: 'ACTIVE', profileForId: 1 }]);
  });

  it('[OTP-1] [D4] cannot register with 1234, a wrong or a used code', async () => {
    const input = await registration();
    for (const code of ['1234', '', wrongFor(input.code)])
      expect((await run(REGISTER, { ...input, code })).error).toBe('Invalid OTP.');
    expect(await stored(input.mobile)).toEqual([]);
    expect((await run(REGISTER, input)).error).toBeUndefined();
    expect((await run(REGISTER, input)).error).toBe('Invalid OTP.');
  });

  it('[OTP-3] cannot register with a code for a new password or for the main site', async () => {
    const mobile = freshMobile();
    const code = await codeFor(mobile, 'PASSWORD_RESET');
    const input = { profileForId: 1, name: 'Ramesh Vyas', mobile, password: PASSWORD, code };
    expect((await run(REGISTER, input)).error).toBe('Invalid OTP.');
    await app.codes.send(
      { realm: 'MAIN', purpose: 'REGISTRATION', mobile: `+44${mobile}` },
      BROWSER_REQUESTER,
      'Samaj',
    );
    await app.outboxSender.sendDue();
    const other = app.messages.codeFor(`+44${mobile}`);
    expect((await run(REGISTER, { ...input, code: other })).error).toBe('Invalid OTP.');
  });

  it('[D12] register a mobile once; a second registration is told so only with its code', async () => {
    const input = await registration();
    await run(REGISTER, input);
    await app.database.dataSource.query('DELETE FROM attempt_counter');
    const code = await codeFor(input.mobile);
    expect((await run(REGISTER, { ...input, code })).error).toBe(
      'This mobile no. is already registered. Sign in, or use Forgot Password.',
    );
  });

  it('[DATA-3] of twenty concurrent registrations of one mobile one succeeds and nineteen are refused', async () => {
    const input = await registration();
    const answers = await Promise.all(Array.from({ length: 20 }, () => run(REGISTER, input)));
    expect(answers.filter(({ data }) => data)).toHaveLength(1);
    const refusals = answers.flatMap(({ error }) => (error ? [error] : []));
    expect(refusals).toHaveLength(19);
    for (const text of refusals)
      expect([
        'Invalid OTP.',
        'This mobile no. is already registered. Sign in, or use Forgot Password.',
      ]).toContain(text);
    expect(await stored(input.mobile)).toHaveLength(1);
  });

  it('[D51] if approval is required, the right code is used up and an admin activates the member', async () => {
    const set = (value: boolean) =>
      app.database.dataSource.query('UPDATE site_settings SET approve_new_members = $1', [value]);
    await set(true);
    const input = await registration();
    const legacy = { mobile: freshMobile() };
    await post('/api/matrimonial/uksendsms', { MobNo: legacy.mobile, ContCode: '44' });
    await app.outboxSender.sendDue();
    const wrong = { ...input, code: wrongFor(input.code) };
    expect((await run(REGISTER, wrong)).error).toBe('Invalid OTP.');
    const { status, error, cookies } = await run(REGISTER, input);
    expect([status, error, cookies]).toEqual([403, 'Your account is pending for approval.', []]);
    const record = {
      ProfileID: 0,
      ProfileForID: 1,
      UserName: 'Old Client',
      MobileNo: legacy.mobile,
      Password: PASSWORD,
      OTP: app.messages.codeFor(`+44${legacy.mobile}`),
    };
    const answer = await post('/api/matrimonial/saveprofilemst', record);
    expect([answer.statusCode, answer.json()]).toEqual([403, 'Your account is pending for approval.']);
    expect(answer.headers['x-user-token']).toBeUndefined();
    await set(false);
    expect((await run(REGISTER, input)).error).toBe('Invalid OTP.');
    for (const { mobile } of [input, legacy])
      expect(await stored(mobile)).toMatchObject([{ status: 'PENDING' }]);
    const signIn = { mobile: input.mobile, password: PASSWORD };
    expect((await run(SIGN_IN, signIn)).error).toBe('Your account is pending for approval.');
    const [{ id }] = (await stored(input.mobile)) as [Member];
    const admin = { authorization: `Bearer ${await adminToken(app)}` };
    await get(app, `/api/matrimonial/deactiveprofile/${id}/Active`, admin);
    expect((await run(SIGN_IN, signIn)).data.signInMember.memberId).toBe(id);
  });

  it('[D5] [D8] foreign numbers wait for an admin, and nobody learns who is registered', async () => {
    const mobile = freshMobile();
    const input = { profileForId: 2, name: 'Nita', countryCode: '91', mobile, password: PASSWORD };
    expect((await run(CODE, { countryCode: '91', mobile, purpose: 'REGISTRATION' })).data).toEqual({
      requestMemberCode: false,
    });
    expect((await run(REGISTER, input)).error).toBe('Your account is pending for approval.');
    const rows = await app.database.dataSource.manager.findBy(Member, { mobile: `+91${mobile}` });
    expect(rows).toMatchObject([{ status: 'PENDING' }]);
    const signIn = { countryCode: '91', mobile, password: PASSWORD };
    expect((await run(SIGN_IN, signIn)).error).toBe('Your account is pending for approval.');
    expect((await run(SIGN_IN, { ...signIn, password: 'not the password' })).error).toBe(
      'Enter valid mobile or password',
    );
    const token = await adminToken(app);
    const url = `/api/matrimonial/deactiveprofile/${rows[0]!.id}/active`;
    expect((await get(app, url, { authorization: `Bearer ${token}` })).json()).toBe('success');
    expect((await run(SIGN_IN, signIn)).data.signInMember).toEqual({ role: 'MEMBER', memberId: rows[0]!.id });
    const later = { ...input, name: 'Somebody else' };
    expect((await run(REGISTER, later)).error).toBe('Your account is pending for approval.');
    expect(await app.database.dataSource.manager.countBy(Member, { mobile: `+91${mobile}` })).toBe(1);
  });

  it('[AUTH-8] member 1 is not user 1: a session of one realm gives no access to the other', async () => {
    const token = await openSession(app, { memberId: (await buildMember(app)).id });
    const { errors } = await graphql(app, { query: '{ myAccount { name } }', token });
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const user = await openSession(app, { userId: (await buildUser(app)).id });
    const list = await get(app, '/api/matrimonial/profilelist', { authorization: `Bearer ${user}` });
    expect(list.statusCode).toBe(403);
  });

  it('[D8] a password reset says that a number is unknown only after the right code', async () => {
    const mobile = freshMobile();
    const code = await codeFor(mobile, 'PASSWORD_RESET');
    const input = { mobile, password: NEW_PASSWORD };
    expect((await run(RESET, { ...input, code: wrongFor(code) })).error).toBe('Invalid OTP.');
    expect((await run(RESET, { ...input, code })).error).toBe('Mobile no. not registered.');
  });

  it('[AUTH-9] a new password ends all sessions and signs in', async () => {
    const mobile = freshMobile();
    const { id } = await buildMember(app, { mobile: `+44${mobile}` });
    const old = await openSession(app, { memberId: id });
    const code = await codeFor(mobile, 'PASSWORD_RESET');
    expect(
      (await run(RESET, { mobile, password: NEW_PASSWORD, code })).data.resetMemberPassword.memberId,
    ).toBe(id);
    expect((await graphql(app, { query: VIEWER, token: old })).data.viewer.memberId).toBe(0);
    expect((await run(SIGN_IN, { mobile, password: NEW_PASSWORD })).error).toBeUndefined();
  });

  it('[D7] a password reset does not activate a deactivated member', async () => {
    const mobile = freshMobile();
    await buildMember(app, { mobile: `+44${mobile}`, status: 'DEACTIVE' });
    const code = await codeFor(mobile, 'PASSWORD_RESET');
    expect((await run(RESET, { mobile, password: NEW_PASSWORD, code })).error).toBe(
      'Your account has been suspended.',
    );
    expect(await stored(mobile)).toMatchObject([{ status: 'DEACTIVE' }]);
  });

  it('[AUTH-2] after five wrong passwords further attempts have to wait', async () => {
    const mobile = freshMobile();
    const from = freshAddress();
    const attempt = async () => {
      const variables = { input: { mobile, password: 'not the password' } };
      const payload = { query: SIGN_IN, variables };
      return (await app.server.inject({ method: 'POST', url: '/graphql', payload, remoteAddress: from }))
        .statusCode;
    };
    const statuses = [];
    for (let count = 0; count < 6; count += 1) statuses.push(await attempt());
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });

  it('register, sign in and change the password with an old client', async () => {
    const mobile = freshMobile();
    const sms = { MobNo: mobile, ContCode: '44', returnMSg: 'Your code is 1234' };
    expect((await post('/api/matrimonial/uksendsms', sms)).json()).toBe('success');
    await app.outboxSender.sendDue();
    expect(JSON.stringify(app.messages.texts)).not.toContain('Your code is 1234');
    const record = {
      ProfileID: 0,
      ProfileForID: 3,
      UserName: 'Old Client',
      EmailID: '',
      MobileNo: mobile,
      ContCode: '44',
      Password: PASSWORD,
      UserStatus: 'Active',
      UserTypeID: 1,
    };
    const refused = await post('/api/matrimonial/saveprofilemst', record);
    expect([refused.statusCode, refused.json()]).toEqual([400, 'Invalid OTP.']);
    const made = await post('/api/matrimonial/saveprofilemst', {
      ...record,
      OTP: app.messages.codeFor(`+44${mobile}`),
    });
    expect(made.json()).toBeGreaterThan(0);
    const token = String(made.headers['x-user-token']);
    const { data } = await graphql(app, { query: VIEWER, token });
    expect(data.viewer).toEqual({ role: 'MEMBER', memberId: made.json(), userId: 0 });

    const signedIn = await post('/api/matrimonial/signin', { MobileNo: `0${mobile}`, Password: PASSWORD });
    expect(signedIn.json()).toEqual({
      profileID: made.json(),
      profileForID: 3,
      userName: 'Old Client',
      emailID: '',
      mobileNo: mobile,
      userTypeID: 0,
      userToken: expect.any(String),
    });
    const changed = await post(
      '/api/matrimonial/updatenewpsw',
      { ProfileID: 1, MobileNo: '7700900001', Password: NEW_PASSWORD, CurrentPassword: PASSWORD },
      token,
    );
    expect(changed.json()).toBe(made.json());
    expect((await run(SIGN_IN, { mobile, password: NEW_PASSWORD })).error).toBeUndefined();
    const replayed = await graphql(app, { query: VIEWER, token: signedIn.json().userToken });
    expect(replayed.data.viewer.memberId).toBe(0);
  });
});
