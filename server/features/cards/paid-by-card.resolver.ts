import { FieldResolver, Resolver, Root } from 'type-graphql';
import { Gift } from '../giving/gift.type.ts';
import { DonationDetails } from '../ledger/donation-ledger.type.ts';
import { CardEntry } from './card-entry.entity.ts';
import { CardSubscriptionType } from './monthly/card-subscription.type.ts';
import type { PaidByCardService } from './paid-by-card.service.ts';

/** What a donation is shown with by the ledger: whoever may see the donation may see this. */
interface Shown {
  id: number;
}

/** What cards have moved for a donation, for whoever sees it in the ledger. */
@Resolver(() => DonationDetails)
export class PaidByCardResolver {
  constructor(private readonly paidByCard: PaidByCardService) {}

  @FieldResolver(() => [CardEntry], { description: 'Oldest first' })
  cardEntries(@Root() { id }: Shown): Promise<CardEntry[]> {
    return this.paidByCard.entries(id);
  }

  @FieldResolver(() => CardSubscriptionType, {
    nullable: true,
    description: 'For one month of it: the monthly card donation',
  })
  cardSubscription(@Root() { id }: Shown): Promise<CardSubscriptionType | null> {
    return this.paidByCard.subscription(id);
  }
}

/** What is taken every month, for whoever has the private link of the donation. */
@Resolver(() => Gift)
export class GiftByCardResolver {
  constructor(private readonly paidByCard: PaidByCardService) {}

  @FieldResolver(() => CardSubscriptionType, {
    nullable: true,
    description: 'For a monthly card donation',
  })
  cardSubscription(@Root() { id }: Shown): Promise<CardSubscriptionType | null> {
    return this.paidByCard.subscription(id);
  }
}
