import { defineFeature } from '../../feature.ts';
import { Passkey } from './passkey.entity.ts';
import { PasskeyChallenge } from './passkey-challenge.entity.ts';
import { PasskeyChallenges } from './passkey-challenges.ts';
import { PasskeyCheck } from './passkey-check.service.ts';
import { type RelyingParty, relyingPartyOf } from './relying-party.ts';

declare module '../../services.ts' {
  interface Services {
    passkeyCheck: PasskeyCheck;
    passkeyChallenges: PasskeyChallenges;
    relyingParty: RelyingParty;
  }
}

/** What proves that somebody holds a passkey of an account. */
export const passkeys = defineFeature({
  name: 'second-factor/passkeys',
  entities: [Passkey, PasskeyChallenge],
  build({ dataSource, secret, rateLimiter, publicUrl, log }) {
    const challenges = new PasskeyChallenges(dataSource, secret);
    const relyingParty = relyingPartyOf(publicUrl);
    return {
      services: {
        passkeyCheck: new PasskeyCheck(dataSource, { challenges, rateLimiter, relyingParty, log }),
        passkeyChallenges: challenges,
        relyingParty,
      },
      retention: { codes: (limit) => challenges.removeExpired(limit) },
    };
  },
});
