import { Permission } from '../../../rules/permissions.ts';
import { ownDataRoute } from '../../ways-in/exports/own-data-route.ts';
import { defineFeature } from '../feature.ts';
import { AccountService } from './account.service.ts';
import { AccountClosingService } from './account-closing.service.ts';
import { AccountDataService } from './account-data.service.ts';
import { accountRoutes } from './accounts.legacy.ts';
import { AccountsResolver } from './accounts.resolver.ts';
import { EmailProof } from './email-proof.entity.ts';
import { EmailProofResolver } from './email-proof.resolver.ts';
import { EmailProofService } from './email-proof.service.ts';
import { KnownDevice } from './known-device.entity.ts';
import { KnownDevices } from './known-devices.service.ts';
import { OfficerInvitation } from './officer-invitation.entity.ts';
import { OfficerInvitationService } from './officer-invitation.service.ts';
import { OfficerInvitationsResolver } from './officer-invitations.resolver.ts';
import { Passkey } from './passkeys/passkey.entity.ts';
import { PasskeyService } from './passkeys/passkey.service.ts';
import { PasskeyChallenge } from './passkeys/passkey-challenge.entity.ts';
import { PasskeyChallenges } from './passkeys/passkey-challenges.ts';
import { PasskeyCheck } from './passkeys/passkey-check.ts';
import { PasskeysResolver } from './passkeys/passkeys.resolver.ts';
import { relyingPartyOf } from './passkeys/relying-party.ts';
import { PasswordResetService } from './password-reset.service.ts';
import { RegistrationService } from './registration.service.ts';
import { AuthenticatorApp } from './second-factor/authenticator-app.entity.ts';
import { OwnSecondFactor } from './second-factor/own-second-factor.ts';
import { RecoveryCode } from './second-factor/recovery-code.entity.ts';
import { RecoveryCodes } from './second-factor/recovery-codes.ts';
import { SecondFactorResolver } from './second-factor/second-factor.resolver.ts';
import { SecondFactorService } from './second-factor/second-factor.service.ts';
import { SecondFactorAdministrationResolver } from './second-factor/second-factor-administration.resolver.ts';
import { SecondFactorAdministrationService } from './second-factor/second-factor-administration.service.ts';
import { SecondFactorCheck } from './second-factor/second-factor-check.ts';
import { SecondFactorDemand } from './second-factor/second-factor-demand.entity.ts';
import { SessionsResolver } from './sessions.resolver.ts';
import { SignInService } from './sign-in.service.ts';
import { unusedUsers } from './unused-users.ts';
import { User } from './user.entity.ts';
import { UserService } from './user.service.ts';
import { UserAdministrationService } from './user-administration.service.ts';
import { UsersResolver } from './users.resolver.ts';

declare module '../services.ts' {
  interface Services {
    signIn: SignInService;
    users: UserService;
  }
}

/** Accounts of the main site. */
export const accounts = defineFeature({
  name: 'accounts',
  entities: [
    User,
    OfficerInvitation,
    EmailProof,
    KnownDevice,
    AuthenticatorApp,
    RecoveryCode,
    SecondFactorDemand,
    Passkey,
    PasskeyChallenge,
  ],
  build(
    { dataSource, sessions, rateLimiter, codes, passwords, outbox, secret, publicUrl, log },
    { audit, contactChangeNotifier, siteSettings, accountParts },
  ) {
    const devices = new KnownDevices(dataSource, { rateLimiter, outbox, siteSettings, publicUrl });
    const recoveryCodes = new RecoveryCodes(secret);
    const challenges = new PasskeyChallenges(dataSource, secret);
    const relyingParty = relyingPartyOf(publicUrl);
    const passkeyCheck = new PasskeyCheck(dataSource, { challenges, rateLimiter, relyingParty, log });
    const check = new SecondFactorCheck(rateLimiter, recoveryCodes, secret, passkeyCheck);
    const signIn = new SignInService(dataSource, sessions, passwords, devices, check, passkeyCheck);
    const emailProofs = new EmailProofService(dataSource, {
      sessions,
      rateLimiter,
      outbox,
      siteSettings,
      publicUrl,
      parts: accountParts,
    });
    const users = new UserService(dataSource, sessions, audit, siteSettings);
    const services = {
      signIn,
      registration: new RegistrationService(dataSource, rateLimiter, signIn, siteSettings, users),
      accounts: new AccountService(dataSource, sessions, passwords, siteSettings),
      passwordReset: new PasswordResetService(
        dataSource,
        sessions,
        codes,
        passwords,
        siteSettings,
        signIn,
        check,
      ),
      userAdministration: new UserAdministrationService(
        dataSource,
        sessions,
        audit,
        contactChangeNotifier,
        passwords,
        siteSettings,
        emailProofs,
      ),
    };
    const own = new OwnSecondFactor(dataSource, { sessions, passwords, audit, check });
    const secondFactor = new SecondFactorService(dataSource, {
      own,
      siteSettings,
      check,
      recoveryCodes,
      secret,
    });
    const passkeys = new PasskeyService(dataSource, {
      own,
      siteSettings,
      challenges,
      recoveryCodes,
      relyingParty,
      log,
    });
    const secondFactorAdministration = new SecondFactorAdministrationService(dataSource, {
      users,
      administration: services.userAdministration,
      audit,
    });
    const invitations = new OfficerInvitationService(dataSource, {
      users,
      administration: services.userAdministration,
      sessions,
      signIn,
      rateLimiter,
      outbox,
      audit,
      siteSettings,
      publicUrl,
      parts: accountParts,
    });
    const accountData = new AccountDataService(dataSource, {
      sessions,
      audit,
      devices,
      passkeys,
      parts: accountParts,
    });
    const closing = new AccountClosingService(dataSource, {
      passwords,
      codes,
      audit,
      administration: services.userAdministration,
      siteSettings,
      parts: accountParts,
    });
    return {
      services: { signIn, users },
      resolvers: [
        new AccountsResolver({ ...services, closing }),
        new UsersResolver(services.userAdministration),
        new OfficerInvitationsResolver(invitations),
        new EmailProofResolver(emailProofs),
        new SessionsResolver(sessions),
        new SecondFactorResolver(secondFactor),
        new SecondFactorAdministrationResolver(secondFactorAdministration),
        new PasskeysResolver({ check: passkeyCheck, passkeys, signIn }),
      ],
      retention: {
        accounts: unusedUsers(dataSource, { outbox, siteSettings, closing, publicUrl }),
        devices: (limit) => devices.removeOld('COOKIE', limit),
        attempts: (limit) => devices.removeOld('BEARER', limit),
        codes: (limit) => challenges.removeExpired(limit),
      },
      legacyRoutes: accountRoutes(services),
      routes: ownDataRoute({
        name: 'my-data',
        permission: Permission.EDIT_OWN_ACCOUNT,
        collect: ({ userId }) => accountData.collect(userId),
      }),
    };
  },
});
