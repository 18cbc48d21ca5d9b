import { defineFeature } from '../feature.ts';
import { Revision } from './revision.entity.ts';

/** What records were before, which other features keep with their saves. */
export const revisions = defineFeature({
  name: 'revisions',
  entities: [Revision],
  build: () => ({}),
});
