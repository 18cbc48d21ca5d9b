import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import type { RefundMethod } from '../../../../rules/donation-refunds.ts';
import { PaymentMethod } from '../../../../rules/payment-methods.ts';
import { By, Done } from '../../../database/by.ts';
import { Numbered } from '../../../database/numbered.ts';
import { Donation } from '../donation.entity.ts';

/**
 * That so much of a donation was refunded by hand, or that an earlier entry was a mistake. Rows are only added, never
 * changed; what went back to a card is among the entries of cards.
 */
@ObjectType({
  description: 'A manual refund, or its reversal',
})
@Entity('donation_refund')
@Check('donation_refund_pence', 'pence > 0')
@Check('donation_refund_payment_method', `payment_method IN ('ONLINE', 'CASH', 'CHEQUE', 'TRANSFER', 'CARD')`)
@Unique('donation_refund_reversed_once', ['reversesId'])
export class DonationRefund extends Numbered {
  @Index()
  @ForeignKey(() => Donation)
  @Column('integer')
  donationId: number;

  @Field(() => Int)
  @Column('integer')
  pence: number;

  /** The day by the clock of the site on which the money was refunded, `YYYY-MM-DD`. */
  @Field(() => String, { description: 'Refund date, YYYY-MM-DD' })
  @Column('date')
  day: string;

  /** Null when nobody has said. */
  @Field(() => PaymentMethod, { nullable: true, description: 'Null when not recorded' })
  @Column('varchar', { length: 14, nullable: true })
  paymentMethod: RefundMethod | null;

  /** For the office; null when nobody has said, and once it is kept no longer. */
  @Field(() => String, {
    nullable: true,
    description: 'Null when not recorded, or after anonymisation',
  })
  @Column('text', { nullable: true })
  reason: string | null;

  /** The entry that this one undoes, with the same donation, amount, day and payment method. */
  @Field(() => Int, { nullable: true, description: 'The entry that this one undoes' })
  @ForeignKey(() => DonationRefund)
  @Column('integer', { nullable: true })
  reversesId: number | null;

  @Done(By, { byName: 'Empty if it was not an administrator', at: '' })
  made: By;
}
