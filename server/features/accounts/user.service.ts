import type { DataSource, EntityManager } from 'typeorm';
import { AppError } from '../../../rules/errors.ts';
import { mobileFromE164, mobileToE164 } from '../../../rules/phone.ts';
import { loadForEdit } from '../../database/load-for-edit.ts';
import { hashPassword, verifyPassword } from '../../identity/passwords.ts';
import type { SessionService } from '../../identity/sessions.ts';
import type { Actor, Viewer } from '../../identity/viewer.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { refuseTaken } from './account-conflicts.ts';
import { User, type UserRole } from './user.entity.ts';

export interface NewUser {
  name: string;
  email: string;
  /** As typed; stored as E.164. */
  mobile: string;
  password: string;
  role: UserRole;
  address?: string;
  postcode?: string;
  sheri?: string;
}

/** A new account with its mobile as E.164 and its password hashed. */
type PreparedUser = Omit<NewUser, 'password'> & Pick<User, 'passwordHash'>;

/** The contact details of a user, in the same form as in a {@link Viewer}. */
type UserContact = Pick<Viewer, 'name' | 'email' | 'mobile'>;

/** Accounts for other features, the commands and the demo: create, look up, reset passwords. */
export class UserService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionService,
    private readonly audit: AuditService,
  ) {}

  /**
   * @param actor who creates the account for somebody else; recorded in the audit log
   * @throws AppError BAD_USER_INPUT for an invalid mobile, CONFLICT for an e-mail or mobile that has an account (D12)
   */
  async create(account: NewUser, actor?: Actor): Promise<User> {
    const prepared = await this.prepare(account);
    return this.dataSource.transaction((manager) => this.add(manager, prepared, actor));
  }

  /**
   * What {@link add} stores. It takes time to hash the password: no transaction should be open.
   * @param callingCode of the mobile's country, by default the association's
   * @throws AppError BAD_USER_INPUT for an invalid mobile
   */
  async prepare(
    { name, email, mobile, password, ...rest }: NewUser,
    callingCode?: string,
  ): Promise<PreparedUser> {
    const e164 = mobileToE164(mobile, callingCode);
    if (!e164) throw new AppError('BAD_USER_INPUT', 'invalidMobile', { field: 'mobile' });
    const passwordHash = await hashPassword(password);
    return { ...rest, name: name.trim(), email: email.trim().toLowerCase(), mobile: e164, passwordHash };
  }

  /** {@link create} as part of a larger write. @throws AppError CONFLICT for an e-mail or mobile that has an account */
  async add(manager: EntityManager, user: PreparedUser, actor?: Actor): Promise<User> {
    const created = await manager.save(User, { ...user }).catch(refuseTaken);
    const entry = { action: 'CREATE', subject: 'user', subjectId: created.id, detail: user.role } as const;
    if (actor) await this.audit.record(actor, [entry], manager);
    return created;
  }

  /** Oldest first. */
  listAdmins(): Promise<User[]> {
    return this.dataSource.manager.find(User, { where: { role: 'ADMIN' }, order: { id: 'ASC' } });
  }

  /** @throws AppError NOT_FOUND for an e-mail that no administrator has */
  async findAdmin(email: string): Promise<User> {
    const admin = await this.dataSource.manager.findOneBy(User, {
      email: email.trim().toLowerCase(),
      role: 'ADMIN',
    });
    if (!admin) throw new AppError('NOT_FOUND', 'unknownAdmin', { field: 'email' });
    return admin;
  }

  /** Sets a new password, which the caller has validated; all sessions of the account end. */
  async resetPassword(id: number, password: string, actor: Actor): Promise<void> {
    const passwordHash = await hashPassword(password);
    await this.dataSource.transaction(async (manager) => {
      const user = await loadForEdit(manager, User, { id });
      await manager.save(Object.assign(user, { passwordHash }));
      await this.sessions.endAll(manager, { userId: id });
      await this.audit.record(actor, [{ action: 'RESET_PASSWORD', subject: 'user', subjectId: id }], manager);
    });
  }

  /** Whether the account of this e-mail has that password. */
  async hasPassword(email: string, password: string): Promise<boolean> {
    const account = await this.dataSource.manager.findOne(User, {
      where: { email },
      select: { id: true, passwordHash: true },
    });
    return verifyPassword(password, account?.passwordHash);
  }

  /** A user's contact details, the mobile as ten digits; null for an unknown id. */
  async contactOf(id: number): Promise<UserContact | null> {
    const user = await this.dataSource.manager.findOneBy(User, { id });
    return user && { name: user.name, email: user.email, mobile: mobileFromE164(user.mobile) };
  }

  /** Records in the audit log that somebody reads another user's details. Await it before they are sent. */
  async recordRead(actor: Actor, id: number): Promise<void> {
    await this.audit.record(actor, [{ action: 'READ_PROFILE', subject: 'user', subjectId: id }]);
  }

  /** Whether there is an administrator, suspended or not. */
  hasAdmin(manager = this.dataSource.manager): Promise<boolean> {
    return manager.existsBy(User, { role: 'ADMIN' });
  }

  async isEmpty(): Promise<boolean> {
    return !(await this.dataSource.manager.existsBy(User, {}));
  }
}
