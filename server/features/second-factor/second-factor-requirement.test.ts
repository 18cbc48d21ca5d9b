import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildOfficer, buildOwner, buildUser, openSession, PASSWORD } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { browserHeaders, signInTo } from '../../testing/sign-in.ts';
import { openTestApp, sharedTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  codeOf,
  nextStep,
  STATE,
  setUpApp,
  stopClock,
  TURN_OFF,
  userWithApp,
} from './second-factor-fixtures.ts';

const app = sharedTestApp();
beforeAll(stopClock);
afterAll(() => void vi.useRealTimers());

const REQUIRE = `mutation ($roles: [OfficeRole!]!, $password: String!) {
  setSecondFactorRequirements(roles: $roles, password: $password) }`;
const RESET = `mutation ($id: Int!, $reason: String!, $password: String!) {
  resetSecondFactor(id: $id, reason: $reason, password: $password) { hasSecondFactor } }`;
const VIEWER = '{ viewer { role permissions withheldRoles } }';
const MESSAGES = '{ contactMessages { totalCount } }';
const REASON = 'Lost the phone on a train';

const refusalOf = ({ errors }: { errors?: { extensions: Record<string, unknown> }[] }) =>
  errors?.[0]?.extensions.messageKey;

const requirement = (token: string, roles: string[], password = PASSWORD, target: TestApp = app) =>
  graphql(target, { query: REQUIRE, variables: { roles, password }, token });

const ownerToken = async (target: TestApp = app) =>
  openSession(target, { userId: (await buildOwner(target)).id });

describe('a second factor that is required of a role', () => {
  it('is not waived by who has not seen that a colleague requires it', async () => {
    const owner = await ownerToken();
    await requirement(owner, ['EDITOR']);
    const query = `mutation ($roles: [OfficeRole!]!, $seenRoles: [OfficeRole!]) {
      set: setSecondFactorRequirements(roles: $roles, seenRoles: $seenRoles, password: "${PASSWORD}") }`;
    const set = (roles: string[], seenRoles: string[]) =>
      graphql(app, { query, variables: { roles, seenRoles }, token: owner });
    expect(refusalOf(await set(['TREASURER'], []))).toBe('changedByAnother');
    expect((await set([], ['EDITOR'])).data.set).toEqual([]);
  });

  it('[AUTH-12] withholds its permissions from whoever has none, by cookie, bearer and REST, until it is set up', async () => {
    const owner = await ownerToken();
    const editor = await buildOfficer(app, ['EDITOR']);
    const bearer = await openSession(app, { userId: editor.id });
    const { cookies } = await signInTo(app, { login: editor.email });
    const byBearer = async (request: { token?: string; headers?: Record<string, string> }) => {
      const { viewer } = (await graphql(app, { query: VIEWER, ...request })).data;
      return [viewer.role, viewer.permissions.includes('MANAGE_CONTACT_MESSAGES'), viewer.withheldRoles];
    };
    const byRest = async () => {
      const url = '/api/login/signin';
      const payload = { Login: editor.email, Password: PASSWORD };
      const signedIn = (await app.server.inject({ method: 'POST', url, payload })).json();
      const headers = { authorization: `Bearer ${signedIn.userToken}` };
      const list = await app.server.inject({ method: 'GET', url: '/api/admin/contactuslist/0', headers });
      return [signedIn.userTypeID, list.statusCode];
    };
    const everywhere = async () => [
      await byBearer({ token: bearer }),
      await byBearer({ headers: browserHeaders(cookies) }),
      await byRest(),
    ];
    const allowed = ['ADMIN', true, []];
    expect(await everywhere()).toEqual([allowed, allowed, [1, 200]]);

    await requirement(owner, ['EDITOR']);
    const withheld = ['MAIN_USER', false, ['EDITOR']];
    expect(await everywhere()).toEqual([withheld, withheld, [0, 403]]);
    expect((await graphql(app, { query: MESSAGES, token: bearer })).status).toBe(403);
    expect((await signInTo(app, { login: editor.email })).data.signIn.role).toBe('MAIN_USER');
    expect((await graphql(app, { query: STATE, token: bearer })).data.secondFactor.isRequired).toBe(true);

    const { token } = await setUpApp(app, editor);
    expect(await byBearer({ token })).toEqual(allowed);
    expect((await graphql(app, { query: MESSAGES, token })).status).toBe(200);
    await requirement(owner, []);
  });

  it('[AUTH-12] leaves other roles of the same person as they are', async () => {
    const owner = await ownerToken();
    const { id } = await buildOfficer(app, ['TREASURER', 'EDITOR']);
    await requirement(owner, ['EDITOR']);
    const { viewer } = (await graphql(app, { query: VIEWER, token: await openSession(app, { userId: id }) }))
      .data;
    expect([viewer.role, viewer.withheldRoles]).toEqual(['ADMIN', ['EDITOR']]);
    expect([
      viewer.permissions.includes('MANAGE_DONATIONS'),
      viewer.permissions.includes('MANAGE_CONTENT'),
    ]).toEqual([true, false]);
    await requirement(owner, []);
  });

  it('[AUTH-12] is set by an owner’s own password, each role a line of the log', async () => {
    const owner = await ownerToken();
    expect(refusalOf(await requirement(owner, ['EDITOR'], 'wrong'))).toBe('currentPasswordWrong');
    expect((await requirement(owner, ['EDITOR', 'TREASURER'])).data.setSecondFactorRequirements).toEqual([
      'EDITOR',
      'TREASURER',
    ]);
    expect((await requirement(owner, ['TREASURER', 'TREASURER'])).data.setSecondFactorRequirements).toEqual([
      'TREASURER',
    ]);
    await requirement(owner, []);
    const lines = await app.database.dataSource.query(
      `SELECT action, detail FROM audit_entry WHERE action LIKE '%_SECOND_FACTOR' ORDER BY id DESC LIMIT 4`,
    );
    expect(
      lines.map(({ action, detail }: Record<string, string>) => `${action} ${detail}`).reverse(),
    ).toEqual([
      'REQUIRE_SECOND_FACTOR EDITOR',
      'REQUIRE_SECOND_FACTOR TREASURER',
      'WAIVE_SECOND_FACTOR EDITOR',
      'WAIVE_SECOND_FACTOR TREASURER',
    ]);
  });

  it('[AUTH-12] can be required of owners only by one who has it, who then cannot turn it off', async () => {
    const own = await openTestApp();
    try {
      const owner = await buildOwner(own);
      const without = await openSession(own, { userId: owner.id });
      expect(refusalOf(await requirement(without, ['OWNER'], PASSWORD, own))).toBe('ownSecondFactorFirst');
      const { token, secret } = await setUpApp(own, owner);
      expect((await requirement(token, ['OWNER'], PASSWORD, own)).data.setSecondFactorRequirements).toEqual([
        'OWNER',
      ]);
      nextStep();
      const variables = { password: PASSWORD, code: codeOf(secret) };
      expect(refusalOf(await graphql(own, { query: TURN_OFF, variables, token }))).toBe(
        'secondFactorRequiredForRole',
      );
      expect((await graphql(own, { query: VIEWER, token })).data.viewer.role).toBe('ADMIN');

      // The last owner has lost everything: the command line takes it away, and they are not locked out.
      await own.features.services.users.resetSecondFactor({ userId: 0, name: '' }, owner.id);
      const { data } = await signInTo(own, { login: owner.email });
      expect(data.signIn.role).toBe('MAIN_USER');
      const again = await setUpApp(own, owner);
      expect((await graphql(own, { query: VIEWER, token: again.token })).data.viewer.role).toBe('ADMIN');
    } finally {
      await own.close();
    }
  });
});

