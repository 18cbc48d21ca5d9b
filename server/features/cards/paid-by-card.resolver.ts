import { FieldResolver, Resolver, Root } from 'type-graphql';
import type { DataSource } from 'typeorm';
import { Gift } from '../giving/gift.type.ts';
import { DonationDetails } from '../ledger/donation-ledger.type.ts';
import { CardEntryType } from './card-entry.type.ts';
import { CardSubscriptionType } from './card-subscription.type.ts';
import { cardEntriesOf, subscriptionsOf } from './paid-by-card.ts';

/** What a donation is shown with by the ledger: whoever may see the donation may see this. */
interface Shown {
  id: number;
}

/** What cards have moved for a donation, for whoever sees it in the ledger. */
@Resolver(() => DonationDetails)
export class PaidByCardResolver {
  constructor(private readonly dataSource: DataSource) {}

  @FieldResolver(() => [CardEntryType], { description: 'The first first' })
  cardEntries(@Root() { id }: Shown): Promise<CardEntryType[]> {
    return cardEntriesOf(this.dataSource.manager, id);
  }

  @FieldResolver(() => CardSubscriptionType, {
    nullable: true,
    description: 'Of one of its months: what is, or was, taken every month by card',
  })
  async cardSubscription(@Root() { id }: Shown): Promise<CardSubscriptionType | null> {
    return (await subscriptionsOf(this.dataSource.manager, id))[0] ?? null;
  }
}

/** What is taken every month, for whoever has the private link of the gift. */
@Resolver(() => Gift)
export class GiftByCardResolver {
  constructor(private readonly dataSource: DataSource) {}

  @FieldResolver(() => CardSubscriptionType, {
    nullable: true,
    description: 'Of one that is, or was, taken every month by card',
  })
  async cardSubscription(@Root() { id }: Shown): Promise<CardSubscriptionType | null> {
    return (await subscriptionsOf(this.dataSource.manager, id))[0] ?? null;
  }
}
