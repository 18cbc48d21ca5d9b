import { isIPv6 } from 'node:net';
import type { DataSource, EntityManager } from 'typeorm';
import { AppError } from '../../rules/errors.ts';
import { deleteSome } from '../database/remove-some.ts';
import type { ServerSecret } from '../server-secret.ts';

export interface RateLimit {
  /** Prefix of the counter's key, such as `sign-in`. */
  name: string;
  /** Attempts without a wait; the last of them starts the first wait. */
  limit: number;
  /** Seconds after which the count starts again. */
  window: number;
  /** Seconds; each further attempt doubles the wait, up to `longestWait`. */
  firstWait: number;
  longestWait: number;
  /** The wait ends with the window at the latest. */
  endsWithWindow?: boolean;
}

interface CounterRow {
  attempts: number;
}

/** Counts and blocks in one statement. `least` ignores nulls. */
const COUNT_ATTEMPT = `
  INSERT INTO attempt_counter AS counter (key, attempts, blocked_until, forget_after)
  VALUES ($1, 1,
          CASE WHEN 1 >= $2::int THEN least(
            now() + make_interval(secs => $4::int),
            CASE WHEN $6::boolean THEN now() + make_interval(secs => $3::int) END) END,
          now() + make_interval(secs => $3::int))
  ON CONFLICT (key) DO UPDATE SET
    attempts = CASE WHEN counter.forget_after < now() THEN 1 ELSE counter.attempts + 1 END,
    blocked_until = CASE
      WHEN counter.forget_after < now() AND $2::int > 1 THEN NULL
      WHEN counter.attempts + 1 >= $2::int
        THEN least(
          now() + make_interval(secs => least($5::int, $4::int * 2 ^ least(20, counter.attempts + 1 - $2::int))),
          CASE WHEN $6::boolean AND counter.forget_after >= now() THEN counter.forget_after END)
      ELSE NULL END,
    forget_after = CASE WHEN counter.forget_after < now()
      THEN now() + make_interval(secs => $3::int) ELSE counter.forget_after END
  WHERE counter.blocked_until IS NULL OR counter.blocked_until <= now()
  RETURNING attempts`;

export type LimitedSubject = readonly [limit: RateLimit, subject: string];

/**
 * The network by which an address is limited: IPv4 addresses themselves, IPv6 addresses by prefix, because one visitor
 * has all addresses of a prefix.
 * @param prefixLength bits: 64 for a connection, 56 for a household, 48 for a customer
 */
export function networkOf(address: string, prefixLength: 48 | 56 | 64 = 64): string {
  // An IPv4 address on a dual-stack socket.
  const ip = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(ip)) return ip;
  const [head = '', tail = ''] = ip.toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = 8 - groups.length - tail.split(':').filter(Boolean).length;
  const full = ip.includes('::') ? [...groups, ...Array(missing).fill('0')] : groups;
  if (prefixLength === 56) return [...full.slice(0, 3), full[3].padStart(4, '0').slice(0, 2)].join(':');
  return full.slice(0, prefixLength / 16).join(':');
}

/** @param network from {@link networkOf} */
export function isIPv6Network(network: string): boolean {
  return network.includes(':');
}

/** The inbox by which an e-mail is limited: what stands behind a plus leads to the same one. */
export function inboxOf(email: string): string {
  return email
    .trim()
    .toLowerCase()
    .replace(/(?!^)\+[^@]*(?=@)/, '');
}

/** Prefix lengths of wider IPv6 networks, which several visitors may share, and the factor of their limit. */
const WIDER_NETWORKS = [
  [56, 2],
  [48, 6],
] as const;

/**
 * The limit for an address and, for IPv6, larger limits for its /56 and /48, because their owner can use thousands of
 * /64 networks.
 * @param of a further subject, such as an account: the limit is then for both together
 */
export function perNetwork(limit: RateLimit, ip: string, of = ''): LimitedSubject[] {
  const narrow: LimitedSubject = [limit, `${networkOf(ip)} ${of}`];
  if (!isIPv6Network(networkOf(ip))) return [narrow];
  const wider = WIDER_NETWORKS.map(
    ([bits, times]): LimitedSubject => [
      { ...limit, name: `${limit.name}-${bits}`, limit: limit.limit * times },
      `${networkOf(ip, bits)} ${of}`,
    ],
  );
  return [narrow, ...wider];
}

