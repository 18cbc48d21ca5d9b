import { defineFeature } from '../../feature.ts';
import { OwnHireResolver } from './own-hire.resolver.ts';
import { OwnHireService } from './own-hire.service.ts';

/** What hirers see and do by the private link of their letters. */
export const ownHire = defineFeature({
  name: 'hall-hire/own-hire',
  part: 'hallHire',
  build(
    { dataSource, visitors, outbox },
    { siteSettings, rooms, occupancies, hallPage, hireLinks: links, charges, chargesByCard: byCard, audit },
  ) {
    const service = new OwnHireService({
      ...{
        dataSource,
        visitors,
        outbox,
        siteSettings,
        rooms,
        occupancies,
        hallPage,
        links,
        charges,
        byCard,
        audit,
      },
    });
    // Whoever has hired the hall sees it also while it is let no more.
    return { obligations: { resolvers: [new OwnHireResolver(service)] } };
  },
});
