import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { Numbered } from '../../../database/numbered.ts';
import { Charge } from '../../charges/charge.entity.ts';
import { Donation } from '../../ledger/donation.entity.ts';

/**
 * Why money by card is in no donation: it was taken with another amount or in another currency, or the donation was paid in another
 * way.
 */
export const StrayReason = {
  OTHER_AMOUNT: 'OTHER_AMOUNT',
  OTHER_CURRENCY: 'OTHER_CURRENCY',
  PAID_TWICE: 'PAID_TWICE',
} as const;
export type StrayReason = keyof typeof StrayReason;

/** Money that came by card and is in no donation or charge, for the treasurer to decide about. It names nobody. */
@Entity('card_stray')
@Check('card_stray_reason', `reason IN ('OTHER_AMOUNT', 'OTHER_CURRENCY', 'PAID_TWICE')`)
@Check('card_stray_pence', 'pence > 0')
@Check('card_stray_of_one', 'num_nonnulls(donation_id, charge_id) = 1')
@Unique('card_stray_checkout', ['checkoutId'])
export class CardStray extends Numbered {
  /** The provider's id of the page or invoice. */
  @Column('varchar', { length: 255 })
  checkoutId: string;

  /** That it names, or that promised its month; null of money for a charge. */
  @Index()
  @ForeignKey(() => Donation)
  @Column('integer', { nullable: true })
  donationId: number | null;

  /** That it names; null of money for a donation. */
  @Index()
  @ForeignKey(() => Charge)
  @Column('integer', { nullable: true })
  chargeId: number | null;

  @Column('varchar', { length: 14 })
  reason: StrayReason;

  /** In the smallest unit of its currency. */
  @Column('integer')
  pence: number;

  /** ISO 4217, as `USD`. */
  @Column('varchar', { length: 3 })
  currency: string;

  @Index('card_stray_open', { where: 'settled_at IS NULL' })
  @Column('timestamptz')
  cameAt: Date;

  /** Null while it waits; it went back, became a donation, or somebody has said that it is dealt with. */
  @Column('timestamptz', { nullable: true })
  settledAt: Date | null;
}
