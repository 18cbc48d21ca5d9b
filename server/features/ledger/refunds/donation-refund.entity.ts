import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { RefundWay } from '../../../../rules/donation-refunds.ts';
import { Donation } from '../donation.entity.ts';

/**
 * That so much of a donation was given back by hand, or that an earlier entry was a mistake. Rows are only added, never
 * changed; what went back to a card is among the entries of cards.
 */
@Entity('donation_refund')
@Check('donation_refund_pence', 'pence > 0')
@Check('donation_refund_way', `way IN ('ONLINE', 'CASH', 'CHEQUE', 'TRANSFER', 'CARD')`)
@Unique('donation_refund_reversed_once', ['reversesId'])
export class DonationRefund {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Index()
  @ForeignKey(() => Donation)
  @Column('integer')
  donationId: number;

  @Column('integer')
  pence: number;

  /** The day by the clock of the site on which the money was given back, `YYYY-MM-DD`. */
  @Column('date')
  day: string;

  /** Null when nobody has said. */
  @Column('varchar', { length: 14, nullable: true })
  way: RefundWay | null;

  /** For the office; null when nobody has said, and once it is kept no longer. */
  @Column('text', { nullable: true })
  reason: string | null;

  /** The entry that this one takes back, with the same donation, amount, day and way. */
  @ForeignKey(() => DonationRefund)
  @Column('integer', { nullable: true })
  reversesId: number | null;

  /** Null once that account is closed. */
  @Index()
  @ForeignKey('User', { onDelete: 'SET NULL' })
  @Column('integer', { nullable: true })
  madeById: number | null;

  /** As they were called then. */
  @Column('varchar')
  madeByName: string;

  @Column('timestamptz', { default: () => 'now()' })
  madeAt: Date;
}
