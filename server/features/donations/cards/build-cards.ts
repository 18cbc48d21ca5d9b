import type { Plumbing } from '../../feature.ts';
import type { SiteSettingsService } from '../../site-settings/site-settings.service.ts';
import type { DonationService } from '../donation.service.ts';
import type { DonationLedgerService } from '../donation-ledger.service.ts';
import type { GiftLinkService } from '../gift-link.service.ts';
import { CardCheckoutService } from './card-checkout.service.ts';
import { CardEntry } from './card-entry.entity.ts';
import { CardEvent } from './card-event.entity.ts';
import { CardEventService } from './card-events.service.ts';
import { CardLedgerService } from './card-ledger.service.ts';
import { CardPayment } from './card-payment.entity.ts';
import { cardWebhook } from './card-webhook.ts';
import { CardsResolver } from './cards.resolver.ts';
import { StripePayments } from './stripe-payments.ts';

export const CARD_ENTITIES = [CardPayment, CardEntry, CardEvent];

interface Needed {
  plumbing: Plumbing;
  siteSettings: SiteSettingsService;
  donations: DonationService;
  ledger: DonationLedgerService;
  links: GiftLinkService;
}

/** What the feature of donations has for cards; without an account at Stripe only the operations, which offer nothing. */
export function buildCards({ plumbing, siteSettings, donations, ledger, links }: Needed) {
  const { dataSource, rateLimiter, stripe, publicUrl, log } = plumbing;
  const resolverWith = (checkouts?: CardCheckoutService) =>
    new CardsResolver({ checkouts, donations, links, siteSettings, publicUrl });
  if (!stripe) return { resolvers: [resolverWith()] };
  const payments = new StripePayments(stripe);
  const cardLedger = new CardLedgerService(dataSource, payments, siteSettings, ledger, log);
  const events = new CardEventService(dataSource, payments, cardLedger, log);
  const checkouts = new CardCheckoutService(dataSource, payments, cardLedger, rateLimiter);
  return {
    checkouts,
    cardLedger,
    events,
    resolvers: [resolverWith(checkouts)],
    routes: cardWebhook(events),
    upkeep: { 'what was paid by card': () => events.reconcile() },
  };
}
