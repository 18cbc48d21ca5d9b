import { isIPv6Network, type LimitedSubject, networkOf, perNetwork, type RateLimit } from './rate-limiter.ts';
import type { Realm } from './session.entity.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** For a number and a network one a minute; after three within a day the waits double. */
const PER_MINUTE: RateLimit = {
  name: 'sms-minute',
  limit: 1,
  window: MINUTE,
  firstWait: MINUTE,
  longestWait: MINUTE,
};

/** Seconds after a text message in which asking again, because its answer was lost, sends no second one. */
export const REPEATED_WITHIN = MINUTE;

/** For a number and a network: how often that is answered. */
export const REPEATS: RateLimit = {
  name: 'sms-repeat',
  limit: 5,
  window: MINUTE,
  firstWait: MINUTE,
  longestWait: MINUTE,
};
const PER_HOUR: RateLimit = {
  name: 'sms-hour',
  limit: 3,
  window: DAY,
  firstWait: HOUR,
  longestWait: 6 * HOUR,
};

/** For a number, across networks. More than a single network gets, so that one stranger cannot use it up. */
const PER_NUMBER: RateLimit = {
  name: 'sms-number',
  limit: 12,
  window: DAY,
  firstWait: DAY,
  longestWait: DAY,
  endsWithWindow: true,
};

/** For a network, across numbers. */
const PER_NETWORK: RateLimit = {
  name: 'sms-network',
  limit: 10,
  window: HOUR,
  firstWait: HOUR,
  longestWait: DAY,
};
/** One IPv6 customer often has thousands of networks; together they must not use up the day's messages. */
const PER_CUSTOMER: RateLimit = { ...PER_NETWORK, name: 'sms-customer', limit: 30, window: DAY };

/** Wrong codes a day from one network, across numbers. */
const WRONG_FROM_NETWORK: RateLimit = {
  name: 'wrong-code-network',
  limit: 20,
  window: DAY,
  firstWait: MINUTE,
  longestWait: HOUR,
};

/**
 * Wrong codes a day for one number, across networks: four times what one network can cause. Beyond the
 * limit, unknown networks get no new codes for a while. Codes already sent stay valid, with their own number of tries.
 */
export const WRONG_FOR_NUMBER: RateLimit = {
  name: 'wrong-code-number',
  limit: 60,
  window: DAY,
  firstWait: HOUR,
  longestWait: DAY,
};

/** Text messages a day of the whole site. */
export function siteBudget(messages: number): RateLimit {
  return {
    name: 'sms-day',
    limit: messages,
    window: DAY,
    firstWait: DAY,
    longestWait: DAY,
    endsWithWindow: true,
  };
}

/** The share of the daily budget that requests may use up: any, those for an account, those from a known network. */
export const BUDGET_SHARES = { anybody: 0.6, account: 0.8, known: 1 } as const;

/**
 * The limits of a request for a code. The two realms count separately: being known in one does not use up the
 * other's reserve.
 * @param isKnown whether the number was verified from this network before
 */
export function requestLimits(
  { realm, mobile }: { realm: Realm; mobile: string },
  ip: string,
  isKnown: boolean,
): LimitedSubject[] {
  const number = `${realm} ${mobile}`;
  const customer = networkOf(ip, 48);
  return [
    ...perNetwork(PER_NETWORK, ip),
    // Not for IPv4: one address may be shared by all customers of a mobile network.
    ...(isIPv6Network(customer) ? ([[PER_CUSTOMER, customer]] as const) : []),
    [PER_MINUTE, `${mobile} ${customer}`],
    [PER_HOUR, `${mobile} ${customer}`],
    [PER_NUMBER, isKnown ? `${number} known` : number],
  ];
}

/** The limits of an attempt; it is refunded if the code is right. */
export function attemptLimits(ip: string): LimitedSubject[] {
  return perNetwork(WRONG_FROM_NETWORK, ip);
}
