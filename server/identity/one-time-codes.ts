import { randomInt, timingSafeEqual } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { AppError } from '../../rules/errors.ts';
import type { Outbox } from '../messages/outbox.ts';
import type { ServerSecret } from '../server-secret.ts';
import { requestLimits, SHARES, siteBudget, tryLimits, WRONG_FOR_NUMBER } from './code-limits.ts';
import type { KnownNetworks } from './known-networks.ts';
import { type CodePurpose, OneTimeCode } from './one-time-code.entity.ts';
import { networkOf, type RateLimiter } from './rate-limiter.ts';
import type { Realm } from './session.entity.ts';

/** D3. Seconds a code is good for, and how often it may be tried. */
export const CODE_LIFETIME = 10 * 60;
const TRIES = 5;
/** D102: six digits, the first of which no client can lose by taking them for a number. */
const SMALLEST = 100_000;
const LARGEST = 999_999;

/** Seconds after which somebody who was refused the day's last messages may ask again. */
const ASK_AGAIN = 3600;

/** What a code is good for. */
export interface CodeSubject {
  realm: Realm;
  purpose: CodePurpose;
  /** E.164. */
  mobile: string;
}

/** Who asks for a code, and alone can use it (D102): a stranger's request or tries leave the owner's code alone. */
export interface CodeAsker {
  ip: string;
  /** What nobody else has. */
  key: string;
}

/** For clients that keep nothing between two calls. */
export function askerByNetwork(ip: string): CodeAsker {
  return { ip, key: `network ${networkOf(ip)}` };
}

/** @param secret of the browser that asks */
export function askerBySecret(secret: string, ip: string): CodeAsker {
  return { ip, key: `browser ${secret}` };
}

