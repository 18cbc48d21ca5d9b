import { Permission } from '../../../rules/permissions.ts';
import { defineFeature } from '../feature.ts';
import { CardCheckoutService } from './card-checkout.service.ts';
import { CardEntry } from './card-entry.entity.ts';
import { CardEvent } from './card-event.entity.ts';
import { CardEventService } from './card-events.service.ts';
import { CardLedgerService } from './card-ledger.service.ts';
import { CardPayment } from './card-payment.entity.ts';
import { CardStray } from './card-stray.entity.ts';
import { CardStraysResolver } from './card-strays.resolver.ts';
import { CardStraysService } from './card-strays.service.ts';
import { CardSubscription } from './card-subscription.entity.ts';
import { CardSubscriptionService } from './card-subscription.service.ts';
import { CardSubscriptionsResolver } from './card-subscriptions.resolver.ts';
import { cardWebhook } from './card-webhook.ts';
import { CardsResolver } from './cards.resolver.ts';
import { CardsDataService } from './cards-data.service.ts';
import { GiftByCardResolver, PaidByCardResolver } from './paid-by-card.resolver.ts';
import { PaidByCardService } from './paid-by-card.service.ts';
import { StripePayments } from './stripe-payments.ts';

declare module '../services.ts' {
  interface Services {
    /** Only where the association takes cards. */
    cardEvents: CardEventService | undefined;
  }
}

/** Paying by card, once or every month. Without an account at Stripe only the operations, which offer nothing. */
export const cards = defineFeature({
  name: 'cards',
  part: 'donations',
  entities: [CardPayment, CardEntry, CardEvent, CardSubscription, CardStray],
  build(plumbing, services) {
    const { dataSource, rateLimiter, stripe, publicUrl, log } = plumbing;
    const { siteSettings, audit, donations, donationLedger, giftLinks: links } = services;
    const needed = { donations, links, siteSettings, publicUrl };
    const paidByCard = new PaidByCardService(dataSource);
    const shown = {
      resolvers: [new PaidByCardResolver(paidByCard)],
      account: new CardsDataService(dataSource),
    };
    const owed = [new GiftByCardResolver(paidByCard)];
    if (!stripe)
      return {
        ...shown,
        services: { cardEvents: undefined },
        resolvers: [...shown.resolvers, new CardsResolver(needed)],
        obligations: {
          resolvers: [...owed, new CardSubscriptionsResolver({ links }), new CardStraysResolver()],
        },
      };
    const payments = new StripePayments(stripe);
    const cardLedger = new CardLedgerService(dataSource, payments, siteSettings, donationLedger, log);
    const subscriptions = new CardSubscriptionService(dataSource, { payments, rateLimiter, audit, log });
    const cardEvents = new CardEventService(dataSource, payments, cardLedger, subscriptions, log);
    const checkouts = new CardCheckoutService(dataSource, payments, cardLedger, rateLimiter);
    const strays = new CardStraysService(dataSource, { payments, ledger: cardLedger, audit });
    services.ledgerHooks.giveBack.push((actor, id, note) => cardLedger.refund(actor, id, note));
    services.givingHooks.cardOffers = (gifts) => checkouts.offers(gifts);
    return {
      ...shown,
      services: { cardEvents },
      resolvers: [...shown.resolvers, new CardsResolver({ ...needed, checkouts })],
      obligations: {
        resolvers: [
          ...owed,
          new CardSubscriptionsResolver({ links, subscriptions }),
          new CardStraysResolver(strays),
        ],
        today: {
          permission: Permission.MANAGE_DONATIONS,
          waiting: async () => strays.waiting(!(await siteSettings.find()).unusedParts.includes('donations')),
        },
        routes: cardWebhook(cardEvents),
        upkeep: { 'what was paid by card': (stopping: AbortSignal) => cardEvents.reconcile(stopping) },
      },
    };
  },
});
