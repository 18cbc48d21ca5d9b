import type { DataSource, EntityManager } from 'typeorm';
import { type Language, offeredLanguages } from '../../../rules/languages.ts';
import { deleteSome, keptUntil } from '../../database/remove-some.ts';
import { customerNetwork } from '../../identity/known-networks.ts';
import type { RateLimiter } from '../../identity/rate-limiter.ts';
import type { Browser } from '../../identity/request-context.ts';
import type { SessionTransport } from '../../identity/session.entity.ts';
import { hashToken, newToken } from '../../identity/tokens.ts';
import type { Outbox } from '../../messages/outbox.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import { KnownDevice } from './known-device.entity.ts';
import { newSignInLetter } from './new-sign-in-letter.ts';
import type { User } from './user.entity.ts';

/** Of each transport, per account; one more forgets the one that was used longest ago. */
const MOST = 20;

/** How long a mark counts: a program's network changes hands sooner than a browser. */
const COUNTS_SINCE: Record<SessionTransport, string> = {
  COOKIE: keptUntil('devices'),
  BEARER: keptUntil('attempts'),
};

/** From where somebody signs in. */
interface SignInPlace {
  transport: SessionTransport;
  ip: string;
  browser?: Browser;
}

interface Services {
  rateLimiter: RateLimiter;
  outbox: Outbox;
  siteSettings: SiteSettingsService;
  publicUrl: string;
}

/** Knows from where people sign in to their accounts, and writes to them when it is from elsewhere. */
export class KnownDevices {
  constructor(
    private readonly dataSource: DataSource,
    private readonly services: Services,
  ) {}

  /**
   * Notes a sign-in, in its transaction. Unless the account is new, a letter goes to its e-mail when the browser, or the
   * network of another program, is not known.
   * @param user as it was before the session was opened
   * @returns the mark that the browser keeps; undefined for other programs
   */
  async note(manager: EntityManager, user: User, place: SignInPlace): Promise<string | undefined> {
    const { transport, ip, browser } = place;
    const language = await this.#languageOf(manager, user, browser);
    if (language && language !== user.letterLanguage)
      await manager.query('UPDATE user_account SET letter_language = $2 WHERE id = $1', [user.id, language]);
    const mark = transport === 'COOKIE' ? (browser?.mark ?? newToken()) : undefined;
    const network = this.services.rateLimiter.keyOf('signed-in-from', `${user.id} ${customerNetwork(ip)}`);
    const markHash = hashToken(mark === undefined ? network : `${user.id} ${mark}`);
    if (await this.#isKnown(manager, user.id, transport, markHash)) return mark;
    await this.#add(manager, user.id, transport, markHash);
    if (user.signedInAt) await this.#tell(manager, user, place, language);
    return mark;
  }

  /** Those of an account, for its owner's export. */
  list(userId: number): Promise<Pick<KnownDevice, 'transport' | 'createdAt' | 'lastUsedAt'>[]> {
    return this.dataSource.manager.find(KnownDevice, {
      select: { transport: true, createdAt: true, lastUsedAt: true },
      where: { userId },
      order: { id: 'ASC' },
    });
  }

  /** Removes marks that count no longer. @returns how many */
  removeOld(transport: SessionTransport, limit: number): Promise<number> {
    const isOld = `transport = '${transport}' AND last_used_at < ${COUNTS_SINCE[transport]}`;
    return deleteSome(this.dataSource, 'known_device', isOld, limit);
  }

  /** What the account is written to in from now on: what the browser's page is in, but a guess changes no choice. */
  async #languageOf(manager: EntityManager, user: User, browser?: Browser): Promise<Language | undefined> {
    const known = browser?.language ?? user.letterLanguage;
    if (known || !browser?.accepted.length) return known ?? undefined;
    const offered = offeredLanguages((await this.services.siteSettings.find(manager)).languages);
    return browser.accepted.find((language) => offered.includes(language));
  }

  async #isKnown(
    manager: EntityManager,
    userId: number,
    transport: SessionTransport,
    markHash: Buffer,
  ): Promise<boolean> {
    const [, count] = await manager.query<[unknown[], number]>(
      `UPDATE known_device SET last_used_at = now()
        WHERE user_id = $1 AND mark_hash = $2 AND last_used_at >= ${COUNTS_SINCE[transport]}`,
      [userId, markHash],
    );
    return count > 0;
  }

  async #add(manager: EntityManager, userId: number, transport: SessionTransport, markHash: Buffer) {
    await manager.query(
      `INSERT INTO known_device (user_id, transport, mark_hash) VALUES ($1, $2, $3)
       ON CONFLICT (user_id, mark_hash) DO UPDATE SET last_used_at = now()`,
      [userId, transport, markHash],
    );
    await manager.query(
      `DELETE FROM known_device WHERE id IN (
         SELECT id FROM known_device WHERE user_id = $1 AND transport = $2
          ORDER BY last_used_at DESC, id DESC OFFSET ${MOST})`,
      [userId, transport],
    );
  }

  async #tell(
    manager: EntityManager,
    user: User,
    { transport, browser }: SignInPlace,
    language: Language | undefined,
  ): Promise<void> {
    const { outbox, siteSettings, publicUrl } = this.services;
    if (!outbox.sendsMail || !user.email) return;
    const settings = await siteSettings.find(manager);
    const by = transport === 'COOKIE' ? (browser?.userAgent ?? '') : 'PROGRAM';
    await outbox.mail(manager, newSignInLetter(user, { by, settings, publicUrl, language }));
  }
}
