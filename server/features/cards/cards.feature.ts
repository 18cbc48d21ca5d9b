import { defineFeature } from '../feature.ts';
import { CardCheckoutService } from './card-checkout.service.ts';
import { CardEntry } from './card-entry.entity.ts';
import { CardLedgerService } from './card-ledger.service.ts';
import { CardPayment } from './card-payment.entity.ts';
import type { CardPayments } from './card-payments.ts';
import { CardsResolver } from './cards.resolver.ts';
import { CardsDataService, ENDS_BY_LINK } from './cards-data.service.ts';
import { areCardsTaken, CheckoutPages } from './checkout-pages.ts';
import { GiftByCardResolver, PaidByCardResolver } from './paid-by-card.resolver.ts';
import { PaidByCardService } from './paid-by-card.service.ts';
import { StripePayments } from './stripe/stripe-payments.ts';

declare module '../services.ts' {
  interface Services {
    /** Only where the association takes cards. */
    cards: { payments: CardPayments; ledger: CardLedgerService; pages: CheckoutPages } | undefined;
  }
}

/** Paying by card. Without an account at Stripe only the operations, which offer nothing. */
export const cards = defineFeature({
  name: 'cards',
  part: 'donations',
  entities: [CardPayment, CardEntry],
  build({ dataSource, rateLimiter, stripe, publicUrl, log }, services) {
    const { siteSettings, donations, donationStates, giftLinks: links, ledgerHooks, givingHooks } = services;
    const needed = { donations, links, siteSettings, publicUrl };
    const paidByCard = new PaidByCardService(dataSource);
    const shown = {
      account: new CardsDataService(dataSource),
      obligations: { resolvers: [new GiftByCardResolver(paidByCard)] },
    };
    givingHooks.linkStillUsed.push(ENDS_BY_LINK);
    const paid = new PaidByCardResolver(paidByCard);
    if (!stripe)
      return { ...shown, services: { cards: undefined }, resolvers: [paid, new CardsResolver(needed)] };
    const payments = new StripePayments(stripe);
    const ledger = new CardLedgerService(dataSource, payments, siteSettings, donationStates, {
      publicUrl,
      log,
    });
    const pages = new CheckoutPages(dataSource, payments, rateLimiter);
    const checkouts = new CardCheckoutService(dataSource, pages, ledger);
    ledgerHooks.refund.push((actor, id, note) => ledger.refund(actor, id, note));
    givingHooks.cardOffers = (gifts) => checkouts.offers(gifts);
    givingHooks.takesCards = areCardsTaken;
    return {
      ...shown,
      services: { cards: { payments, ledger, pages } },
      resolvers: [paid, new CardsResolver({ ...needed, checkouts })],
    };
  },
});
