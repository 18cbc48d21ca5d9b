import { randomInt, timingSafeEqual } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { AppError } from '../../rules/errors.ts';
import { secondsKept } from '../../rules/retention.ts';
import { deleteSome } from '../database/remove-some.ts';
import { textMessage } from '../messages/letter-texts.ts';
import type { Outbox } from '../messages/outbox.ts';
import type { ServerSecret } from '../server-secret.ts';
import {
  attemptLimits,
  BUDGET_SHARES,
  REPEATED_WITHIN,
  REPEATS,
  requestLimits,
  siteBudget,
  WRONG_FOR_NUMBER,
} from './code-limits.ts';
import type { KnownNetworks } from './known-networks.ts';
import { type CodePurpose, OneTimeCode } from './one-time-code.entity.ts';
import { networkOf, type RateLimiter } from './rate-limiter.ts';
import type { Realm } from './session.entity.ts';

/** Seconds for which a code is valid, and the attempts it allows. */
export const CODE_LIFETIME = secondsKept('codes');
const MAX_TRIES = 5;
/** Six digits without a leading zero, which a client could lose by parsing the code as a number. */
const SMALLEST = 100_000;
const LARGEST = 999_999;

/** Seconds for `Retry-After` when the daily budget is used up. */
const BUDGET_RETRY_AFTER = 3600;

/** What a code proves. */
export interface CodeSubject {
  realm: Realm;
  purpose: CodePurpose;
  /** E.164. */
  mobile: string;
  /** What a repeated request is known by, where the purpose is only looked up. Default: the purpose. */
  askedAs?: string;
}

/** Who requests a code and alone can use it, so that a stranger cannot affect the owner's code. */
export interface CodeRequester {
  ip: string;
  /** Unique to this requester. */
  key: string;
}

/** The fact that a text message was sent just now, and whom it is remembered of. */
const SENT = 'sms-sent';
const sentTo = ({ realm, purpose, mobile, askedAs }: CodeSubject, { ip }: CodeRequester) =>
  `${realm} ${askedAs ?? purpose} ${mobile} ${networkOf(ip, 48)}`;

/** For clients that keep no state between two calls. */
export function requesterByNetwork(ip: string): CodeRequester {
  return { ip, key: `network ${networkOf(ip)}` };
}

/** @param secret the browser's, from its cookie */
export function requesterBySecret(secret: string, ip: string): CodeRequester {
  return { ip, key: `browser ${secret}` };
}

