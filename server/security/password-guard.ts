import { AppError } from '../../rules/errors.ts';
import { LIMITS } from '../../rules/limits.ts';
import type { MessageKey } from '../../rules/messages.ts';
import { verifyPassword } from './passwords.ts';
import { networkOf, type RateLimit, type RateLimiter } from './rate-limiter.ts';
import type { Realm } from './session.entity.ts';

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

/** Guesses at the password of an account that somebody has a session of. */
const CURRENT: RateLimit = {
  name: 'current-password',
  limit: 5,
  window: DAY,
  firstWait: 60,
  longestWait: 3600,
};

/** What an old client sends to change its password. */
export interface NewPassword {
  password: string;
  currentPassword: string;
}

interface SignedInAccount {
  realm: Realm;
  id: number;
  passwordHash: string;
}

interface Attempt<Account> {
  realm: Realm;
  /** In the one form in which the account is found. */
  name: string;
  password: string;
  ip: string;
  find(name: string): Promise<Account | null>;
  /** The answer to whatever is wrong. */
  refusal: MessageKey;
}

/** Lets those in who know an account's password, and slows down those who guess (D15), in both realms. */
export class PasswordGuard {
  constructor(private readonly rateLimiter: RateLimiter) {}

  /**
   * @returns the account; whether it may sign in is the caller's question (D9)
   * @throws AppError BAD_USER_INPUT with the same text whatever was wrong; RATE_LIMITED after too many tries
   */
  async check<Account extends { passwordHash: string }>(attempt: Attempt<Account>): Promise<Account> {
    const network = networkOf(attempt.ip);
    const subject = `${network} ${attempt.realm} ${attempt.name}`;
    await this.rateLimiter.refuseBlocked(PER_ADDRESS, network);
    const isFirstTry = (await this.rateLimiter.attempt(PER_NAME, subject)) === 1;
    if (isFirstTry) await this.rateLimiter.attempt(PER_ADDRESS, network);

    const account = await attempt.find(attempt.name);
    if (!(await verifyPassword(attempt.password, account?.passwordHash)) || !account)
      throw new AppError('BAD_USER_INPUT', attempt.refusal);

    await this.rateLimiter.reset(PER_NAME, subject);
    if (isFirstTry) await this.rateLimiter.refund(PER_ADDRESS, network);
    return account;
  }

  /**
   * Asks once more for the password of an account that is signed in: whoever sits at a browser that was left
   * open does not know it.
   * @param field where the password was typed
   * @throws AppError BAD_USER_INPUT 'Enter your current password.'; RATE_LIMITED after too many tries
   */
  async confirm(
    { realm, id, passwordHash }: SignedInAccount,
    password: string,
    field = 'currentPassword',
  ): Promise<void> {
    const refusal = new AppError('BAD_USER_INPUT', 'currentPasswordWrong', { field });
    if (password === '' || password.length > LIMITS.passwordMaximum) throw refusal;
    const subject = `${realm} ${id}`;
    await this.rateLimiter.attempt(CURRENT, subject);
    if (!(await verifyPassword(password, passwordHash))) throw refusal;
    await this.rateLimiter.reset(CURRENT, subject);
  }
}
