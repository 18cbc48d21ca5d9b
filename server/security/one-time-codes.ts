import { randomInt, timingSafeEqual } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { AppError } from '../../rules/errors.ts';
import type { Outbox } from '../messaging/outbox.ts';
import { type CodePurpose, OneTimeCode } from './one-time-code.entity.ts';
import { isIPv6Network, networkOf, type RateLimit, type RateLimiter } from './rate-limiter.ts';
import type { ServerSecret } from './server-secret.ts';
import type { Realm } from './session.entity.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** D3. Seconds a code is good for, and how often it may be tried. */
const LIFETIME = 10 * MINUTE;
const TRIES = 5;
/** D3: from 10000 to 99999. */
const SMALLEST = 10_000;
const LARGEST = 99_999;

/** D3: for one number one a minute and three an hour; and a limit for a network, across numbers. */
const PER_MINUTE: RateLimit = {
  name: 'sms-minute',
  limit: 1,
  window: MINUTE,
  firstWait: MINUTE,
  longestWait: MINUTE,
};
const PER_HOUR: RateLimit = { name: 'sms-hour', limit: 3, window: HOUR, firstWait: HOUR, longestWait: HOUR };
const PER_NETWORK: RateLimit = {
  name: 'sms-network',
  limit: 10,
  window: HOUR,
  firstWait: HOUR,
  longestWait: DAY,
};
/** Who has an IPv6 line often has thousands of networks; together they do not use up the day's messages. */
const PER_CUSTOMER: RateLimit = { ...PER_NETWORK, name: 'sms-customer', limit: 30, window: DAY };

/** The part of a day's messages that go to whoever asks; the rest is for numbers that are known to have an account. */
const FOR_ANYBODY = 0.8;

/** What a code is good for. */
export interface CodeSubject {
  realm: Realm;
  purpose: CodePurpose;
  /** E.164. */
  mobile: string;
}

/** Sends and checks the one-time codes that prove who holds a mobile number (D3). */
export class OneTimeCodes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly rateLimiter: RateLimiter,
    private readonly secret: ServerSecret,
    /** Text messages the whole site may send a day. */
    private readonly dailyBudget: number,
  ) {}

  /**
   * Counts a request for a code before anything is looked up for it.
   * @throws AppError RATE_LIMITED; UNAVAILABLE, before anything is counted, where no code can be sent
   */
  async countRequest(mobile: string, ip: string): Promise<void> {
    this.outbox.requireSms();
    const customer = networkOf(ip, 48);
    await this.rateLimiter.attemptAll([
      [PER_NETWORK, networkOf(ip)],
      // Behind one IPv4 address may be all customers of a mobile network.
      ...(isIPv6Network(customer) ? ([[PER_CUSTOMER, customer]] as const) : []),
      [PER_MINUTE, mobile],
      [PER_HOUR, mobile],
    ]);
  }

  /**
   * Sends a new code, which voids the one before it. Call {@link countRequest} first.
   * @throws AppError RATE_LIMITED when the day's text messages, or those for such codes, are used up
   */
  async send(subject: CodeSubject): Promise<void> {
    await this.#spend(subject);
    const code = String(randomInt(SMALLEST, LARGEST + 1));
    await this.dataSource.transaction(async (manager) => {
      await manager.query(
        `INSERT INTO one_time_code (realm, purpose, mobile, code_hash, expires_at)
         VALUES ($1, $2, $3, $4, now() + make_interval(secs => $5))
         ON CONFLICT (realm, purpose, mobile)
         DO UPDATE SET code_hash = excluded.code_hash, expires_at = excluded.expires_at, tries = 0`,
        [subject.realm, subject.purpose, subject.mobile, this.#hash(subject, code), LIFETIME],
      );
      const text = `${code} is your code for Samaj. It is good for 10 minutes. Do not tell it to anybody.`;
      await this.outbox.sms(manager, { to: subject.mobile, text }, LIFETIME);
    });
  }

  /**
   * The matrimonial section sends its codes to every number, whose holder alone learns whether it is on the
   * register: there the limit must not depend on the purpose either, which would tell it (D8).
   */
  async #spend({ realm, purpose }: CodeSubject): Promise<void> {
    const day: RateLimit = {
      name: 'sms-day',
      limit: this.dailyBudget,
      window: DAY,
      firstWait: DAY,
      longestWait: DAY,
      endsWithWindow: true,
    };
    const spent = await this.rateLimiter.attempt(day, 'site');
    const hasAccount = realm === 'MAIN' && purpose === 'PASSWORD_RESET';
    if (hasAccount || spent <= this.dailyBudget * FOR_ANYBODY) return;
    await this.rateLimiter.refund(day, 'site');
    throw new AppError('RATE_LIMITED', 'tooManyRequests', { retryAfter: HOUR });
  }

  /**
   * Counts a try, whatever becomes of the caller's work. A right code stays good until {@link consume}.
   * @returns false for a wrong, late, voided or used code, and for one that has been tried too often
   */
  async check(subject: CodeSubject, code: string): Promise<boolean> {
    const [rows] = await this.dataSource.query<[{ code_hash: Buffer }[], number]>(
      `UPDATE one_time_code SET tries = tries + 1
        WHERE realm = $1 AND purpose = $2 AND mobile = $3 AND tries < $4 AND expires_at > now()
        RETURNING code_hash`,
      [subject.realm, subject.purpose, subject.mobile, TRIES],
    );
    const [row] = rows;
    return row !== undefined && timingSafeEqual(row.code_hash, this.#hash(subject, code));
  }

  /**
   * Uses up a code that {@link check} found right, inside the write it permits.
   * @returns false when another request has used it in the meantime
   */
  async consume(manager: EntityManager, subject: CodeSubject, code: string): Promise<boolean> {
    const { affected } = await manager.delete(OneTimeCode, {
      ...subject,
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

  #hash({ realm, purpose, mobile }: CodeSubject, code: string): Buffer {
    return this.secret.keyedHash('one-time code', JSON.stringify([realm, purpose, mobile, code]));
  }
}

/** The answer to a code that is not good, or no longer. */
export function invalidCode(): AppError {
  return new AppError('BAD_USER_INPUT', 'invalidCode', { field: 'code' });
}
