import { Permission } from '../../../rules/permissions.ts';
import { ownDataRoute } from '../../ways-in/exports/own-data-route.ts';
import { defineFeature } from '../feature.ts';
import { MemberAdministrationResolver } from './member-administration.resolver.ts';
import { MemberAdministrationService } from './member-administration.service.ts';
import { MemberDataService } from './member-data.service.ts';
import { memberRoutes } from './members.legacy.ts';
import { MembershipResolver } from './membership.resolver.ts';
import { MembershipService } from './membership.service.ts';
import { unusedMembers } from './unused-members.ts';

/** The matrimonial section: what members and officers do with an account and its profile together. */
export const matrimonial = defineFeature({
  name: 'matrimonial',
  part: 'matrimonial',
  build(plumbing, services) {
    const { dataSource, media, sessions, codes, passwords, outbox, publicUrl } = plumbing;
    const { profileFors, siteSettings, contactChangeNotifier, audit } = services;
    const { memberSignIn, memberRegistration, memberPassword, memberMobiles: mobiles, candidates } = services;
    const { ownSignIns } = services;
    const memberAdministration = new MemberAdministrationService(
      dataSource,
      sessions,
      audit,
      codes,
      contactChangeNotifier,
    );
    const membership = new MembershipService(
      dataSource,
      passwords,
      codes,
      candidates,
      media,
      mobiles,
      memberPassword,
      ownSignIns,
    );
    const memberData = new MemberDataService(dataSource, sessions, profileFors, audit);
    return {
      today: {
        permission: Permission.MANAGE_MATRIMONIALS,
        waiting: () => memberAdministration.waiting(),
      },
      resolvers: [
        new MembershipResolver(membership, memberPassword, mobiles),
        new MemberAdministrationResolver(memberAdministration),
      ],
      legacyRoutes: memberRoutes({
        memberSignIn,
        memberRegistration,
        memberPassword,
        memberAdministration,
        membership,
      }),
      retention: {
        profiles: unusedMembers(dataSource, { outbox, siteSettings, membership, publicUrl }),
      },
      routes: ownDataRoute({
        name: 'my-matrimonial-data',
        permission: Permission.USE_MATRIMONIALS,
        collect: (viewer) => memberData.collect(viewer),
      }),
    };
  },
});