describe('an owner takes away the second factor of somebody who has lost it', () => {
  it('[AUTH-11] by their own password and with a reason; the sessions end, and the password alone signs in', async () => {
    const owner = await ownerToken();
    const { user, token } = await userWithApp(app);
    const reset = (variables: object) =>
      graphql(app, {
        query: RESET,
        variables: { id: user.id, reason: REASON, password: PASSWORD, ...variables },
        token: owner,
      });
    expect(refusalOf(await reset({ password: 'wrong' }))).toBe('currentPasswordWrong');
    expect(refusalOf(await reset({ reason: 'x' }))).toBe('changeReasonRequired');
    expect((await graphql(app, { query: VIEWER, token })).data.viewer.role).toBe('MAIN_USER');

    expect((await reset({})).data.resetSecondFactor.hasSecondFactor).toBe(false);
    expect((await graphql(app, { query: VIEWER, token })).data.viewer.role).toBe('ANONYMOUS');
    expect((await signInTo(app, { login: user.email })).status).toBe(200);
    const codes = 'SELECT FROM recovery_code WHERE user_id = $1';
    expect(await app.database.dataSource.query(codes, [user.id])).toEqual([]);
    const [line] = await app.database.dataSource.query(
      'SELECT action, reason FROM audit_entry WHERE subject_id = $1 ORDER BY id DESC LIMIT 1',
      [user.id],
    );
    expect(line).toEqual({ action: 'RESET_SECOND_FACTOR', reason: REASON });
    expect(refusalOf(await reset({}))).toBe('noSecondFactor');
  });

  it('[AUTH-11] but not their own, which needs a code', async () => {
    const owner = await buildOwner(app);
    const { token } = await setUpApp(app, owner);
    const variables = { id: owner.id, reason: REASON, password: PASSWORD };
    expect(refusalOf(await graphql(app, { query: RESET, variables, token }))).toBe('ownAccountElsewhere');
    const unknown = { ...variables, id: (await buildUser(app)).id + 1_000_000 };
    expect(refusalOf(await graphql(app, { query: RESET, variables: unknown, token }))).toBe('notFound');
  });
});
