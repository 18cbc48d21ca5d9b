import { randomBytes } from 'node:crypto';
import { type DataSource, type EntityManager, In } from 'typeorm';
import { invitedUserRules } from '../../../rules/account-administration.ts';
import { AppError } from '../../../rules/errors.ts';
import { type HeldOfficeRole, isOfficer, rolesAt } from '../../../rules/office-roles.ts';
import { hasPermission, mainRole, type Permission } from '../../../rules/permissions.ts';
import { mobileFromE164, mobileToE164 } from '../../../rules/phone.ts';
import { validate, visibleText } from '../../../rules/validation.ts';
import type { Alongside } from '../../database/alongside.ts';
import { violatedConstraint } from '../../database/database-errors.ts';
import { loadForEdit } from '../../database/load-for-edit.ts';
import { versionsOf } from '../../database/versions.ts';
import { hashPassword, verifyPassword } from '../../identity/passwords.ts';
import type { SessionService } from '../../identity/sessions.ts';
import type { Actor, Viewer } from '../../identity/viewer.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { removeSecondFactor } from '../second-factor/second-factor-removal.service.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import { setPassword } from './account.service.ts';
import { refuseTaken } from './account-conflicts.ts';
import { CAN_SIGN_IN, HAS_OFFICE_ROLES, User } from './user.entity.ts';

