import { type DataSource, type EntityManager, MoreThan } from 'typeorm';
import { newPasswordRules } from '../../../../rules/accounts.ts';
import { AppError } from '../../../../rules/errors.ts';
import { siteAddressIn } from '../../../../rules/language-addresses.ts';
import { letterLanguageOf } from '../../../../rules/languages.ts';
import { INVITATION_DAYS, invitationRules } from '../../../../rules/office-roles.ts';
import { validate } from '../../../../rules/validation.ts';
import { loadForEdit } from '../../../database/load-for-edit.ts';
import { hashPassword } from '../../../identity/passwords.ts';
import { perNetwork, type RateLimit, type RateLimiter } from '../../../identity/rate-limiter.ts';
import type { SessionService, SignedIn } from '../../../identity/sessions.ts';
import { hashToken, newToken } from '../../../identity/tokens.ts';
import type { Actor } from '../../../identity/viewer.ts';
import { writeLetter } from '../../../messages/letter.ts';
import { greetingOf } from '../../../messages/letter-texts.ts';
import type { Outbox } from '../../../messages/outbox.ts';
import type { AccountPart } from '../../account-part.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { SiteSettingsService } from '../../site-settings/site-settings.service.ts';
import { setPassword } from '../account.service.ts';
import type { UserAdministrationService } from '../administration/user-administration.service.ts';
import type { SignInOptions, SignInService } from '../sign-in.service.ts';
import { User } from '../user.entity.ts';
import type { UserService } from '../user.service.ts';
import { OfficerInvitation } from './officer-invitation.entity.ts';

const DAY = 24 * 3600;

type Settings = Awaited<ReturnType<SiteSettingsService['find']>>;

/** An account that waits for its owner's password. */
interface Invited {
  user: User;
  /** To be handed on, where the site sends no mail; else null: only the person themselves gets it. */
  invitationLink: string | null;
}

/** Wrong links from one network, as many as wrong passwords. */
const PER_NETWORK: RateLimit = {
  name: 'officer-invitation',
  limit: 5,
  window: DAY,
  firstWait: 30,
  longestWait: 3600,
};

interface Services {
  users: UserService;
  administration: UserAdministrationService;
  sessions: SessionService;
  signIn: Pick<SignInService, 'enter'>;
  rateLimiter: RateLimiter;
  outbox: Outbox;
  audit: AuditService;
  siteSettings: SiteSettingsService;
  publicUrl: string;
  parts: readonly AccountPart[];
}

/** The same for an unknown link, one that has been used, and one that is too old. */
function refusal(): AppError {
  return new AppError('NOT_FOUND', 'invitationRefused');
}

/** The invitation that a link leads to while it is good. */
function goodLink(token: string) {
  return { tokenHash: hashToken(token), expiresAt: MoreThan(new Date()) };
}

/**
 * Invites people to the office: an owner makes their account with its roles, and they set their own password by a link
 * in a letter, which the owner hands on where there is no mail.
 */
