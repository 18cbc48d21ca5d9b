import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { Numbered } from '../../../database/numbered.ts';
import { Donation } from '../../ledger/donation.entity.ts';
import { SubscriptionEnd, SubscriptionState } from '../card-payments.ts';

/** A donation of every month by card: the provider takes it by itself. It began with the donation that promised it. */
@Entity('card_subscription')
@Check('card_subscription_state', `state IN ('ACTIVE', 'FAILING', 'ENDED')`)
@Check('card_subscription_ended_by', `ended_by IN ('DONOR', 'OFFICE', 'PROVIDER')`)
@Check('card_subscription_ended', `(state = 'ENDED') = (ended_by IS NOT NULL)`)
@Unique('card_subscription_subscription', ['subscriptionId'])
export class CardSubscription extends Numbered {
  @Index()
  @ForeignKey(() => Donation)
  @Column('integer')
  donationId: number;

  /** The provider's own. */
  @Column('varchar', { length: 255 })
  subscriptionId: string;

  @Column('varchar', { length: 7, default: SubscriptionState.ACTIVE })
  state: SubscriptionState;

  /** When it came into that state, as far as was heard. */
  @Column('timestamptz', { default: () => 'now()' })
  stateSince: Date;

  /** Null while it goes on. */
  @Column('varchar', { length: 8, nullable: true })
  endedBy: SubscriptionEnd | null;

  /** The donor's account was closed; the provider is told by the job, for that transaction asks nobody. */
  @Column('boolean', { default: false })
  isToEnd: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  /** How often the provider was asked about it in vain, and when it is asked next. */
  @Column('smallint', { default: 0 })
  tries: number;

  @Column('timestamptz', { default: () => 'now()' })
  askAt: Date;
}
