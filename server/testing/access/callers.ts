import type { OfficeRole } from '../../../rules/office-roles.ts';
import { hashPassword } from '../../identity/passwords.ts';
import { antiForgeryToken, sessionCookieName } from '../../identity/session-cookies.ts';
import {
  buildCandidate,
  buildMember,
  buildOfficer,
  buildOwner,
  buildUser,
  openSession,
  PASSWORD,
} from '../factories.ts';
import { browserHeaders, freshAddress } from '../sign-in.ts';
import type { TestApp } from '../test-app.ts';
import type { Caller } from './access-table.ts';

/** A caller with {@link PASSWORD} and the ids of their accounts, 0 where there is none. */
export interface Credentials {
  userId: number;
  memberId: number;
  /** Their client address, which no one else uses. */
  from: string;
  /** Headers of a new session each time, because a call may end it. */
  headers(): Promise<Record<string, string>>;
}

type SessionHeaders = (
  app: TestApp,
  owner: { userId: number } | { memberId: number },
) => () => Promise<Record<string, string>>;

const bearer: SessionHeaders = (app, owner) => async () => ({
  authorization: `Bearer ${await openSession(app, owner)}`,
});
const cookies: SessionHeaders = (app, owner) => async () => {
  const token = await openSession(app, owner, 'COOKIE');
  return browserHeaders([
    { name: sessionCookieName(false), value: token },
    { name: 'XSRF-TOKEN', value: antiForgeryToken(token) },
  ]);
};

function asUser(app: TestApp, userId: number, sessionHeaders = bearer): Credentials {
  return { userId, memberId: 0, from: freshAddress(), headers: sessionHeaders(app, { userId }) };
}

function asMember(app: TestApp, memberId: number): Credentials {
  return { userId: 0, memberId, from: freshAddress(), headers: bearer(app, { memberId }) };
}

async function asOfficer(app: TestApp, role: OfficeRole): Promise<Credentials[]> {
  return [asUser(app, (await buildOfficer(app, [role])).id)];
}

let passwordHash: Promise<string> | undefined;

/** Creates the callers of each column, some with several kinds of account or session. */
export const BUILD_CALLERS: Record<Caller, (app: TestApp) => Promise<Credentials[]>> = {
  anonymous: async () => [{ userId: 0, memberId: 0, from: freshAddress(), headers: async () => ({}) }],
  'main user': async (app) => [asUser(app, (await buildUser(app)).id)],
  async member(app) {
    passwordHash ??= hashPassword(PASSWORD);
    const { memberId } = await buildCandidate(app, {}, { passwordHash: await passwordHash });
    return [asMember(app, memberId)];
  },
  owner: (app) => asOfficer(app, 'OWNER'),
  editor: (app) => asOfficer(app, 'EDITOR'),
  treasurer: (app) => asOfficer(app, 'TREASURER'),
  'hall secretary': (app) => asOfficer(app, 'HALL_SECRETARY'),
  'matrimonial officer': (app) => asOfficer(app, 'MATRIMONIAL_OFFICER'),
  async suspended(app) {
    const { id: adminId } = await buildOwner(app);
    const { id: memberId } = await buildMember(app, { status: 'DEACTIVE' });
    await app.database.dataSource.query(`UPDATE user_account SET status = 'SUSPENDED' WHERE id = $1`, [
      adminId,
    ]);
    return [asUser(app, adminId), asUser(app, adminId, cookies), asMember(app, memberId)];
  },
};
