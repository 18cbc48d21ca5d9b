import { defineContentFeature } from '../content/define-content-feature.ts';
import { CommitteeService } from './committee.service.ts';
import { committeeMemberKind } from './committee-member.kind.ts';
import { committeeSequenceRoutes } from './committee-sequence.legacy.ts';
import { CommitteeSequenceResolver } from './committee-sequence.resolver.ts';

declare module '../feature.ts' {
  interface Services {
    committee: CommitteeService;
  }
}

export const committee = defineContentFeature({
  name: 'committee',
  kind: committeeMemberKind,
  page: '/mem-details',
  Service: CommitteeService,
  also: (service) => ({
    services: { committee: service },
    resolvers: [new CommitteeSequenceResolver(service)],
    legacyRoutes: committeeSequenceRoutes(service),
  }),
});
