import { defineFeature } from '../../feature.ts';
import { CandidateReport } from './candidate-report.entity.ts';
import { MemberBlock } from './member-block.entity.ts';

/** Blocks and reports of members. */
export const matrimonialSafety = defineFeature({
  name: 'matrimonial/safety',
  part: 'matrimonial',
  entities: [MemberBlock, CandidateReport],
  build() {
    return {};
  },
});
