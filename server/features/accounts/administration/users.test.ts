import { describe, expect, it } from 'vitest';
import { countStatements } from '../../../testing/count-statements.ts';
import { adminToken, buildUser, openSession } from '../../../testing/factories.ts';
import { graphql } from '../../../testing/requests.ts';
import { signInTo } from '../../../testing/sign-in.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';

const USERS = `query ($search: String) {
  users(page: 1, pageSize: 100, search: $search) { items { id name mobile status } totalCount } }`;
const SUSPEND = 'mutation ($id: Int!) { suspendUser(id: $id) { status } }';
const REACTIVATE = 'mutation ($id: Int!) { reactivateUser(id: $id) { status } }';

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

  it('a colleague’s newer suspension is not lifted, nor their reactivation undone, by who has not seen it', async () => {
    const token = await adminToken(app);
    const { id, version: seen } = await buildUser(app);
    const act = async (name: string, version?: number) => {
      const query = `mutation ($id: Int!, $version: Int) { user: ${name}(id: $id, version: $version) { version } }`;
      const { data, errors } = await graphql(app, { query, variables: { id, version }, token });
      return errors?.[0]?.extensions.messageKey ?? data.user.version;
    };
    const suspended = await act('suspendUser', seen);
    expect(suspended).toBe(seen + 1);
    const active = await act('reactivateUser', suspended);
    expect(await act('suspendUser', seen)).toBe('changedByAnother');
    await act('suspendUser', active);
    expect(await act('reactivateUser', suspended)).toBe('changedByAnother');
    const { data } = await graphql(app, { query: `{ user(id: ${id}) { status } }`, token });
    expect(data.user.status).toBe('SUSPENDED');
  });

  it('a suspension has a reason, which stands in the audit log', async () => {
    const token = await adminToken(app);
    const { id } = await buildUser(app);
    const query = `mutation ($id: Int!, $reason: String) { suspendUser(id: $id, reason: $reason) { status } }`;
    const short = await graphql(app, { query, variables: { id, reason: 'no' }, token });
    expect(short.errors?.[0]?.extensions.field).toBe('reason');
    const reason = 'Three threatening letters';
    await graphql(app, { query, variables: { id, reason }, token });
    const [entry] = await app.database.dataSource.query(
      `SELECT * FROM audit_entry WHERE subject = 'user' AND subject_id = $1 AND action = 'CHANGE_STATUS'`,
      [id],
    );
    expect(entry).toMatchObject({ reason, detail: 'SUSPENDED' });
  });

  it('an unknown id is not found', async () => {
    const token = await adminToken(app);
    const { errors } = await graphql(app, { query: SUSPEND, variables: { id: 999_999 }, token });
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});
