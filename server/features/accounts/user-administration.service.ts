import type { DataSource, EntityManager } from 'typeorm';
import {
  roleChangeRules,
  type UserChangeFields,
  userChangeRules,
} from '../../../rules/account-administration.ts';
import { type AccountFields } from '../../../rules/accounts.ts';
import { searchRules } from '../../../rules/content.ts';
import { AppError } from '../../../rules/errors.ts';
import type { MessageKey } from '../../../rules/messages.ts';
import { validate } from '../../../rules/validation.ts';
import { loadForEdit } from '../../database/load-for-edit.ts';
import { findPage, type Page, searchFor } from '../../database/page.ts';
import type { PasswordGuard } from '../../identity/password-guard.ts';
import type { SessionService } from '../../identity/sessions.ts';
import type { Actor } from '../../identity/viewer.ts';
import type { AuditEntryInput, AuditService } from '../audit/audit.service.ts';
import type { ContactChangeNotifier } from '../site-settings/contact-change-notifier.service.ts';
import { checkAccount, findWithPassword, normaliseContact } from './account.service.ts';
import { refuseTaken } from './account-conflicts.ts';
import { User, type UserRole, type UserStatus } from './user.entity.ts';

interface ChangeOptions extends Pick<AuditEntryInput, 'reason' | 'detail'> {
  /** The version that the editor loaded; undefined for old clients, which have none. */
  version?: number;
  /** The text of the refusal for an unknown id. */
  notFoundMessage?: MessageKey;
}

type Contact = Pick<User, 'email' | 'mobile'>;

/** The first contact field that differs. */
function changedContact(before: Contact, after: Contact): keyof Contact | undefined {
  return (['email', 'mobile'] as const).find((field) => before[field] !== after[field]);
}

