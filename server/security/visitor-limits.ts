import { networkOf, type RateLimit } from './rate-limiter.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

interface VisitorLimitOptions {
  /** What is limited, such as `contact`; names of counters begin with it. */
  name: string;
  /** How many somebody may send from one connection: a person a few, a program is slowed down. */
  anHour: number;
  /** From one customer: who has an IPv6 line often has thousands of networks, which must not use up the site's. */
  aDay: number;
  /** By everybody together; after them one an hour, so that nobody is locked out for good. */
  siteADay: number;
}

/**
 * The limits of what a visitor may send, such as letters to the office.
 * @returns what {@link RateLimiter.attemptAll} counts for a visitor from that address
 */
export function visitorLimits({ name, anHour, aDay, siteADay }: VisitorLimitOptions) {
  const perConnection: RateLimit = {
    name: `${name}-network`,
    limit: anHour,
    window: HOUR,
    firstWait: HOUR / 6,
    longestWait: DAY / 2,
  };
  const perCustomer: RateLimit = {
    name: `${name}-customer`,
    limit: aDay,
    window: DAY,
    firstWait: HOUR,
    longestWait: DAY / 2,
  };
  const perSite: RateLimit = {
    name: `${name}-site`,
    limit: siteADay,
    window: DAY,
    firstWait: HOUR,
    longestWait: HOUR,
  };
  return (ip: string): (readonly [limit: RateLimit, subject: string])[] => [
    [perConnection, networkOf(ip)],
    [perCustomer, networkOf(ip, 48)],
    [perSite, 'site'],
  ];
}
