import { hashPassword } from '../../identity/passwords.ts';
import { adminToken, buildMember, buildUser, openSession, PASSWORD } from '../factories.ts';
import type { TestApp } from '../test-app.ts';
import { type Caller } from './callers.ts';

/** Whom the calls are made by and about. */
export interface World {
  app: TestApp;
  tokens: Readonly<Record<Caller, string | undefined>>;
  /** The main-site user's, whose password is {@link PASSWORD}. */
  user: { id: number; email: string };
  /** The member's, whose password is the same. */
  member: { id: number; mobile: string };
}

/** An admin, a user and a member with their sessions. */
export async function openWorld(app: TestApp): Promise<World> {
  const user = await buildUser(app);
  const member = await buildMember(app, { passwordHash: await hashPassword(PASSWORD) });
  const tokens = {
    nobody: undefined,
    user: await openSession(app, { userId: user.id }),
    member: await openSession(app, { memberId: member.id }),
    admin: await adminToken(app),
  };
  return { app, tokens, user, member };
}

/** A new member with a session and {@link PASSWORD}, for what can be done once. */
export async function newMember({ app }: World): Promise<{ id: number; token: string }> {
  const { id } = await buildMember(app, { passwordHash: await hashPassword(PASSWORD) });
  return { id, token: await openSession(app, { memberId: id }) };
}

let serial = 0;

/** Ten digits that nobody has. */
export function freshMobile(): string {
  serial += 1;
  return String(7_700_800_000 + serial);
}

/** The newest code that was sent to these ten digits. */
export async function codeSentTo({ app }: Pick<World, 'app'>, mobile: string): Promise<string> {
  await app.outboxSender.sendDue();
  return app.messages.codeFor(`+44${mobile}`) ?? '';
}
