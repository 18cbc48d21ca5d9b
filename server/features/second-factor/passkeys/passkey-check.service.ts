import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { DataSource, EntityManager } from 'typeorm';
import { attemptLimits } from '../../../identity/code-limits.ts';
import type { CodeRequester } from '../../../identity/one-time-codes.ts';
import { perNetwork, type RateLimit, type RateLimiter } from '../../../identity/rate-limiter.ts';
import { passkeyRefused } from '../../../identity/second-factor.ts';
import { Passkey } from './passkey.entity.ts';
import { CHALLENGE_LIFETIME, type PasskeyChallenges } from './passkey-challenges.ts';
import { challengeOf, readSignInResponse } from './passkey-responses.ts';
import { handleOf, type RelyingParty, toBytes } from './relying-party.ts';

const HOUR = 3600;

/** Challenges for one network: enough for an office that signs in together, too few to fill the table. */
const CHALLENGES: RateLimit = {
  name: 'passkey-challenge',
  limit: 100,
  window: HOUR,
  firstWait: 60,
  longestWait: HOUR,
};

/** What a browser sends to prove that its user holds a passkey. */
export interface PasskeyAnswer {
  /** JSON text, not yet validated. */
  response: string;
  /** Who must have asked for the challenge. */
  requester: CodeRequester;
}

/** A passkey that has just signed. */
export interface ProvenPasskey {
  id: number;
  userId: number;
  counter: number;
  newCounter: number;
}

interface Services {
  challenges: PasskeyChallenges;
  rateLimiter: RateLimiter;
  relyingParty: RelyingParty;
  log: { warn(details: object, message: string): void };
}

/** Checks that somebody holds a passkey. */
export class PasskeyCheck {
  constructor(
    private readonly dataSource: DataSource,
    private readonly services: Services,
  ) {}

  /**
   * What the browser needs to ask for a passkey. It names no account and no passkey, whoever asks.
   * @returns PublicKeyCredentialRequestOptionsJSON, as text
   * @throws AppError RATE_LIMITED
   */
  async options({ ip, key }: CodeRequester): Promise<string> {
    const { challenges, rateLimiter, relyingParty } = this.services;
    await rateLimiter.attemptAll(perNetwork(CHALLENGES, ip));
    const options = await generateAuthenticationOptions({
      rpID: relyingParty.id,
      challenge: toBytes(await challenges.issue({ requesterKey: key, userId: null })),
      timeout: CHALLENGE_LIFETIME * 1000,
      userVerification: 'required',
      allowCredentials: [],
    });
    return JSON.stringify(options);
  }

  /**
   * Checks the answer of a passkey, and uses its challenge up. It counts as proven when {@link use} is done.
   * @throws AppError BAD_USER_INPUT with the same text whatever is wrong; RATE_LIMITED after too many wrong ones from
   *   this network
   */
  async prove({ response, requester }: PasskeyAnswer): Promise<ProvenPasskey> {
    const { rateLimiter } = this.services;
    const limits = attemptLimits(requester.ip);
    await rateLimiter.attemptAll(limits);
    const proven = await this.#prove(response, requester);
    await rateLimiter.refundAll(limits);
    return proven;
  }

  /**
   * Notes that the passkey was used, in the transaction of the write that it permits.
   * @throws AppError BAD_USER_INPUT when it was removed, or used with another counter, meanwhile
   */
  async use(manager: EntityManager, { id, userId, counter, newCounter }: ProvenPasskey): Promise<void> {
    const { affected } = await manager.update(
      Passkey,
      { id, userId, counter },
      { counter: newCounter, lastUsedAt: new Date() },
    );
    if (affected !== 1) throw passkeyRefused();
  }

  async #prove(text: string, { key }: CodeRequester): Promise<ProvenPasskey> {
    const { challenges, relyingParty, log } = this.services;
    const response = readSignInResponse(text);
    const challenge = challengeOf(response);
    if (!(await challenges.spend(challenge, { requesterKey: key, userId: null }))) throw passkeyRefused();
    const credentialId = Buffer.from(response.id, 'base64url');
    const passkey = await this.dataSource.manager.findOneBy(Passkey, { credentialId });
    if (!passkey) throw passkeyRefused();
    const { id, userId, publicKey, counter } = passkey;
    const { userHandle } = response.response;
    if (userHandle !== undefined && userHandle !== handleOf(userId)) throw passkeyRefused();
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: relyingParty.origin,
        expectedRPID: relyingParty.id,
        requireUserVerification: true,
        // The library refuses a counter that does not grow: the passkey may have been copied.
        credential: { id: response.id, publicKey: new Uint8Array(publicKey), counter },
      });
      if (!verified) throw new Error('The signature is wrong');
      return { id, userId, counter, newCounter: authenticationInfo.newCounter };
    } catch (error) {
      log.warn({ err: error, passkeyId: id, userId }, 'A passkey was refused');
      throw passkeyRefused();
    }
  }
}
