import type { DataSource } from 'typeorm';
import { AppError } from '../../../../rules/errors.ts';
import { type MemberMobileFields, memberMobileRules } from '../../../../rules/matrimonial-accounts.ts';
import { mobileToE164 } from '../../../../rules/phone.ts';
import { validate } from '../../../../rules/validation.ts';
import {
  type CodeRequester,
  type CodeSubject,
  invalidCode,
  type OneTimeCodes,
} from '../../../identity/one-time-codes.ts';
import type { PasswordGuard } from '../../../identity/password-guard.ts';
import type { Credentials } from '../../../identity/session-cookies.ts';
import type { SessionService } from '../../../identity/sessions.ts';
import type { ContactChangeNotifier } from '../../site-settings/contact-change-notifier.service.ts';
import { Member } from './member.entity.ts';
import { findWithPassword, lockUnchangedMember, mobileColumns, refuseTakenMobile } from './member-row.ts';

/** Who requests the change: the requester of the code, and the session, which is the only one to survive. */
export interface MobileChangeRequester {
  requester: CodeRequester;
  by: Credentials;
}

/** Changes a member's mobile, which they sign in with and which receives the codes for a forgotten password. */
export class MemberMobileService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionService,
    private readonly codes: OneTimeCodes,
    private readonly passwords: PasswordGuard,
    private readonly contactChanges: ContactChangeNotifier,
  ) {}

  /**
   * Whoever controls the mobile controls the account, and a session may have been left open or stolen. Therefore a code
   * sent to the new number and the password are required, the other sessions end, and the old number is notified.
   * @param others further validated changes, stored in the same transaction
   * @throws AppError BAD_USER_INPUT with the first failing rule's text, or without the right code or password;
   *   RATE_LIMITED; UNAUTHENTICATED when the session has ended meanwhile; CONFLICT for a mobile that has an account,
   *   disclosed only to its holder, or when mobile or password have changed meanwhile
   */
  async change(
    id: number,
    fields: MemberMobileFields,
    { requester, by }: MobileChangeRequester,
    others: { name?: string } = {},
  ): Promise<void> {
    const { code, currentPassword, ...typed } = validate(memberMobileRules, fields);
    const mobile = mobileToE164(typed.mobile, typed.countryCode)!;
    const member = await findWithPassword(this.dataSource.manager, { id });
    if (!member) throw new AppError('UNAUTHENTICATED', 'signInRequired');
    if (mobile === member.mobile)
      throw new AppError('BAD_USER_INPUT', 'mobileUnchanged', { field: 'mobile' });
    // A registration code, because it proves the same: that the requester holds a number without an account.
    const subject: CodeSubject = { realm: 'MATRIMONIAL', purpose: 'REGISTRATION', mobile };
    if (!(await this.codes.check(subject, requester, code))) throw invalidCode();
    await this.passwords.confirm({ realm: 'MATRIMONIAL', ...member }, currentPassword);
    const tellPrevious = await this.contactChanges.prepareForMobile();
    await this.dataSource
      .transaction(async (manager) => {
        const current = await lockUnchangedMember(manager, member);
        await this.sessions.requireOpen(manager, by.token);
        if (!current) throw new AppError('CONFLICT', 'changedByAnother');
        if (!(await this.codes.consume(manager, subject, requester, code))) throw invalidCode();
        await manager.update(Member, { id }, { ...others, ...mobileColumns(mobile, true) });
        await this.sessions.endAll(manager, { memberId: id }, by.token);
        await this.codes.forget(manager, 'MATRIMONIAL', member.mobile);
        await tellPrevious(manager, member.mobile);
      })
      .catch(refuseTakenMobile('memberMobileTaken'));
  }
}
