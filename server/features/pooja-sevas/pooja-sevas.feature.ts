import type { ContentService } from '../content/content.service.ts';
import { defineContentFeature } from '../content/define-content-feature.ts';
import type { PoojaSeva } from './pooja-seva.entity.ts';
import { poojaSevaKind } from './pooja-seva.kind.ts';

declare module '../feature.ts' {
  interface Services {
    poojaSevas: ContentService<PoojaSeva>;
  }
}

export const poojaSevas = defineContentFeature({
  name: 'pooja-sevas',
  kind: poojaSevaKind,
  page: '/poojaseva',
  also: (service) => ({ services: { poojaSevas: service } }),
});
