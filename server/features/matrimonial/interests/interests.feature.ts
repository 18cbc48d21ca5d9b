import { defineFeature } from '../../feature.ts';
import { CandidateListResolver } from './candidate-list.resolver.ts';
import { Interest } from './interest.entity.ts';
import { InterestService } from './interest.service.ts';
import { interestRoutes } from './interests.legacy.ts';
import { InterestsResolver } from './interests.resolver.ts';

declare module '../../services.ts' {
  interface Services {
    interests: InterestService;
  }
}

/** The profiles that members see of each other, and in which of them they are interested. */
export const interests = defineFeature({
  name: 'matrimonial/interests',
  part: 'matrimonial',
  entities: [Interest],
  build({ dataSource }, { audit, candidateList }) {
    const service = new InterestService(dataSource, audit);
    return {
      services: { interests: service },
      resolvers: [new InterestsResolver(service), new CandidateListResolver(candidateList, service)],
      legacyRoutes: interestRoutes(service),
    };
  },
});
