import { defineFeature } from '../../feature.ts';
import { monthsOf } from './card-months.ts';
import { CardSubscription } from './card-subscription.entity.ts';
import { CardSubscriptionService } from './card-subscription.service.ts';
import { CardSubscriptionsResolver } from './card-subscriptions.resolver.ts';

declare module '../../services.ts' {
  interface Services {
    /** Only where the association takes cards. */
    cardSubscriptions: CardSubscriptionService | undefined;
  }
}

/** What a card pays every month; that it can be ended is owed whether the part is used or not. */
export const cardSubscriptions = defineFeature({
  name: 'cards/monthly',
  part: 'donations',
  entities: [CardSubscription],
  build({ dataSource, rateLimiter, log }, { cards, audit, giftLinks: links, givingHooks }) {
    givingHooks.monthsOf = monthsOf;
    const subscriptions =
      cards && new CardSubscriptionService(dataSource, { payments: cards.payments, rateLimiter, audit, log });
    return {
      services: { cardSubscriptions: subscriptions },
      obligations: { resolvers: [new CardSubscriptionsResolver({ links, subscriptions })] },
    };
  },
});
