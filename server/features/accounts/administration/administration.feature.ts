import { defineFeature } from '../../feature.ts';
import { accountRoutes } from './accounts.legacy.ts';
import { UserAdministrationService } from './user-administration.service.ts';
import { UsersResolver } from './users.resolver.ts';

declare module '../../services.ts' {
  interface Services {
    userAdministration: UserAdministrationService;
  }
}

/** What the office does about accounts; old clients have their calls for it, and for their own, in one. */
export const administration = defineFeature({
  name: 'accounts/administration',
  build(
    { dataSource, sessions, passwords },
    { audit, contactChangeNotifier, siteSettings, emailProofs, ...services },
  ) {
    const userAdministration = new UserAdministrationService(
      dataSource,
      sessions,
      audit,
      contactChangeNotifier,
      passwords,
      siteSettings,
      emailProofs,
    );
    const { signIn, registration, ownAccounts, passwordReset } = services;
    const called = { signIn, registration, accounts: ownAccounts, passwordReset, userAdministration };
    return {
      services: { userAdministration },
      resolvers: [new UsersResolver(userAdministration)],
      legacyRoutes: accountRoutes(called),
    };
  },
});
