import { describe, expect, it, vi } from 'vitest';
import { countStatements } from '../../testing/count-statements.ts';
import { adminToken, buildUser, openSession, PASSWORD } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { signInTo } from '../../testing/sign-in.ts';
import { openTestApp, sharedTestApp } from '../../testing/test-app.ts';

const USERS = `query ($search: String) {
  users(page: 1, pageSize: 100, search: $search) { items { id name mobile role status } totalCount } }`;
const SUSPEND = 'mutation ($id: Int!) { suspendUser(id: $id) { status } }';
const REACTIVATE = 'mutation ($id: Int!) { reactivateUser(id: $id) { status } }';
const SET_ROLE = `mutation ($id: Int!, $role: UserRole!, $password: String = "${PASSWORD}") {
  setUserRole(id: $id, role: $role, password: $password) { role } }`;

describe('the list of users', () => {
  const app = sharedTestApp();

  it('is newest first and searched by name, e-mail, mobile and sheri', async () => {
    const token = await adminToken(app);
    const old = await buildUser(app, { name: 'Dayaben Rathod', sheri: 'Soni Wado' });
    const young = await buildUser(app, { name: 'Tushar Rathod' });
    const find = async (search: string) => {
      const { data } = await graphql(app, { query: USERS, variables: { search }, token });
      return data.users.items.map(({ id }: { id: number }) => id);
    };
    expect(await find('rathod')).toEqual([young.id, old.id]);
    expect(await find('SONI wado')).toEqual([old.id]);
    expect(await find(old.mobile.slice(4))).toEqual([old.id]);
    expect(await find(young.email)).toEqual([young.id]);
    expect(await find('%')).toEqual([]);
  });

  it('takes one statement, and one for the audit log', async () => {
    const token = await adminToken(app);
    const whoAmI = await countStatements(() => graphql(app, { query: '{ viewer { userId } }', token }));
    expect(await countStatements(() => graphql(app, { query: USERS, token }))).toBe(whoAmI + 2);
  });

  it('[AUTH-9] a suspended user is signed out at once and can sign in again once reactivated', async () => {
    const token = await adminToken(app);
    const { id, email } = await buildUser(app);
    const sessions = [
      await openSession(app, { userId: id }),
      await openSession(app, { userId: id }, 'COOKIE'),
    ];
    const { data } = await graphql(app, { query: SUSPEND, variables: { id }, token });
    expect(data.suspendUser.status).toBe('SUSPENDED');
    for (const session of sessions) {
      const answer = await graphql(app, { query: '{ viewer { userId } }', token: session });
      expect(answer.data.viewer.userId).toBe(0);
    }
    const refused = await signInTo(app, { login: email });
    expect(refused.errors[0].message).toBe('Your account has been suspended.');
    await graphql(app, { query: REACTIVATE, variables: { id }, token });
    expect((await signInTo(app, { login: email })).data.signIn.userId).toBe(id);
    // Reactivation does not restore sessions.
    const replayed = await graphql(app, { query: '{ viewer { userId } }', token: sessions[0] });
    expect(replayed.data.viewer.userId).toBe(0);
  });

  it('[AUTH-9] granting and revoking the admin role ends the user’s sessions', async () => {
    const token = await adminToken(app);
    const { id } = await buildUser(app);
    const roleOf = async (session: string) =>
      (await graphql(app, { query: '{ viewer { role } }', token: session })).data.viewer.role;
    for (const [role, seen] of [
      ['ADMIN', 'ADMIN'],
      ['USER', 'MAIN_USER'],
    ]) {
      const before = await openSession(app, { userId: id });
      const { data } = await graphql(app, { query: SET_ROLE, variables: { id, role }, token });
      expect(data.setUserRole.role).toBe(role);
      expect(await roleOf(before)).toBe('ANONYMOUS');
      expect(await roleOf(await openSession(app, { userId: id }))).toBe(seen);
    }
  });

  it("[D102] granting the admin role needs the acting admin's own password, attempts at which are limited", async () => {
    const token = await adminToken(app);
    const { id } = await buildUser(app);
    const session = await openSession(app, { userId: id });
    const variables = { id, role: 'ADMIN' };
    for (const password of ['', 'not my password', 'not mine either'])
      expect(
        (await graphql(app, { query: SET_ROLE, variables: { ...variables, password }, token })).errors?.[0],
      ).toMatchObject({
        message: 'Enter your current password.',
        extensions: { code: 'BAD_USER_INPUT', field: 'password' },
      });
    const guess = (number: number) => ({ ...variables, password: `guess ${number}` });
    for (let number = 0; number < 3; number += 1)
      await graphql(app, { query: SET_ROLE, variables: guess(number), token });
    const { errors } = await graphql(app, { query: SET_ROLE, variables, token });
    expect(errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    const viewer = await graphql(app, { query: '{ viewer { role } }', token: session });
    expect(viewer.data.viewer.role).toBe('MAIN_USER');
  });

  it('an unknown id is not found', async () => {
    const token = await adminToken(app);
    const { errors } = await graphql(app, { query: SUSPEND, variables: { id: 999_999 }, token });
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('of two admins who revoke each other’s role at the same moment one remains', async () => {
    const own = await openTestApp();
    const runner = own.database.dataSource.createQueryRunner();
    try {
      const [one, other] = [await buildUser(own, { role: 'ADMIN' }), await buildUser(own, { role: 'ADMIN' })];
      const token = await openSession(own, { userId: one.id });
      await runner.startTransaction();
      await runner.query(`UPDATE user_account SET role = 'USER' WHERE id = $1`, [one.id]);
      const answer = graphql(own, { query: SET_ROLE, variables: { id: other.id, role: 'USER' }, token });
      await vi.waitFor(async () => {
        const waiting = await own.database.dataSource.query(
          `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        expect(waiting).toHaveLength(1);
      }, 20_000);
      await runner.commitTransaction();
      expect((await answer).errors?.[0]?.extensions.messageKey).toBe('lastAdmin');
      const admins = await own.database.dataSource.query(`SELECT id FROM user_account WHERE role = 'ADMIN'`);
      expect(admins).toEqual([{ id: other.id }]);
    } finally {
      await runner.release();
      await own.close();
    }
  });

  it('the last active admin can neither lose the role nor be suspended, also by two concurrent requests', async () => {
    const own = await openTestApp();
    try {
      const [one, other] = [await buildUser(own, { role: 'ADMIN' }), await buildUser(own, { role: 'ADMIN' })];
      const token = await openSession(own, { userId: one.id });
      const answers = await Promise.all([
        graphql(own, { query: SET_ROLE, variables: { id: one.id, role: 'USER' }, token }),
        graphql(own, { query: SUSPEND, variables: { id: other.id }, token }),
      ]);
      const refused = answers.map(({ errors }) => errors?.[0]?.extensions.messageKey).filter(Boolean);
      // One succeeds; the other is about the last admin by now, or its actor is no longer an admin.
      expect(refused).toHaveLength(1);
      const rows = await own.database.dataSource.query(
        `SELECT id FROM user_account WHERE role = 'ADMIN' AND status = 'ACTIVE'`,
      );
      expect(rows).toHaveLength(1);
      const last = await openSession(own, { userId: rows[0].id });
      for (const [query, variables] of [
        [SUSPEND, { id: rows[0].id }],
        [SET_ROLE, { id: rows[0].id, role: 'USER' }],
      ] as const) {
        const { errors } = await graphql(own, { query, variables, token: last });
        expect(errors?.[0]?.message).toBe('There must be at least one active admin.');
      }
    } finally {
      await own.close();
    }
  });
});
