import { describe, expect, it } from 'vitest';
import { hashPassword } from '../../../identity/passwords.ts';
import { BROWSER_HEADERS, BROWSER_REQUESTER, clientAddressOf } from '../../../testing/code-requesters.ts';
import { freshMobile } from '../../../testing/contract/contract-fixture.ts';
import { buildMember, openSession, PASSWORD } from '../../../testing/factories.ts';
import { graphql } from '../../../testing/requests.ts';
import { freshAddress } from '../../../testing/sign-in.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import type { Member } from './member.entity.ts';

const CODE = 'mutation ($input: MemberCodeInput!) { requestMemberCode(input: $input) }';
const CHANGE = 'mutation ($input: MemberMobileInput!) { changeMyMobile(input: $input) }';
const SIGN_IN = 'mutation ($input: MemberSignInInput!) { signInMember(input: $input) { memberId } }';
const VIEWER = '{ viewer { memberId mobile } }';
const TAKEN = 'This mobile no. is already registered. Sign in, or use Forgot Password.';

const app = sharedTestApp();

async function newMember(overrides: Partial<Member> = {}) {
  const member = await buildMember(app, { passwordHash: await hashPassword(PASSWORD), ...overrides });
  const token = await openSession(app, { memberId: member.id });
  const change = (input: Record<string, unknown>, headers: Record<string, string> = BROWSER_HEADERS) =>
    graphql(app, {
      query: CHANGE,
      token,
      variables: { input: { currentPassword: PASSWORD, ...input } },
      headers,
      from: freshAddress(),
    });
  return { ...member, token, change };
}

/** The code that this browser was sent. */
async function codeTo(mobile: string): Promise<string> {
  const subject = { realm: 'MATRIMONIAL', purpose: 'REGISTRATION', mobile: `+44${mobile}` } as const;
  await app.codes.send(subject, BROWSER_REQUESTER, 'Samaj');
  await app.outboxSender.sendDue();
  return app.messages.codeFor(`+44${mobile}`)!;
}

async function mobileOf(id: number): Promise<string> {
  const [row] = await app.database.dataSource.query('SELECT mobile FROM member WHERE id = $1', [id]);
  return row.mobile;
}

async function viewerOf(token: string) {
  return (await graphql(app, { query: VIEWER, token })).data.viewer;
}

const textOf = ({ errors }: Awaited<ReturnType<typeof graphql>>) => errors?.[0]?.message;

const wrongFor = (code: string) => (code === '100000' ? '100001' : '100000');