/** Sends and checks the one-time codes that prove who holds a mobile number (D3, D102). */
export class OneTimeCodes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly rateLimiter: RateLimiter,
    private readonly known: KnownNetworks,
    private readonly secret: ServerSecret,
    /** Text messages the whole site may send a day. */
    private readonly dailyBudget: number,
  ) {}

  /**
   * Counts a request for a code before anything is looked up for it.
   * @throws AppError RATE_LIMITED; UNAVAILABLE, before anything is counted, where no code can be sent
   */
  async countRequest({ realm, mobile }: CodeSubject, { ip }: CodeAsker): Promise<void> {
    this.outbox.requireSms();
    const isKnown = await this.known.hasNumber({ realm, mobile }, ip);
    if (!isKnown) await this.rateLimiter.refuseBlocked(WRONG_FOR_NUMBER, mobile);
    await this.rateLimiter.attemptAll(requestLimits({ realm, mobile }, ip, isKnown));
  }

  /**
   * Sends a new code, which voids the one that the same asker had before. Call {@link countRequest} first.
   * @throws AppError RATE_LIMITED when the day's text messages, or those for such codes, are used up
   */
  async send(subject: CodeSubject, asker: CodeAsker): Promise<void> {
    const code = String(randomInt(SMALLEST, LARGEST + 1));
    const text = `${code} is your code for Samaj. It is good for 10 minutes. Do not tell it to anybody.`;
    await this.#text(subject, asker, text, async (manager) => {
      const { realm, purpose, mobile } = subject;
      await manager.query(
        `INSERT INTO one_time_code (realm, purpose, mobile, asker, code_hash, expires_at)
         VALUES ($1, $2, $3, $4, $5, now() + make_interval(secs => $6))
         ON CONFLICT (realm, purpose, mobile, asker)
         DO UPDATE SET code_hash = excluded.code_hash, expires_at = excluded.expires_at, tries = 0`,
        [realm, purpose, mobile, this.#askerHash(asker), this.#hash(subject, code), CODE_LIFETIME],
      );
    });
  }

  /** Sends a text where no code may be sent; it counts and costs the same. */
  async sendInstead(subject: CodeSubject, asker: CodeAsker, text: string): Promise<void> {
    await this.#text(subject, asker, text, async () => {});
  }

  async #text(
    subject: CodeSubject,
    asker: CodeAsker,
    text: string,
    write: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    await this.#spend(subject, asker);
    await this.dataSource.transaction(async (manager) => {
      await write(manager);
      await this.outbox.sms(manager, { to: subject.mobile, text }, CODE_LIFETIME);
    });
  }

  /**
   * The matrimonial section sends its codes to every number, whose holder alone learns whether it is on the
   * register: there the limit must not depend on the purpose either, which would tell it (D8).
   */
  async #spend({ realm, purpose, mobile }: CodeSubject, { ip }: CodeAsker): Promise<void> {
    const day = siteBudget(this.dailyBudget);
    const isKnown = await this.known.hasNumber({ realm, mobile }, ip);
    const hasAccount = realm === 'MAIN' && purpose === 'PASSWORD_RESET';
    const share = SHARES[isKnown ? 'known' : hasAccount ? 'account' : 'anybody'];
    const spent = await this.rateLimiter.attempt(day, 'site');
    if (spent <= Math.ceil(this.dailyBudget * share)) return;
    await this.rateLimiter.refund(day, 'site');
    throw new AppError('RATE_LIMITED', 'tooManyRequests', { retryAfter: ASK_AGAIN });
  }

  /**
   * Counts a try, whatever becomes of the caller's work. A right code stays good until {@link consume}.
   * @param alsoFor another purpose whose code would do, without a second try
   * @returns false for a wrong, late, voided or used code, for another asker's, and for one tried too often
   * @throws AppError RATE_LIMITED after many wrong ones from that network, or for a wrong one after many for that
   *   number
   */
  async check(
    subject: CodeSubject,
    asker: CodeAsker,
    code: string,
    alsoFor: CodePurpose = subject.purpose,
  ): Promise<boolean> {
    const limits = tryLimits(asker.ip);
    await this.rateLimiter.attemptAll(limits);
    const { realm, mobile } = subject;
    const [rows] = await this.dataSource.query<[{ purpose: CodePurpose; code_hash: Buffer }[], number]>(
      `UPDATE one_time_code SET tries = tries + 1
        WHERE realm = $1 AND purpose = ANY ($2) AND mobile = $3 AND asker = $4 AND tries < $5
          AND expires_at > now()
        RETURNING purpose, code_hash`,
      [realm, [subject.purpose, alsoFor], mobile, this.#askerHash(asker), TRIES],
    );
    const isRight = rows.some(({ purpose, code_hash }) =>
      timingSafeEqual(code_hash, this.#hash({ ...subject, purpose }, code)),
    );
    if (isRight) {
      await this.rateLimiter.refundAll(limits);
      await this.known.rememberNumber({ realm, mobile }, asker.ip);
    } else if (rows.length > 0 && !(await this.known.hasNumber({ realm, mobile }, asker.ip)))
      // Where there was no code, nothing was guessed at: it would cost a stranger nothing to shut the number off.
      await this.rateLimiter.attempt(WRONG_FOR_NUMBER, mobile);
    return isRight;
  }

  /**
   * Uses up a code that {@link check} found right, inside the write it permits.
   * @returns false when another request has used it in the meantime
   */
  async consume(
    manager: EntityManager,
    subject: CodeSubject,
    asker: CodeAsker,
    code: string,
  ): Promise<boolean> {
    const { affected } = await manager.delete(OneTimeCode, {
      ...subject,
      asker: this.#askerHash(asker),
      codeHash: this.#hash(subject, code),
    });
    return affected === 1;
  }

  /**
   * Takes away the codes of a number, whose account goes in the same transaction. How many it was sent counts
   * on until it is forgotten by itself: leaving and joining again gets nobody more messages.
   */
  async forget(manager: EntityManager, realm: Realm, mobile: string): Promise<void> {
    await manager.delete(OneTimeCode, { realm, mobile });
  }

  async removeExpired(): Promise<void> {
    await this.dataSource.query('DELETE FROM one_time_code WHERE expires_at < now()');
  }

  #askerHash({ key }: CodeAsker): Buffer {
    return this.secret.keyedHash('asker for a code', key);
  }

  #hash({ realm, purpose, mobile }: CodeSubject, code: string): Buffer {
    return this.secret.keyedHash('one-time code', JSON.stringify([realm, purpose, mobile, code]));
  }
}

/** The answer to a code that is not good, or no longer. */
export function invalidCode(): AppError {
  return new AppError('BAD_USER_INPUT', 'invalidCode', { field: 'code' });
}
