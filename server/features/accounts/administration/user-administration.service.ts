import type { DataSource, EntityManager } from 'typeorm';
import type { z } from 'zod';
import {
  otherAccountRules,
  suspensionRules,
  type UserChangeFields,
  userChangeRules,
  userFilterRules,
} from '../../../../rules/account-administration.ts';
import { type AccountFields } from '../../../../rules/accounts.ts';
import { AppError } from '../../../../rules/errors.ts';
import { allUsed } from '../../../../rules/filters.ts';
import { LIMITS } from '../../../../rules/limits.ts';
import type { MessageKey } from '../../../../rules/messages.ts';
import {
  type HeldOfficeRole,
  isLastingOwner,
  isOfficer,
  officeRolesRules,
  rolesAt,
} from '../../../../rules/office-roles.ts';
import { validate } from '../../../../rules/validation.ts';
import { loadForEdit } from '../../../database/load-for-edit.ts';
import { findPage, type Page, searchFor } from '../../../database/page.ts';
import type { PasswordGuard } from '../../../identity/password-guard.ts';
import type { SessionService } from '../../../identity/sessions.ts';
import type { Actor } from '../../../identity/viewer.ts';
import type { AuditEntryInput, AuditService } from '../../audit/audit.service.ts';
import type { ContactChangeNotifier } from '../../site-settings/contact-change-notifier.service.ts';
import type { SiteSettingsService } from '../../site-settings/site-settings.service.ts';
import {
  changeDetails,
  changedContact,
  type Details,
  findWithPassword,
  normaliseContact,
} from '../account.service.ts';
import { refuseTaken } from '../account-conflicts.ts';
import { EmailProof } from '../email-proof/email-proof.entity.ts';
import type { EmailProofService } from '../email-proof/email-proof.service.ts';
import { OfficerInvitation } from '../officers/officer-invitation.entity.ts';
import { CAN_SIGN_IN, HAS_OFFICE_ROLES, User, type UserStatus } from '../user.entity.ts';

/** An account as the caller has seen it; without a version, whatever it is by now. */
interface SeenAccount {
  id: number;
  version?: number | null;
}

interface ChangeOptions extends Pick<AuditEntryInput, 'detail'> {
  /** The version that the editor loaded; undefined for old clients, which have none. */
  version?: number;
  /** The text of the refusal for an unknown id. */
  notFoundMessage?: MessageKey;
}

/** Those of the roles that are not held at this moment. */
function rolesBeyond(held: readonly HeldOfficeRole[], roles: readonly HeldOfficeRole[]): HeldOfficeRole[] {
  const names = rolesAt(held);
  return roles.filter(({ role }) => !names.includes(role));
}

