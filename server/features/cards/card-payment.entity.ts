import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { Numbered } from '../../database/numbered.ts';
import { Charge } from '../charges/charge.entity.ts';
import { Donation } from '../ledger/donation.entity.ts';
import { CheckoutState } from './card-payments.ts';
import { CardSubscription } from './monthly/card-subscription.entity.ts';

/**
 * A page at the provider of cards on which a donation or a charge is, or was, to be paid; or the invoice of a donation for a further month of a
 * subscription, whose first month is paid on a page.
 */
@Entity('card_payment')
@Check('card_payment_of_one', 'num_nonnulls(donation_id, charge_id) = 1')
@Check('card_payment_state', `state IN ('OPEN', 'PROCESSING', 'ENDED', 'PAID')`)
@Check('card_payment_counted', `NOT is_counted OR state = 'PAID'`)
@Unique('card_payment_checkout', ['checkoutId'])
@Unique('card_payment_payment', ['paymentId'])
export class CardPayment extends Numbered {
  @Index()
  @ForeignKey(() => Donation)
  @Column('integer', { nullable: true })
  donationId: number | null;

  @Index()
  @ForeignKey(() => Charge, { onDelete: 'CASCADE' })
  @Column('integer', { nullable: true })
  chargeId: number | null;

  /** The provider's id of the page or invoice. */
  @Column('varchar', { length: 255 })
  checkoutId: string;

  /** The provider's id of the payment, once there is one. */
  @Column('varchar', { length: 255, nullable: true })
  paymentId: string | null;

  @Column('varchar', { length: 10, default: CheckoutState.OPEN })
  state: CheckoutState;

  /** Of which subscription it is a month. */
  @Index()
  @ForeignKey(() => CardSubscription)
  @Column('integer', { nullable: true })
  cardSubscriptionId: number | null;

  /** Whether it made the donation Paid. Not so when the money had come in another way before, nor of a charge. */
  @Column('boolean', { default: false })
  isCounted: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  /** How often the provider was asked about it in vain, and when it is asked next. */
  @Column('smallint', { default: 0 })
  tries: number;

  @Column('timestamptz', { default: () => 'now()' })
  askAt: Date;
}
