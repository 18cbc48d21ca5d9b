import { defineFeature } from '../../feature.ts';
import { CardEvent } from './card-event.entity.ts';
import { CardEventService } from './card-events.service.ts';
import { cardWebhook } from './card-webhook.ts';

declare module '../../services.ts' {
  interface Services {
    /** Only where the association takes cards. */
    cardEvents: CardEventService | undefined;
  }
}

/** What Stripe says, and what it is asked that was not heard; both is owed whether the part is used or not. */
export const cardEvents = defineFeature({
  name: 'cards/events',
  part: 'donations',
  entities: [CardEvent],
  build({ dataSource, log }, { cards, cardSubscriptions, chargesByCard }) {
    if (!cards || !cardSubscriptions || !chargesByCard) return { services: { cardEvents: undefined } };
    const events = new CardEventService(
      dataSource,
      cards.payments,
      { ledger: cards.ledger, chargesByCard },
      cardSubscriptions,
      log,
    );
    return {
      services: { cardEvents: events },
      obligations: {
        routes: cardWebhook(events),
        upkeep: { 'what was paid by card': (stopping) => events.reconcile(stopping) },
      },
    };
  },
});