describe('[D100] a member changes the mobile', () => {
  it('with a code sent to the new one; the other sessions end', async () => {
    const { id, token, change } = await newMember();
    const elsewhere = await openSession(app, { memberId: id });
    const mobile = freshMobile();
    const from = freshAddress();
    const asked = await app.server.inject({
      method: 'POST',
      url: '/graphql',
      remoteAddress: from,
      headers: { authorization: `Bearer ${token}`, ...BROWSER_HEADERS },
      payload: { query: CODE, variables: { input: { mobile, purpose: 'REGISTRATION' } } },
    });
    expect(asked.json().data.requestMemberCode).toBe(true);
    await app.outboxSender.sendDue();
    const code = app.messages.codeFor(`+44${mobile}`);
    expect((await change({ mobile: `0${mobile}`, code })).data).toEqual({ changeMyMobile: true });
    expect(await viewerOf(token)).toEqual({ memberId: id, mobile });
    expect((await viewerOf(elsewhere)).memberId).toBe(0);
    const signedIn = await graphql(app, {
      query: SIGN_IN,
      variables: { input: { mobile, password: PASSWORD } },
      from,
    });
    expect(signedIn.data.signInMember.memberId).toBe(id);
  });

  it('never with a code that is wrong, used, for another purpose or number, or requested by another browser', async () => {
    const { id, mobile: before, change } = await newMember();
    const [mobile, another] = [freshMobile(), freshMobile()];
    const code = await codeTo(mobile);
    expect(textOf(await change({ mobile, code: wrongFor(code) }))).toBe('Invalid OTP.');
    expect(textOf(await change({ mobile, code: '' }))).toBe('Invalid OTP.');
    expect(textOf(await change({ mobile: another, code }))).toBe('Invalid OTP.');
    expect(textOf(await change({ mobile, code }, { cookie: 'site-code=of-a-stranger' }))).toBe(
      'Invalid OTP.',
    );
    const reset = { realm: 'MATRIMONIAL', purpose: 'PASSWORD_RESET', mobile: `+44${another}` } as const;
    await app.codes.send(reset, BROWSER_REQUESTER, 'Samaj');
    await app.outboxSender.sendDue();
    const forReset = app.messages.codeFor(`+44${another}`);
    expect(textOf(await change({ mobile: another, code: forReset }))).toBe('Invalid OTP.');
    expect(await mobileOf(id)).toBe(before);
    const second = await newMember();
    expect(textOf(await change({ mobile, code }))).toBeUndefined();
    expect(textOf(await second.change({ mobile, code }))).toBe('Invalid OTP.');
  });

  it('never without the password; the code stays valid', async () => {
    const { id, mobile: before, change } = await newMember();
    const mobile = freshMobile();
    const code = await codeTo(mobile);
    for (const currentPassword of ['', 'not the password'])
      expect((await change({ mobile, code, currentPassword })).errors?.[0]?.extensions).toMatchObject({
        messageKey: 'currentPasswordWrong',
        field: 'currentPassword',
      });
    expect(await mobileOf(id)).toBe(before);
    expect((await change({ mobile, code })).data.changeMyMobile).toBe(true);
  });

  it('[D8] never to one that has an account, which is disclosed only to its holder', async () => {
    const { id, mobile: before, change, token } = await newMember();
    const mobile = (await buildMember(app, { status: 'DEACTIVE' })).mobile.slice(3);
    const code = await codeTo(mobile);
    expect(textOf(await change({ mobile, code: wrongFor(code) }))).toBe('Invalid OTP.');
    const refused = await change({ mobile, code });
    expect([refused.status, textOf(refused), refused.errors?.[0]?.extensions.field]).toEqual([
      409,
      TAKEN,
      'mobile',
    ]);
    expect(await mobileOf(id)).toBe(before);
    expect((await viewerOf(token)).memberId).toBe(id);
    await app.outboxSender.sendDue();
    expect(app.messages.texts.filter(({ to }) => to === before)).toEqual([]);
  });

  it('not to a foreign one, nor to the current one', async () => {
    const { mobile, change } = await newMember();
    const abroad = await change({ countryCode: '91', mobile: '9825012345', code: '123456' });
    expect(textOf(abroad)).toBe(
      'We cannot text codes to mobile numbers in other countries. Write to us on the Contact Us page and we will change the number for you.',
    );
    const same = await change({ mobile: mobile.slice(3), code: '123456' });
    expect([same.status, textOf(same)]).toEqual([400, 'This is already your mobile no.']);
  });

  it('and the old one is notified without the new number; its codes are void', async () => {
    const { mobile: before, change } = await newMember();
    const old = { realm: 'MATRIMONIAL', purpose: 'PASSWORD_RESET', mobile: before } as const;
    await app.codes.send(old, BROWSER_REQUESTER, 'Samaj');
    const mobile = freshMobile();
    await change({ mobile, code: await codeTo(mobile) });
    await app.outboxSender.sendDue();
    const text = app.messages.texts.findLast(({ to }) => to === before)?.text ?? '';
    const { phone, email } = await app.features.services.siteSettings.find();
    expect(text).toContain('mobile no. of your matrimonial account at Samaj has been changed');
    expect(text).toContain(phone);
    expect(text).toContain(email);
    expect(text).not.toContain(mobile);
    const codes = await app.database.dataSource.query('SELECT FROM one_time_code WHERE mobile = ANY ($1)', [
      [before, `+44${mobile}`],
    ]);
    expect(codes).toEqual([]);
  });

  it('[D5] from a foreign one, which gets no text message', async () => {
    const { id, change } = await newMember({ mobile: '+919825777001' });
    const mobile = freshMobile();
    expect(textOf(await change({ mobile, code: await codeTo(mobile) }))).toBeUndefined();
    expect(await mobileOf(id)).toBe(`+44${mobile}`);
    await app.outboxSender.sendDue();
    expect(app.messages.texts.filter(({ to }) => to === '+919825777001')).toEqual([]);
  });
});

