import type { EntityManager } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildOwner, openSession, PASSWORD } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { signInTo } from '../../testing/sign-in.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { during, together } from '../../testing/two-at-once.ts';
import {
  codeOf,
  nextStep,
  RENEW,
  setUpApp,
  stopClock,
  TURN_OFF,
  userWithApp,
} from './second-factor-fixtures.ts';

const app = sharedTestApp();
beforeAll(stopClock);
afterAll(() => void vi.useRealTimers());

const REQUIRE = `mutation ($roles: [OfficeRole!]!, $password: String = "${PASSWORD}") {
  setSecondFactorRequirements(roles: $roles, password: $password) }`;
const RESET = `mutation ($id: Int!, $reason: String = "Lost the phone", $password: String = "${PASSWORD}") {
  resetSecondFactor(id: $id, reason: $reason, password: $password) { hasSecondFactor } }`;

const LOSES = [
  ['the role', `UPDATE user_account SET office_roles = '[]' WHERE id = $1`],
  ['the password that was typed', `UPDATE user_account SET password_hash = 'another' WHERE id = $1`],
  ['the account, by suspension,', `UPDATE user_account SET status = 'SUSPENDED' WHERE id = $1`],
] as const;

const query = (sql: string, parameters: unknown[] = []) => app.database.dataSource.query(sql, parameters);
const lockUser = (id: number) => (manager: EntityManager) =>
  manager.query('SELECT FROM user_account WHERE id = $1 FOR UPDATE', [id]);
const lockRequirements = (manager: EntityManager) =>
  manager.query('LOCK TABLE second_factor_requirement IN SHARE ROW EXCLUSIVE MODE');
const requirement = (token: string, ...roles: string[]) =>
  graphql(app, { query: REQUIRE, variables: { roles }, token });
const required = async () =>
  (await query('SELECT role FROM second_factor_requirement ORDER BY role')).map(
    ({ role }: { role: string }) => role,
  );
const refusalOf = ({ errors }: Awaited<ReturnType<typeof graphql>>) => errors?.[0]?.extensions.messageKey;

async function owner() {
  const user = await buildOwner(app);
  return { id: user.id, token: await openSession(app, { userId: user.id }) };
}

/** An owner with an app, and how they turn it off. */
async function ownerWithApp() {
  const { user, token, secret } = await setUpApp(app, await buildOwner(app));
  nextStep();
  const variables = { password: PASSWORD, code: codeOf(secret) };
  return { id: user.id, token, turnOff: () => graphql(app, { query: TURN_OFF, variables, token }) };
}

beforeEach(() => query('DELETE FROM second_factor_requirement'));

describe('a change of one’s own second factor', () => {
  it('[AUTH-11] is not made by a session that has ended meanwhile', async () => {
    const { user, token, secret } = await userWithApp(app);
    const codes = () => query('SELECT code_hash FROM recovery_code WHERE user_id = $1 ORDER BY 1', [user.id]);
    const before = await codes();
    const { errors } = await during(
      app,
      async (manager) => {
        await lockUser(user.id)(manager);
        await manager.query('DELETE FROM session WHERE user_id = $1', [user.id]);
      },
      () => graphql(app, { query: RENEW, variables: { code: codeOf(secret) }, token }),
    );
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(await codes()).toEqual(before);
  });

  it('[AUTH-11] a recovery code signs in once, also at two places at once', async () => {
    const { user, recoveryCodes } = await userWithApp(app);
    const attempt = () => signInTo(app, { login: user.email, code: recoveryCodes[0] });
    const answers = await together(app, lockUser(user.id), [attempt, attempt]);
    expect(answers.map(({ status }) => status)).toEqual([200, 400]);
  });
});

describe('a requirement of a second factor', () => {
  it('[AUTH-12] of owners is not made by one who turns their own off meanwhile', async () => {
    const { id, token, turnOff } = await ownerWithApp();
    const [off, refused] = await together(app, lockUser(id), [turnOff, () => requirement(token, 'OWNER')]);
    expect(off!.errors).toBeUndefined();
    expect(refusalOf(refused!)).toBe('ownSecondFactorFirst');
    expect(await required()).toEqual([]);
  });

  it('[AUTH-12] keeps the owner who makes it from turning their own off meanwhile', async () => {
    const { id, token, turnOff } = await ownerWithApp();
    const [made, refused] = await together(app, lockUser(id), [() => requirement(token, 'OWNER'), turnOff]);
    expect(made!.errors).toBeUndefined();
    expect(refusalOf(refused!)).toBe('secondFactorRequiredForRole');
  });

  it('[AUTH-12] of two owners at once is as the second has set it', async () => {
    const [first, second] = [await owner(), await owner()];
    await together(app, lockRequirements, [
      () => requirement(first.token, 'EDITOR'),
      () => requirement(second.token, 'TREASURER'),
    ]);
    expect(await required()).toEqual(['TREASURER']);
  });

  it.each(LOSES)('[AUTH-12] is not made by an owner who loses %s meanwhile', async (_what, change) => {
    const { id, token } = await owner();
    const answer = await during(
      app,
      async (manager) => {
        await lockRequirements(manager);
        await manager.query(change, [id]);
      },
      () => requirement(token, 'EDITOR'),
    );
    expect(refusalOf(answer)).toBe('forbidden');
    expect(await required()).toEqual([]);
  });
});

it.each(LOSES)(
  '[AUTH-11] nobody’s is taken away by an owner who loses %s meanwhile',
  async (_what, change) => {
    const { id, token } = await owner();
    const { user } = await userWithApp(app);
    const answer = await during(
      app,
      async (manager) => {
        await lockUser(user.id)(manager);
        await manager.query(change, [id]);
      },
      () => graphql(app, { query: RESET, variables: { id: user.id }, token }),
    );
    expect(refusalOf(answer)).toBe('forbidden');
    expect(await query('SELECT user_id FROM authenticator_app WHERE user_id = $1', [user.id])).toHaveLength(
      1,
    );
  },
);
