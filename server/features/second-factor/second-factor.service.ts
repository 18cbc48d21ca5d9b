import type { DataSource } from 'typeorm';
import type { z } from 'zod';
import { AppError } from '../../../rules/errors.ts';
import {
  secondFactorChangeRules,
  secondFactorCodeRules,
  secondFactorProofRules,
  turnOffRules,
} from '../../../rules/second-factor.ts';
import { validate } from '../../../rules/validation.ts';
import { ownsSecondFactor } from '../../identity/main-account.ts';
import type { Viewer } from '../../identity/viewer.ts';
import type { ServerSecret } from '../../server-secret.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import { AuthenticatorApp } from './authenticator-app.entity.ts';
import type { Asker, OwnSecondFactor } from './own-second-factor.ts';
import { RecoveryCode } from './recovery-code.entity.ts';
import type { RecoveryCodes } from './recovery-codes.ts';
import type { SecondFactorType } from './second-factor.type.ts';
import { SEALED_FOR, type SecondFactorCheck, wrongCode } from './second-factor-check.service.ts';
import { isRequiredOf, removeAuthenticatorApp } from './second-factor-removal.service.ts';
import { newSecret, setUpAddress, stepOf } from './time-codes.ts';

interface Services {
  own: OwnSecondFactor;
  siteSettings: Pick<SiteSettingsService, 'shortNameIn'>;
  check: SecondFactorCheck;
  recoveryCodes: RecoveryCodes;
  secret: ServerSecret;
}

/** Sets up and turns off the authenticator app of one's own account. */
export class SecondFactorService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly services: Services,
  ) {}

  async stateOf(viewer: Viewer): Promise<SecondFactorType> {
    const { manager } = this.dataSource;
    const { userId } = viewer;
    const app = await manager.findOneBy(AuthenticatorApp, { userId });
    return {
      appSince: app?.confirmedAt ?? null,
      recoveryCodesLeft: await manager.countBy(RecoveryCode, { userId }),
      isRequired: await isRequiredOf(manager, viewer),
    };
  }

  /**
   * Makes a secret for the app; nothing changes until {@link confirm}. An account with a second factor has to prove it.
   * @param fields not yet validated
   * @returns the secret in base32, and the address for its QR code
   * @throws AppError BAD_USER_INPUT without the right password or proof; RATE_LIMITED
   */
  async begin(
    asker: Asker,
    fields: z.input<typeof secondFactorChangeRules>,
  ): Promise<{ uri: string; secret: string }> {
    const { password, ...proof } = validate(secondFactorChangeRules, fields);
    const { own, siteSettings, secret: serverSecret } = this.services;
    await own.confirmPassword(asker, password);
    const secret = newSecret();
    const issuer = await siteSettings.shortNameIn('en');
    await own.proven(asker, proof, async (manager) => {
      const { userId } = asker.viewer;
      const pendingSecret = serverSecret.seal(SEALED_FOR, secret);
      await manager.upsert(AuthenticatorApp, { userId, pendingSecret }, ['userId']);
    });
    return { uri: setUpAddress(secret, { issuer, label: asker.viewer.email }), secret };
  }

  /**
   * Turns the app on with its first code; the app of before is good no more. All other sessions end: whoever opened one
   * did so without it.
   * @returns new recovery codes, which are shown this once
   * @throws AppError BAD_USER_INPUT for a wrong code; NOT_FOUND before {@link begin}; RATE_LIMITED
   */
  async confirm(asker: Asker, fields: z.input<typeof secondFactorCodeRules>): Promise<string[]> {
    const { code } = validate(secondFactorCodeRules, fields);
    const { check, own, recoveryCodes, secret } = this.services;
    const { userId } = asker.viewer;
    return check.limit({ userId, ip: asker.requester.ip }, () =>
      own.transaction(asker, async (manager) => {
        const app = await manager.findOneBy(AuthenticatorApp, { userId });
        if (!app?.pendingSecret) throw new AppError('NOT_FOUND', 'notFound');
        const step = stepOf(code, secret.open(SEALED_FOR, app.pendingSecret));
        if (step === null) throw wrongCode();
        const confirmed = { secret: app.pendingSecret, pendingSecret: null, lastStep: step };
        await manager.update(AuthenticatorApp, { userId }, { ...confirmed, confirmedAt: new Date() });
        await own.endOtherSessions(manager, asker);
        await own.record(manager, asker, 'TURN_ON_SECOND_FACTOR');
        return recoveryCodes.renew(manager, userId);
      }),
    );
  }

  /**
   * @param fields not yet validated
   * @throws AppError BAD_USER_INPUT without the right password and code; CONFLICT while a role of theirs needs it and
   *   there is no passkey, and without an app; RATE_LIMITED
   */
  async turnOff(asker: Asker, fields: z.input<typeof turnOffRules>): Promise<void> {
    const { password, code } = validate(turnOffRules, fields);
    const { own } = this.services;
    await own.confirmPassword(asker, password);
    await own.proven(asker, { code }, async (manager) => {
      await removeAuthenticatorApp(manager, asker.viewer);
      await own.record(manager, asker, 'TURN_OFF_SECOND_FACTOR');
    });
  }

  /**
   * @param fields not yet validated
   * @returns new recovery codes, beside which no earlier one is good
   * @throws AppError BAD_USER_INPUT without a right proof; CONFLICT without a second factor; RATE_LIMITED
   */
  async renewRecoveryCodes(asker: Asker, fields: z.input<typeof secondFactorProofRules>): Promise<string[]> {
    const proof = validate(secondFactorProofRules, fields);
    const { own, recoveryCodes } = this.services;
    return own.proven(asker, proof, async (manager) => {
      const { userId } = asker.viewer;
      if (!(await ownsSecondFactor(manager, userId))) throw new AppError('CONFLICT', 'noSecondFactor');
      await own.record(manager, asker, 'RENEW_RECOVERY_CODES');
      return recoveryCodes.renew(manager, userId);
    });
  }
}
