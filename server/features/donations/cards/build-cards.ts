import { Permission } from '../../../../rules/permissions.ts';
import type { AuditService } from '../../audit/audit.service.ts';
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
import { CardStray } from './card-stray.entity.ts';
import { CardStraysResolver } from './card-strays.resolver.ts';
import { CardStraysService } from './card-strays.service.ts';
import { CardSubscription } from './card-subscription.entity.ts';
import { CardSubscriptionService } from './card-subscription.service.ts';
import { CardSubscriptionsResolver } from './card-subscriptions.resolver.ts';
import { cardWebhook } from './card-webhook.ts';
import { CardsResolver } from './cards.resolver.ts';
import { StripePayments } from './stripe-payments.ts';

export const CARD_ENTITIES = [CardPayment, CardEntry, CardEvent, CardSubscription, CardStray];

interface Needed {
  plumbing: Plumbing;
  siteSettings: SiteSettingsService;
  donations: DonationService;
  ledger: DonationLedgerService;
  links: GiftLinkService;
  audit: AuditService;
}

/** What the feature of donations has for cards; without an account at Stripe only the operations, which offer nothing. */
export function buildCards({ plumbing, siteSettings, donations, ledger, links, audit }: Needed) {
  const { dataSource, rateLimiter, stripe, publicUrl, log } = plumbing;
  const needed = { donations, links, siteSettings, publicUrl };
  if (!stripe)
    return {
      resolvers: [new CardsResolver(needed)],
      obligations: { resolvers: [new CardSubscriptionsResolver({ links }), new CardStraysResolver()] },
    };
  const payments = new StripePayments(stripe);
  const cardLedger = new CardLedgerService(dataSource, payments, siteSettings, ledger, log);
  const subscriptions = new CardSubscriptionService(dataSource, { payments, rateLimiter, audit, log });
  const events = new CardEventService(dataSource, payments, cardLedger, subscriptions, log);
  const checkouts = new CardCheckoutService(dataSource, payments, cardLedger, rateLimiter);
  const strays = new CardStraysService(dataSource, { payments, ledger: cardLedger, audit });
  return {
    checkouts,
    cardLedger,
    events,
    resolvers: [new CardsResolver({ ...needed, checkouts })],
    obligations: {
      resolvers: [new CardSubscriptionsResolver({ links, subscriptions }), new CardStraysResolver(strays)],
      today: {
        permission: Permission.MANAGE_DONATIONS,
        waiting: async () => strays.waiting(!(await siteSettings.find()).unusedParts.includes('donations')),
      },
      routes: cardWebhook(events),
      upkeep: { 'what was paid by card': (stopping: AbortSignal) => events.reconcile(stopping) },
    },
  };
}
