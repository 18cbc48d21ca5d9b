import { createHash } from 'node:crypto';
import { OfficerInvitation } from '../../features/accounts/officer-invitation.entity.ts';
import { buildOfficer, PASSWORD } from '../factories.ts';
import type { TestApp } from '../test-app.ts';
import { CANARY_PASSWORD, newPerson } from './account-examples.ts';
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

/** Calls about invitations to the office, each with what it needs. */
export const INVITATION_EXAMPLES = {
  inviteOfficer: async () => ({
    variables: { input: { ...newOfficer(), roles: [{ role: 'EDITOR' }] }, password: PASSWORD },
  }),
  renewOfficerInvitation: async (app: TestApp) => ({
    variables: { userId: (await newInvitation(app)).userId },
  }),
  withdrawOfficerInvitation: async (app: TestApp) => ({
    variables: { userId: (await newInvitation(app)).userId },
  }),
  checkOfficerInvitation: async (app: TestApp) => ({
    variables: { token: (await newInvitation(app)).token },
  }),
  acceptOfficerInvitation: async (app: TestApp) => ({
    variables: { token: (await newInvitation(app)).token, password: CANARY_PASSWORD },
  }),
};
