import { secondsKept } from '../../rules/retention.ts';
import { networkOf, type RateLimiter } from './rate-limiter.ts';
import type { Realm } from './session.entity.ts';

const DAY = 24 * 3600;

/** Seconds for which a network stays known after somebody authenticated from it. */
const KNOWN_FOR = secondsKept('attempts');

/** Seconds: younger accounts do not make a network trusted for everybody, since anybody can create one. */
const ESTABLISHED_AFTER = 7 * DAY;

/** A number of one of the two realms. */
interface NumberOwner {
  realm: Realm;
  /** E.164. */
  mobile: string;
}

/** An account's id, or the login that was typed when there is no such account. */
interface AccountName {
  realm: Realm;
  who: number | string;
}

/**
 * Remembers the networks from which people have authenticated. Rate limits keep a reserve for them, so that nobody is
 * locked out by somebody else's attempts. Numbers and networks are stored as keyed hashes, like every counter.
 */
export class KnownNetworks {
  constructor(private readonly rateLimiter: RateLimiter) {}

  /** Call it after a correct one-time code only: a password does not prove who holds the number. */
  async rememberNumber({ realm, mobile }: NumberOwner, ip: string): Promise<void> {
    await this.rateLimiter.remember('known-number', at(`${realm} ${mobile}`, ip), KNOWN_FOR);
  }

  /** Call it after a correct password. */
  async rememberAccount(account: { realm: Realm; id: number; createdAt: Date }, ip: string): Promise<void> {
    await this.rateLimiter.remember('known-account', at(`${account.realm} ${account.id}`, ip), KNOWN_FOR);
    if (Date.now() - account.createdAt.getTime() < ESTABLISHED_AFTER * 1000) return;
    await this.rateLimiter.remember('known-people', customerNetwork(ip), KNOWN_FOR);
  }

  /** Whether the number was verified from this network. */
  hasNumber({ realm, mobile }: NumberOwner, ip: string): Promise<boolean> {
    return this.rateLimiter.remembers('known-number', at(`${realm} ${mobile}`, ip));
  }

  /** Whether somebody has signed in to the account from this network. */
  hasAccount({ realm, who }: AccountName, ip: string): Promise<boolean> {
    return this.rateLimiter.remembers('known-account', at(`${realm} ${who}`, ip));
  }

  /** Whether somebody has signed in from this network to an account that is not new. */
  hasEstablishedAccount(ip: string): Promise<boolean> {
    return this.rateLimiter.remembers('known-people', customerNetwork(ip));
  }
}

/** A phone changes its /64 daily, but rarely its /48. */
export function customerNetwork(ip: string): string {
  return networkOf(ip, 48);
}

function at(subject: string, ip: string): string {
  return `${subject} ${customerNetwork(ip)}`;
}