/** Administration of main-site accounts: search, edit, suspend, reactivate, give and take roles of the office. */
export class UserAdministrationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionService,
    private readonly audit: AuditService,
    private readonly contactChanges: ContactChangeNotifier,
    private readonly passwords: PasswordGuard,
    private readonly siteSettings: Pick<SiteSettingsService, 'find'>,
    private readonly emailProofs: Pick<EmailProofService, 'prepare'>,
  ) {}

  /**
   * Newest first, with the count of all that match.
   * @throws AppError BAD_USER_INPUT
   */
  async list(page: Page, filter: z.input<typeof userFilterRules> = {}) {
    const { search, officers, ...rest } = validate(userFilterRules, filter);
    allUsed(rest);
    const query = this.dataSource.manager.createQueryBuilder(User, 'item').orderBy('item.id', 'DESC');
    if (officers) query.where(`item.office_roles <> '[]'`);
    const isAsked = Boolean(search) && (await this.siteSettings.find()).asksSheri;
    const searched = ['name', 'email', 'mobile', ...(isAsked ? (['sheri'] as const) : [])] as const;
    return findPage(searchFor(query, searched, search), page);
  }

  /** For old clients: all, newest first. The read is recorded in the audit log first. */
  async listAll(actor: Actor): Promise<User[]> {
    const users = await this.dataSource.manager.find(User, {
      order: { id: 'DESC' },
      take: LIMITS.legacyListMaximum,
    });
    await this.audit.record(actor, [{ action: 'READ_LIST', subject: 'user', count: users.length }]);
    return users;
  }

  /**
   * Suspends an account, whose sessions end at once, or reactivates it.
   * @param why not yet validated; the office gives it with a suspension
   * @throws AppError BAD_USER_INPUT for a reason that is too short or too long; NOT_FOUND; CONFLICT for the last owner, or a
   *   newer version
   */
  async setStatus(actor: Actor, seen: SeenAccount, status: UserStatus, why?: string | null): Promise<User> {
    const { id } = seen;
    const given = typeof why === 'string' ? validate(suspensionRules, { reason: why }) : {};
    return this.dataSource.transaction(async (manager) => {
      const user = await this.#lock(manager, seen);
      if (status !== 'ACTIVE') {
        await this.#requireAnotherOwner(manager, user);
        await this.sessions.endAll(manager, { userId: id });
      }
      await this.#record(manager, actor, {
        action: 'CHANGE_STATUS',
        subjectId: id,
        detail: status,
        ...given,
      });
      return manager.save(Object.assign(user, { status }));
    });
  }

  /**
   * Sets the roles of the office that somebody has, and until when; their sessions end, since they were opened with
   * other permissions. While nothing proves the account's e-mail, new roles wait for the link that goes to it.
   * @param fields not yet validated; `password` is the actor's own, since a session may have been left open or stolen
   * @throws AppError BAD_USER_INPUT without the right password; RATE_LIMITED; NOT_FOUND; CONFLICT for the last owner,
   *   or a newer version; FORBIDDEN when the actor is no owner any more, or has changed the password meanwhile
   * @returns with the link that the owner hands on, where roles wait for one and there is no mail
   */
  async setOfficeRoles(
    actor: Actor,
    seen: SeenAccount,
    fields: { roles: HeldOfficeRole[]; password: string },
  ): Promise<{ user: User; invitationLink: string | null }> {
    const { id } = seen;
    const { roles, password } = validate(officeRolesRules, fields);
    const requireOwner = await this.confirmOwner(actor, password);
    const sendProof = await this.emailProofs.prepare();
    return this.dataSource.transaction(async (manager) => {
      const user = await this.#lock(manager, seen);
      if (!isLastingOwner(roles)) await this.#requireAnotherOwner(manager, user);
      await requireOwner(manager);
      await this.sessions.endAll(manager, { userId: id });
      await this.#recordRoles(manager, actor, user, roles);
      const waiting = user.emailProvedAt ? [] : rolesBeyond(user.officeRoles, roles);
      await manager.update(EmailProof, { userId: id }, { officeRoles: [] });
      let invitationLink: string | null = null;
      if (waiting.length > 0) {
        invitationLink = await sendProof(manager, user, waiting);
        await this.#record(manager, actor, { action: 'INVITE', subjectId: id });
      }
      const officeRoles = roles.filter((role) => !waiting.includes(role));
      // A new version also where only the roles that wait have changed.
      await manager.update(User, { id }, { officeRoles });
      return { user: await manager.findOneByOrFail(User, { id }), invitationLink };
    });
  }

  /**
   * Checks the password of an owner, who may change before the write that it permits.
   * @returns a check for that write, which throws an AppError FORBIDDEN when the actor is no owner any more, or has
   *   changed the password meanwhile
   * @throws AppError BAD_USER_INPUT; RATE_LIMITED
   */
  async confirmOwner(
    { userId }: Actor,
    password: string,
  ): Promise<(manager: EntityManager) => Promise<void>> {
    const account = await findWithPassword(this.dataSource.manager, userId);
    await this.passwords.confirm({ realm: 'MAIN', ...account }, password, 'password');
    const { passwordHash } = account;
    return async (manager) => {
      const owner = await manager.findOneBy(User, { id: userId, passwordHash, status: 'ACTIVE' });
      if (!owner || !rolesAt(owner.officeRoles).includes('OWNER'))
        throw new AppError('FORBIDDEN', 'forbidden');
    };
  }

  /**
   * Locks an account that is about to be closed.
   * @throws AppError NOT_FOUND; CONFLICT for the last owner
   */
  async lockLeaving(manager: EntityManager, id: number): Promise<User> {
    const user = await this.#lock(manager, { id });
    await this.#requireAnotherOwner(manager, user);
    return user;
  }

  /** Null for an unknown id. */
  find(id: number): Promise<User | null> {
    return this.dataSource.manager.findOneBy(User, { id });
  }

  /**
   * Changes the details of somebody else's account and records the reason. A new e-mail or mobile ends their
   * sessions and is notified to the old e-mail and mobile.
   * @param fields not yet validated
   * @throws AppError BAD_USER_INPUT with the first failing rule's text; FORBIDDEN for one's own account, which needs
   *   its password, and for the e-mail or mobile of somebody who works in the office; CONFLICT for a taken e-mail or mobile, or a
   *   newer version; NOT_FOUND
   */
  async change(actor: Actor, id: number, version: number, fields: UserChangeFields): Promise<User> {
    if (id === actor.userId) throw new AppError('FORBIDDEN', 'ownAccountElsewhere');
    const question = await this.siteSettings.find();
    return this.#change(actor, id, (user) => validate(userChangeRules(question, user), fields), { version });
  }

  /**
   * Like {@link change}, for old clients, which send no reason.
   * @param fields not yet validated; the current password is ignored, since admins do not know it
   * @throws AppError as {@link change} does; FORBIDDEN also for a new password, which only its owner may set;
   *   NOT_FOUND with the general text
   */
  async edit(actor: Actor, id: number, fields: AccountFields): Promise<void> {
    const { newPassword, currentPassword: _ignored, ...changed } = fields;
    if (newPassword !== '') throw new AppError('FORBIDDEN', 'forbidden');
    const question = await this.siteSettings.find();
    await this.#change(actor, id, (user) => validate(otherAccountRules(question, user), changed), {
      detail: 'BY_REST',
      notFoundMessage: 'internalError',
    });
  }

  async #change(
    actor: Actor,
    id: number,
    check: (before: User) => Details & Pick<AuditEntryInput, 'reason'>,
    { version, notFoundMessage, detail }: ChangeOptions,
  ): Promise<User> {
    const notify = await this.contactChanges.prepare('MAIN');
    return this.dataSource
      .transaction(async (manager) => {
        const user = await loadForEdit(manager, User, { id, version }, notFoundMessage);
        const { reason, ...changed } = normaliseContact(check(user));
        const field = changedContact(user, changed);
        if (field) {
          // Control of their e-mail or mobile means control of what they may do.
          if (isOfficer(user.officeRoles)) throw new AppError('FORBIDDEN', 'adminContactIsTheirs', { field });
          // Whoever holds the old e-mail or mobile may not be the owner of the account.
          await this.sessions.endAll(manager, { userId: id });
          await notify(manager, user);
        }
        // The link of an invitation would prove the e-mail to which it did not go.
        if (user.email !== changed.email)
          await manager.update(OfficerInvitation, { userId: id }, { expiresAt: new Date() });
        await this.#record(manager, actor, { action: 'CHANGE', subjectId: id, reason, detail });
        return manager.save(changeDetails(user, changed));
      })
      .catch(refuseTaken);
  }

  #record(manager: EntityManager, actor: Actor, entry: Omit<AuditEntryInput, 'subject'>): Promise<void> {
    return this.audit.record(actor, [{ ...entry, subject: 'user' }], manager);
  }

  /** One entry for each role that is given, also with another end, or taken. */
  async #recordRoles(
    manager: EntityManager,
    actor: Actor,
    user: User,
    roles: HeldOfficeRole[],
  ): Promise<void> {
    const before = new Map(user.officeRoles.map(({ role, endsAt }) => [role, endsAt?.getTime()]));
    const given = roles.filter(
      ({ role, endsAt }) => !before.has(role) || before.get(role) !== endsAt?.getTime(),
    );
    const taken = user.officeRoles.filter((held) => !roles.some(({ role }) => role === held.role));
    for (const { role } of given)
      await this.#record(manager, actor, { action: 'GIVE_ROLE', subjectId: user.id, detail: role });
    for (const { role } of taken)
      await this.#record(manager, actor, { action: 'TAKE_ROLE', subjectId: user.id, detail: role });
  }

  /** Also locks all who have roles, so that two owners who take each other's role at once cannot both succeed. */
  async #lock(manager: EntityManager, { id, version }: SeenAccount): Promise<User> {
    await manager.query(`SELECT id FROM user_account WHERE office_roles <> '[]' ORDER BY id FOR UPDATE`);
    return loadForEdit(manager, User, { id, version: version ?? undefined });
  }

  /** An owner without an end, who can sign in, must remain: one whose role ends would leave nobody behind. */
  async #requireAnotherOwner(manager: EntityManager, { id, officeRoles, status }: User): Promise<void> {
    if (!isLastingOwner(officeRoles) || status !== 'ACTIVE') return;
    const officers = await manager.findBy(User, { ...CAN_SIGN_IN, officeRoles: HAS_OFFICE_ROLES });
    if (!officers.some((other) => other.id !== id && isLastingOwner(other.officeRoles)))
      throw new AppError('CONFLICT', 'lastOwner');
  }
}
