import type { EntityManager } from 'typeorm';
import { CardEntry } from './card-entry.entity.ts';
import { CardPayment } from './card-payment.entity.ts';
import { CardSubscription } from './monthly/card-subscription.entity.ts';

/** What moved by card for a donation, the first first. */
export function cardEntriesOf(manager: EntityManager, donationId: number): Promise<CardEntry[]> {
  return manager
    .createQueryBuilder(CardEntry, 'entry')
    .innerJoin(CardPayment, 'payment', 'payment.id = entry.card_payment_id')
    .where('payment.donation_id = :donationId', { donationId })
    .orderBy('entry.happened_at')
    .addOrderBy('entry.id')
    .getMany();
}

/** In whose course a donation is to be paid, or came: mostly one; those that go on first, then the newest. */
export function subscriptionsOf(manager: EntityManager, donationId: number): Promise<CardSubscription[]> {
  return manager
    .createQueryBuilder(CardSubscription, 'item')
    .where('item.donation_id = :donationId', { donationId })
    .orWhere(
      'item.id IN (SELECT card_subscription_id FROM card_payment WHERE card_payment.donation_id = :donationId)',
    )
    .orderBy(`item.state = 'ENDED'`)
    .addOrderBy('item.id', 'DESC')
    .getMany();
}
