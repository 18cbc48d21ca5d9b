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
import type { RateLimit, RateLimiter } from '../../identity/rate-limiter.ts';
import type { SessionService } from '../../identity/sessions.ts';
import type { ContactChangeNotifier } from '../site-settings/contact-change-notifier.service.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import { refuseTaken } from './account-conflicts.ts';
import { OfficerInvitation } from './officers/officer-invitation.entity.ts';
import { User } from './user.entity.ts';

interface UpdateOptions {
  /** The version that the editor loaded; undefined for old clients, which have none. */
  version?: number;
  /** Token of the caller's session, the only one to survive a change of password, e-mail or mobile. */
  token?: string;
}

/** A new e-mail or mobile, each of which is told at the old ones. */
const PER_USER: RateLimit = {
  name: 'contact-change',
  limit: 5,
  window: 24 * 3600,
  firstWait: 3600,
  longestWait: 24 * 3600,
};

/** Shows and changes one's own account. */
export class AccountService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionService,
    private readonly passwords: PasswordGuard,
    private readonly siteSettings: Pick<SiteSettingsService, 'find'>,
    private readonly rateLimiter: RateLimiter,
    private readonly contactChanges: ContactChangeNotifier,
  ) {}

  find(id: number): Promise<User> {
    return this.dataSource.manager.findOneByOrFail(User, { id });
  }

  /**
   * A new password, e-mail or mobile ends all other sessions; the latter are told at the old e-mail and mobile.
   * @param fields not yet validated; an empty new password keeps the old one
   * @throws AppError BAD_USER_INPUT, also when the password, e-mail or mobile changes without the right
   *   current password; CONFLICT for a taken e-mail or mobile, or a newer version; RATE_LIMITED; UNAUTHENTICATED
   *   when the session has ended meanwhile
   */
  async update(id: number, fields: AccountFields, { version, token }: UpdateOptions): Promise<User> {
    const { newPassword, currentPassword, ...changed } = checkAccount(fields, await this.siteSettings.find());
    const before = await findWithPassword(this.dataSource.manager, id);
    const hasNewContact = changedContact(before, changed) !== undefined;
    const endsOthers = newPassword !== '' || hasNewContact;
    if (endsOthers) await this.passwords.confirm({ realm: 'MAIN', ...before }, currentPassword);
    if (newPassword !== '' && isPersonalPassword(newPassword, changed))
      throw new AppError('BAD_USER_INPUT', 'passwordIsPersonal', { field: 'newPassword' });
    const passwordHash = newPassword === '' ? undefined : await hashPassword(newPassword);
    if (hasNewContact) await this.rateLimiter.attemptAll([[PER_USER, String(id)]]);
    const notify = await this.contactChanges.prepare('OWN');
    return this.dataSource
      .transaction(async (manager) => {
        const user = await loadForEdit(manager, User, { id });
        if (token !== undefined) await this.sessions.requireOpen(manager, token);
        // The row must be unchanged since the password was checked, even if the client sends a later version.
        if (user.version !== before.version || (version ?? before.version) !== before.version)
          throw new AppError('CONFLICT', 'changedByAnother');
        // Whoever holds the old e-mail or mobile may be its owner, and this somebody who has learnt the password.
        if (hasNewContact) await notify(manager, user);
        if (endsOthers) await this.sessions.endAll(manager, { userId: id }, token);
        changeDetails(user, changed);
        return passwordHash ? setPassword(manager, user, passwordHash) : manager.save(user);
      })
      .catch(refuseTaken);
  }
}

type Contact = Pick<User, 'email' | 'mobile'>;

/** The first contact field that differs. */
export function changedContact(before: Contact, after: Contact): keyof Contact | undefined {
  return (['email', 'mobile'] as const).find((field) => before[field] !== after[field]);
}

/**
 * Validates the fields of an account and normalises them as they are stored.
 * @throws AppError BAD_USER_INPUT with the first failing rule's text
 */
function checkAccount(fields: AccountFields, question: SheriQuestion) {
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
