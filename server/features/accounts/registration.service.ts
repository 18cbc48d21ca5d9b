import type { DataSource } from 'typeorm';
import { type SignUpFields, signUpRules } from '../../../rules/accounts.ts';
import { mobileToE164 } from '../../../rules/phone.ts';
import { validate } from '../../../rules/validation.ts';
import { hashPassword } from '../../identity/passwords.ts';
import { perNetwork, type RateLimit, type RateLimiter } from '../../identity/rate-limiter.ts';
import type { SessionService } from '../../identity/sessions.ts';
import { refuseTaken } from './account-conflicts.ts';
import type { SignedIn, SignInOptions } from './sign-in.service.ts';
import { User } from './user.entity.ts';
import { userViewer } from './user-viewer.ts';

const HOUR = 3600;

/** Enough for the people of a household; slows automated sign-ups down. */
const PER_NETWORK: RateLimit = {
  name: 'sign-up',
  limit: 20,
  window: HOUR,
  firstWait: HOUR / 6,
  longestWait: 24 * HOUR,
};

/** Registers visitors of the main site (spec §5, sign-up). */
export class RegistrationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionService,
    private readonly rateLimiter: RateLimiter,
  ) {}

  /**
   * Creates an active account with role USER and signs it in; the caller cannot choose status or role (D11).
   * @throws AppError BAD_USER_INPUT with the first failing rule's text; CONFLICT when the e-mail or mobile
   *   has an account; RATE_LIMITED
   */
  async signUp(fields: SignUpFields, { carrier, ip, replaces }: SignInOptions): Promise<SignedIn> {
    const { password, email, mobile, ...rest } = validate(signUpRules, fields);
    await this.rateLimiter.attemptAll(perNetwork(PER_NETWORK, ip));
    const account = {
      ...rest,
      email: email.toLowerCase(),
      mobile: mobileToE164(mobile)!,
      passwordHash: await hashPassword(password),
    };
    return this.dataSource
      .transaction(async (manager) => {
        const user = await manager.save(User, account);
        if (replaces) await this.sessions.end(manager, replaces);
        const session = await this.sessions.open(manager, { userId: user.id }, carrier);
        return { session, viewer: userViewer(user) };
      })
      .catch(refuseTaken);
  }
}
