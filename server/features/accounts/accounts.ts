import type { DataSource } from 'typeorm';
import type { OneTimeCodes } from '../../security/one-time-codes.ts';
import type { PasswordGuard } from '../../security/password-guard.ts';
import type { RateLimiter } from '../../security/rate-limiter.ts';
import type { SessionService } from '../../security/sessions.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { AccountService } from './account.service.ts';
import { AccountsResolver } from './accounts.resolver.ts';
import { accountRoutes } from './accounts.rest.ts';
import { PasswordResetService } from './password-reset.service.ts';
import { RegistrationService } from './registration.service.ts';
import { SignInService } from './sign-in.service.ts';
import { UserService } from './user.service.ts';
import { UserAdministrationService } from './user-administration.service.ts';
import { UsersResolver } from './users.resolver.ts';

interface Needs {
  dataSource: DataSource;
  sessions: SessionService;
  rateLimiter: RateLimiter;
  codes: OneTimeCodes;
  passwords: PasswordGuard;
  audit: AuditService;
}

/** The services, resolvers and legacy calls of the main site's accounts. */
export function createAccountFeatures(needs: Needs) {
  const { dataSource, sessions, rateLimiter, codes, passwords, audit } = needs;
  const services = {
    signIn: new SignInService(dataSource, sessions, passwords),
    registration: new RegistrationService(dataSource, sessions, rateLimiter),
    accounts: new AccountService(dataSource, sessions, passwords),
    passwordReset: new PasswordResetService(dataSource, sessions, codes, passwords),
    userAdministration: new UserAdministrationService(dataSource, sessions, audit),
  };
  return {
    services: { signIn: services.signIn, users: new UserService(dataSource, audit) },
    resolvers: [new AccountsResolver(services), new UsersResolver(services.userAdministration)],
    legacyRoutes: accountRoutes(services),
  };
}
