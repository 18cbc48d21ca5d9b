import { defineFeature } from '../../feature.ts';
import { CandidateLink } from './candidate-link.entity.ts';
import { CandidateSignIn } from './candidate-sign-in.entity.ts';
import { ConfirmationService } from './confirmation.service.ts';
import { ConfirmationRecord } from './confirmation-record.entity.ts';

declare module '../../services.ts' {
  interface Services {
    confirmations: ConfirmationService;
  }
}

/** The candidate's own yes to being shown. */
export const candidateConfirmation = defineFeature({
  name: 'matrimonial/confirmation',
  part: 'matrimonial',
  entities: [CandidateLink, ConfirmationRecord, CandidateSignIn],
  build({ dataSource }) {
    return { services: { confirmations: new ConfirmationService(dataSource) } };
  },
});
