import { defineFeature } from '../../feature.ts';
import { CandidateNotices } from '../confirmation/candidate-notices.ts';
import { OwnSignInResolver } from './own-sign-in.resolver.ts';
import { OwnSignInService } from './own-sign-in.service.ts';
import { OwnSignInLetters } from './own-sign-in-letters.ts';

declare module '../../services.ts' {
  interface Services {
    ownSignIns: OwnSignInService;
  }
}

/** Candidates who sign in themselves, beside whoever has made the profile or alone. */
export const ownSignIn = defineFeature({
  name: 'matrimonial/own-sign-in',
  part: 'matrimonial',
  build({ dataSource, sessions, codes, passwords, outbox }, { candidates, candidateLinks, siteSettings }) {
    const letters = new OwnSignInLetters(outbox, siteSettings);
    const ownSignIns = new OwnSignInService({
      ...{ dataSource, sessions, codes, passwords, candidates, letters },
      notices: new CandidateNotices(outbox, siteSettings),
      links: candidateLinks,
    });
    return { services: { ownSignIns }, resolvers: [new OwnSignInResolver(ownSignIns)] };
  },
});
