import { Permission } from '../../../../rules/permissions.ts';
import { defineFeature } from '../../feature.ts';
import { CardStray } from './card-stray.entity.ts';
import { CardStraysResolver } from './card-strays.resolver.ts';
import { CardStraysService } from './card-strays.service.ts';

/** Money of cards that is in no donation, of which somebody has to decide. */
export const cardStrays = defineFeature({
  name: 'cards/strays',
  part: 'donations',
  entities: [CardStray],
  build({ dataSource }, { cards, cardSubscriptions: subscriptions, audit, siteSettings }) {
    if (!cards || !subscriptions) return { obligations: { resolvers: [new CardStraysResolver()] } };
    const strays = new CardStraysService(dataSource, { ...cards, subscriptions, audit });
    return {
      obligations: {
        resolvers: [new CardStraysResolver(strays)],
        today: {
          permission: Permission.MANAGE_DONATIONS,
          waiting: async () => strays.waiting(!(await siteSettings.find()).unusedParts.includes('donations')),
        },
      },
    };
  },
});