export interface NewUser {
  name: string;
  email: string;
  /** As typed; stored as E.164. */
  mobile: string;
  password: string;
  /** None by default. */
  officeRoles?: HeldOfficeRole[];
  /** Of who is trusted to have typed their own; null by default. */
  emailProvedAt?: Date | null;
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
    private readonly siteSettings: Pick<SiteSettingsService, 'find'>,
  ) {}

  /**
   * @param actor who creates the account for somebody else; recorded in the audit log
   * @param callingCode of the mobile's country, by default the association's
   * @throws AppError BAD_USER_INPUT for an invalid mobile, CONFLICT for an e-mail or mobile that has an account
   */
  async create(account: NewUser, actor?: Actor, callingCode?: string): Promise<User> {
    const prepared = await this.prepare(account, callingCode);
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
    const about = { subject: 'user', subjectId: created.id } as const;
    const roles = (user.officeRoles ?? []).map(
      ({ role }) => ({ ...about, action: 'GIVE_ROLE', detail: role }) as const,
    );
    if (actor) await this.audit.record(actor, [{ ...about, action: 'CREATE' }, ...roles], manager);
    return created;
  }

  /**
   * What validates the fields of any number of accounts that somebody else makes.
   * @returns throws AppError BAD_USER_INPUT with the first failing rule's text
   */
  async invitedChecker() {
    const rules = invitedUserRules(await this.siteSettings.find());
    return (fields: unknown) => validate(rules, fields);
  }

  /**
   * Creates an account that nobody can sign in to until its owner has set a password by a code to the mobile.
   * @param fields not yet validated
   * @throws AppError BAD_USER_INPUT; CONFLICT for an e-mail or mobile that has an account
   */
  async createWithoutPassword(actor: Actor, fields: unknown, alongside: Alongside): Promise<void> {
    const { sheri = '', ...account } = (await this.invitedChecker())(fields);
    const password = randomBytes(32).toString('base64url');
    const prepared = await this.prepare({ ...account, sheri, password });
    await this.dataSource.transaction(async (manager) => {
      const { id, version } = await this.add(manager, prepared, actor);
      await alongside(manager, { id, version });
    });
  }

  /**
   * Removes an account that nothing depends on yet; its sessions end.
   * @throws AppError NOT_FOUND; CONFLICT when it was changed since that version, has signed in or given
   */
  async removeUnused(actor: Actor, id: number, version: number, alongside: Alongside): Promise<void> {
    await this.dataSource
      .transaction(async (manager) => {
        const user = await loadForEdit(manager, User, { id, version });
        await alongside(manager, user);
        await this.audit.record(actor, [{ action: 'DELETE', subject: 'user', subjectId: id }], manager);
        await manager.delete(User, { id });
      })
      .catch((error) => {
        throw violatedConstraint(error) ? new AppError('CONFLICT', 'changedByAnother') : error;
      });
  }

  /** Of each e-mail the id of its account; null if nobody has it. */
  async idsOf(emails: readonly string[]): Promise<(number | null)[]> {
    const stored = emails.map((email) => visibleText(email).toLowerCase());
    const rows = await this.dataSource.query<{ id: number; email: string }[]>(
      'SELECT id, email FROM user_account WHERE email = ANY ($1)',
      [stored],
    );
    const ids = new Map(rows.map(({ id, email }) => [email, id]));
    return stored.map((email) => ids.get(email) ?? null);
  }

  /** The present versions of those that are still there, by id. */
  versions(ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
    return versionsOf(this.dataSource, User, ids);
  }

  /** The names and e-mails of those accounts, in order of id. */
  contacts(ids: readonly number[]): Promise<Pick<User, 'name' | 'email'>[]> {
    return this.dataSource.manager.find(User, { where: { id: In([...ids]) }, order: { id: 'ASC' } });
  }

  /** Those with a role in the office, or of them those who can sign in, the oldest first. */
  async listAdmins({ canSignIn = false } = {}): Promise<User[]> {
    const where = { officeRoles: HAS_OFFICE_ROLES, ...(canSignIn && CAN_SIGN_IN) };
    const users = await this.dataSource.manager.find(User, { where, order: { id: 'ASC' } });
    return users.filter(({ officeRoles }) => isOfficer(officeRoles));
  }

  /** Active accounts whose roles of the office give a permission at this moment, by name. */
  async officersWith(permission: Permission, manager = this.dataSource.manager): Promise<User[]> {
    const users = await manager.find(User, {
      where: { officeRoles: HAS_OFFICE_ROLES, status: 'ACTIVE' },
      order: { name: 'ASC', id: 'ASC' },
    });
    return users.filter((user) => {
      const officeRoles = rolesAt(user.officeRoles);
      return hasPermission({ role: mainRole(officeRoles), officeRoles }, permission);
    });
  }

  /** @throws AppError NOT_FOUND for an e-mail that no administrator has */
  async findAdmin(email: string): Promise<User> {
    const admin = await this.dataSource.manager.findOneBy(User, { email: email.trim().toLowerCase() });
    if (!admin || !isOfficer(admin.officeRoles))
      throw new AppError('NOT_FOUND', 'unknownAdmin', { field: 'email' });
    return admin;
  }

  /** Sets a new password, which the caller has validated; all sessions of the account end. */
  async resetPassword(id: number, password: string, actor: Actor): Promise<void> {
    const passwordHash = await hashPassword(password);
    await this.dataSource.transaction(async (manager) => {
      const user = await loadForEdit(manager, User, { id });
      await setPassword(manager, user, passwordHash);
      await this.sessions.endAll(manager, { userId: id });
      await this.audit.record(actor, [{ action: 'RESET_PASSWORD', subject: 'user', subjectId: id }], manager);
    });
  }

  /**
   * Takes the second factor of an account away, whose owner has lost it; all sessions of the account end.
   * @param alongside what else must succeed in the same transaction
   * @throws AppError NOT_FOUND; CONFLICT for an account without one
   */
  async resetSecondFactor(
    actor: Actor,
    id: number,
    { reason, alongside }: { reason?: string; alongside?: (manager: EntityManager) => Promise<void> } = {},
  ): Promise<User> {
    const about = { subject: 'user', subjectId: id } as const;
    return this.dataSource.transaction(async (manager) => {
      await loadForEdit(manager, User, { id });
      await alongside?.(manager);
      await removeSecondFactor(manager, id);
      await this.sessions.endAll(manager, { userId: id });
      await this.audit.record(actor, [{ ...about, action: 'RESET_SECOND_FACTOR', reason }], manager);
      return manager.findOneByOrFail(User, { id });
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
    return manager.existsBy(User, { officeRoles: HAS_OFFICE_ROLES });
  }

  /** @throws AppError UNAVAILABLE before there is an administrator: until then nobody makes an account */
  async requireSetUp(): Promise<void> {
    if (!(await this.hasAdmin())) throw new AppError('UNAVAILABLE', 'notSetUpYet');
  }

  async isEmpty(): Promise<boolean> {
    return !(await this.dataSource.manager.existsBy(User, {}));
  }
}
