import type { DataSource } from 'typeorm';
import type { Replicas } from '../../database/replicas.ts';
import type { MediaService } from '../../media/media.service.ts';
import type { UploadReceiver } from '../../media/upload-receiver.ts';
import type { OneTimeCodes } from '../../security/one-time-codes.ts';
import type { PasswordGuard } from '../../security/password-guard.ts';
import type { RateLimiter } from '../../security/rate-limiter.ts';
import type { SessionService } from '../../security/sessions.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { ProfileForService } from '../select-lists/profile-for.service.ts';
import type { SelectListService } from '../select-lists/select-list.service.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import { Candidate } from './candidate.entity.ts';
import { CandidateService } from './candidate.service.ts';
import { CandidateListResolver } from './candidate-list.resolver.ts';
import { CandidateListService } from './candidate-list.service.ts';
import { CandidateRecordService } from './candidate-records.service.ts';
import { CandidatesResolver } from './candidates.resolver.ts';
import { candidateRoutes } from './candidates.rest.ts';
import { Interest } from './interest.entity.ts';
import { InterestService } from './interest.service.ts';
import { InterestsResolver } from './interests.resolver.ts';
import { interestRoutes } from './interests.rest.ts';
import { Member } from './member.entity.ts';
import { MemberAdministrationResolver } from './member-administration.resolver.ts';
import { MemberAdministrationService } from './member-administration.service.ts';
import { MemberDataService } from './member-data.service.ts';
import { MemberPasswordService } from './member-password.service.ts';
import { MemberRegistrationService } from './member-registration.service.ts';
import { MemberSignInService } from './member-sign-in.service.ts';
import { MembersResolver } from './members.resolver.ts';
import { memberRoutes } from './members.rest.ts';
import { MembershipResolver } from './membership.resolver.ts';
import { MembershipService } from './membership.service.ts';

export const MATRIMONIAL_ENTITIES = [Member, Candidate, Interest];

interface Needs {
  dataSource: DataSource;
  replicas: Replicas;
  media: MediaService;
  uploads: UploadReceiver;
  sessions: SessionService;
  rateLimiter: RateLimiter;
  codes: OneTimeCodes;
  passwords: PasswordGuard;
  selectLists: SelectListService;
  profileFors: ProfileForService;
  audit: AuditService;
  siteSettings: SiteSettingsService;
}

/** The services, resolvers and legacy calls of the matrimonial section. */
export function createMatrimonialFeatures(needs: Needs) {
  const { dataSource, media, uploads, sessions, rateLimiter, codes, passwords } = needs;
  const { selectLists, profileFors, siteSettings } = needs;
  const members = {
    memberSignIn: new MemberSignInService(dataSource, sessions, passwords),
    memberRegistration: new MemberRegistrationService(
      dataSource,
      sessions,
      codes,
      rateLimiter,
      profileFors,
      siteSettings,
    ),
    memberPassword: new MemberPasswordService(dataSource, sessions, codes, passwords),
    memberAdministration: new MemberAdministrationService(dataSource, sessions, needs.audit),
  };
  const candidates = new CandidateService(dataSource, media, selectLists, profileFors, needs.audit);
  const candidateList = new CandidateListService(dataSource, needs.replicas);
  const candidateRecords = new CandidateRecordService(dataSource, needs.audit);
  const interests = new InterestService(dataSource, needs.audit);
  const membership = new MembershipService(dataSource, passwords, codes, candidates, media);
  const memberData = new MemberDataService(dataSource, sessions, profileFors, needs.audit);
  return {
    services: { candidates, memberData, interests, memberRegistration: members.memberRegistration },
    resolvers: [
      new MembersResolver(members),
      new MembershipResolver(membership),
      new MemberAdministrationResolver(members.memberAdministration),
      new CandidatesResolver(candidates, uploads),
      new InterestsResolver(interests),
      new CandidateListResolver(candidateList, interests),
    ],
    legacyRoutes: [
      ...memberRoutes(members),
      ...candidateRoutes({ candidates, candidateList, candidateRecords }),
      ...interestRoutes(interests),
    ],
  };
}
