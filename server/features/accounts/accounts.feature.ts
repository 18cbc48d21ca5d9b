import { defineFeature } from '../feature.ts';
import { AccountService } from './account.service.ts';
import { AccountsResolver } from './accounts.resolver.ts';
import { KnownDevice } from './known-device.entity.ts';
import { KnownDevices } from './known-devices.service.ts';
import { PasswordResetService } from './password-reset.service.ts';
import { RegistrationService } from './registration.service.ts';
import { SessionsResolver } from './sessions.resolver.ts';
import { SignInService } from './sign-in.service.ts';
import { User } from './user.entity.ts';
import { UserService } from './user.service.ts';

declare module '../services.ts' {
  interface Services {
    signIn: SignInService;
    users: UserService;
    knownDevices: KnownDevices;
    ownAccounts: AccountService;
    registration: RegistrationService;
    passwordReset: PasswordResetService;
  }
}

/** Accounts of the main site: who has one, how they sign up and in, and what they change of their own. */
export const accounts = defineFeature({
  name: 'accounts',
  entities: [User, KnownDevice],
  build(
    { dataSource, sessions, rateLimiter, codes, passwords, outbox, publicUrl },
    { audit, siteSettings, contactChangeNotifier, secondFactorCheck: check, passkeyCheck },
  ) {
    const devices = new KnownDevices(dataSource, { rateLimiter, outbox, siteSettings, publicUrl });
    const users = new UserService(dataSource, sessions, audit, siteSettings);
    const signIn = new SignInService(dataSource, sessions, passwords, devices, check, passkeyCheck);
    const own = new AccountService(
      dataSource,
      sessions,
      passwords,
      siteSettings,
      rateLimiter,
      contactChangeNotifier,
    );
    const registration = new RegistrationService(dataSource, rateLimiter, signIn, siteSettings, users);
    const passwordReset = new PasswordResetService(
      dataSource,
      sessions,
      codes,
      passwords,
      siteSettings,
      signIn,
      check,
    );
    return {
      services: { signIn, users, knownDevices: devices, ownAccounts: own, registration, passwordReset },
      resolvers: [
        new AccountsResolver({ signIn, registration, accounts: own, passwordReset }),
        new SessionsResolver(sessions),
      ],
      retention: {
        devices: (limit) => devices.removeOld('COOKIE', limit),
        attempts: (limit) => devices.removeOld('BEARER', limit),
      },
    };
  },
});
