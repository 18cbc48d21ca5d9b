import type { DataSource } from 'typeorm';
import {
  type CodeRequestFields,
  codeRequestRules,
  newPasswordRules,
  type PasswordResetFields,
  passwordResetRules,
} from '../../../../rules/accounts.ts';
import { AppError } from '../../../../rules/errors.ts';
import { mobileToE164, needsCode } from '../../../../rules/phone.ts';
import { validate } from '../../../../rules/validation.ts';
import type { CodePurpose } from '../../../identity/one-time-code.entity.ts';
import {
  type CodeRequester,
  type CodeSubject,
  invalidCode,
  type OneTimeCodes,
} from '../../../identity/one-time-codes.ts';
import type { NewPassword, PasswordGuard } from '../../../identity/password-guard.ts';
import { hashPassword } from '../../../identity/passwords.ts';
import type { Credentials } from '../../../identity/session-cookies.ts';
import type { SessionService, SignedIn } from '../../../identity/sessions.ts';
import type { SiteSettingsService } from '../../site-settings/site-settings.service.ts';
import { Member } from './member.entity.ts';
import { findWithPassword, lockUnchangedMember, requireActive } from './member-row.ts';
import type { MemberSessionOptions } from './member-sign-in.service.ts';

/** One-time codes for members' mobiles, and new passwords. */
export class MemberPasswordService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionService,
    private readonly codes: OneTimeCodes,
    private readonly passwords: PasswordGuard,
    private readonly siteSettings: Pick<SiteSettingsService, 'shortNameIn'>,
  ) {}

  /**
   * Sends a code whether or not the number is registered, so that it does not disclose who is.
   * @returns false for a country code that gets no text messages
   * @throws AppError BAD_USER_INPUT with the first failing rule's text; RATE_LIMITED
   */
  async requestCode(
    fields: CodeRequestFields,
    purpose: CodePurpose,
    requester: CodeRequester,
  ): Promise<boolean> {
    return this.#sendCode(fields, purpose, async () => purpose, requester);
  }

  /** Old clients do not state the purpose: a registered number gets a code for a new password, another one to register. */
  async requestLegacyCode(fields: CodeRequestFields, requester: CodeRequester): Promise<void> {
    const purposeOf = async (mobile: string) =>
      (await this.dataSource.manager.existsBy(Member, { mobile })) ? 'PASSWORD_RESET' : 'REGISTRATION';
    await this.#sendCode(fields, 'by its account', purposeOf, requester);
  }

  /** Counts the request before it looks anything up. */
  async #sendCode(
    fields: CodeRequestFields,
    askedAs: string,
    purposeOf: (mobile: string) => Promise<CodePurpose>,
    requester: CodeRequester,
  ): Promise<boolean> {
    const { countryCode, mobile: typed } = validate(codeRequestRules, fields);
    if (!needsCode(countryCode)) return false;
    const mobile = mobileToE164(typed, countryCode)!;
    const subject = { realm: 'MATRIMONIAL', purpose: 'REGISTRATION', mobile, askedAs } as const;
    const isRepeated = await this.codes.countRequest(subject, requester);
    const siteName = await this.siteSettings.shortNameIn('en');
    const asked = { ...subject, purpose: await purposeOf(mobile) };
    if (isRepeated) await this.codes.repeat(asked, requester);
    else await this.codes.send(asked, requester, siteName);
    return true;
  }

  /**
   * Sets the password, ends every session of the member and opens a new one.
   * @throws AppError BAD_USER_INPUT with the first failing rule's text, 'Invalid OTP.', or after the right
   *   code 'Mobile no. not registered.'; FORBIDDEN for a member who is not active; the status stays as it is
   */
  async reset(
    fields: PasswordResetFields,
    requester: CodeRequester,
    options: MemberSessionOptions,
  ): Promise<SignedIn> {
    const { password, code, countryCode, mobile: typed } = validate(passwordResetRules, fields);
    const mobile = mobileToE164(typed, countryCode)!;
    const subject: CodeSubject = { realm: 'MATRIMONIAL', purpose: 'PASSWORD_RESET', mobile };
    const member = await findWithPassword(this.dataSource.manager, { mobile });
    // An old client whose number has no account was sent a registration code, which proves the same.
    const alsoFor = member ? undefined : 'REGISTRATION';
    if (!(await this.codes.check(subject, requester, code, alsoFor))) throw invalidCode();
    if (!member) throw new AppError('BAD_USER_INPUT', 'mobileNotRegistered', { field: 'mobile' });
    requireActive(member);
    validate(newPasswordRules({ name: member.name, email: member.email ?? '', mobile }), { password });
    const passwordHash = await hashPassword(password);
    const opened = await this.dataSource.transaction(async (manager) => {
      const current = await lockUnchangedMember(manager, member);
      if (!current) throw invalidCode();
      requireActive(current);
      if (!(await this.codes.consume(manager, subject, requester, code))) throw invalidCode();
      await manager.update(Member, { id: member.id }, { passwordHash, isMobileProved: true });
      await this.sessions.endAll(manager, { memberId: member.id });
      return this.sessions.enter(manager, { memberId: member.id }, options);
    });
    await this.passwords.rememberAccount('MATRIMONIAL', member, requester.ip);
    return opened;
  }

  /**
   * For a signed-in member. The session alone, by cookie or bearer, is not enough, because it may have been left open or
   * stolen.
   * @param others further validated changes, stored in the same transaction
   * @throws AppError BAD_USER_INPUT for a weak password, or without the right current one; RATE_LIMITED;
   *   UNAUTHENTICATED when the session has ended meanwhile; CONFLICT when password or mobile have changed meanwhile
   */
  async replace(
    id: number,
    { password, currentPassword }: NewPassword,
    by: Credentials,
    others: { name?: string } = {},
  ): Promise<void> {
    const member = await findWithPassword(this.dataSource.manager, { id });
    if (!member) throw new AppError('UNAUTHENTICATED', 'signInRequired');
    const { name, email, mobile } = member;
    await this.passwords.confirm({ realm: 'MATRIMONIAL', ...member }, currentPassword);
    validate(newPasswordRules({ name, email: email ?? '', mobile }), { password });
    const passwordHash = await hashPassword(password);
    await this.dataSource.transaction(async (manager) => {
      const current = await lockUnchangedMember(manager, member);
      await this.sessions.requireOpen(manager, by.token);
      if (!current) throw new AppError('CONFLICT', 'changedByAnother');
      await manager.update(Member, { id }, { ...others, passwordHash });
      await this.sessions.endAll(manager, { memberId: id }, by.token);
    });
  }
}
