import type { DataSource } from 'typeorm';
import type { CardEntry } from './card-entry.entity.ts';
import type { CardSubscription } from './monthly/card-subscription.entity.ts';
import { cardEntriesOf, subscriptionsOf } from './paid-by-card.ts';

/** What a donation is shown with; whoever may see the donation may see this. */
export class PaidByCardService {
  constructor(private readonly dataSource: DataSource) {}

  /** What moved by card, the first first. */
  entries(donationId: number): Promise<CardEntry[]> {
    return cardEntriesOf(this.dataSource.manager, donationId);
  }

  /** What is, or was, taken every month; of several the one that goes on, then the newest. */
  async subscription(donationId: number): Promise<CardSubscription | null> {
    return (await subscriptionsOf(this.dataSource.manager, donationId))[0] ?? null;
  }
}
