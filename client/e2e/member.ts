import type { APIRequestContext, Page } from '@playwright/test';
import { asVisitor } from './admin.ts';
import { newcomer } from './sign-up.ts';
import { codeFor, expect, PASSWORD } from './test.ts';

async function sendOperation(request: APIRequestContext, query: string, input: unknown, headers = {}) {
  const response = await request.post('/graphql', {
    headers: { 'apollo-require-preflight': 'true', ...headers },
    data: { query, variables: { input } },
  });
  return response.json();
}

export interface TestMember {
  name: string;
  countryCode: string;
  /** Ten digits. */
  mobile: string;
}

const REGISTER = 'mutation ($input: MemberRegistrationInput!) { registerMember(input: $input) { memberId } }';

/** A separate client address each, because registrations per network are limited. */
const addressOf = (mobile: string) => ({
  'x-forwarded-for': `10.${mobile.slice(-6).match(/../g)?.map(Number).join('.')}`,
});

/** Registers a member from India, who awaits an administrator's approval, because foreign numbers get no code. */
export async function registerPending(page: Page): Promise<TestMember> {
  const { name, mobile } = newcomer();
  const member = { name, countryCode: '91', mobile };
  const input = { profileForId: 1, ...member, password: PASSWORD };
  const { errors } = await sendOperation(page.request, REGISTER, input, addressOf(mobile));
  expect(errors[0].message).toBe('Your account is pending for approval.');
  return member;
}

/** Registers and signs in a member without a profile, whose number a code has proved. */
export async function joinAtHome(page: Page): Promise<TestMember> {
  const { name, mobile } = newcomer();
  const send = (query: string, input: object) => sendOperation(page.request, query, input, addressOf(mobile));
  const asked = { mobile, purpose: 'REGISTRATION' };
  await send('mutation ($input: MemberCodeInput!) { requestMemberCode(input: $input) }', asked);
  const input = { profileForId: 1, name, mobile, password: PASSWORD, code: await codeFor(mobile) };
  expect((await send(REGISTER, input)).errors).toBeUndefined();
  return { name, countryCode: '44', mobile };
}

/** Changes a member's status as an administrator. */
export async function setStatus(
  page: Page,
  member: TestMember,
  status: 'Active' | 'DeActive',
): Promise<void> {
  await asVisitor(page, async ({ request }) => {
    const { data } = await sendOperation(
      request,
      'mutation ($input: SignInInput!) { createAccessToken(input: $input) { token } }',
      { login: 'admin@example.org', password: PASSWORD },
    );
    const headers = { authorization: `Bearer ${data.createAccessToken.token}` };
    const members: { profileID: number; userName: string }[] = await (
      await request.get('/api/matrimonial/profilelist', { headers })
    ).json();
    const id = members.find(({ userName }) => userName === member.name)?.profileID;
    const answer = await request.get(`/api/matrimonial/deactiveprofile/${id}/${status}`, { headers });
    expect(await answer.json()).toBe('success');
  });
}

const SIGN_IN = 'mutation ($input: MemberSignInInput!) { signInMember(input: $input) { role } }';

/** Signs this page's browser in without the login page, which has its own tests. */
export async function signInMember(page: Page, countryCode: string, mobile: string): Promise<void> {
  const { data } = await sendOperation(page.request, SIGN_IN, { countryCode, mobile, password: PASSWORD });
  expect(data).toEqual({ signInMember: { role: 'MEMBER' } });
}

/** Registers, approves and signs in a member from India without a profile, without using the pages. */
export async function joinAsMember(page: Page): Promise<TestMember> {
  const member = await registerPending(page);
  await setStatus(page, member, 'Active');
  await signInMember(page, '91', member.mobile);
  return member;
}

/** Ten digits. */
export const DEMO_MEMBER_MOBILE = '7700900003';

/** Signs in the demo member, who has a profile. */
export async function signInAsDemoMember(page: Page): Promise<void> {
  await signInMember(page, '44', DEMO_MEMBER_MOBILE);
}
