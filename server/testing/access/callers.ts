import type { Caller } from '../../access-table.ts';
import { buildCandidate, buildMember, buildUser, openSession, PASSWORD } from '../factories.ts';
import { browserHeaders, signInTo } from '../sign-in.ts';
import type { TestApp } from '../test-app.ts';

/** How a caller says who they are; a caller may have several ways. */
export interface Credentials {
  userId: number;
  memberId: number;
  /** Of a fresh session each time: a call may end it. */
  headers(): Promise<Record<string, string>>;
}

async function bearer(app: TestApp, owner: { userId: number } | { memberId: number }) {
  return { authorization: `Bearer ${await openSession(app, owner)}` };
}

/** A caller of each column, with what they would own. */
export async function buildCallers(app: TestApp): Promise<Record<Caller, Credentials[]>> {
  const { dataSource } = app.database;
  const user = await buildUser(app);
  const admin = await buildUser(app, { role: 'ADMIN' });
  const { memberId } = await buildCandidate(app);
  const suspendedAdmin = await buildUser(app, { role: 'ADMIN', password: PASSWORD });
  const suspendedMember = await buildMember(app);
  const byCookie = browserHeaders((await signInTo(app, { login: suspendedAdmin.email })).cookies);
  const byBearer = [
    await bearer(app, { userId: suspendedAdmin.id }),
    await bearer(app, { memberId: suspendedMember.id }),
  ];
  await dataSource.query(`UPDATE user_account SET status = 'SUSPENDED' WHERE id = $1`, [suspendedAdmin.id]);
  await dataSource.query(`UPDATE member SET status = 'DEACTIVE' WHERE id = $1`, [suspendedMember.id]);
  const nobody = { userId: 0, memberId: 0 };
  return {
    anonymous: [{ ...nobody, headers: async () => ({}) }],
    'main user': [{ userId: user.id, memberId: 0, headers: () => bearer(app, { userId: user.id }) }],
    member: [{ userId: 0, memberId, headers: () => bearer(app, { memberId }) }],
    admin: [{ userId: admin.id, memberId: 0, headers: () => bearer(app, { userId: admin.id }) }],
    suspended: [byCookie, ...byBearer].map((headers) => ({ ...nobody, headers: async () => headers })),
  };
}