/** Sends and checks the one-time codes that prove who holds a mobile number. */
export class OneTimeCodes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly rateLimiter: RateLimiter,
    private readonly known: KnownNetworks,
    private readonly secret: ServerSecret,
    /** Text messages a day of the whole site. */
    private readonly dailyBudget: number,
  ) {}

  /**
   * Counts a request for a code. Call it before looking anything up.
   * @returns whether it repeats one that was answered by a text message within the last minute, as people do who have lost the answer
   * @throws AppError RATE_LIMITED; UNAVAILABLE, without counting, if no text message can be sent
   */
  async countRequest(subject: CodeSubject, requester: CodeRequester): Promise<boolean> {
    this.outbox.requireSms();
    const { realm, mobile } = subject;
    const { ip } = requester;
    const sent = sentTo(subject, requester);
    if (await this.rateLimiter.remembers(SENT, sent)) {
      await this.rateLimiter.attempt(REPEATS, sent);
      return true;
    }
    const isKnown = await this.known.hasNumber({ realm, mobile }, ip);
    if (!isKnown) await this.rateLimiter.refuseBlocked(WRONG_FOR_NUMBER, mobile);
    await this.rateLimiter.attemptAll(requestLimits({ realm, mobile }, ip, isKnown));
    return false;
  }

  /**
   * Sends a new code, which invalidates the requester's previous one. Call {@link countRequest} first.
   * @param siteName what the text message calls the site
   * @throws AppError RATE_LIMITED when the daily budget, or the share of it for such requests, is used up
   */
  async send(subject: CodeSubject, requester: CodeRequester, siteName: string): Promise<void> {
    const code = String(randomInt(SMALLEST, LARGEST + 1));
    const text = textMessage(({ textMessages }) => textMessages.code, { code, site: siteName });
    await this.#sendText(subject, requester, text, async (manager) => {
      const { realm, purpose, mobile } = subject;
      await manager.query(
        `INSERT INTO one_time_code (realm, purpose, mobile, asker, code_hash, expires_at)
         VALUES ($1, $2, $3, $4, $5, now() + make_interval(secs => $6))
         ON CONFLICT (realm, purpose, mobile, asker)
         DO UPDATE SET code_hash = excluded.code_hash, expires_at = excluded.expires_at, tries = 0`,
        [realm, purpose, mobile, this.#requesterHash(requester), this.#hash(subject, code), CODE_LIFETIME],
      );
    });
  }

  /** Sends a text instead of a code; it counts and costs the same, so that callers cannot tell the difference. */
  async sendInstead(subject: CodeSubject, requester: CodeRequester, text: string): Promise<void> {
    await this.#sendText(subject, requester, text, async () => {});
  }

  /**
   * Lets a requester use the code that was sent just now, when {@link countRequest} says that the request is repeated: with the
   * answer, the browser has lost what its code belonged to. Its wrong attempts are its own.
   */
  async repeat({ realm, purpose, mobile }: CodeSubject, requester: CodeRequester): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO one_time_code (realm, purpose, mobile, asker, code_hash, tries, expires_at)
       SELECT realm, purpose, mobile, $4, code_hash, tries, expires_at
         FROM one_time_code
        WHERE realm = $1 AND purpose = $2 AND mobile = $3 AND expires_at > now() + make_interval(secs => $5)
        ORDER BY expires_at DESC LIMIT 1
       ON CONFLICT (realm, purpose, mobile, asker) DO NOTHING`,
      [realm, purpose, mobile, this.#requesterHash(requester), CODE_LIFETIME - REPEATED_WITHIN],
    );
  }

  async #sendText(
    subject: CodeSubject,
    requester: CodeRequester,
    text: string,
    write: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    await this.#spendBudget(subject, requester);
    await this.dataSource.transaction(async (manager) => {
      await write(manager);
      await this.outbox.sms(manager, { to: subject.mobile, text }, CODE_LIFETIME);
    });
    await this.rateLimiter.remember(SENT, sentTo(subject, requester), REPEATED_WITHIN);
  }

  /**
   * The matrimonial realm sends a text to every number, and only its holder learns whether it is registered. There
   * the limit must not depend on the purpose, which would reveal that.
   */
  async #spendBudget({ realm, purpose, mobile }: CodeSubject, { ip }: CodeRequester): Promise<void> {
    const day = siteBudget(this.dailyBudget);
    const isKnown = await this.known.hasNumber({ realm, mobile }, ip);
    const hasAccount = realm === 'MAIN' && purpose === 'PASSWORD_RESET';
    const share = BUDGET_SHARES[isKnown ? 'known' : hasAccount ? 'account' : 'anybody'];
    const spent = await this.rateLimiter.attempt(day, 'site');
    if (spent <= Math.ceil(this.dailyBudget * share)) return;
    await this.rateLimiter.refund(day, 'site');
    throw new AppError('RATE_LIMITED', 'tooManyRequests', { retryAfter: BUDGET_RETRY_AFTER });
  }

  /**
   * Counts an attempt, even if the caller's write fails. A correct code stays valid until {@link consume}.
   * @param alsoFor another purpose whose code is accepted too, in the same attempt
   * @returns false for a wrong, expired, replaced or used code, for another requester's, and after too many attempts
   * @throws AppError RATE_LIMITED after many wrong codes from this network, or for a wrong code after many for the
   *   number
   */
  async check(
    subject: CodeSubject,
    requester: CodeRequester,
    code: string,
    alsoFor: CodePurpose = subject.purpose,
  ): Promise<boolean> {
    const limits = attemptLimits(requester.ip);
    await this.rateLimiter.attemptAll(limits);
    const { realm, mobile } = subject;
    const [rows] = await this.dataSource.query<[{ purpose: CodePurpose; code_hash: Buffer }[], number]>(
      `UPDATE one_time_code SET tries = tries + 1
        WHERE realm = $1 AND purpose = ANY ($2) AND mobile = $3 AND asker = $4 AND tries < $5
          AND expires_at > now()
        RETURNING purpose, code_hash`,
      [realm, [subject.purpose, alsoFor], mobile, this.#requesterHash(requester), MAX_TRIES],
    );
    const isRight = rows.some(({ purpose, code_hash }) =>
      timingSafeEqual(code_hash, this.#hash({ ...subject, purpose }, code)),
    );
    if (isRight) {
      await this.rateLimiter.refundAll(limits);
      await this.known.rememberNumber({ realm, mobile }, requester.ip);
    } else if (rows.length > 0 && !(await this.known.hasNumber({ realm, mobile }, requester.ip)))
      // Counted only if there was a code to guess; otherwise strangers could block the number at no cost.
      await this.rateLimiter.attempt(WRONG_FOR_NUMBER, mobile);
    return isRight;
  }

  /**
   * Uses up a code that {@link check} has accepted, in the transaction of the write it permits.
   * @returns false if another request has used it in the meantime
   */
  async consume(
    manager: EntityManager,
    subject: CodeSubject,
    requester: CodeRequester,
    code: string,
  ): Promise<boolean> {
    const used = { ...subject, codeHash: this.#hash(subject, code) };
    const { affected } = await manager.delete(OneTimeCode, {
      ...used,
      requester: this.#requesterHash(requester),
    });
    if (affected !== 1) return false;
    // Of whoever repeated the request, too.
    await manager.delete(OneTimeCode, used);
    return true;
  }

  /**
   * Deletes the codes of a number whose account is deleted in the same transaction. Its counters stay until they
   * expire, so that leaving and joining again does not reset the limits.
   */
  async forget(manager: EntityManager, realm: Realm, mobile: string): Promise<void> {
    await manager.delete(OneTimeCode, { realm, mobile });
  }

  /** @returns how many */
  removeExpired(limit: number): Promise<number> {
    return deleteSome(this.dataSource, 'one_time_code', 'expires_at < now()', limit);
  }

  #requesterHash({ key }: CodeRequester): Buffer {
    return this.secret.keyedHash('asker for a code', key);
  }

  #hash({ realm, purpose, mobile }: CodeSubject, code: string): Buffer {
    return this.secret.keyedHash('one-time code', JSON.stringify([realm, purpose, mobile, code]));
  }
}

/** The refusal of a wrong or expired code. */
export function invalidCode(): AppError {
  return new AppError('BAD_USER_INPUT', 'invalidCode', { field: 'code' });
}
