import type { DataSource, EntityManager } from 'typeorm';
import type { AccountFields } from '../../../rules/accounts.ts';
import { searchRules } from '../../../rules/content.ts';
import { AppError } from '../../../rules/errors.ts';
import { validate } from '../../../rules/validation.ts';
import { findPage, type Page, searchFor } from '../../database/page.ts';
import type { SessionService } from '../../security/sessions.ts';
import type { Actor } from '../../security/viewer.ts';
import type { AuditLine, AuditService } from '../audit/audit.service.ts';
import { checkAccount, lockUser } from './account.service.ts';
import { refuseTaken } from './account-conflicts.ts';
import { User, type UserRole, type UserStatus } from './user.entity.ts';

/** What admins do with main-site accounts: find, edit, suspend and reactivate them, make and unmake admins. */
export class UserAdministrationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionService,
    private readonly audit: AuditService,
  ) {}

  /** Newest first, with the count of all that match. */
  list(page: Page, filter: { search?: string | null } = {}) {
    const { search } = validate(searchRules, filter);
    const query = this.dataSource.manager.createQueryBuilder(User, 'item').orderBy('item.id', 'DESC');
    return findPage(searchFor(query, ['name', 'email', 'mobile', 'sheri'], search), page);
  }

  /** For old clients: all, newest first; that they were read is written down first. */
  async listAll(actor: Actor): Promise<User[]> {
    const users = await this.dataSource.manager.find(User, { order: { id: 'DESC' } });
    await this.audit.record(actor, [{ action: 'READ_LIST', subject: 'user', count: users.length }]);
    return users;
  }

  /**
   * Suspends an account, whose sessions end at once, or lets it in again.
   * @throws AppError NOT_FOUND; CONFLICT for the last admin
   */
  async setStatus(actor: Actor, id: number, status: UserStatus): Promise<User> {
    return this.dataSource.transaction(async (manager) => {
      const user = await this.#lock(manager, id);
      if (status !== 'ACTIVE') {
        await this.#keepAnAdmin(manager, user);
        await this.sessions.endAll(manager, { userId: id });
      }
      await this.#record(manager, actor, { action: 'CHANGE_STATUS', subjectId: id, detail: status });
      return manager.save(Object.assign(user, { status }));
    });
  }

  /** @throws AppError NOT_FOUND; CONFLICT for the last admin */
  async setRole(actor: Actor, id: number, role: UserRole): Promise<User> {
    return this.dataSource.transaction(async (manager) => {
      const user = await this.#lock(manager, id);
      if (role !== 'ADMIN') await this.#keepAnAdmin(manager, user);
      await this.#record(manager, actor, { action: 'CHANGE_ROLE', subjectId: id, detail: role });
      return manager.save(Object.assign(user, { role }));
    });
  }

  /**
   * Changes how somebody else is called and reached.
   * @param fields unchecked; the current password is not asked for, since admins do not know it
   * @throws AppError BAD_USER_INPUT with the first failing rule's text; FORBIDDEN for a new password, which
   *   nobody but its owner sets; CONFLICT for a taken e-mail or mobile; NOT_FOUND (D36)
   */
  async edit(actor: Actor, id: number, fields: AccountFields): Promise<void> {
    const { newPassword, currentPassword: _unasked, ...changed } = checkAccount(fields);
    if (newPassword !== '') throw new AppError('FORBIDDEN', 'forbidden');
    await this.dataSource
      .transaction(async (manager) => {
        const user = await lockUser(manager, id, 'internalError');
        await this.#record(manager, actor, { action: 'CHANGE', subjectId: id });
        await manager.save(Object.assign(user, changed));
      })
      .catch(refuseTaken);
  }

  #record(manager: EntityManager, actor: Actor, line: Omit<AuditLine, 'subject'>): Promise<void> {
    return this.audit.record(actor, [{ ...line, subject: 'user' }], manager);
  }

  /** Holds all admins too: two admins who unmake each other at once must not both succeed. */
  async #lock(manager: EntityManager, id: number): Promise<User> {
    await manager.query(`SELECT id FROM user_account WHERE role = 'ADMIN' ORDER BY id FOR UPDATE`);
    return lockUser(manager, id);
  }

  async #keepAnAdmin(manager: EntityManager, user: User): Promise<void> {
    if (user.role !== 'ADMIN' || user.status !== 'ACTIVE') return;
    const admins = await manager.countBy(User, { role: 'ADMIN', status: 'ACTIVE' });
    if (admins <= 1) throw new AppError('CONFLICT', 'lastAdmin');
  }
}
