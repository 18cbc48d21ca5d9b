import { defineFeature } from '../../feature.ts';
import { CandidateListResolver } from './candidate-list.resolver.ts';
import { createDetailsResolver } from './create-details-resolver.ts';
import { Interest } from './interest.entity.ts';
import { InterestService } from './interest.service.ts';
import { InterestAnswers } from './interest-answers.ts';
import { InterestMessages } from './interest-messages.ts';
import { InterestTeller } from './interest-teller.ts';
import { interestRoutes } from './interests.legacy.ts';
import { InterestsResolver } from './interests.resolver.ts';
import { OwnInterestService } from './own-interest.service.ts';
import { OwnInterestsResolver } from './own-interests.resolver.ts';

declare module '../../services.ts' {
  interface Services {
    interests: InterestService;
    interestTeller: InterestTeller;
  }
}

/** The profiles that members see of each other, and in which of them they are interested. */
export const interests = defineFeature({
  name: 'matrimonial/interests',
  part: 'matrimonial',
  entities: [Interest],
  build({ dataSource, outbox, publicUrl }, services) {
    const { audit, candidateList, introductionSteps, matrimonialSettings, siteSettings } = services;
    const messages = new InterestMessages(outbox, siteSettings, publicUrl);
    const answers = new InterestAnswers(introductionSteps, messages);
    const service = new InterestService(dataSource, audit, matrimonialSettings, answers);
    const teller = new InterestTeller(dataSource, answers);
    const own = new OwnInterestService(dataSource);
    return {
      services: { interests: service, interestTeller: teller },
      resolvers: [
        new InterestsResolver(service),
        new CandidateListResolver(candidateList, service),
        createDetailsResolver({ dataSource }),
        new OwnInterestsResolver(own, service, matrimonialSettings),
      ],
      legacyRoutes: interestRoutes(service),
      upkeep: { 'interests to be told': (stopping) => teller.tellDue(stopping) },
    };
  },
});
