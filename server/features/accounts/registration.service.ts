import type { DataSource } from 'typeorm';
import { type SignUpFields, signUpRules } from '../../../rules/accounts.ts';
import { mobileToE164 } from '../../../rules/phone.ts';
import { validate } from '../../../rules/validation.ts';
import { hashPassword } from '../../identity/passwords.ts';
import { perNetwork, type RateLimit, type RateLimiter } from '../../identity/rate-limiter.ts';
import type { SignedIn } from '../../identity/sessions.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import { refuseTaken } from './account-conflicts.ts';
import type { SignInOptions, SignInService } from './sign-in.service.ts';
import { User } from './user.entity.ts';
import type { UserService } from './user.service.ts';

const HOUR = 3600;

/** Enough for the people of a household; slows automated sign-ups down. */
const PER_NETWORK: RateLimit = {
  name: 'sign-up',
  limit: 20,
  window: HOUR,
  firstWait: HOUR / 6,
  longestWait: 24 * HOUR,
};

/** Registers visitors of the main site. */
export class RegistrationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rateLimiter: RateLimiter,
    private readonly signIn: Pick<SignInService, 'enter'>,
    private readonly siteSettings: Pick<SiteSettingsService, 'find'>,
    private readonly users: Pick<UserService, 'requireSetUp'>,
  ) {}

  /**
   * Creates an active account with role USER and signs it in; the caller cannot choose status or role.
   * @throws AppError BAD_USER_INPUT with the first failing rule's text; CONFLICT when the e-mail or mobile
   *   has an account; RATE_LIMITED; UNAVAILABLE before the site is set up
   */
  async signUp(fields: SignUpFields, options: SignInOptions): Promise<SignedIn> {
    await this.users.requireSetUp();
    const rules = signUpRules(await this.siteSettings.find());
    const { password, email, mobile, sheri = '', ...rest } = validate(rules, fields);
    await this.rateLimiter.attemptAll(perNetwork(PER_NETWORK, options.ip));
    const account = {
      ...rest,
      sheri,
      email: email.toLowerCase(),
      mobile: mobileToE164(mobile)!,
      passwordHash: await hashPassword(password),
    };
    return this.dataSource
      .transaction(async (manager) => {
        const user = await manager.save(User, account);
        return this.signIn.enter(manager, user, options);
      })
      .catch(refuseTaken);
  }
}
