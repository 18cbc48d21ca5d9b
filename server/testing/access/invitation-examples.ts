import { createHash } from 'node:crypto';
import { EmailProof } from '../../features/accounts/email-proof/email-proof.entity.ts';
import { OfficerInvitation } from '../../features/accounts/officers/officer-invitation.entity.ts';
import { User } from '../../features/accounts/user.entity.ts';
import { buildOfficer, buildUser, PASSWORD } from '../factories.ts';
import type { TestApp } from '../test-app.ts';
import { CANARY_PASSWORD, newPerson } from './account-examples.ts';
import type { Credentials } from './callers.ts';
import { unique } from './records.ts';

function newOfficer() {
  const { name, email, mobile } = newPerson();
  return { name, email, mobile };
}

/** Somebody who is invited to the office, with what is in the link of their letter. */
async function newInvitation(app: TestApp): Promise<{ userId: number; token: string }> {
  const { id: userId } = await buildOfficer(app, ['EDITOR']);
  const token = unique('invitation');
  await app.database.dataSource.manager.insert(OfficerInvitation, {
    userId,
    tokenHash: createHash('sha256').update(token).digest(),
    expiresAt: new Date(Date.now() + 3_600_000),
  });
  return { userId, token };
}

/** A link that proves the e-mail of whoever calls. */
async function newProof(app: TestApp, userId: number): Promise<{ token: string }> {
  const { manager } = app.database.dataSource;
  const { id, email } = userId ? await manager.findOneByOrFail(User, { id: userId }) : await buildUser(app);
  const token = unique('proof');
  const tokenHash = createHash('sha256').update(token).digest();
  const proof = { userId: id, email, tokenHash, expiresAt: new Date(Date.now() + 3_600_000) };
  await manager.upsert(EmailProof, proof, ['userId']);
  return { token };
}

/** Calls about invitations to the office, each with what it needs. */
export const INVITATION_EXAMPLES = {
  inviteOfficer: async () => ({
    variables: { input: { ...newOfficer(), roles: [{ role: 'EDITOR' }] }, password: PASSWORD },
  }),
  renewOfficerInvitation: async (app: TestApp) => ({
    variables: { userId: (await newInvitation(app)).userId },
  }),
  cancelOfficerInvitation: async (app: TestApp) => ({
    variables: { userId: (await newInvitation(app)).userId },
  }),
  checkOfficerInvitation: async (app: TestApp) => ({
    variables: { token: (await newInvitation(app)).token },
  }),
  acceptOfficerInvitation: async (app: TestApp) => ({
    variables: { token: (await newInvitation(app)).token, password: CANARY_PASSWORD },
  }),
  requestEmailProof: async () => ({ variables: {} }),
  proveEmail: async (app: TestApp, { userId }: Credentials) => ({ variables: await newProof(app, userId) }),
};