/** Administration of main-site accounts: search, edit, suspend, reactivate, grant and revoke the admin role. */
export class UserAdministrationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionService,
    private readonly audit: AuditService,
    private readonly contactChanges: ContactChangeNotifier,
    private readonly passwords: PasswordGuard,
  ) {}

  /** Newest first, with the count of all that match. */
  list(page: Page, filter: { search?: string | null } = {}) {
    const { search } = validate(searchRules, filter);
    const query = this.dataSource.manager.createQueryBuilder(User, 'item').orderBy('item.id', 'DESC');
    return findPage(searchFor(query, ['name', 'email', 'mobile', 'sheri'], search), page);
  }

  /** For old clients: all, newest first. The read is recorded in the audit log first. */
  async listAll(actor: Actor): Promise<User[]> {
    const users = await this.dataSource.manager.find(User, { order: { id: 'DESC' } });
    await this.audit.record(actor, [{ action: 'READ_LIST', subject: 'user', count: users.length }]);
    return users;
  }

  /**
   * Suspends an account, whose sessions end at once, or reactivates it.
   * @throws AppError NOT_FOUND; CONFLICT for the last admin
   */
  async setStatus(actor: Actor, id: number, status: UserStatus): Promise<User> {
    return this.dataSource.transaction(async (manager) => {
      const user = await this.#lock(manager, id);
      if (status !== 'ACTIVE') {
        await this.#requireAnotherAdmin(manager, user);
        await this.sessions.endAll(manager, { userId: id });
      }
      await this.#record(manager, actor, { action: 'CHANGE_STATUS', subjectId: id, detail: status });
      return manager.save(Object.assign(user, { status }));
    });
  }

  /**
   * Grants or revokes the admin role; the user's sessions end, since they were opened with other permissions.
   * @param fields not yet validated; `password` is the actor's own, since a session may have been left open or stolen
   * @throws AppError BAD_USER_INPUT without the right password; RATE_LIMITED; NOT_FOUND; CONFLICT for the last admin;
   *   FORBIDDEN when the actor has lost the admin role or changed the password meanwhile
   */
  async setRole(
    actor: Actor,
    id: number,
    { role, ...fields }: { role: UserRole; password: string },
  ): Promise<User> {
    const { password } = validate(roleChangeRules, fields);
    const { passwordHash } = await this.#confirm(actor, password);
    return this.dataSource.transaction(async (manager) => {
      const user = await this.#lock(manager, id);
      if (role !== 'ADMIN') await this.#requireAnotherAdmin(manager, user);
      // The actor may have changed since the password was checked.
      const isStillAdmin = { id: actor.userId, passwordHash, role: 'ADMIN', status: 'ACTIVE' } as const;
      if (!(await manager.existsBy(User, isStillAdmin))) throw new AppError('FORBIDDEN', 'forbidden');
      await this.sessions.endAll(manager, { userId: id });
      await this.#record(manager, actor, { action: 'CHANGE_ROLE', subjectId: id, detail: role });
      return manager.save(Object.assign(user, { role }));
    });
  }

  /** Null for an unknown id. */
  find(id: number): Promise<User | null> {
    return this.dataSource.manager.findOneBy(User, { id });
  }

  /**
   * Changes the details of somebody else's account and records the reason (D100). A new e-mail or mobile ends their
   * sessions and is notified to the old e-mail and mobile.
   * @param fields not yet validated
   * @throws AppError BAD_USER_INPUT with the first failing rule's text; FORBIDDEN for one's own account, which needs
   *   its password, and for the e-mail or mobile of another administrator; CONFLICT for a taken e-mail or mobile, or a
   *   newer version; NOT_FOUND
   */
  async change(actor: Actor, id: number, version: number, fields: UserChangeFields): Promise<User> {
    const { reason, ...changed } = normaliseContact(validate(userChangeRules, fields));
    if (id === actor.userId) throw new AppError('FORBIDDEN', 'ownAccountElsewhere');
    return this.#change(actor, id, changed, { reason, version });
  }

  /**
   * Like {@link change}, for old clients, which send no reason (D11).
   * @param fields not yet validated; the current password is ignored, since admins do not know it
   * @throws AppError as {@link change} does; FORBIDDEN also for a new password, which only its owner may set;
   *   NOT_FOUND with the general text (D36)
   */
  async edit(actor: Actor, id: number, fields: AccountFields): Promise<void> {
    const { newPassword, currentPassword: _ignored, ...changed } = checkAccount(fields);
    if (newPassword !== '') throw new AppError('FORBIDDEN', 'forbidden');
    await this.#change(actor, id, changed, { detail: 'BY_REST', notFoundMessage: 'internalError' });
  }

  async #change(
    actor: Actor,
    id: number,
    changed: Pick<User, 'name' | 'email' | 'mobile' | 'address' | 'postcode' | 'sheri'>,
    { version, notFoundMessage, ...why }: ChangeOptions,
  ): Promise<User> {
    const notice = await this.contactChanges.noticeOfAdminChange('MAIN');
    return this.dataSource
      .transaction(async (manager) => {
        const user = await loadForEdit(manager, User, { id, version }, notFoundMessage);
        const field = changedContact(user, changed);
        if (field) {
          // Control of an administrator's e-mail or mobile means control of the whole site.
          if (user.role === 'ADMIN') throw new AppError('FORBIDDEN', 'adminContactIsTheirs', { field });
          // Whoever holds the old e-mail or mobile may not be the owner of the account.
          await this.sessions.endAll(manager, { userId: id });
          await this.contactChanges.notify(manager, user, notice);
        }
        await this.#record(manager, actor, { action: 'CHANGE', subjectId: id, ...why });
        return manager.save(Object.assign(user, changed));
      })
      .catch(refuseTaken);
  }

  async #confirm({ userId }: Actor, password: string): Promise<User> {
    const account = await findWithPassword(this.dataSource.manager, userId);
    await this.passwords.confirm({ realm: 'MAIN', ...account }, password, 'password');
    return account;
  }

  #record(manager: EntityManager, actor: Actor, entry: Omit<AuditEntryInput, 'subject'>): Promise<void> {
    return this.audit.record(actor, [{ ...entry, subject: 'user' }], manager);
  }

  /** Also locks all admins, so that two admins who revoke each other's role at once cannot both succeed. */
  async #lock(manager: EntityManager, id: number): Promise<User> {
    await manager.query(`SELECT id FROM user_account WHERE role = 'ADMIN' ORDER BY id FOR UPDATE`);
    return loadForEdit(manager, User, { id });
  }

  async #requireAnotherAdmin(manager: EntityManager, user: User): Promise<void> {
    if (user.role !== 'ADMIN' || user.status !== 'ACTIVE') return;
    const admins = await manager.countBy(User, { role: 'ADMIN', status: 'ACTIVE' });
    if (admins <= 1) throw new AppError('CONFLICT', 'lastAdmin');
  }
}
