import { isIPv6Network, type LimitedSubject, networkOf, perNetwork, type RateLimit } from './rate-limiter.ts';
import type { Realm } from './session.entity.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** D3, D102: from one network one a minute for a number, and three; every further one waits twice as long. */
const PER_MINUTE: RateLimit = {
  name: 'sms-minute',
  limit: 1,
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

/** For one number a day, from wherever: more than any one network gets, so that a stranger alone cannot use it up. */
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
/** Who has an IPv6 line often has thousands of networks; together they do not use up the day's messages. */
const PER_CUSTOMER: RateLimit = { ...PER_NETWORK, name: 'sms-customer', limit: 30, window: DAY };

/** Wrong codes of a day from one network, whatever they were tried at. */
const WRONG_FROM_NETWORK: RateLimit = {
  name: 'wrong-code-network',
  limit: 20,
  window: DAY,
  firstWait: MINUTE,
  longestWait: HOUR,
};

/**
 * Wrong codes of a day for one number, whoever tried them: four times what one network can do. After them strangers get no new codes for a while; those
 * that are out stay good, with the tries that each has.
 */
export const WRONG_FOR_NUMBER: RateLimit = {
  name: 'wrong-code-number',
  limit: 60,
  window: DAY,
  firstWait: HOUR,
  longestWait: DAY,
};

/** The day's text messages of the whole site. */
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

/** The parts of the day's text messages that may be spent on whoever asks, on numbers with an account, on known ones. */
export const SHARES = { anybody: 0.6, account: 0.8, known: 1 } as const;

/**
 * What a request for a code counts with. Each section counts apart: whoever is known in one takes nothing from the
 * reserve of the other.
 * @param isKnown whether that number's holder has proved from there that it is theirs
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
    // Behind one IPv4 address may be all customers of a mobile network.
    ...(isIPv6Network(customer) ? ([[PER_CUSTOMER, customer]] as const) : []),
    [PER_MINUTE, `${mobile} ${customer}`],
    [PER_HOUR, `${mobile} ${customer}`],
    [PER_NUMBER, isKnown ? `${number} known` : number],
  ];
}

/** What a try counts with until it turns out to be right. */
export function tryLimits(ip: string): LimitedSubject[] {
  return perNetwork(WRONG_FROM_NETWORK, ip);
}
