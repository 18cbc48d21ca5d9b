import type { DataSource, EntityManager } from 'typeorm';
import { AppError } from '../../../../rules/errors.ts';
import { accountRemovalRules } from '../../../../rules/passwords.ts';
import { validate } from '../../../../rules/validation.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { OneTimeCodes } from '../../../identity/one-time-codes.ts';
import type { PasswordGuard } from '../../../identity/password-guard.ts';
import { type AccountPart, leaveAll } from '../../account-part.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { SiteSettingsService } from '../../site-settings/site-settings.service.ts';
import { findWithPassword } from '../account.service.ts';
import type { UserAdministrationService } from '../administration/user-administration.service.ts';
import { User } from '../user.entity.ts';

interface Services {
  passwords: PasswordGuard;
  codes: OneTimeCodes;
  audit: AuditService;
  administration: Pick<UserAdministrationService, 'lockLeaving'>;
  siteSettings: Pick<SiteSettingsService, 'firstLanguage'>;
  parts: readonly AccountPart[];
}

/** @param action what the log says: closed by its owner, or deleted by the site itself */
type RemoveAccount = (manager: EntityManager, user: User, action: 'CLOSE' | 'DELETE') => Promise<void>;

/** Closes accounts of the main site: what the association's books need stays, without the account. */
export class AccountClosingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly services: Services,
  ) {}

  /**
   * Closes one's own account. The session alone is not enough, because somebody else may be using a browser that was
   * left signed in.
   * @throws AppError BAD_USER_INPUT without the right password; RATE_LIMITED after too many attempts; CONFLICT for the
   *   last owner, or when the account was changed meanwhile; NOT_FOUND when it is closed already
   */
  async close(userId: number, fields: { password: string }): Promise<void> {
    const { password } = validate(accountRemovalRules, fields);
    const account = await findWithPassword(this.dataSource.manager, userId);
    await this.services.passwords.confirm({ realm: 'MAIN', ...account }, password, 'password');
    const remove = await this.prepare();
    await inTransaction(this.dataSource, async (manager) => {
      const user = await this.services.administration.lockLeaving(manager, userId);
      // The password may have changed since it was checked.
      if (user.version !== account.version) throw new AppError('CONFLICT', 'changedByAnother');
      await remove(manager, user, 'CLOSE');
    });
  }

  /**
   * Prepares the removal of accounts, before the transaction; what is returned removes one whose row is locked, in that
   * transaction. Its e-mail and mobile are free again.
   */
  async prepare(): Promise<RemoveAccount> {
    const { parts, codes, audit, siteSettings } = this.services;
    const language = await siteSettings.firstLanguage();
    return async (manager, { id, mobile }, action) => {
      await leaveAll(parts, manager, id, language!);
      await codes.forget(manager, 'MAIN', mobile);
      await audit.forgetName(manager, id);
      // By nobody: the log would keep the name of whoever takes it away.
      const nobody = { userId: 0, name: '' };
      await audit.record(nobody, [{ action, subject: 'user', subjectId: id }], manager);
      // Foreign keys delete the sessions.
      await manager.delete(User, { id });
    };
  }
}