describe('[D11] [D100] saveprofilemst with an id', () => {
  const save = (token: string | undefined, { mobile, ...fields }: Record<string, unknown>) =>
    app.server.inject({
      method: 'POST',
      url: '/api/matrimonial/saveprofilemst',
      remoteAddress: clientAddressOf(String(mobile)),
      headers: token ? { authorization: `Bearer ${token}` } : {},
      payload: { UserName: 'Asha Mehta', MobileNo: mobile, Password: '', UserTypeID: 1, ...fields },
    });
  const stored = async (id: number) => {
    const [row] = await app.database.dataSource.query('SELECT name, mobile FROM member WHERE id = $1', [id]);
    return row;
  };

  it.each(['+447700987001', '+919825777002'])(
    'changes one’s own name and leaves %s as it is',
    async (mobile) => {
      const { id, token } = await newMember({ mobile });
      const elsewhere = await openSession(app, { memberId: id });
      const answer = await save(token, { ProfileID: id, mobile: mobile.slice(3) });
      expect([answer.statusCode, answer.json()]).toEqual([200, id]);
      expect(await stored(id)).toEqual({ name: 'Asha Mehta', mobile });
      expect((await viewerOf(elsewhere)).memberId).toBe(id);
    },
  );

  it('changes one’s own mobile with its code and the password, and the name in the same transaction', async () => {
    const { id, name, mobile: before, token } = await newMember();
    const mobile = freshMobile();
    const remoteAddress = clientAddressOf(mobile);
    const payload = { MobNo: mobile, ContCode: '44' };
    await app.server.inject({ method: 'POST', url: '/api/matrimonial/uksendsms', payload, remoteAddress });
    await app.outboxSender.sendDue();
    const fields = { ProfileID: id, mobile, OTP: app.messages.codeFor(`+44${mobile}`) };
    const refusals = [
      await save(token, { ...fields, CurrentPassword: '' }),
      await save(token, { ...fields, CurrentPassword: PASSWORD, OTP: '' }),
      await save(token, { ...fields, CurrentPassword: PASSWORD, Password: 'river-mango-swing-7' }),
    ];
    expect(refusals.map((answer) => [answer.statusCode, answer.json()])).toEqual([
      [400, 'Enter your current password.'],
      [400, 'Invalid OTP.'],
      [403, 'You are not allowed to do this.'],
    ]);
    expect(await stored(id)).toEqual({ name, mobile: before });
    expect((await save(token, { ...fields, CurrentPassword: PASSWORD })).json()).toBe(id);
    expect(await stored(id)).toEqual({ name: 'Asha Mehta', mobile: `+44${mobile}` });
    expect((await viewerOf(token)).memberId).toBe(id);
  });

  it('changes one’s own password with the current one, and the name in the same transaction', async () => {
    const { id, name, mobile, token } = await newMember();
    const elsewhere = await openSession(app, { memberId: id });
    const fields = { ProfileID: id, mobile: mobile.slice(3), Password: 'river-mango-swing-7' };
    const refusals = [
      await save(token, fields),
      await save(token, { ...fields, CurrentPassword: 'not-this-one-1' }),
      await save(token, { ...fields, CurrentPassword: PASSWORD, Password: 'short' }),
    ];
    expect(refusals.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400]);
    expect(await stored(id)).toEqual({ name, mobile });
    expect((await save(token, { ...fields, CurrentPassword: PASSWORD })).json()).toBe(id);
    expect(await stored(id)).toEqual({ name: 'Asha Mehta', mobile });
    expect([(await viewerOf(token)).memberId, (await viewerOf(elsewhere)).memberId]).toEqual([id, 0]);
    const body = { MobileNo: mobile.slice(3), ContCode: '44', Password: fields.Password };
    const url = '/api/matrimonial/signin';
    const signedIn = await app.server.inject({ method: 'POST', url, payload: body });
    expect(signedIn.json().profileID).toBe(id);
  });

  it('[AUTHZ-2] changes nobody else’s account', async () => {
    const me = await newMember();
    const other = await newMember();
    const body = { ProfileID: other.id, mobile: other.mobile.slice(3) };
    expect((await save(me.token, body)).statusCode).toBe(403);
    expect((await save(undefined, body)).statusCode).toBe(401);
    expect((await save(me.token, { ...body, ProfileID: -1 })).statusCode).toBe(403);
    expect(await stored(other.id)).toEqual({ name: other.name, mobile: other.mobile });
  });
});
