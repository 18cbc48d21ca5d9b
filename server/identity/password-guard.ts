import { AppError } from '../../rules/errors.ts';
import { LIMITS } from '../../rules/limits.ts';
import type { MessageKey } from '../../rules/messages.ts';
import type { KnownNetworks } from './known-networks.ts';
import { refuseWithoutTurn, verifyPassword } from './passwords.ts';
import { type LimitedSubject, perNetwork, type RateLimit, type RateLimiter } from './rate-limiter.ts';
import type { Realm } from './session.entity.ts';

const DAY = 24 * 3600;

/** D15: five tries an account and network, then growing waits. */
const PER_ACCOUNT: RateLimit = { name: 'sign-in', limit: 5, window: DAY, firstWait: 30, longestWait: 3600 };
/** A hundred failures in a row on one account, from wherever; networks its owner has signed in from go free. */
const FROM_ANYWHERE: RateLimit = {
  name: 'sign-in-anywhere',
  limit: 100,
  window: 30 * DAY,
  firstWait: 30,
  longestWait: 900,
};
/** D15: one address may fail with few different accounts in a quarter of an hour. */
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

/** An account as it is counted and known. */
interface CountedAccount {
  id: number;
  passwordHash: string;
  createdAt: Date;
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
  constructor(
    private readonly rateLimiter: RateLimiter,
    private readonly known: KnownNetworks,
  ) {}

  /**
   * @returns the account; whether it may sign in is the caller's question (D9)
   * @throws AppError BAD_USER_INPUT with the same text whatever was wrong; RATE_LIMITED after too many tries;
   *   UNAVAILABLE while too many wait to be compared
   */
  async check<Account extends CountedAccount>(attempt: Attempt<Account>): Promise<Account> {
    refuseWithoutTurn();
    const { realm, name, ip } = attempt;
    const addresses = perNetwork(PER_ADDRESS, ip);
    for (const [limit, subject] of addresses) await this.rateLimiter.refuseBlocked(limit, subject);
    const account = await attempt.find(name);
    const tries = await this.#limitsOf(attempt, account);
    const isFirstTry = (await this.rateLimiter.attemptAll(tries))[0] === 1;
    if (isFirstTry) await this.rateLimiter.attemptAll(addresses);

    const counted = isFirstTry ? [...tries, ...addresses] : tries;
    if (!(await this.#matches(attempt.password, account?.passwordHash, counted)) || !account)
      throw new AppError('BAD_USER_INPUT', attempt.refusal);

    for (const [limit, subject] of tries) await this.rateLimiter.reset(limit, subject);
    await this.rateLimiter.reset(FROM_ANYWHERE, subjectOf(realm, account.id));
    if (isFirstTry) await this.rateLimiter.refundAll(addresses);
    await this.known.rememberAccount({ realm, id: account.id, createdAt: account.createdAt }, ip);
    return account;
  }

  /** A try that could not be compared, because the queue filled up in the meantime, does not count. */
  async #matches(password: string, stored: string | undefined, counted: LimitedSubject[]): Promise<boolean> {
    try {
      return await verifyPassword(password, stored);
    } catch (error) {
      await this.rateLimiter.refundAll(counted);
      throw error;
    }
  }

  /**
   * Call it when somebody has set that account's password by a right code: they know it now, and strangers who failed
   * at it do not keep them out.
   */
  recognise(
    realm: Realm,
    { id, createdAt }: Pick<CountedAccount, 'id' | 'createdAt'>,
    ip: string,
  ): Promise<void> {
    return this.known.rememberAccount({ realm, id, createdAt }, ip);
  }

  /** What was typed stands for an account that there is not, with the same limits: they tell nobody which it is. */
  async #limitsOf<Account>(
    { realm, name, ip }: Attempt<Account>,
    account: CountedAccount | null,
  ): Promise<LimitedSubject[]> {
    const who = account ? account.id : `name ${name}`;
    const subject = subjectOf(realm, who);
    const isKnown = await this.known.hasAccount({ realm, who }, ip);
    const here = perNetwork(PER_ACCOUNT, ip, subject);
    return isKnown ? here : [...here, [FROM_ANYWHERE, subject]];
  }

  /**
   * Asks once more for the password of an account that is signed in: whoever sits at a browser that was left
   * open does not know it.
   * @param field where the password was typed
   * @throws AppError BAD_USER_INPUT 'Enter your current password.'; RATE_LIMITED after too many tries;
   *   UNAVAILABLE while too many wait to be compared
   */
  async confirm(
    { realm, id, passwordHash }: SignedInAccount,
    password: string,
    field = 'currentPassword',
  ): Promise<void> {
    const refusal = new AppError('BAD_USER_INPUT', 'currentPasswordWrong', { field });
    if (password === '' || password.length > LIMITS.passwordMaximum) throw refusal;
    refuseWithoutTurn();
    const subject = subjectOf(realm, id);
    await this.rateLimiter.attempt(CURRENT, subject);
    if (!(await this.#matches(password, passwordHash, [[CURRENT, subject]]))) throw refusal;
    await this.rateLimiter.reset(CURRENT, subject);
  }
}

function subjectOf(realm: Realm, who: number | string): string {
  return `${realm} ${who}`;
}
