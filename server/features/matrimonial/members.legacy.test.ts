import { describe, expect, it } from 'vitest';
import { adminToken, buildMember, openSession } from '../../testing/factories.ts';
import { get, graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';

const VIEWER = '{ viewer { role } }';

describe('members in the legacy calls', () => {
  const app = sharedTestApp();

  it('[D2] profilelist: 401, one’s own row, every row for an admin, never a password', async () => {
    await buildMember(app);
    const { id, mobile, name } = await buildMember(app);
    const list = (token?: string) =>
      get(app, '/api/matrimonial/profilelist', token ? { authorization: `Bearer ${token}` } : {});
    expect((await list()).statusCode).toBe(401);
    expect((await list(await openSession(app, { memberId: id }))).json()).toEqual([
      {
        profileID: id,
        profileForID: 0,
        userName: name,
        emailID: '',
        mobileNo: mobile.slice(3),
        password: '',
        userStatus: 'Active',
      },
    ]);
    const rows = (await list(await adminToken(app))).json();
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.every(({ password }: { password: string }) => password === '')).toBe(true);
  });

  it('[D25] only an admin changes a status, which ends the member’s sessions at once', async () => {
    const { id } = await buildMember(app);
    const own = await openSession(app, { memberId: id });
    const url = `/api/matrimonial/deactiveprofile/${id}/DeActive`;
    expect((await get(app, url)).statusCode).toBe(405);
    expect((await get(app, url, { authorization: `Bearer ${own}` })).statusCode).toBe(403);
    const admin = { authorization: `Bearer ${await adminToken(app)}` };
    expect((await get(app, url, admin)).json()).toBe('success');
    expect((await graphql(app, { query: VIEWER, token: own })).data.viewer.role).toBe('ANONYMOUS');
    expect((await get(app, `/api/matrimonial/deactiveprofile/${id}/Deleted`, admin)).statusCode).toBe(400);
    expect((await get(app, '/api/matrimonial/deactiveprofile/999999/Active', admin)).statusCode).toBe(404);
  });
});
