import { type DataSource, type EntityManager, MoreThan } from 'typeorm';
import { AppError } from '../../../../rules/errors.ts';
import { siteAddressIn } from '../../../../rules/language-addresses.ts';
import { letterLanguageOf } from '../../../../rules/languages.ts';
import { type HeldOfficeRole, INVITATION_DAYS } from '../../../../rules/office-roles.ts';
import { loadForEdit } from '../../../database/load-for-edit.ts';
import type { RateLimit, RateLimiter } from '../../../identity/rate-limiter.ts';
import type { SessionService } from '../../../identity/sessions.ts';
import { hashToken, newToken } from '../../../identity/tokens.ts';
import { writeLetter } from '../../../messages/letter.ts';
import { greetingOf } from '../../../messages/letter-texts.ts';
import type { Outbox } from '../../../messages/outbox.ts';
import type { AccountPart } from '../../account-part.ts';
import type { SiteSettingsService } from '../../site-settings/site-settings.service.ts';
import { User } from '../user.entity.ts';
import { EmailProof } from './email-proof.entity.ts';

const DAY = 24 * 3600;

/** Each sends a letter. */
const PER_USER: RateLimit = {
  name: 'email-proof',
  limit: 3,
  window: DAY,
  firstWait: 3600,
  longestWait: DAY,
};

interface Services {
  sessions: SessionService;
  rateLimiter: RateLimiter;
  outbox: Outbox;
  siteSettings: Pick<SiteSettingsService, 'find'>;
  publicUrl: string;
  parts: readonly AccountPart[];
}

/**
 * Proves that whoever signs in to an account also reads its e-mail: signing up shows neither. Only both together
 * give roles of the office, so that somebody else's e-mail is of no use to whoever made an account with it.
 */
export class EmailProofService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly services: Services,
  ) {}

  /**
   * Writes to the account's e-mail; an e-mail that is proved already gets nothing.
   * @throws AppError RATE_LIMITED; UNAVAILABLE without a mail server
   */
  async request(userId: number): Promise<void> {
    const { outbox, rateLimiter } = this.services;
    outbox.requireMail();
    await rateLimiter.attemptAll([[PER_USER, String(userId)]]);
    const send = await this.prepare();
    await this.dataSource.transaction(async (manager) => {
      const user = await loadForEdit(manager, User, { id: userId });
      if (user.emailProvedAt) return;
      const isGood = { userId, email: user.email, expiresAt: MoreThan(new Date()) };
      const waiting = await manager.findOneBy(EmailProof, isGood);
      await send(manager, user, waiting?.officeRoles ?? []);
    });
  }

  /**
   * @returns what makes a link that no earlier one is good beside, and writes it to the account's e-mail; its roles are
   *   the account's when the link was opened. Without a mail server it returns the link, for an owner to hand on
   */
  async prepare() {
    const { outbox, publicUrl, siteSettings } = this.services;
    const settings = await siteSettings.find();
    return async (
      manager: EntityManager,
      user: User,
      officeRoles: HeldOfficeRole[],
    ): Promise<string | null> => {
      const { id: userId, name, email, letterLanguage } = user;
      const token = newToken();
      const expiresAt = new Date(Date.now() + INVITATION_DAYS * DAY * 1000);
      await manager.upsert(
        EmailProof,
        { userId, email, tokenHash: hashToken(token), expiresAt, officeRoles },
        ['userId'],
      );
      const language = letterLanguageOf(letterLanguage, settings);
      const page = siteAddressIn(language, `${publicUrl}/confirm-email`, settings);
      // In the fragment, which browsers send to nobody.
      const address = `${page}#${token}`;
      if (!outbox.sendsMail) return address;
      const letter = writeLetter(language, settings, ({ emailProof: texts }) => {
        const why = officeRoles.length > 0 ? texts.roles : texts.asked;
        const paragraphs = [greetingOf(name, language), why, texts.link, texts.unexpected, '{{association}}'];
        return {
          subject: texts.subject,
          paragraphs,
          values: { email, address, days: INVITATION_DAYS },
        };
      });
      await outbox.mail(manager, { to: email, ...letter }, { isKept: false });
      return null;
    };
  }

  /**
   * Uses a link up, for the account that it was sent to. Its other sessions end when it gets roles by that.
   * @param token of the link
   * @param session token of the session that stays
   * @throws AppError NOT_FOUND for a link that is unknown, too old, of another account or of an earlier e-mail of this one
   */
  async prove(userId: number, token: string, session: string | undefined): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const user = await loadForEdit(manager, User, { id: userId });
      const isGood = {
        userId,
        email: user.email,
        tokenHash: hashToken(token),
        expiresAt: MoreThan(new Date()),
      };
      const proof = await manager.findOneBy(EmailProof, isGood);
      if (!proof) throw new AppError('NOT_FOUND', 'emailProofRefused');
      await manager.delete(EmailProof, { userId });
      const added = proof.officeRoles.map(({ role }) => role);
      const kept = user.officeRoles.filter(({ role }) => !added.includes(role));
      if (added.length > 0) await this.services.sessions.endAll(manager, { userId }, session);
      await manager.save(
        Object.assign(user, { emailProvedAt: new Date(), officeRoles: [...kept, ...proof.officeRoles] }),
      );
      for (const part of this.services.parts) await part.proved?.(manager, { userId, name: user.name });
    });
  }
}
