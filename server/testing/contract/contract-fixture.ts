import type { OfficeRole } from '../../../rules/office-roles.ts';
import { hashPassword } from '../../identity/passwords.ts';
import { adminToken, buildMember, buildOfficer, buildUser, openSession, PASSWORD } from '../factories.ts';
import type { TestApp } from '../test-app.ts';
import type { Caller, Officer } from './callers.ts';

/** The accounts that calls are made by and about. */
export interface ContractFixture {
  app: TestApp;
  tokens: Readonly<Record<Caller | Officer, string | undefined>>;
  /** A main-site user whose password is {@link PASSWORD}. */
  user: { id: number; email: string };
  /** A member with the same password. */
  member: { id: number; mobile: string };
}

async function officerToken(app: TestApp, role: OfficeRole): Promise<string> {
  return openSession(app, { userId: (await buildOfficer(app, [role])).id });
}

/** Creates somebody of each role with a session. */
export async function openContractFixture(app: TestApp): Promise<ContractFixture> {
  const user = await buildUser(app);
  const member = await buildMember(app, { passwordHash: await hashPassword(PASSWORD) });
  const tokens = {
    anonymous: undefined,
    user: await openSession(app, { userId: user.id }),
    member: await openSession(app, { memberId: member.id }),
    admin: await adminToken(app),
    editor: await officerToken(app, 'EDITOR'),
    treasurer: await officerToken(app, 'TREASURER'),
    'hall secretary': await officerToken(app, 'HALL_SECRETARY'),
    'matrimonial officer': await officerToken(app, 'MATRIMONIAL_OFFICER'),
  };
  return { app, tokens, user, member };
}

/** A new member with a session and {@link PASSWORD}, for calls that work only once per member. */
export async function newMember({ app }: ContractFixture): Promise<{ id: number; token: string }> {
  const { id } = await buildMember(app, { passwordHash: await hashPassword(PASSWORD) });
  return { id, token: await openSession(app, { memberId: id }) };
}

let serial = 0;

/** An unused mobile, ten digits. */
export function freshMobile(): string {
  serial += 1;
  return String(7_700_800_000 + serial);
}

/** The latest code sent to this mobile (ten digits). */
export async function codeSentTo({ app }: Pick<ContractFixture, 'app'>, mobile: string): Promise<string> {
  await app.outboxSender.sendDue();
  return app.messages.codeFor(`+44${mobile}`) ?? '';
}
