import type { DataSource } from 'typeorm';
import {
  type CodeRequestFields,
  codeRequestRules,
  newPasswordRules,
  type PasswordResetFields,
  passwordResetRules,
} from '../../../rules/accounts.ts';
import { AppError } from '../../../rules/errors.ts';
import { isOfficer } from '../../../rules/office-roles.ts';
import { mobileToE164 } from '../../../rules/phone.ts';
import { validate } from '../../../rules/validation.ts';
import { loadForEdit } from '../../database/load-for-edit.ts';
import {
  type CodeRequester,
  type CodeSubject,
  invalidCode,
  type OneTimeCodes,
} from '../../identity/one-time-codes.ts';
import type { NewPassword, PasswordGuard } from '../../identity/password-guard.ts';
import { hashPassword } from '../../identity/passwords.ts';
import type { Credentials } from '../../identity/session-cookies.ts';
import type { SessionService, SignedIn } from '../../identity/sessions.ts';
import { textMessage } from '../../messages/letter-texts.ts';
import type { SecondFactorCheck } from '../second-factor/second-factor-check.service.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import { findWithPassword, setPassword } from './account.service.ts';
import type { SignInOptions, SignInService } from './sign-in.service.ts';
import { User } from './user.entity.ts';

function subjectOf({ mobile, countryCode }: { mobile: string; countryCode: string }): CodeSubject {
  return { realm: 'MAIN', purpose: 'PASSWORD_RESET', mobile: mobileToE164(mobile, countryCode)! };
}

/** Resets forgotten passwords by a code sent to the account's mobile, and changes passwords. */
export class PasswordResetService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionService,
    private readonly codes: OneTimeCodes,
    private readonly passwords: PasswordGuard,
    private readonly siteSettings: Pick<SiteSettingsService, 'shortNameIn'>,
    private readonly signIn: Pick<SignInService, 'enter'>,
    private readonly secondFactor: SecondFactorCheck,
  ) {}

  /**
   * Sends a code to a registered mobile. An administrator's mobile gets a notice without a code: otherwise control of a
   * telephone number would be enough to take over the whole site. The answer is the same for both.
   * @throws AppError BAD_USER_INPUT with the first failing rule's text, or 'Mobile no. not registered.';
   *   RATE_LIMITED, before anything is looked up
   */
  async requestCode(fields: CodeRequestFields, requester: CodeRequester): Promise<void> {
    const subject = subjectOf(validate(codeRequestRules, fields));
    const isRepeated = await this.codes.countRequest(subject, requester);
    const account = await this.dataSource.manager.findOneBy(User, { mobile: subject.mobile });
    if (!account) throw new AppError('BAD_USER_INPUT', 'mobileNotRegistered', { field: 'mobile' });
    if (isRepeated) return this.codes.repeat(subject, requester);
    const site = await this.siteSettings.shortNameIn('en');
    if (isOfficer(account.officeRoles)) {
      const text = textMessage(({ textMessages }) => textMessages.noCode, { site });
      await this.codes.sendInstead(subject, requester, text);
    } else await this.codes.send(subject, requester, site);
  }

  /**
   * Sets the password, ends every session of the account and opens a new one. Who holds the number has only one factor:
   * an account with a second one has to prove it, too.
   * @throws AppError BAD_USER_INPUT with the first failing rule's text, 'Invalid OTP.', or for an account
   *   that no longer exists 'Enter valid mobile.'; BAD_USER_INPUT and RATE_LIMITED for the second factor; FORBIDDEN for a suspended one, which stays suspended
   */
  async reset(
    fields: PasswordResetFields,
    requester: CodeRequester,
    options: SignInOptions,
  ): Promise<SignedIn> {
    const { password, code, secondFactorCode, passkey, ...number } = validate(passwordResetRules, fields);
    const subject = subjectOf(number);
    if (!(await this.codes.check(subject, requester, code))) throw invalidCode();
    const account = await this.dataSource.manager.findOneBy(User, { mobile: subject.mobile });
    if (!account) throw new AppError('BAD_USER_INPUT', 'unknownMobile', { field: 'mobile' });
    if (account.status !== 'ACTIVE') throw new AppError('FORBIDDEN', 'accountSuspended');
    validate(newPasswordRules(account), { password });
    const passwordHash = await hashPassword(password);
    const answer = passkey ? { response: passkey, requester } : undefined;
    const attempt = { userId: account.id, ip: requester.ip, code: secondFactorCode, passkey: answer };
    const signedIn = await this.secondFactor.permit(attempt, (spendProof) =>
      this.dataSource.transaction(async (manager) => {
        if (!(await this.codes.consume(manager, subject, requester, code))) throw invalidCode();
        const user = await loadForEdit(manager, User, { id: account.id });
        // The account may have changed since the code was checked.
        if (isOfficer(user.officeRoles)) throw invalidCode();
        if (user.status !== 'ACTIVE') throw new AppError('FORBIDDEN', 'accountSuspended');
        if (user.mobile !== subject.mobile)
          throw new AppError('BAD_USER_INPUT', 'unknownMobile', { field: 'mobile' });
        await spendProof(manager);
        await setPassword(manager, user, passwordHash);
        await this.sessions.endAll(manager, { userId: user.id });
        return this.signIn.enter(manager, user, options);
      }),
    );
    await this.passwords.rememberAccount('MAIN', account, requester.ip);
    return signedIn;
  }

  /**
   * For a signed-in user. The session alone, by cookie or bearer, is not enough, because it may have been left open or
   * stolen.
   * @throws AppError BAD_USER_INPUT for a weak password, or without the right current one; RATE_LIMITED;
   *   UNAUTHENTICATED when the session has ended meanwhile; CONFLICT when the account has changed
   */
  async replace(id: number, { password, currentPassword }: NewPassword, by: Credentials): Promise<void> {
    const account = await findWithPassword(this.dataSource.manager, id);
    await this.passwords.confirm({ realm: 'MAIN', ...account }, currentPassword);
    validate(newPasswordRules(account), { password });
    const passwordHash = await hashPassword(password);
    await this.dataSource.transaction(async (manager) => {
      const user = await loadForEdit(manager, User, { id });
      await this.sessions.requireOpen(manager, by.token);
      if (user.version !== account.version) throw new AppError('CONFLICT', 'changedByAnother');
      await setPassword(manager, user, passwordHash);
      await this.sessions.endAll(manager, { userId: id }, by.token);
    });
  }
}
