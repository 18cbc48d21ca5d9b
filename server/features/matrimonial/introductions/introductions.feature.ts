import { defineFeature } from '../../feature.ts';
import { Introduction } from './introduction.entity.ts';
import { IntroductionNote } from './introduction-note.entity.ts';
import { IntroductionSteps } from './introduction-steps.ts';

declare module '../../services.ts' {
  interface Services {
    introductionSteps: IntroductionSteps;
  }
}

/** The introductions that the matrimonial officer looks after. */
export const introductions = defineFeature({
  name: 'matrimonial/introductions',
  part: 'matrimonial',
  entities: [Introduction, IntroductionNote],
  build(_plumbing, { matrimonialSettings }) {
    return { services: { introductionSteps: new IntroductionSteps(matrimonialSettings) } };
  },
});
