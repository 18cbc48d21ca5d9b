import { defineFeature } from '../../feature.ts';
import { Member } from './member.entity.ts';
import { MemberMobileService } from './member-mobile.service.ts';
import { MemberPasswordService } from './member-password.service.ts';
import { MemberRegistrationService } from './member-registration.service.ts';
import { MemberSignInService } from './member-sign-in.service.ts';
import { MembersResolver } from './members.resolver.ts';

declare module '../../services.ts' {
  interface Services {
    memberSignIn: MemberSignInService;
    memberRegistration: MemberRegistrationService;
    memberPassword: MemberPasswordService;
    memberMobiles: MemberMobileService;
  }
}

/** The accounts of the matrimonial section. */
export const members = defineFeature({
  name: 'matrimonial/members',
  part: 'matrimonial',
  entities: [Member],
  build(plumbing, { profileFors, siteSettings, contactChangeNotifier, users }) {
    const { dataSource, sessions, rateLimiter, codes, passwords } = plumbing;
    const services = {
      memberSignIn: new MemberSignInService(dataSource, sessions, passwords),
      memberRegistration: new MemberRegistrationService(
        dataSource,
        sessions,
        codes,
        rateLimiter,
        profileFors,
        siteSettings,
        users,
      ),
      memberPassword: new MemberPasswordService(dataSource, sessions, codes, passwords, siteSettings),
      memberMobiles: new MemberMobileService(dataSource, sessions, codes, passwords, contactChangeNotifier),
    };
    return { services, resolvers: [new MembersResolver(services)] };
  },
});