export class OfficerInvitationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly services: Services,
  ) {}

  /**
   * @param fields not yet validated; `password` is the actor's own
   * @throws AppError BAD_USER_INPUT with the first failing rule's text; RATE_LIMITED; CONFLICT for an e-mail or mobile that has an account; FORBIDDEN when the actor is no owner any more
   */
  async invite(actor: Actor, fields: unknown): Promise<Invited> {
    const { password, roles, ...account } = validate(invitationRules, fields);
    const { users, administration, audit } = this.services;
    const requireOwner = await administration.confirmOwner(actor, password);
    const unknownPassword = newToken();
    const prepared = await users.prepare({ ...account, password: unknownPassword, officeRoles: roles });
    const settings = await this.services.siteSettings.find();
    return this.dataSource.transaction(async (manager) => {
      await requireOwner(manager);
      const user = await users.add(manager, prepared, actor);
      const invitationLink = await this.#send(manager, user, settings);
      await audit.record(actor, [{ action: 'INVITE', subject: 'user', subjectId: user.id }], manager);
      return { user, invitationLink };
    });
  }

  /**
   * Sends a new link, so that the earlier one is good no more.
   * @throws AppError NOT_FOUND unless that account waits for its owner's password
   */
  async renew(actor: Actor, id: number): Promise<Invited> {
    const settings = await this.services.siteSettings.find();
    return this.dataSource.transaction(async (manager) => {
      const user = await this.#loadInvited(manager, id);
      const invitationLink = await this.#send(manager, user, settings);
      await this.services.audit.record(
        actor,
        [{ action: 'INVITE', subject: 'user', subjectId: id }],
        manager,
      );
      return { user, invitationLink };
    });
  }

  /**
   * Removes the account that was made for somebody who has not used it, for example one with a mistyped e-mail.
   * @throws AppError NOT_FOUND unless it waits for its owner's password
   */
  async cancel(actor: Actor, id: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.#loadInvited(manager, id);
      await this.services.audit.record(
        actor,
        [{ action: 'DELETE', subject: 'user', subjectId: id }],
        manager,
      );
      await manager.delete(User, { id });
    });
  }

  /** Those who have not set a password yet, with how long their link is good. */
  list(): Promise<OfficerInvitation[]> {
    return this.dataSource.manager.find(OfficerInvitation, { order: { userId: 'ASC' } });
  }

  /**
   * Finds what a link is good for, before anything is typed.
   * @throws AppError NOT_FOUND for a link that is unknown, used or too old; RATE_LIMITED after too many of those
   */
  async check(token: string, ip: string): Promise<OfficerInvitation> {
    const { rateLimiter } = this.services;
    const limits = perNetwork(PER_NETWORK, ip);
    await rateLimiter.attemptAll(limits);
    const invitation = await this.dataSource.manager.findOneBy(OfficerInvitation, goodLink(token));
    if (!invitation) throw refusal();
    for (const [limit, subject] of limits) await rateLimiter.reset(limit, subject);
    return invitation;
  }

  /**
   * Sets the password of whoever has the link and signs them in; the link is used up.
   * @throws AppError NOT_FOUND for a link that is unknown, used or too old; RATE_LIMITED after too many of those;
   *   BAD_USER_INPUT for a weak password; FORBIDDEN for a suspended account
   */
  async accept(token: string, fields: { password: string }, options: SignInOptions): Promise<SignedIn> {
    const { sessions, signIn } = this.services;
    const { userId } = await this.check(token, options.ip);
    const account = await this.dataSource.manager.findOneByOrFail(User, { id: userId });
    const { password } = validate(newPasswordRules(account), fields);
    const passwordHash = await hashPassword(password);
    return this.dataSource.transaction(async (manager) => {
      const user = await loadForEdit(manager, User, { id: userId });
      // The second of two at once finds the link used.
      const { affected } = await manager.delete(OfficerInvitation, { userId, ...goodLink(token) });
      if (affected !== 1) throw refusal();
      if (user.status !== 'ACTIVE') throw new AppError('FORBIDDEN', 'accountSuspended');
      await setPassword(manager, Object.assign(user, { emailProvedAt: new Date() }), passwordHash);
      for (const part of this.services.parts) await part.proved?.(manager, { userId, name: user.name });
      await sessions.endAll(manager, { userId });
      return signIn.enter(manager, user, options);
    });
  }

  async #loadInvited(manager: EntityManager, id: number): Promise<User> {
    const user = await loadForEdit(manager, User, { id });
    if (!(await manager.existsBy(OfficerInvitation, { userId: id })))
      throw new AppError('NOT_FOUND', 'notFound');
    return user;
  }

  /** Makes a link that no earlier one is good beside, and writes it to the account's e-mail or, without mail, returns it. */
  async #send(
    manager: EntityManager,
    { id, name, email, letterLanguage }: User,
    settings: Settings,
  ): Promise<string | null> {
    const { outbox, publicUrl } = this.services;
    const token = newToken();
    const expiresAt = new Date(Date.now() + INVITATION_DAYS * DAY * 1000);
    await manager.upsert(OfficerInvitation, { userId: id, tokenHash: hashToken(token), expiresAt }, [
      'userId',
    ]);
    const language = letterLanguageOf(letterLanguage, settings);
    const page = siteAddressIn(language, `${publicUrl}/invitation`, settings);
    // In the fragment, which browsers send to nobody.
    const address = `${page}#${token}`;
    if (!outbox.sendsMail) return address;
    const letter = writeLetter(language, settings, ({ officerInvitation: texts }) => {
      const { subject, made, password, unexpected } = texts;
      const paragraphs = [greetingOf(name, language), made, password, unexpected, '{{association}}'];
      return { subject, paragraphs, values: { email, address, days: INVITATION_DAYS } };
    });
    await outbox.mail(manager, { to: email, ...letter }, { isKept: false });
    return null;
  }
}
