import { defineFeature } from '../../feature.ts';
import { CandidatePreference } from './candidate-preference.entity.ts';

/** Whom candidates look for, and who fits. */
export const matching = defineFeature({
  name: 'matrimonial/matching',
  part: 'matrimonial',
  entities: [CandidatePreference],
  build() {
    return {};
  },
});
