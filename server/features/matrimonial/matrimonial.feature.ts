import { Permission } from '../../../rules/permissions.ts';
import { ownDataRoute } from '../../ways-in/exports/own-data-route.ts';
import { defineFeature } from '../feature.ts';
import { Candidate } from './candidate.entity.ts';
import { CandidateService } from './candidate.service.ts';
import { CandidateChoices } from './candidate-choices.ts';
import { CandidateListResolver } from './candidate-list.resolver.ts';
import { CandidateListService } from './candidate-list.service.ts';
import { CandidatePhotoService } from './candidate-photo.service.ts';
import { CandidateRecordService } from './candidate-records.service.ts';
import { candidateRoutes } from './candidates.legacy.ts';
import { CandidatesResolver } from './candidates.resolver.ts';
import { Interest } from './interest.entity.ts';
import { InterestService } from './interest.service.ts';
import { interestRoutes } from './interests.legacy.ts';
import { InterestsResolver } from './interests.resolver.ts';
import { Member } from './member.entity.ts';
import { MemberAdministrationResolver } from './member-administration.resolver.ts';
import { MemberAdministrationService } from './member-administration.service.ts';
import { MemberDataService } from './member-data.service.ts';
import { MemberMobileService } from './member-mobile.service.ts';
import { MemberPasswordService } from './member-password.service.ts';
import { MemberRegistrationService } from './member-registration.service.ts';
import { MemberSignInService } from './member-sign-in.service.ts';
import { memberRoutes } from './members.legacy.ts';
import { MembersResolver } from './members.resolver.ts';
import { MembershipResolver } from './membership.resolver.ts';
import { MembershipService } from './membership.service.ts';
import { profileImageRoutes } from './profile-images.routes.ts';
import { unusedMembers } from './unused-members.ts';

declare module '../services.ts' {
  interface Services {
    candidates: CandidateService;
    interests: InterestService;
    memberRegistration: MemberRegistrationService;
  }
}

/** The matrimonial section: members, their profiles and their interests in each other. */
export const matrimonial = defineFeature({
  name: 'matrimonial',
  part: 'matrimonial',
  entities: [Member, Candidate, Interest],
  build(plumbing, { selectLists, profileFors, siteSettings, contactChangeNotifier, audit, users }) {
    const { dataSource, store, media, uploads, sessions, rateLimiter, codes, passwords } = plumbing;
    const { outbox, publicUrl } = plumbing;
    const members = {
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
      memberAdministration: new MemberAdministrationService(
        dataSource,
        sessions,
        audit,
        codes,
        contactChangeNotifier,
      ),
    };
    const photos = new CandidatePhotoService(dataSource, media, audit);
    const candidates = new CandidateService(
      dataSource,
      media,
      photos,
      new CandidateChoices(selectLists, profileFors),
      audit,
    );
    const candidateList = new CandidateListService(dataSource);
    const candidateRecords = new CandidateRecordService(dataSource, audit);
    const interests = new InterestService(dataSource, audit);
    const mobiles = new MemberMobileService(dataSource, sessions, codes, passwords, contactChangeNotifier);
    const membership = new MembershipService(dataSource, passwords, codes, candidates, media, mobiles);
    const memberData = new MemberDataService(dataSource, sessions, profileFors, audit);
    return {
      services: { candidates, interests, memberRegistration: members.memberRegistration },
      today: {
        permission: Permission.MANAGE_MATRIMONIALS,
        waiting: () => members.memberAdministration.waiting(),
      },
      resolvers: [
        new MembersResolver(members),
        new MembershipResolver(membership, members.memberPassword, mobiles),
        new MemberAdministrationResolver(members.memberAdministration),
        new CandidatesResolver(candidates, uploads),
        new InterestsResolver(interests),
        new CandidateListResolver(candidateList, interests),
      ],
      legacyRoutes: [
        ...memberRoutes({ ...members, membership }),
        ...candidateRoutes({ candidates, photos, candidateList, candidateRecords }),
        ...interestRoutes(interests),
      ],
      retention: {
        profiles: unusedMembers(dataSource, { outbox, siteSettings, membership, publicUrl }),
      },
      routes: async (server) => {
        await server.register(profileImageRoutes, { store, photos });
        await server.register(
          ownDataRoute({
            name: 'my-matrimonial-data',
            permission: Permission.USE_MATRIMONIALS,
            collect: ({ memberId }) => memberData.collect(memberId),
          }),
        );
      },
    };
  },
});
