import type { DataSource } from 'typeorm';
import { type SignInFields, signInRules } from '../../../rules/accounts.ts';
import { AppError } from '../../../rules/errors.ts';
import { Role } from '../../../rules/permissions.ts';
import { mobileFromE164, mobileToE164 } from '../../../rules/phone.ts';
import { validate } from '../../../rules/validation.ts';
import { verifyPassword } from '../../security/passwords.ts';
import { networkOf, type RateLimit, type RateLimiter } from '../../security/rate-limiter.ts';
import type { SessionCarrier } from '../../security/session.entity.ts';
import type { IssuedSession, SessionService } from '../../security/sessions.ts';
import type { Viewer } from '../../security/viewer.ts';
import { User } from './user.entity.ts';

const DAY = 24 * 3600;

/** D15: five tries a name and address, then growing waits. */
const PER_NAME: RateLimit = { name: 'sign-in', limit: 5, window: DAY, firstWait: 30, longestWait: 3600 };
/** D15: one address may fail with few different names in a quarter of an hour. */
const PER_ADDRESS: RateLimit = {
  name: 'sign-in-names',
  limit: 9,
  window: 900,
  firstWait: 60,
  longestWait: 3600,
};

export interface SignedIn {
  session: IssuedSession;
  viewer: Viewer;
}

interface SignInOptions {
  carrier: SessionCarrier;
  ip: string;
  /** The session this browser had before; it ends. */
  replaces?: string;
}

/** Signs main-site users in and out (D1). */
export class SignInService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionService,
    private readonly rateLimiter: RateLimiter,
  ) {}

  /**
   * Opens a session for an e-mail or mobile and its password.
   * @throws AppError BAD_USER_INPUT with the same text whatever was wrong, RATE_LIMITED after too many
   *   tries; a suspended account is named only after the right password (D9)
   */
  async signIn(fields: SignInFields, options: SignInOptions): Promise<SignedIn> {
    const { login, password } = validate(signInRules, fields);
    const name = login.includes('@') ? login.toLowerCase() : (mobileToE164(login) ?? login.toLowerCase());
    const network = networkOf(options.ip);
    await this.rateLimiter.refuseBlocked(PER_ADDRESS, network);
    const isFirstTry = (await this.rateLimiter.attempt(PER_NAME, `${network} ${name}`)) === 1;
    if (isFirstTry) await this.rateLimiter.attempt(PER_ADDRESS, network);

    const user = await this.#findByLogin(name);
    if (!(await verifyPassword(password, user?.passwordHash)) || !user)
      throw new AppError('BAD_USER_INPUT', 'invalidLogin');

    await this.rateLimiter.reset(PER_NAME, `${network} ${name}`);
    if (isFirstTry) await this.rateLimiter.refund(PER_ADDRESS, network);
    if (user.status !== 'ACTIVE') throw new AppError('FORBIDDEN', 'accountSuspended');
    return this.#open(user, options);
  }

  async signOut(token: string): Promise<void> {
    await this.dataSource.transaction((manager) => this.sessions.end(manager, token));
  }

  #findByLogin(name: string): Promise<User | null> {
    return this.dataSource.manager
      .createQueryBuilder(User, 'account')
      .addSelect('account.passwordHash')
      .where(name.includes('@') ? 'account.email = :name' : 'account.mobile = :name', { name })
      .getOne();
  }

  async #open(user: User, { carrier, replaces }: SignInOptions): Promise<SignedIn> {
    const session = await this.dataSource.transaction(async (manager) => {
      if (replaces) await this.sessions.end(manager, replaces);
      return this.sessions.open(manager, { userId: user.id }, carrier);
    });
    return { session, viewer: viewerOf(user) };
  }
}

function viewerOf(user: User): Viewer {
  return {
    role: user.role === 'ADMIN' ? Role.ADMIN : Role.MAIN_USER,
    userId: user.id,
    memberId: 0,
    profileForId: 0,
    name: user.name,
    email: user.email,
    mobile: mobileFromE164(user.mobile),
  };
}
