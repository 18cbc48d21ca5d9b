import { AppError } from '../../rules/errors.ts';
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

/** What a network may send in a day beside the limit of the site, which a few others may have used up. */
const ALLOWANCE = 2;
/** How many times the limit of the site all allowances together may be. */
const ALLOWANCES = 10;

interface VisitorLimitOptions {
  /** Prefix of the counters' names, such as `contact`. */
  name: string;
  /** For one connection: enough for a person, too few for a script. */
  perHour: number;
  /** For one customer: thousands of IPv6 networks of one customer must not use up the limit of the site. */
  perDay: number;
  /**
   * For all unknown networks together, and again for all known ones; beyond it one an hour. The first ones of each
   * network count apart, so that a few networks cannot close the form to everybody.
   */
  sitePerDay: number;
}

/** The limits for what visitors may send, such as messages to the office. */
export class VisitorLimits {
  readonly #perConnection: RateLimit;
  readonly #perCustomer: RateLimit;
  readonly #perSite: RateLimit;
  readonly #allowances: RateLimit;

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
    this.#allowances = { ...this.#perSite, name: `${name}-newcomers`, limit: sitePerDay * ALLOWANCES };
  }

  /** Those of a network; the last one counts what its customer sends in a day. */
  ofNetwork(ip: string): LimitedSubject[] {
    return [...perNetwork(this.#perConnection, ip), [this.#perCustomer, networkOf(ip, 48)]];
  }

  /**
   * That of the site.
   * @param sentToday by the customer, with this one
   * @param isKnown whether established accounts sign in from that network; they have a reserve of their own
   */
  ofSite(sentToday: number, isKnown: boolean): LimitedSubject {
    if (sentToday <= ALLOWANCE) return [this.#allowances, 'site'];
    return [this.#perSite, isKnown ? 'known' : 'site'];
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
   * @throws AppError RATE_LIMITED with `retryAfter` in seconds, with the other ways to reach the office when it is the
   *   site that takes no more
   */
  async count(limits: VisitorLimits, ip: string, others: readonly LimitedSubject[] = []): Promise<void> {
    const isKnown = await this.known.hasEstablishedAccount(ip);
    const own = [...others, ...limits.ofNetwork(ip)];
    const counts = await this.rateLimiter.attemptAll(own);
    try {
      await this.rateLimiter.attemptAll([limits.ofSite(counts.at(-1)!, isKnown)]);
    } catch (error) {
      await this.rateLimiter.refundAll(own);
      if (!(error instanceof AppError)) throw error;
      throw new AppError('RATE_LIMITED', 'siteTakesNoMore', { retryAfter: error.retryAfter });
    }
  }
}
