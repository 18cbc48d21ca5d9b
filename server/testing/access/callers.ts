import { hashPassword } from '../../identity/passwords.ts';
import { antiForgeryToken, sessionCookieName } from '../../identity/session-cookies.ts';
import { buildCandidate, buildMember, buildUser, openSession, PASSWORD } from '../factories.ts';
import { browserHeaders, freshAddress } from '../sign-in.ts';
import type { TestApp } from '../test-app.ts';
import type { Caller } from './access-table.ts';

/** Who asks, with {@link PASSWORD} and what they would own. */
export interface Credentials {
  userId: number;
  memberId: number;
  /** The network they ask from, which nobody else does. */
  from: string;
  /** Of a fresh session each time: a call may end it. */
  headers(): Promise<Record<string, string>>;
}

type Carried = (
  app: TestApp,
  owner: { userId: number } | { memberId: number },
) => () => Promise<Record<string, string>>;

const bearer: Carried = (app, owner) => async () => ({
  authorization: `Bearer ${await openSession(app, owner)}`,
});
const cookies: Carried = (app, owner) => async () => {
  const token = await openSession(app, owner, 'COOKIE');
  return browserHeaders([
    { name: sessionCookieName(false), value: token },
    { name: 'XSRF-TOKEN', value: antiForgeryToken(token) },
  ]);
};

function asUser(app: TestApp, userId: number, carried = bearer): Credentials {
  return { userId, memberId: 0, from: freshAddress(), headers: carried(app, { userId }) };
}

function asMember(app: TestApp, memberId: number): Credentials {
  return { userId: 0, memberId, from: freshAddress(), headers: bearer(app, { memberId }) };
}

let passwordHash: Promise<string> | undefined;

/** People whom no call has changed yet, for each column; some have several ways to say who they are. */
export const BUILD_CALLERS: Record<Caller, (app: TestApp) => Promise<Credentials[]>> = {
  anonymous: async () => [{ userId: 0, memberId: 0, from: freshAddress(), headers: async () => ({}) }],
  'main user': async (app) => [asUser(app, (await buildUser(app)).id)],
  async member(app) {
    passwordHash ??= hashPassword(PASSWORD);
    const { memberId } = await buildCandidate(app, {}, { passwordHash: await passwordHash });
    return [asMember(app, memberId)];
  },
  admin: async (app) => [asUser(app, (await buildUser(app, { role: 'ADMIN' })).id)],
  async suspended(app) {
    const { id: adminId } = await buildUser(app, { role: 'ADMIN' });
    const { id: memberId } = await buildMember(app, { status: 'DEACTIVE' });
    await app.database.dataSource.query(`UPDATE user_account SET status = 'SUSPENDED' WHERE id = $1`, [
      adminId,
    ]);
    return [asUser(app, adminId), asUser(app, adminId, cookies), asMember(app, memberId)];
  },
};
