import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { Numbered } from '../../../database/numbered.ts';
import { Charge } from '../../charges/charge.entity.ts';
import { Donation } from '../../ledger/donation.entity.ts';

/**
 * Why money by card is in no donation: it was taken with another amount or in another currency, the donation was paid in another
 * way, or the books do not have what it names, as after an older backup was restored.
 */
export const StrayReason = {
  OTHER_AMOUNT: 'OTHER_AMOUNT',
  OTHER_CURRENCY: 'OTHER_CURRENCY',
  PAID_TWICE: 'PAID_TWICE',
  NOT_IN_BOOKS: 'NOT_IN_BOOKS',
} as const;
export type StrayReason = keyof typeof StrayReason;

/** Money that came by card and is in no donation or charge, for the treasurer to decide about. What is dealt with names nobody. */
@Entity('card_stray')
@Check('card_stray_reason', `reason IN ('OTHER_AMOUNT', 'OTHER_CURRENCY', 'PAID_TWICE', 'NOT_IN_BOOKS')`)
@Check('card_stray_pence', 'pence > 0')
@Check(
  'card_stray_of_one',
  `num_nonnulls(donation_id, charge_id) = CASE WHEN reason = 'NOT_IN_BOOKS' THEN 0 ELSE 1 END`,
)
@Check('card_stray_payer', `settled_at IS NULL OR payer_name = '' AND payer_email = ''`)
@Unique('card_stray_checkout', ['checkoutId'])
export class CardStray extends Numbered {
  /** The provider's id of the page or invoice. */
  @Column('varchar', { length: 255 })
  checkoutId: string;

  /** That it names, or that promised its month; null of money for a charge, or that is not in the books. */
  @Index()
  @ForeignKey(() => Donation)
  @Column('integer', { nullable: true })
  donationId: number | null;

  /** That it names; null of money for a donation, or that is not in the books. */
  @Index()
  @ForeignKey(() => Charge)
  @Column('integer', { nullable: true })
  chargeId: number | null;

  @Column('varchar', { length: 14 })
  reason: StrayReason;

  /** Of what is not in the books: what it names at the provider, else empty; so are the three below. */
  @Column('varchar', { length: 255, default: '' })
  reference: string;

  /** As the provider knows who paid. */
  @Column('varchar', { length: 255, default: '' })
  payerName: string;

  @Column('varchar', { length: 255, default: '' })
  payerEmail: string;

  /** Of which it is a month, while more is taken; it waits until that is ended. */
  @Column('varchar', { length: 255, nullable: true })
  subscriptionId: string | null;

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
