import type { DataSource } from 'typeorm';
import { MESSAGES } from '../../../rules/messages.ts';
import type { SessionService } from '../../identity/sessions.ts';
import { type AccountPart, collectFrom } from '../account-part.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { EmailProof } from './email-proof.entity.ts';
import type { KnownDevices } from './known-devices.service.ts';
import { OfficerInvitation } from './officer-invitation.entity.ts';
import type { PasskeyService } from './passkeys/passkey.service.ts';
import { User } from './user.entity.ts';

interface Services {
  sessions: SessionService;
  audit: AuditService;
  devices: KnownDevices;
  passkeys: PasskeyService;
  parts: readonly AccountPart[];
}

/** Exports all data stored about an account of the main site, and nothing of other people. */
export class AccountDataService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly services: Services,
  ) {}

  /** The whole export. The password hash is left out, because it could be used to break into the account; so are the keys of passkeys. */
  async collect(userId: number) {
    const { manager } = this.dataSource;
    const { sessions, audit, devices, passkeys } = this.services;
    const account = await manager.findOneByOrFail(User, { id: userId });
    const invitation = await manager.findOneBy(OfficerInvitation, { userId });
    const proof = await manager.findOneBy(EmailProof, { userId });
    return {
      exportedAt: new Date(),
      correction: MESSAGES.dataCorrection,
      account,
      invitation: invitation && { goodUntil: invitation.expiresAt },
      emailProof: proof && { sentTo: proof.email, goodUntil: proof.expiresAt },
      sessions: await sessions.list({ userId }),
      signedInFrom: await devices.list(userId),
      passkeys: await passkeys.list(userId),
      ...(await collectFrom(this.services.parts, userId)),
      doneByAdministrators: await audit.about('user', userId),
      doneInTheOffice: await audit.by(userId),
    };
  }
}
