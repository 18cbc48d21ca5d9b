import { defineFeature } from '../feature.ts';
import { AuthenticatorApp } from './authenticator-app.entity.ts';
import { OwnSecondFactor } from './own-second-factor.ts';
import { PasskeyService } from './passkeys/passkey.service.ts';
import { PasskeysResolver } from './passkeys/passkeys.resolver.ts';
import { RecoveryCode } from './recovery-code.entity.ts';
import { RecoveryCodes } from './recovery-codes.ts';
import { SecondFactorResolver } from './second-factor.resolver.ts';
import { SecondFactorService } from './second-factor.service.ts';
import { SecondFactorCheck } from './second-factor-check.service.ts';
import { SecondFactorRequirement } from './second-factor-requirement.entity.ts';
import { SecondFactorRequirements } from './second-factor-requirements.service.ts';

declare module '../services.ts' {
  interface Services {
    secondFactorCheck: SecondFactorCheck;
    secondFactorRequirements: SecondFactorRequirements;
  }
}

/** The second factor of accounts of the main site, which it knows by their ids alone. */
export const secondFactor = defineFeature({
  name: 'second-factor',
  entities: [AuthenticatorApp, RecoveryCode, SecondFactorRequirement],
  build(
    { dataSource, sessions, passwords, rateLimiter, secret, log },
    { audit, siteSettings, passkeyCheck, passkeyChallenges: challenges, relyingParty },
  ) {
    const recoveryCodes = new RecoveryCodes(secret);
    const check = new SecondFactorCheck(rateLimiter, recoveryCodes, secret, passkeyCheck);
    const own = new OwnSecondFactor(dataSource, { sessions, passwords, audit, check });
    const factor = new SecondFactorService(dataSource, { own, siteSettings, check, recoveryCodes, secret });
    const needed = { own, siteSettings, challenges, recoveryCodes, relyingParty, log };
    const passkeys = new PasskeyService(dataSource, needed);
    return {
      services: {
        secondFactorCheck: check,
        secondFactorRequirements: new SecondFactorRequirements(dataSource, audit),
      },
      resolvers: [new SecondFactorResolver(factor), new PasskeysResolver({ check: passkeyCheck, passkeys })],
      account: { collect: async (userId) => ({ passkeys: await passkeys.list(userId) }) },
    };
  },
});
