import { isIPv6 } from 'node:net';
import type { DataSource } from 'typeorm';
import { AppError } from '../../rules/errors.ts';
import type { ServerSecret } from '../server-secret.ts';

export interface RateLimit {
  /** The name of what is limited, such as `sign-in`. */
  name: string;
  /** The attempt that starts the first wait; earlier ones pass freely. */
  limit: number;
  /** Attempts older than this no longer count, in seconds. */
  window: number;
  /** The first wait, in seconds; every further attempt doubles it up to `longestWait`. */
  firstWait: number;
  longestWait: number;
  /** Nobody waits longer than the window lasts: what it allows, it allows anew afterwards. */
  endsWithWindow?: boolean;
}

interface CounterRow {
  attempts: number;
}

/** `least` passes over what is null. */
const COUNT = `
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
 * An address as it is limited: an IPv6 network counts as one, because one visitor owns all of it.
 * @param prefixLength bits of an IPv6 address; a connection has 64, a home 56 or 64, one customer may have all
 *   networks of 48
 */
export function networkOf(address: string, prefixLength: 48 | 56 | 64 = 64): string {
  // An IPv4 visitor on a socket that serves both.
  const ip = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(ip)) return ip;
  const [head = '', tail = ''] = ip.toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = 8 - groups.length - tail.split(':').filter(Boolean).length;
  const full = ip.includes('::') ? [...groups, ...Array(missing).fill('0')] : groups;
  if (prefixLength === 56) return [...full.slice(0, 3), full[3].padStart(4, '0').slice(0, 2)].join(':');
  return full.slice(0, prefixLength / 16).join(':');
}

/** @param network as {@link networkOf} says it */
export function isIPv6Network(network: string): boolean {
  return network.includes(':');
}

/** How much more than one connection the wider networks of an IPv6 address may do, which several may share. */
const WIDER = [
  [56, 2],
  [48, 6],
] as const;

/**
 * A limit for where an address is: the connection, and for IPv6 the wider networks it belongs to, because whoever
 * has one of these has thousands of connections.
 * @param of what else is limited, such as an account
 */
export function perNetwork(limit: RateLimit, ip: string, of = ''): LimitedSubject[] {
  const narrow: LimitedSubject = [limit, `${networkOf(ip)} ${of}`];
  if (!isIPv6Network(networkOf(ip))) return [narrow];
  const wider = WIDER.map(
    ([bits, times]): LimitedSubject => [
      { ...limit, name: `${limit.name}-${bits}`, limit: limit.limit * times },
      `${networkOf(ip, bits)} ${of}`,
    ],
  );
  return [narrow, ...wider];
}

/** Counts attempts before they are made, so that parallel guesses gain nothing. */
export class RateLimiter {
  constructor(
    private readonly dataSource: DataSource,
    private readonly secret: ServerSecret,
  ) {}

  /** Keyed, so that a copy of the database does not tell who has been counted: phone numbers are few. */
  #key(name: string, subject: string): string {
    return `${name}:${this.secret.keyedHash('attempt counter', subject).toString('base64url')}`;
  }

  /**
   * Counts one attempt.
   * @returns how many there were in this window, this one included
   * @throws AppError RATE_LIMITED with the seconds to wait
   */
  async attempt(limit: RateLimit, subject: string): Promise<number> {
    const key = this.#key(limit.name, subject);
    const [row] = await this.dataSource.query<CounterRow[]>(COUNT, [
      key,
      limit.limit,
      limit.window,
      limit.firstWait,
      limit.longestWait,
      limit.endsWithWindow ?? false,
    ]);
    if (row) return row.attempts;
    await this.refuseBlocked(limit, subject);
    // Another attempt was counted in between and its wait is already over: as good as a wait of a second.
    throw new AppError('RATE_LIMITED', 'tooManyRequests', { retryAfter: 1 });
  }

  /**
   * Counts one attempt with each of several limits; what one of them refuses does not count with those before it.
   * @returns how many there were with each of them
   * @throws AppError RATE_LIMITED with the seconds to wait
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
   * Refuses a subject that has to wait, without counting.
   * @throws AppError RATE_LIMITED with the seconds to wait
   */
  async refuseBlocked(limit: RateLimit, subject: string): Promise<void> {
    const [blocked] = await this.dataSource.query<{ seconds: number }[]>(
      `SELECT ceil(extract(epoch FROM blocked_until - now()))::int AS seconds
         FROM attempt_counter WHERE key = $1 AND blocked_until > now()`,
      [this.#key(limit.name, subject)],
    );
    if (blocked)
      throw new AppError('RATE_LIMITED', 'tooManyRequests', { retryAfter: Math.max(1, blocked.seconds) });
  }

  /** Forgets the attempts of one subject, after it proved itself. */
  async reset(limit: RateLimit, subject: string): Promise<void> {
    await this.dataSource.query('DELETE FROM attempt_counter WHERE key = $1', [
      this.#key(limit.name, subject),
    ]);
  }

  /**
   * Takes one attempt back that turned out to be a good one, with the wait it began: nobody had to wait when it was
   * let through.
   */
  async refund(limit: RateLimit, subject: string): Promise<void> {
    await this.dataSource.query(
      `UPDATE attempt_counter SET attempts = greatest(0, attempts - 1), blocked_until = NULL WHERE key = $1`,
      [this.#key(limit.name, subject)],
    );
  }

  async refundAll(limits: readonly LimitedSubject[]): Promise<void> {
    for (const [limit, subject] of limits) await this.refund(limit, subject);
  }

  /** Keeps in mind that something is so, until it was not seen for that many seconds. */
  async remember(fact: string, subject: string, seconds: number): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO attempt_counter AS counter (key, attempts, forget_after)
       VALUES ($1, 1, now() + make_interval(secs => $2::int))
       ON CONFLICT (key) DO UPDATE SET attempts = counter.attempts + 1, forget_after = excluded.forget_after`,
      [this.#key(fact, subject), seconds],
    );
  }

  async remembers(fact: string, subject: string): Promise<boolean> {
    const rows = await this.dataSource.query(
      'SELECT FROM attempt_counter WHERE key = $1 AND forget_after > now()',
      [this.#key(fact, subject)],
    );
    return rows.length > 0;
  }

  async removeForgotten(): Promise<void> {
    await this.dataSource.query(
      'DELETE FROM attempt_counter WHERE forget_after < now() AND (blocked_until IS NULL OR blocked_until < now())',
    );
  }
}
