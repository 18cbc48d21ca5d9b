import { defineContentFeature } from '../content/define-content-feature.ts';
import { poojaSevaKind } from './pooja-seva.kind.ts';

export const poojaSevas = defineContentFeature({
  name: 'pooja-sevas',
  kind: poojaSevaKind,
  page: '/poojaseva',
});
