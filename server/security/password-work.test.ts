import { verify } from '@node-rs/argon2';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildMember, buildUser, openSession, PASSWORD } from '../testing/factories.ts';
import { graphql } from '../testing/requests.ts';
import { freshAddress, signInTo } from '../testing/sign-in.ts';
import { sharedTestApp } from '../testing/test-app.ts';
import { hashPassword } from './passwords.ts';

// Watched, not replaced: what takes long is counted instead of timed.
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const original = await importOriginal<typeof import('@node-rs/argon2')>();
  return { ...original, verify: vi.fn(original.verify) };
});

const app = sharedTestApp();
const MEMBER_SIGN_IN = 'mutation ($input: MemberSignInInput!) { signInMember(input: $input) { memberId } }';
const WRONG = 'not the password';

async function signInMember(mobile: string, password: string) {
  const variables = { input: { mobile, password } };
  return graphql(app, { query: MEMBER_SIGN_IN, variables, from: freshAddress() });
}

/** The cost of each comparison, as the hash says: `m=19456,t=2,p=1`. */
function comparisons(): (string | undefined)[] {
  return vi.mocked(verify).mock.calls.map(([stored]) => /m=\d+,t=\d+,p=\d+/.exec(String(stored))?.[0]);
}

beforeEach(() => {
  vi.mocked(verify).mockClear();
});

describe('[AUTH-1] the work, and so the time, does not tell who is registered', () => {
  const ONE = ['m=19456,t=2,p=1'];

  it('[AUTH-1] an unknown user costs the same comparison as a wrong password', async () => {
    const { email } = await buildUser(app);
    await signInTo(app, { login: email, password: WRONG });
    expect(comparisons()).toEqual(ONE);
    vi.mocked(verify).mockClear();
    await signInTo(app, { login: 'nobody-of-that-name@example.org', password: WRONG });
    expect(comparisons()).toEqual(ONE);
  });

  it('[AUTH-1] an unknown member too', async () => {
    const { mobile } = await buildMember(app, { passwordHash: await hashPassword(PASSWORD) });
    await signInMember(mobile.slice(3), WRONG);
    expect(comparisons()).toEqual(ONE);
    vi.mocked(verify).mockClear();
    await signInMember('7700999999', WRONG);
    expect(comparisons()).toEqual(ONE);
  });
});

describe('[AUTH-6] a password of a megabyte', () => {
  const HUGE = 'x'.repeat(1_000_000);

  it('[AUTH-6] is refused before anything is compared or counted', async () => {
    const { email } = await buildUser(app);
    const from = freshAddress();
    for (let count = 0; count < 6; count += 1)
      expect((await signInTo(app, { login: email, password: HUGE, from })).status).toBe(400);
    expect((await signInMember('7700100001', HUGE)).status).toBe(400);
    expect(comparisons()).toEqual([]);
    expect((await signInTo(app, { login: email, from })).status).toBe(200);
  });

  it('[AUTH-6] is no current password either', async () => {
    const user = await buildUser(app);
    const token = await openSession(app, { userId: user.id });
    const query = 'mutation ($input: AccountInput!) { updateMyAccount(input: $input) { version } }';
    const input = {
      version: user.version,
      name: user.name,
      address: '3 Marigold Close',
      postcode: 'LE4 6XX',
      email: 'other@example.org',
      sheri: 'Desai Pol',
      mobile: user.mobile,
      currentPassword: HUGE,
    };
    const { status, errors } = await graphql(app, { query, token, variables: { input } });
    expect([status, errors?.[0]?.extensions.messageKey]).toEqual([400, 'currentPasswordWrong']);
    expect(comparisons()).toEqual([]);
  });
});
