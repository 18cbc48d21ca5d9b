import type { DataSource } from 'typeorm';
import { newAdminRules } from '../../../rules/account-administration.ts';
import { AppError } from '../../../rules/errors.ts';
import { firstLanguage } from '../../../rules/languages.ts';
import { setPlace } from '../../../rules/place.ts';
import { setUpSettingsRules } from '../../../rules/set-up.ts';
import { validate } from '../../../rules/validation.ts';
import { perNetwork, type RateLimit, type RateLimiter } from '../../identity/rate-limiter.ts';
import type { SignedIn } from '../../identity/sessions.ts';
import { hashToken, newToken } from '../../identity/tokens.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import type { SignInOptions, SignInService } from '../accounts/sign-in.service.ts';
import type { UserService } from '../accounts/user.service.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import { SET_UP_TOKEN_ID, SetUpToken } from './set-up-token.entity.ts';

const DAY = 24 * 3600;

/** Wrong tokens from one network, as many as wrong passwords. */
const PER_NETWORK: RateLimit = { name: 'set-up', limit: 5, window: DAY, firstWait: 30, longestWait: 3600 };

interface Services {
  users: UserService;
  siteSettings: SiteSettingsService;
  signIn: SignInService;
}

/** Both unchecked. */
export interface SetUpAnswers {
  settings: unknown;
  administrator: unknown;
}

/** The same for a wrong token, an old one, and a site that has an administrator. */
function refusal(): AppError {
  return new AppError('NOT_FOUND', 'setUpRefused');
}

/**
 * Sets a new installation up for whoever has the link in the server's log, once: when there is an administrator,
 * nothing here succeeds any more.
 */
export class SetUpService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rateLimiter: RateLimiter,
    private readonly services: Services,
  ) {}

  /**
   * Makes a new token, so that no earlier one works.
   * @returns 256 random bits; only their hash is stored. Undefined, and no token works, when there is an administrator
   */
  renewToken(): Promise<string | undefined> {
    return this.dataSource.transaction(async (manager) => {
      await manager.delete(SetUpToken, { id: SET_UP_TOKEN_ID });
      if (await this.services.users.hasAdmin(manager)) return undefined;
      const token = newToken();
      await manager.upsert(SetUpToken, { id: SET_UP_TOKEN_ID, tokenHash: hashToken(token) }, ['id']);
      return token;
    });
  }

  /** @throws AppError NOT_FOUND unless the token sets this site up now; RATE_LIMITED after too many wrong ones */
  async check(token: string, ip: string): Promise<void> {
    const limits = perNetwork(PER_NETWORK, ip);
    await this.rateLimiter.attemptAll(limits);
    const isKnown = await this.dataSource.manager.existsBy(SetUpToken, { tokenHash: hashToken(token) });
    const hasAdmin = await this.services.users.hasAdmin();
    if (!isKnown || hasAdmin) throw refusal();
    for (const [limit, subject] of limits) await this.rateLimiter.reset(limit, subject);
  }

  /**
   * Stores the settings, creates the first administrator and signs them in, all or nothing; the token is used up.
   * @throws AppError as {@link check}, also for the second of two at once; BAD_USER_INPUT with the first failing
   *   rule's text; CONFLICT when a visitor's account has the e-mail or mobile
   */
  async setUp(token: string, answers: SetUpAnswers, options: SignInOptions): Promise<SignedIn> {
    await this.check(token, options.ip);
    const { users, siteSettings, signIn } = this.services;
    const settings = validate(setUpSettingsRules, answers.settings);
    const language = firstLanguage(settings);
    // The mobile is one of the country that was chosen just now.
    const account = validate(newAdminRules(settings.callingCode), answers.administrator);
    const prepared = await users.prepare(
      { ...account, officeRoles: [{ role: 'OWNER', endsAt: null }], emailProvedAt: new Date() },
      settings.callingCode,
    );
    const { stored, signedIn } = await this.dataSource.transaction(async (manager) => {
      // The second of two at once waits here for the first one's commit, and then finds no token.
      const { affected } = await manager.delete(SetUpToken, { tokenHash: hashToken(token) });
      if (affected !== 1 || (await users.hasAdmin(manager))) throw refusal();
      const admin = await users.add(manager, prepared, OPERATOR);
      const actor = { userId: admin.id, name: admin.name };
      const stored = await siteSettings.store(manager, actor, { ...settings, language });
      return { stored, signedIn: await signIn.enter(manager, admin, options) };
    });
    setPlace(stored);
    return signedIn;
  }
}
