import type { DataSource, EntityManager } from 'typeorm';
import { type AccountFields, accountRules } from '../../../rules/accounts.ts';
import { AppError } from '../../../rules/errors.ts';
import { isPersonalPassword } from '../../../rules/passwords.ts';
import { mobileToE164 } from '../../../rules/phone.ts';
import type { SheriQuestion } from '../../../rules/sheri.ts';
import { validate } from '../../../rules/validation.ts';
import { loadForEdit } from '../../database/load-for-edit.ts';
import type { PasswordGuard } from '../../identity/password-guard.ts';
import { hashPassword } from '../../identity/passwords.ts';
import type { SessionService } from '../../identity/sessions.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import { refuseTaken } from './account-conflicts.ts';
import { OfficerInvitation } from './officers/officer-invitation.entity.ts';
import { User } from './user.entity.ts';

interface UpdateOptions {
  /** The version that the editor loaded; undefined for old clients, which have none. */
  version?: number;
  /** Token of the caller's session, the only one to survive a change of password. */
  token?: string;
}

/** Shows and changes one's own account. */
export class AccountService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionService,
    private readonly passwords: PasswordGuard,
    private readonly siteSettings: Pick<SiteSettingsService, 'find'>,
  ) {}

  find(id: number): Promise<User> {
    return this.dataSource.manager.findOneByOrFail(User, { id });
  }

  /**
   * @param fields not yet validated; an empty new password keeps the old one
   * @throws AppError BAD_USER_INPUT, also when the password, e-mail or mobile changes without the right
   *   current password; CONFLICT for a taken e-mail or mobile, or a newer version; RATE_LIMITED; UNAUTHENTICATED
   *   when the session has ended meanwhile
   */
  async update(id: number, fields: AccountFields, { version, token }: UpdateOptions): Promise<User> {
    const { newPassword, currentPassword, ...changed } = checkAccount(fields, await this.siteSettings.find());
    const before = await findWithPassword(this.dataSource.manager, id);
    const needsPassword =
      newPassword !== '' || changed.email !== before.email || changed.mobile !== before.mobile;
    if (needsPassword) await this.passwords.confirm({ realm: 'MAIN', ...before }, currentPassword);
    if (newPassword !== '' && isPersonalPassword(newPassword, changed))
      throw new AppError('BAD_USER_INPUT', 'passwordIsPersonal', { field: 'newPassword' });
    const passwordHash = newPassword === '' ? undefined : await hashPassword(newPassword);
    return this.dataSource
      .transaction(async (manager) => {
        const user = await loadForEdit(manager, User, { id });
        if (token !== undefined) await this.sessions.requireOpen(manager, token);
        // The row must be unchanged since the password was checked, even if the client sends a later version.
        if (user.version !== before.version || (version ?? before.version) !== before.version)
          throw new AppError('CONFLICT', 'changedByAnother');
        changeDetails(user, changed);
        if (!passwordHash) return manager.save(user);
        await this.sessions.endAll(manager, { userId: id }, token);
        return setPassword(manager, user, passwordHash);
      })
      .catch(refuseTaken);
  }
}

/**
 * Validates the fields of an account and normalises them as they are stored.
 * @throws AppError BAD_USER_INPUT with the first failing rule's text
 */
export function checkAccount(fields: AccountFields, question: SheriQuestion) {
  return normaliseContact(validate(accountRules(question), fields));
}

/** What an account says of its owner, checked and normalised. */
export type Details = Pick<User, 'name' | 'email' | 'mobile' | 'address' | 'postcode'> & {
  /** Undefined while the association does not ask for it; it stays as it is. */
  sheri?: string | undefined;
};

/** A new e-mail is proved by nothing yet. */
export function changeDetails(user: User, { sheri = user.sheri, ...details }: Details): User {
  const emailProvedAt = details.email === user.email ? user.emailProvedAt : null;
  return Object.assign(user, details, { sheri, emailProvedAt });
}

/** @param fields already validated. @returns the e-mail in lower case, the mobile in E.164 */
export function normaliseContact<Fields extends { email: string; mobile: string }>(fields: Fields): Fields {
  return { ...fields, email: fields.email.toLowerCase(), mobile: mobileToE164(fields.mobile)! };
}

/** Saves an account with a password, by which an invitation to set its first one is over. */
export async function setPassword(manager: EntityManager, user: User, passwordHash: string): Promise<User> {
  await manager.delete(OfficerInvitation, { userId: user.id });
  return manager.save(Object.assign(user, { passwordHash }));
}

/** @throws AppError NOT_FOUND when the account was closed meanwhile */
export async function findWithPassword(manager: EntityManager, id: number): Promise<User> {
  const user = await manager
    .createQueryBuilder(User, 'account')
    .addSelect('account.passwordHash')
    .where('account.id = :id', { id })
    .getOne();
  if (!user) throw new AppError('NOT_FOUND', 'notFound');
  return user;
}
