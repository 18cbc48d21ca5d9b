import { networkOf, type RateLimiter } from './rate-limiter.ts';
import type { Realm } from './session.entity.ts';

const DAY = 24 * 3600;

/** Seconds for which a network is known after somebody proved themselves from it. */
const KNOWN_FOR = 90 * DAY;

/** Seconds that an account is old before its network counts as one of people: anybody can make accounts. */
const SETTLED_AFTER = 7 * DAY;

/** A number as it is told apart in each of the two sections; E.164. */
interface NumberOwner {
  realm: Realm;
  mobile: string;
}

/** An account, or the name that somebody typed where there is none. */
interface AccountName {
  realm: Realm;
  who: number | string;
}

/**
 * Where people have proved who they are. What strangers may use up has a reserve for them, so that nobody is locked out by
 * somebody else's tries. Like every counter it is kept as a keyed hash, which tells neither number nor network.
 */
export class KnownNetworks {
  constructor(private readonly rateLimiter: RateLimiter) {}

  /** Call it when a code to that number was right, and then alone: a password proves no number. */
  async rememberNumber({ realm, mobile }: NumberOwner, ip: string): Promise<void> {
    await this.rateLimiter.remember('known-number', at(`${realm} ${mobile}`, ip), KNOWN_FOR);
  }

  /** Call it when the password of that account was right. */
  async rememberAccount(account: { realm: Realm; id: number; createdAt: Date }, ip: string): Promise<void> {
    await this.rateLimiter.remember('known-account', at(`${account.realm} ${account.id}`, ip), KNOWN_FOR);
    if (Date.now() - account.createdAt.getTime() < SETTLED_AFTER * 1000) return;
    await this.rateLimiter.remember('known-people', widest(ip), KNOWN_FOR);
  }

  /** Whether the holder of that number has proved from there that it is theirs. */
  hasNumber({ realm, mobile }: NumberOwner, ip: string): Promise<boolean> {
    return this.rateLimiter.remembers('known-number', at(`${realm} ${mobile}`, ip));
  }

  /** Whether somebody has signed in to that account from there. */
  hasAccount({ realm, who }: AccountName, ip: string): Promise<boolean> {
    return this.rateLimiter.remembers('known-account', at(`${realm} ${who}`, ip));
  }

  /** Whether somebody whose account is not of yesterday has signed in from there. */
  hasPeople(ip: string): Promise<boolean> {
    return this.rateLimiter.remembers('known-people', widest(ip));
  }
}

/** A telephone is another /64 every day, and seldom another /48. */
function widest(ip: string): string {
  return networkOf(ip, 48);
}

function at(subject: string, ip: string): string {
  return `${subject} ${widest(ip)}`;
}
