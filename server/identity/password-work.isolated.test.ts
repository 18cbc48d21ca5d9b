import { verify } from '@node-rs/argon2';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../../rules/errors.ts';
import { buildMember, buildUser, openSession, PASSWORD } from '../testing/factories.ts';
import { graphql } from '../testing/requests.ts';
import { freshAddress, signInTo } from '../testing/sign-in.ts';
import { sharedTestApp } from '../testing/test-app.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { WorkQueue } from './work-queue.ts';

// A spy, not a stub: comparisons are counted instead of timed.
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

/** The parameters of each comparison, from its hash: `m=19456,t=2,p=1`. */
function comparisons(): (string | undefined)[] {
  return vi.mocked(verify).mock.calls.map(([stored]) => /m=\d+,t=\d+,p=\d+/.exec(String(stored))?.[0]);
}

beforeEach(() => {
  vi.mocked(verify).mockClear();
});

describe('[AUTH-1] the work, and so the response time, does not reveal who is registered', () => {
  const ONE = ['m=19456,t=2,p=1'];

  it('[AUTH-1] an unknown user costs the same comparison as a wrong password', async () => {
    const { id, email } = await buildUser(app);
    const passwordHash = await hashPassword(PASSWORD);
    await app.database.dataSource.manager.update('User', { id }, { passwordHash });
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

describe('[D1] password hashing leaves capacity for everything else', () => {
  /** Comparisons block until the returned function is called. */
  function holdComparisons() {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const original = vi.mocked(verify).getMockImplementation()!;
    vi.mocked(verify).mockImplementation(async (...parameters) => {
      await held;
      return original(...parameters);
    });
    return () => {
      vi.mocked(verify).mockImplementation(original);
      release();
    };
  }

  it('two passwords at once, forty wait; the next gets 503, which does not count as an attempt', async () => {
    const { email } = await buildUser(app);
    await verifyPassword('creates the dummy hash', undefined);
    vi.mocked(verify).mockClear();
    const release = holdComparisons();
    const comparing = Array.from({ length: 42 }, () => verifyPassword(WRONG, undefined));
    const from = freshAddress();
    for (let count = 0; count < 6; count += 1) {
      const { status, headers, errors } = await signInTo(app, { login: email, from });
      expect([status, errors[0].message]).toEqual([
        503,
        'The service is busy. Please try again in a moment.',
      ]);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    await expect(hashPassword(PASSWORD)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(comparisons()).toHaveLength(2);
    expect((await app.server.inject('/health/ready')).statusCode).toBe(200);
    release();
    expect(await Promise.all(comparing)).toEqual(comparing.map(() => false));
    expect((await signInTo(app, { login: email, from })).status).toBe(200);
  });

  it('an attempt that was counted before the queue was full is refunded', async () => {
    const { email } = await buildUser(app);
    const from = freshAddress();
    vi.mocked(verify).mockRejectedValueOnce(new AppError('UNAVAILABLE', 'unavailable', { retryAfter: 1 }));
    const statuses = [];
    for (let count = 0; count < 5; count += 1)
      statuses.push((await signInTo(app, { login: email, password: WRONG, from })).status);
    expect(statuses).toEqual([503, 400, 400, 400, 400]);
    expect((await signInTo(app, { login: email, from })).status).toBe(200);
  });

  it('failed work makes room for the next', async () => {
    const queue = new WorkQueue({ atOnce: 1, waiting: 1, retryAfter: 1 });
    const failing = queue.run(async () => {
      throw new Error('broken');
    });
    const next = queue.run(async () => 'done');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('done');
    expect(await queue.run(async () => 'again')).toBe('again');
  });
});
