import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { DataSource, EntityManager } from 'typeorm';
import type { z } from 'zod';
import { AppError } from '../../../../rules/errors.ts';
import { LIMITS } from '../../../../rules/limits.ts';
import { passkeyNameRules } from '../../../../rules/passkeys.ts';
import { secondFactorChangeRules } from '../../../../rules/second-factor.ts';
import { validate } from '../../../../rules/validation.ts';
import { violatedConstraint } from '../../../database/database-errors.ts';
import { ownsSecondFactor } from '../../../identity/main-account.ts';
import { passkeyRefused } from '../../../identity/second-factor.ts';
import type { SiteSettingsService } from '../../site-settings/site-settings.service.ts';
import type { Asker, OwnSecondFactor } from '../own-second-factor.ts';
import type { RecoveryCodes } from '../recovery-codes.ts';
import { removePasskey } from '../second-factor-removal.service.ts';
import { Passkey } from './passkey.entity.ts';
import { CHALLENGE_LIFETIME, type PasskeyChallenges } from './passkey-challenges.ts';
import { challengeOf, readNewPasskeyResponse } from './passkey-responses.ts';
import { handleOf, type RelyingParty, toBytes } from './relying-party.ts';

interface Services {
  own: OwnSecondFactor;
  siteSettings: Pick<SiteSettingsService, 'shortNameIn'>;
  challenges: PasskeyChallenges;
  recoveryCodes: RecoveryCodes;
  relyingParty: RelyingParty;
  log: { warn(details: object, message: string): void };
}

/** The passkeys of one's own account. */
export class PasskeyService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly services: Services,
  ) {}

  /** The oldest first, without their keys. */
  list(userId: number): Promise<Pick<Passkey, 'id' | 'name' | 'createdAt' | 'lastUsedAt'>[]> {
    return this.dataSource.manager.find(Passkey, {
      select: { id: true, name: true, createdAt: true, lastUsedAt: true },
      where: { userId },
      order: { id: 'ASC' },
    });
  }

  /**
   * What the browser needs to make a passkey; nothing changes until {@link add}. An account with a second factor has to
   * prove it.
   * @param fields not yet validated
   * @returns PublicKeyCredentialCreationOptionsJSON, as text
   * @throws AppError BAD_USER_INPUT without the right password or proof; CONFLICT with too many passkeys; RATE_LIMITED
   */
  async begin(asker: Asker, fields: z.input<typeof secondFactorChangeRules>): Promise<string> {
    const { password, ...proof } = validate(secondFactorChangeRules, fields);
    const { own, siteSettings, challenges, relyingParty } = this.services;
    const { userId, email, name } = asker.viewer;
    await own.confirmPassword(asker, password);
    await own.proven(asker, proof, (manager) => requireSpace(manager, userId));
    const there = await this.dataSource.manager.findBy(Passkey, { userId });
    const challenge = await challenges.issue({ requesterKey: asker.requester.key, userId });
    const options = await generateRegistrationOptions({
      rpName: await siteSettings.shortNameIn('en'),
      rpID: relyingParty.id,
      userName: email,
      userDisplayName: name,
      userID: toBytes(handleOf(userId)),
      challenge: toBytes(challenge),
      timeout: CHALLENGE_LIFETIME * 1000,
      attestationType: 'none',
      excludeCredentials: there.map(({ credentialId }) => ({ id: credentialId.toString('base64url') })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return JSON.stringify(options);
  }

  /**
   * Adds the passkey that the browser has made. The first second factor of an account ends all its other sessions.
   * @param fields not yet validated
   * @returns recovery codes, which are shown this once; none if the account has a second factor already
   * @throws AppError BAD_USER_INPUT without a name, or for an answer that is not good; CONFLICT with too many passkeys
   */
  async add(
    asker: Asker,
    { response, ...fields }: { response: string } & z.input<typeof passkeyNameRules>,
  ): Promise<string[]> {
    const { name } = validate(passkeyNameRules, fields);
    const passkey = { name, ...(await this.#verify(asker, response)) };
    const { own, recoveryCodes } = this.services;
    const { userId } = asker.viewer;
    return own
      .transaction(asker, async (manager) => {
        await requireSpace(manager, userId);
        const isFirst = !(await ownsSecondFactor(manager, userId));
        await manager.insert(Passkey, { userId, ...passkey });
        await own.record(manager, asker, 'ADD_PASSKEY');
        if (!isFirst) return [];
        await own.endOtherSessions(manager, asker);
        return recoveryCodes.renew(manager, userId);
      })
      .catch((error) => {
        throw violatedConstraint(error) === 'passkey_credential' ? passkeyRefused() : error;
      });
  }

  /**
   * @param fields not yet validated
   * @throws AppError BAD_USER_INPUT without the right password and proof; NOT_FOUND for another's passkey; CONFLICT for
   *   the last one while a role of theirs needs a second factor; RATE_LIMITED
   */
  async remove(asker: Asker, id: number, fields: z.input<typeof secondFactorChangeRules>): Promise<void> {
    const { password, ...proof } = validate(secondFactorChangeRules, fields);
    const { own } = this.services;
    await own.confirmPassword(asker, password);
    await own.proven(asker, proof, async (manager) => {
      await removePasskey(manager, asker.viewer, id);
      await own.record(manager, asker, 'REMOVE_PASSKEY');
    });
  }

  async #verify(
    asker: Asker,
    text: string,
  ): Promise<Pick<Passkey, 'credentialId' | 'publicKey' | 'counter'>> {
    const { challenges, relyingParty, log } = this.services;
    if (text.length > LIMITS.passkeyAnswerMaximum) throw passkeyRefused();
    const response = readNewPasskeyResponse(text);
    const challenge = challengeOf(response);
    const { userId } = asker.viewer;
    const purpose = { requesterKey: asker.requester.key, userId };
    if (!(await challenges.spend(challenge, purpose))) throw passkeyRefused();
    try {
      const { registrationInfo } = await verifyRegistrationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: relyingParty.origin,
        expectedRPID: relyingParty.id,
        requireUserVerification: true,
      });
      const { id, publicKey, counter } = registrationInfo!.credential;
      return { credentialId: Buffer.from(id, 'base64url'), publicKey: Buffer.from(publicKey), counter };
    } catch (error) {
      log.warn({ err: error, userId }, 'A new passkey was refused');
      throw passkeyRefused();
    }
  }
}

/** @throws AppError CONFLICT */
async function requireSpace(manager: EntityManager, userId: number): Promise<void> {
  const count = await manager.countBy(Passkey, { userId });
  if (count >= LIMITS.passkeysMaximum) throw new AppError('CONFLICT', 'tooManyPasskeys');
}