/** Counts each attempt before it is made, so that concurrent guesses gain nothing. */
export class RateLimiter {
  constructor(
    private readonly dataSource: DataSource,
    private readonly secret: ServerSecret,
  ) {}

  /** A keyed hash: phone numbers are few enough to be found in a copy of the database by trying them all. */
  keyOf(name: string, subject: string): string {
    return `${name}:${this.secret.keyedHash('attempt counter', subject).toString('base64url')}`;
  }

  /**
   * Counts one attempt.
   * @param within the transaction with which the count is undone: for what happens only if it commits
   * @returns the attempts in this window, including this one
   * @throws AppError RATE_LIMITED with `retryAfter` in seconds
   */
  async attempt(
    limit: RateLimit,
    subject: string,
    within: Pick<EntityManager, 'query'> = this.dataSource,
  ): Promise<number> {
    const key = this.keyOf(limit.name, subject);
    const [row] = await within.query<CounterRow[]>(COUNT_ATTEMPT, [
      key,
      limit.limit,
      limit.window,
      limit.firstWait,
      limit.longestWait,
      limit.endsWithWindow ?? false,
    ]);
    if (row) return row.attempts;
    await this.refuseBlocked(limit, subject);
    // A concurrent attempt started a wait that has ended since.
    throw new AppError('RATE_LIMITED', 'tooManyRequests', { retryAfter: 1 });
  }

  /**
   * Counts one attempt towards several limits. If one of them refuses, the attempt is refunded to the others.
   * @returns the attempts of each limit
   * @throws AppError RATE_LIMITED with `retryAfter` in seconds
   */
  async attemptAll(limits: readonly LimitedSubject[]): Promise<number[]> {
    const counts: number[] = [];
    try {
      for (const [limit, subject] of limits) counts.push(await this.attempt(limit, subject));
    } catch (error) {
      await this.refundAll(limits.slice(0, counts.length));
      throw error;
    }
    return counts;
  }

  /**
   * Refuses a blocked subject, without counting.
   * @throws AppError RATE_LIMITED with `retryAfter` in seconds
   */
  async refuseBlocked(limit: RateLimit, subject: string): Promise<void> {
    const [blocked] = await this.dataSource.query<{ seconds: number }[]>(
      `SELECT ceil(extract(epoch FROM blocked_until - now()))::int AS seconds
         FROM attempt_counter WHERE key = $1 AND blocked_until > now()`,
      [this.keyOf(limit.name, subject)],
    );
    if (blocked)
      throw new AppError('RATE_LIMITED', 'tooManyRequests', { retryAfter: Math.max(1, blocked.seconds) });
  }

  /** Clears the attempts of a subject, after it has authenticated. */
  async reset(limit: RateLimit, subject: string): Promise<void> {
    await this.dataSource.query('DELETE FROM attempt_counter WHERE key = $1', [
      this.keyOf(limit.name, subject),
    ]);
  }

  /**
   * Takes back an attempt that was legitimate, and the wait it started; there was none before, or it would have been
   * refused.
   */
  async refund(limit: RateLimit, subject: string): Promise<void> {
    await this.dataSource.query(
      `UPDATE attempt_counter SET attempts = greatest(0, attempts - 1), blocked_until = NULL WHERE key = $1`,
      [this.keyOf(limit.name, subject)],
    );
  }

  async refundAll(limits: readonly LimitedSubject[]): Promise<void> {
    for (const [limit, subject] of limits) await this.refund(limit, subject);
  }

  /** Remembers a fact about a subject for that many seconds from now. */
  async remember(fact: string, subject: string, seconds: number): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO attempt_counter AS counter (key, attempts, forget_after)
       VALUES ($1, 1, now() + make_interval(secs => $2::int))
       ON CONFLICT (key) DO UPDATE SET attempts = counter.attempts + 1, forget_after = excluded.forget_after`,
      [this.keyOf(fact, subject), seconds],
    );
  }

  async remembers(fact: string, subject: string): Promise<boolean> {
    const rows = await this.dataSource.query(
      'SELECT FROM attempt_counter WHERE key = $1 AND forget_after > now()',
      [this.keyOf(fact, subject)],
    );
    return rows.length > 0;
  }

  /** @returns how many */
  removeExpired(limit: number): Promise<number> {
    const isOver = 'forget_after < now() AND (blocked_until IS NULL OR blocked_until < now())';
    return deleteSome(this.dataSource, 'attempt_counter', isOver, limit);
  }
}
