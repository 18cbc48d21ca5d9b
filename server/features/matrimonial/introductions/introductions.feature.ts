import { defineFeature } from '../../feature.ts';
import { Introduction } from './introduction.entity.ts';
import { IntroductionNote } from './introduction-note.entity.ts';

/** The introductions that the matrimonial officer looks after. */
export const introductions = defineFeature({
  name: 'matrimonial/introductions',
  part: 'matrimonial',
  entities: [Introduction, IntroductionNote],
  build() {
    return {};
  },
});
