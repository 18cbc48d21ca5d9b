import { type DataSource, IsNull, MoreThan } from 'typeorm';
import { deleteSome } from '../../../database/remove-some.ts';
import { hashToken, newToken } from '../../../identity/tokens.ts';
import type { ServerSecret } from '../../../server-secret.ts';
import { PasskeyChallenge } from './passkey-challenge.entity.ts';

/** Seconds: long enough to find the security key, or the phone that scans the code on the screen. */
export const CHALLENGE_LIFETIME = 5 * 60;

/** What a challenge is for, and who alone can use it. */
interface Purpose {
  /** Of the browser that asks. */
  requesterKey: string;
  /** Who adds a passkey; null to sign in. */
  userId: number | null;
}

/** Random challenges, of which the database has hashes; each is good once. */
export class PasskeyChallenges {
  constructor(
    private readonly dataSource: DataSource,
    private readonly secret: ServerSecret,
  ) {}

  /** @returns 256 random bits, in base64url */
  async issue({ requesterKey, userId }: Purpose): Promise<string> {
    const challenge = newToken();
    await this.dataSource.manager.insert(PasskeyChallenge, {
      challengeHash: hashToken(challenge),
      requester: this.#requesterHash(requesterKey),
      userId,
      expiresAt: new Date(Date.now() + CHALLENGE_LIFETIME * 1000),
    });
    return challenge;
  }

  /** Uses a challenge up, whatever becomes of its answer. @returns false for an unknown, used, expired or another's one */
  async spend(challenge: string, { requesterKey, userId }: Purpose): Promise<boolean> {
    const { affected } = await this.dataSource.manager.delete(PasskeyChallenge, {
      challengeHash: hashToken(challenge),
      requester: this.#requesterHash(requesterKey),
      userId: userId ?? IsNull(),
      expiresAt: MoreThan(new Date()),
    });
    return affected === 1;
  }

  /** @returns how many */
  removeExpired(limit: number): Promise<number> {
    return deleteSome(this.dataSource, 'passkey_challenge', 'expires_at < now()', limit);
  }

  #requesterHash(key: string): Buffer {
    return this.secret.keyedHash('asker for a passkey', key);
  }
}
