import type { KnownNetworks } from './known-networks.ts';
import {
  type LimitedSubject,
  networkOf,
  perNetwork,
  type RateLimit,
  type RateLimiter,
} from './rate-limiter.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

interface VisitorLimitOptions {
  /** Prefix of the counters' names, such as `contact`. */
  name: string;
  /** For one connection: enough for a person, too few for a script. */
  perHour: number;
  /** For one customer: thousands of IPv6 networks of one customer must not use up the limit of the site. */
  perDay: number;
  /**
   * For all unknown networks together, and again for all known ones; beyond it one an hour, so that nobody is locked
   * out completely.
   */
  sitePerDay: number;
}

/** The limits for what visitors may send, such as messages to the office. */
export class VisitorLimits {
  readonly #perConnection: RateLimit;
  readonly #perCustomer: RateLimit;
  readonly #perSite: RateLimit;

  constructor({ name, perHour, perDay, sitePerDay }: VisitorLimitOptions) {
    this.#perConnection = {
      name: `${name}-network`,
      limit: perHour,
      window: HOUR,
      firstWait: HOUR / 6,
      longestWait: DAY / 2,
    };
    this.#perCustomer = {
      name: `${name}-customer`,
      limit: perDay,
      window: DAY,
      firstWait: HOUR,
      longestWait: DAY / 2,
    };
    this.#perSite = {
      name: `${name}-site`,
      limit: sitePerDay,
      window: DAY,
      firstWait: HOUR,
      longestWait: HOUR,
    };
  }

  /** @param isKnown whether established accounts sign in from that network; they have a reserve of their own (D102) */
  of(ip: string, isKnown: boolean): LimitedSubject[] {
    return [
      ...perNetwork(this.#perConnection, ip),
      [this.#perCustomer, networkOf(ip, 48)],
      [this.#perSite, isKnown ? 'known' : 'site'],
    ];
  }
}

/** Enforces the limits for what visitors send. */
export class VisitorGuard {
  constructor(
    private readonly rateLimiter: RateLimiter,
    private readonly known: KnownNetworks,
  ) {}

  /**
   * @param others further limits, counted first
   * @throws AppError RATE_LIMITED with `retryAfter` in seconds
   */
  async count(limits: VisitorLimits, ip: string, others: readonly LimitedSubject[] = []): Promise<void> {
    const isKnown = await this.known.hasEstablishedAccount(ip);
    await this.rateLimiter.attemptAll([...others, ...limits.of(ip, isKnown)]);
  }
}
