import { defineFeature } from '../feature.ts';
import { AccountService } from './account.service.ts';
import { accountRoutes } from './accounts.legacy.ts';
import { AccountsResolver } from './accounts.resolver.ts';
import { OfficerInvitation } from './officer-invitation.entity.ts';
import { OfficerInvitationService } from './officer-invitation.service.ts';
import { OfficerInvitationsResolver } from './officer-invitations.resolver.ts';
import { PasswordResetService } from './password-reset.service.ts';
import { RegistrationService } from './registration.service.ts';
import { SessionsResolver } from './sessions.resolver.ts';
import { SignInService } from './sign-in.service.ts';
import { User } from './user.entity.ts';
import { UserService } from './user.service.ts';
import { UserAdministrationService } from './user-administration.service.ts';
import { UsersResolver } from './users.resolver.ts';

declare module '../feature.ts' {
  interface Services {
    signIn: SignInService;
    users: UserService;
  }
}

/** Accounts of the main site. */
export const accounts = defineFeature({
  name: 'accounts',
  entities: [User, OfficerInvitation],
  build(
    { dataSource, sessions, rateLimiter, codes, passwords, outbox, publicUrl },
    { audit, contactChangeNotifier, siteSettings },
  ) {
    const services = {
      signIn: new SignInService(dataSource, sessions, passwords),
      registration: new RegistrationService(dataSource, sessions, rateLimiter),
      accounts: new AccountService(dataSource, sessions, passwords),
      passwordReset: new PasswordResetService(dataSource, sessions, codes, passwords, siteSettings),
      userAdministration: new UserAdministrationService(
        dataSource,
        sessions,
        audit,
        contactChangeNotifier,
        passwords,
      ),
    };
    const users = new UserService(dataSource, sessions, audit);
    const invitations = new OfficerInvitationService(dataSource, {
      users,
      administration: services.userAdministration,
      sessions,
      rateLimiter,
      outbox,
      audit,
      siteSettings,
      publicUrl,
    });
    return {
      services: { signIn: services.signIn, users },
      resolvers: [
        new AccountsResolver(services),
        new UsersResolver(services.userAdministration),
        new OfficerInvitationsResolver(invitations),
        new SessionsResolver(sessions),
      ],
      legacyRoutes: accountRoutes(services),
    };
  },
});
