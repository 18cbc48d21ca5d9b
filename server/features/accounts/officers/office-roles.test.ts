import { describe, expect, it } from 'vitest';
import {
  adminToken,
  buildOfficer,
  buildOwner,
  buildUser,
  openSession,
  PASSWORD,
} from '../../../testing/factories.ts';
import { graphql } from '../../../testing/requests.ts';
import { freshAddress } from '../../../testing/sign-in.ts';
import { openTestApp, sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { during } from '../../../testing/two-at-once.ts';

const SET_ROLES = `mutation ($id: Int!, $roles: [OfficeRoleInput!]!, $password: String = "${PASSWORD}", $version: Int) {
  setOfficeRoles(id: $id, roles: $roles, password: $password, version: $version) { officeRoles { role endsAt } } }`;
const SUSPEND = 'mutation ($id: Int!) { suspendUser(id: $id) { status } }';
const INVITE = `mutation ($input: OfficerInvitationInput!) { inviteOfficer(input: $input, password: "${PASSWORD}") { id } }`;
const CLOSE = `mutation { closeMyAccount(password: "${PASSWORD}") }`;
const VIEWER = '{ viewer { role permissions } }';
const OWNER = { role: 'OWNER', endsAt: null };
const DAY = 24 * 3600 * 1000;

const viewerOf = async (app: TestApp, token: string) =>
  (await graphql(app, { query: VIEWER, token })).data.viewer;
const idsOfOwners = async ({ database }: TestApp) =>
  (
    await database.dataSource.query(
      `SELECT id FROM user_account WHERE office_roles @> '[{"role": "OWNER"}]' AND status = 'ACTIVE'`,
    )
  ).map(({ id }: { id: number }) => id);

describe('roles of the office', () => {
  const app = sharedTestApp();

  it('[AUTH-9] giving and taking them ends the user’s sessions, and the next has their permissions', async () => {
    const token = await adminToken(app);
    const { id } = await buildUser(app);
    for (const [roles, seen, mayKeepHall] of [
      [[{ role: 'TREASURER' }, { role: 'HALL_SECRETARY' }], 'ADMIN', true],
      [[{ role: 'TREASURER' }], 'ADMIN', false],
      [[], 'MAIN_USER', false],
    ] as const) {
      const before = await openSession(app, { userId: id });
      const { data } = await graphql(app, { query: SET_ROLES, variables: { id, roles }, token });
      expect(data.setOfficeRoles.officeRoles).toEqual(roles.map(({ role }) => ({ role, endsAt: null })));
      expect((await viewerOf(app, before)).role).toBe('ANONYMOUS');
      const { role, permissions } = await viewerOf(app, await openSession(app, { userId: id }));
      expect([role, permissions.includes('MANAGE_HALL_HIRE')]).toEqual([seen, mayKeepHall]);
      expect(permissions).not.toContain('MANAGE_USERS');
    }
  });

  it('[D102] giving one needs the owner’s own password, attempts at which are limited', async () => {
    const token = await adminToken(app);
    const { id } = await buildUser(app);
    const session = await openSession(app, { userId: id });
    const variables = { id, roles: [OWNER] };
    for (const password of ['', 'not my password', 'not mine either'])
      expect(
        (await graphql(app, { query: SET_ROLES, variables: { ...variables, password }, token })).errors?.[0],
      ).toMatchObject({
        message: 'Enter your current password.',
        extensions: { code: 'BAD_USER_INPUT', field: 'password' },
      });
    const guess = (number: number) => ({ ...variables, password: `guess ${number}` });
    for (let number = 0; number < 3; number += 1)
      await graphql(app, { query: SET_ROLES, variables: guess(number), token });
    const { errors } = await graphql(app, { query: SET_ROLES, variables, token });
    expect(errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    expect((await viewerOf(app, session)).role).toBe('MAIN_USER');
  });

  it('one with an end is gone when that moment comes, in an open session too', async () => {
    const token = await adminToken(app);
    const { id } = await buildUser(app);
    const endsAt = new Date(Date.now() + DAY).toISOString();
    const roles = [{ role: 'EDITOR', endsAt }];
    const { data } = await graphql(app, { query: SET_ROLES, variables: { id, roles }, token });
    expect(data.setOfficeRoles.officeRoles).toEqual(roles);
    const session = await openSession(app, { userId: id });
    expect((await viewerOf(app, session)).permissions).toContain('MANAGE_CONTENT');
    const past = JSON.stringify([{ role: 'EDITOR', endsAt: new Date().toISOString() }]);
    await app.database.dataSource.query('UPDATE user_account SET office_roles = $1 WHERE id = $2', [
      past,
      id,
    ]);
    expect((await viewerOf(app, session)).role).toBe('MAIN_USER');
    const user = await graphql(app, {
      query: 'query ($id: Int!) { user(id: $id) { officeRoles { role } } }',
      variables: { id },
      token,
    });
    expect(user.data.user.officeRoles).toEqual([]);
  });

  it.each([
    [
      'an end that is past',
      [{ role: 'EDITOR', endsAt: '2020-01-01T00:00:00Z' }],
      'Choose a day that is not in the past.',
    ],
    ['one role twice', [{ role: 'EDITOR' }, { role: 'EDITOR' }], 'The request could not be read.'],
  ])('%s is refused', async (_case, roles, message) => {
    const token = await adminToken(app);
    const { id } = await buildUser(app);
    const { errors } = await graphql(app, { query: SET_ROLES, variables: { id, roles }, token });
    expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT' } });
  });

  it('[PRIV-2] each that is given, prolonged or taken is an entry of the log', async () => {
    const token = await adminToken(app);
    const { id } = await buildOfficer(app, ['EDITOR', 'TREASURER']);
    const endsAt = new Date(Date.now() + DAY).toISOString();
    const roles = [{ role: 'TREASURER', endsAt }, { role: 'HALL_SECRETARY' }];
    await graphql(app, { query: SET_ROLES, variables: { id, roles }, token });
    const entries = await app.database.dataSource.query(
      `SELECT action, detail FROM audit_entry WHERE subject = 'user' AND subject_id = $1 ORDER BY id`,
      [id],
    );
    expect(entries).toEqual([
      { action: 'GIVE_ROLE', detail: 'TREASURER' },
      { action: 'GIVE_ROLE', detail: 'HALL_SECRETARY' },
      { action: 'TAKE_ROLE', detail: 'EDITOR' },
    ]);
  });

  it.each([
    ['has proved their e-mail', undefined],
    ['has not yet, so that they only wait', null],
  ])(
    'a role that a colleague has taken meanwhile does not come back, of whoever %s',
    async (_who, proved) => {
      const token = await adminToken(app);
      const { id } = await buildUser(app, proved === null ? { emailProvedAt: null } : {});
      const set = async (names: string[], version?: number) => {
        const roles = names.map((role) => ({ role }));
        return (await graphql(app, { query: SET_ROLES, variables: { id, roles, version }, token }))
          .errors?.[0]?.extensions.messageKey;
      };
      const now = async () => {
        const query = `{ user(id: ${id}) { version officeRoles { role } waitingRoles { role } } }`;
        const { user } = (await graphql(app, { query, token })).data;
        const held = [...user.officeRoles, ...user.waitingRoles].map(({ role }: { role: string }) => role);
        return { version: user.version, held };
      };
      await set(['TREASURER']);
      const { version } = await now();
      expect(await set([])).toBeUndefined();
      expect(await set(['TREASURER', 'EDITOR'], version)).toBe('changedByAnother');
      expect((await now()).held).toEqual([]);
      expect(await set(['EDITOR'], (await now()).version)).toBeUndefined();
      expect((await now()).held).toEqual(['EDITOR']);
    },
  );

  it('those who have one are listed by themselves', async () => {
    const token = await adminToken(app);
    const [officer, user] = [await buildOfficer(app, ['TREASURER']), await buildUser(app)];
    const query = '{ users(page: 1, pageSize: 100, officers: true) { items { id } } }';
    const ids = (await graphql(app, { query, token })).data.users.items.map(({ id }: { id: number }) => id);
    expect([ids.includes(officer.id), ids.includes(user.id)]).toEqual([true, false]);
  });
});

describe('the last owner', () => {
  it('of two who take each other’s role at the same moment one remains', async () => {
    const own = await openTestApp();
    try {
      const [one, other] = [await buildOwner(own), await buildOwner(own)];
      const token = await openSession(own, { userId: one.id });
      const { errors } = await during(
        own,
        (manager) => manager.query(`UPDATE user_account SET office_roles = '[]' WHERE id = $1`, [one.id]),
        () => graphql(own, { query: SET_ROLES, variables: { id: other.id, roles: [] }, token }),
      );
      expect(errors?.[0]?.extensions.messageKey).toBe('lastOwner');
      expect(await idsOfOwners(own)).toEqual([other.id]);
    } finally {
      await own.close();
    }
  });

  it('is not replaced by one who is suspended', async () => {
    const own = await openTestApp();
    try {
      const [one, other] = [await buildOwner(own), await buildOwner(own)];
      const token = await openSession(own, { userId: one.id });
      const ask = (query: string, id: number) => graphql(own, { query, variables: { id, roles: [] }, token });
      expect((await ask(SUSPEND, other.id)).errors).toBeUndefined();
      expect((await ask(SET_ROLES, one.id)).errors?.[0]?.extensions.messageKey).toBe('lastOwner');
    } finally {
      await own.close();
    }
  });

  it('is not replaced by one who was invited and has set no password yet', async () => {
    const own = await openTestApp();
    try {
      const one = await buildOwner(own);
      const token = await openSession(own, { userId: one.id });
      const input = { name: 'Hansa Desai', email: 'h@example.org', mobile: '7700990001', roles: [OWNER] };
      expect((await graphql(own, { query: INVITE, variables: { input }, token })).errors).toBeUndefined();
      for (const [query, variables] of [
        [SET_ROLES, { id: one.id, roles: [] }],
        [SUSPEND, { id: one.id }],
        [CLOSE, {}],
      ] as const) {
        const { errors } = await graphql(own, { query, variables, token, from: freshAddress() });
        expect(errors?.[0]?.extensions.messageKey).toBe('lastOwner');
      }
    } finally {
      await own.close();
    }
  });

  it('can neither lose the role, nor get an end for it, nor be suspended, also by two concurrent requests', async () => {
    const own = await openTestApp();
    try {
      const [one, other] = [await buildOwner(own), await buildOwner(own)];
      await buildOfficer(own, ['TREASURER']);
      const token = await openSession(own, { userId: one.id });
      const answers = await Promise.all([
        graphql(own, { query: SET_ROLES, variables: { id: one.id, roles: [] }, token }),
        graphql(own, { query: SUSPEND, variables: { id: other.id }, token }),
      ]);
      const refused = answers.map(({ errors }) => errors?.[0]?.extensions.messageKey).filter(Boolean);
      // One succeeds; the other is about the last owner by now, or its actor is no longer one.
      expect(refused).toHaveLength(1);
      const [id, ...others] = await idsOfOwners(own);
      expect(others).toEqual([]);
      const last = await openSession(own, { userId: id });
      const ending = [{ role: 'OWNER', endsAt: new Date(Date.now() + DAY).toISOString() }];
      for (const [query, variables] of [
        [SUSPEND, { id }],
        [SET_ROLES, { id, roles: [{ role: 'EDITOR' }] }],
        [SET_ROLES, { id, roles: ending }],
      ] as const) {
        const { errors } = await graphql(own, { query, variables, token: last });
        expect(errors?.[0]?.message).toBe(
          'There must be at least one active owner whose role has no end date.',
        );
      }
    } finally {
      await own.close();
    }
  });
});
