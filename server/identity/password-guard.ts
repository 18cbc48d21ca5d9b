import { AppError } from '../../rules/errors.ts';
import { LIMITS } from '../../rules/limits.ts';
import type { MessageKey } from '../../rules/messages.ts';
import type { KnownNetworks } from './known-networks.ts';
import { refuseWhenQueueFull, verifyPassword } from './passwords.ts';
import { type LimitedSubject, perNetwork, type RateLimit, type RateLimiter } from './rate-limiter.ts';
import type { Realm } from './session.entity.ts';

const DAY = 24 * 3600;

/** Five attempts for an account and network, then growing waits. */
const PER_ACCOUNT: RateLimit = { name: 'sign-in', limit: 5, window: DAY, firstWait: 30, longestWait: 3600 };
/** A hundred consecutive failures for an account, across networks, except those its owner has signed in from. */
const PER_ACCOUNT_ANYWHERE: RateLimit = {
  name: 'sign-in-anywhere',
  limit: 100,
  window: 30 * DAY,
  firstWait: 30,
  longestWait: 900,
};
/** Different accounts tried from one network in a quarter of an hour. */
const PER_NETWORK: RateLimit = {
  name: 'sign-in-names',
  limit: 9,
  window: 900,
  firstWait: 60,
  longestWait: 3600,
};

/** Attempts at the current password within a session. */
const CURRENT_PASSWORD: RateLimit = {
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

/** What the guard needs of an account. */
interface CountedAccount {
  id: number;
  passwordHash: string;
  createdAt: Date;
}

interface Attempt<Account> {
  realm: Realm;
  /** The login, normalised. */
  name: string;
  password: string;
  ip: string;
  find(name: string): Promise<Account | null>;
  /** The same text for an unknown account and a wrong password. */
  refusal: MessageKey;
}

/** Checks passwords and limits guessing, in both realms. */
export class PasswordGuard {
  constructor(
    private readonly rateLimiter: RateLimiter,
    private readonly known: KnownNetworks,
  ) {}

  /**
   * @returns the account; the caller checks whether it may sign in
   * @throws AppError BAD_USER_INPUT with the same text for an unknown account and a wrong password; RATE_LIMITED after
   *   too many attempts; UNAVAILABLE while the queue of password comparisons is full
   */
  async check<Account extends CountedAccount>(attempt: Attempt<Account>): Promise<Account> {
    refuseWhenQueueFull();
    const { realm, name, ip } = attempt;
    const addresses = perNetwork(PER_NETWORK, ip);
    for (const [limit, subject] of addresses) await this.rateLimiter.refuseBlocked(limit, subject);
    const account = await attempt.find(name);
    const tries = await this.#limitsOf(attempt, account);
    const isFirstTry = (await this.rateLimiter.attemptAll(tries))[0] === 1;
    if (isFirstTry) await this.rateLimiter.attemptAll(addresses);

    const counted = isFirstTry ? [...tries, ...addresses] : tries;
    if (!(await this.#matches(attempt.password, account?.passwordHash, counted)) || !account)
      throw new AppError('BAD_USER_INPUT', attempt.refusal);

    for (const [limit, subject] of tries) await this.rateLimiter.reset(limit, subject);
    await this.rateLimiter.reset(PER_ACCOUNT_ANYWHERE, subjectOf(realm, account.id));
    if (isFirstTry) await this.rateLimiter.refundAll(addresses);
    await this.known.rememberAccount({ realm, id: account.id, createdAt: account.createdAt }, ip);
    return account;
  }

  /** An attempt that is not compared, because the queue has filled up in the meantime, is refunded. */
  async #matches(password: string, stored: string | undefined, counted: LimitedSubject[]): Promise<boolean> {
    try {
      return await verifyPassword(password, stored);
    } catch (error) {
      await this.rateLimiter.refundAll(counted);
      throw error;
    }
  }

  /**
   * Call it after a password reset by one-time code: failed attempts of strangers then do not lock out the owner on
   * this network.
   */
  rememberAccount(
    realm: Realm,
    { id, createdAt }: Pick<CountedAccount, 'id' | 'createdAt'>,
    ip: string,
  ): Promise<void> {
    return this.known.rememberAccount({ realm, id, createdAt }, ip);
  }

  /** An unknown login has the same limits as an account, so that they do not reveal which accounts exist. */
  async #limitsOf<Account>(
    { realm, name, ip }: Attempt<Account>,
    account: CountedAccount | null,
  ): Promise<LimitedSubject[]> {
    const who = account ? account.id : `name ${name}`;
    const subject = subjectOf(realm, who);
    const isKnown = await this.known.hasAccount({ realm, who }, ip);
    const here = perNetwork(PER_ACCOUNT, ip, subject);
    return isKnown ? here : [...here, [PER_ACCOUNT_ANYWHERE, subject]];
  }

  /**
   * Checks the current password of a signed-in account, so that an unattended browser is not enough.
   * @param field the input field, for the error
   * @throws AppError BAD_USER_INPUT 'Enter your current password.'; RATE_LIMITED after too many attempts;
   *   UNAVAILABLE while the queue of password comparisons is full
   */
  async confirm(
    { realm, id, passwordHash }: SignedInAccount,
    password: string,
    field = 'currentPassword',
  ): Promise<void> {
    const refusal = new AppError('BAD_USER_INPUT', 'currentPasswordWrong', { field });
    if (password === '' || password.length > LIMITS.passwordMaximum) throw refusal;
    refuseWhenQueueFull();
    const subject = subjectOf(realm, id);
    await this.rateLimiter.attempt(CURRENT_PASSWORD, subject);
    if (!(await this.#matches(password, passwordHash, [[CURRENT_PASSWORD, subject]]))) throw refusal;
    await this.rateLimiter.reset(CURRENT_PASSWORD, subject);
  }
}

function subjectOf(realm: Realm, who: number | string): string {
  return `${realm} ${who}`;
}
