import type { EntityManager } from 'typeorm';
import { AppError } from '../../../rules/errors.ts';
import type { MessageKey } from '../../../rules/messages.ts';
import {
  type LimitedSubject,
  perNetwork,
  type RateLimit,
  type RateLimiter,
} from '../../identity/rate-limiter.ts';
import { passkeyRefused } from '../../identity/second-factor.ts';
import type { ServerSecret } from '../../server-secret.ts';
import { AuthenticatorApp } from './authenticator-app.entity.ts';
import { Passkey } from './passkeys/passkey.entity.ts';
import type { PasskeyAnswer, PasskeyCheck } from './passkeys/passkey-check.service.ts';
import type { RecoveryCodes } from './recovery-codes.ts';
import { stepOf } from './time-codes.ts';

const DAY = 24 * 3600;

/** As many for an account and network as wrong passwords; a right password does not take them back. */
const PER_ACCOUNT: RateLimit = {
  name: 'second-factor',
  limit: 5,
  window: DAY,
  firstWait: 30,
  longestWait: 3600,
};
/** Across networks. Whoever guesses here knows the password, so its owner may have to wait, too. */
const PER_ACCOUNT_ANYWHERE: RateLimit = { ...PER_ACCOUNT, name: 'second-factor-anywhere', limit: 20 };

/** What seals the secrets of apps. */
export const SEALED_FOR = 'authenticator app';

/** Somebody who proves the second factor: by a code, of the app or for recovery, or by a passkey. */
interface SecondFactorAttempt {
  userId: number;
  ip: string;
  /** As `secondFactorCode` of the rules leaves it; empty without one. */
  code: string;
  /** In its place. */
  passkey?: PasskeyAnswer;
}

/**
 * Uses the code or the passkey's answer up, in the transaction of the write that it permits. For an account without a
 * second factor it does nothing.
 * @throws AppError BAD_USER_INPUT without either, or with a wrong one
 */
export type SpendProof = (manager: EntityManager) => Promise<void>;

export function wrongCode(): AppError {
  return new AppError('BAD_USER_INPUT', 'secondFactorWrong', { field: 'code' });
}

/** The refusals of those who may be guessing. */
const WRONG: readonly MessageKey[] = [wrongCode().messageKey, passkeyRefused().messageKey];

/** Says what there is to prove it by, to somebody who knows the password. */
function proofRequired({ hasApp, hasPasskey }: { hasApp: boolean; hasPasskey: boolean }): AppError {
  const withPasskey = hasApp ? 'secondFactorOrPasskeyRequired' : 'passkeyRequired';
  const messageKey = hasPasskey ? withPasskey : 'secondFactorRequired';
  return new AppError('BAD_USER_INPUT', messageKey, { field: 'code' });
}

/** Asks for the second factor of accounts that have one, and limits guessing. */
export class SecondFactorCheck {
  constructor(
    private readonly rateLimiter: RateLimiter,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly secret: ServerSecret,
    private readonly passkeys: PasskeyCheck,
  ) {}

  /**
   * Makes a write that needs the account's second factor.
   * @param write calls `spendProof` in its transaction
   * @throws AppError as {@link SpendProof}; RATE_LIMITED after too many wrong ones
   */
  permit<Result>(
    attempt: SecondFactorAttempt,
    write: (spendProof: SpendProof) => Promise<Result>,
  ): Promise<Result> {
    const { passkey, code } = attempt;
    if (passkey) return this.limit(attempt, async () => write(await this.#provePasskey(attempt, passkey)));
    const spendCode: SpendProof = (manager) => this.#spend(manager, attempt);
    return code === '' ? write(spendCode) : this.limit(attempt, () => write(spendCode));
  }

  /** Counts an attempt before it is made; only those that end with a wrong code or passkey stay counted. */
  async limit<Result>(
    attempt: Pick<SecondFactorAttempt, 'userId' | 'ip'>,
    write: () => Promise<Result>,
  ): Promise<Result> {
    const limits = limitsOf(attempt);
    await this.rateLimiter.attemptAll(limits);
    try {
      const result = await write();
      for (const [limit, subject] of limits) await this.rateLimiter.reset(limit, subject);
      return result;
    } catch (error) {
      const isWrong = error instanceof AppError && WRONG.includes(error.messageKey);
      if (!isWrong) await this.rateLimiter.refundAll(limits);
      throw error;
    }
  }

  async #provePasskey({ userId }: SecondFactorAttempt, passkey: PasskeyAnswer): Promise<SpendProof> {
    const proven = await this.passkeys.prove(passkey);
    if (proven.userId !== userId) throw passkeyRefused();
    return (manager) => this.passkeys.use(manager, proven);
  }

  async #spend(manager: EntityManager, { userId, code }: SecondFactorAttempt): Promise<void> {
    const app = await manager.findOneBy(AuthenticatorApp, { userId });
    const secret = app?.secret;
    const hasPasskey = await manager.existsBy(Passkey, { userId });
    if (!secret && !hasPasskey) return;
    if (code === '') throw proofRequired({ hasApp: !!secret, hasPasskey });
    const step = secret ? stepOf(code, this.secret.open(SEALED_FOR, secret)) : null;
    const isGood =
      step === null
        ? await this.recoveryCodes.spend(manager, userId, code)
        : await this.#spendStep(manager, userId, step);
    if (!isGood) throw wrongCode();
  }

  /** RFC 6238, 5.2: a code is good once. Of two at once the second waits for the first one's commit and finds none. */
  async #spendStep(manager: EntityManager, userId: number, step: number): Promise<boolean> {
    const [, affected] = await manager.query<[unknown[], number]>(
      'UPDATE authenticator_app SET last_step = $2 WHERE user_id = $1 AND last_step < $2',
      [userId, step],
    );
    return affected === 1;
  }
}

function limitsOf({ userId, ip }: Pick<SecondFactorAttempt, 'userId' | 'ip'>): LimitedSubject[] {
  const subject = String(userId);
  return [...perNetwork(PER_ACCOUNT, ip, subject), [PER_ACCOUNT_ANYWHERE, subject]];
}
