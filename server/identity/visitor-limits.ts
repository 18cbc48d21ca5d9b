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
  /** What is limited, such as `contact`; names of counters begin with it. */
  name: string;
  /** How many somebody may send from one connection: a person a few, a program is slowed down. */
  anHour: number;
  /** From one customer: who has an IPv6 line often has thousands of networks, which must not use up the site's. */
  aDay: number;
  /**
   * By all strangers together, and the same once more by people whose network is known; after them one an hour, so
   * that nobody is locked out for good.
   */
  siteADay: number;
}

/** The limits of what a visitor may send, such as letters to the office. */
export class VisitorLimits {
  readonly #perConnection: RateLimit;
  readonly #perCustomer: RateLimit;
  readonly #perSite: RateLimit;

  constructor({ name, anHour, aDay, siteADay }: VisitorLimitOptions) {
    this.#perConnection = {
      name: `${name}-network`,
      limit: anHour,
      window: HOUR,
      firstWait: HOUR / 6,
      longestWait: DAY / 2,
    };
    this.#perCustomer = {
      name: `${name}-customer`,
      limit: aDay,
      window: DAY,
      firstWait: HOUR,
      longestWait: DAY / 2,
    };
    this.#perSite = {
      name: `${name}-site`,
      limit: siteADay,
      window: DAY,
      firstWait: HOUR,
      longestWait: HOUR,
    };
  }

  /** @param isKnown whether people sign in from that address; what strangers use up is not theirs (D102) */
  of(ip: string, isKnown: boolean): LimitedSubject[] {
    return [
      ...perNetwork(this.#perConnection, ip),
      [this.#perCustomer, networkOf(ip, 48)],
      [this.#perSite, isKnown ? 'known' : 'site'],
    ];
  }
}

/** Counts what visitors send. */
export class VisitorGuard {
  constructor(
    private readonly rateLimiter: RateLimiter,
    private readonly known: KnownNetworks,
  ) {}

  /**
   * @param others limits that count besides, and first
   * @throws AppError RATE_LIMITED with the seconds to wait
   */
  async count(limits: VisitorLimits, ip: string, others: readonly LimitedSubject[] = []): Promise<void> {
    const isKnown = await this.known.hasPeople(ip);
    await this.rateLimiter.attemptAll([...others, ...limits.of(ip, isKnown)]);
  }
}
