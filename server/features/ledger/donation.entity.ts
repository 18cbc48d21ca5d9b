import { Check, Column, Entity, ForeignKey, Index, Unique, VirtualColumn } from 'typeorm';
import { DonationFrequency, DonationStatus } from '../../../rules/donation-states.ts';
import type { Language } from '../../../rules/languages.ts';
import type { PaymentMethod } from '../../../rules/payment-methods.ts';
import { Numbered } from '../../database/numbered.ts';
import type { Translations } from '../../database/translations.ts';
import { DonationSubType } from './donation-types/donation-sub-type.entity.ts';
import { Donor } from './donors/donor.entity.ts';
import { refundedOn } from './refunds/refunds-of.ts';

/** A donation or payment. It keeps the name that its type had at the time. */
@Entity('donation')
@Index('donation_pending', ['id'], { where: `status = 'PENDING'` })
@Check('donation_status', `status IN ('PENDING', 'PAID', 'CANCELLED', 'REFUNDED')`)
@Check('donation_amount', 'amount_pence > 0')
@Check('donation_fee', 'fee_pence >= 0')
@Check(
  'donation_refunded',
  `refunded_pence BETWEEN 0 AND amount_pence AND (status = 'REFUNDED') = (refunded_pence = amount_pence)
   AND (refunded_pence = 0 OR received_on IS NOT NULL)`,
)
@Check('donation_frequency', `frequency IN ('ONCE', 'MONTHLY')`)
@Check(
  'donation_payment_method',
  `payment_method IN ('ONLINE', 'CASH', 'CHEQUE', 'TRANSFER', 'STANDING_ORDER', 'CARD')`,
)
@Check('donation_received', `(status IN ('PAID', 'REFUNDED')) = (received_on IS NOT NULL)`)
@Unique('donation_reference', ['reference'])
@Unique('donation_sent_once', ['userId', 'idempotencyKey'])
export class Donation extends Numbered {
  /** Quoted by donors: `SMJ-7K4M-2QXD`. */
  @Column('varchar', { length: 20 })
  reference: string;

  @ForeignKey('User', { name: 'donation_user_account' })
  /** Null for a donation without an account, and for money that was received before the association kept its books here. */
  @Column('integer', { nullable: true })
  userId: number | null;

  /** Null for a donation of nobody's name, for one of which no e-mail is known, and of who is kept no longer. */
  @Index()
  @ForeignKey(() => Donor, { onDelete: 'SET NULL' })
  @Column('integer', { nullable: true })
  donorId: number | null;

  @Index()
  @ForeignKey(() => DonationSubType, { name: 'donation_sub_type_reference' })
  @Column('integer')
  subTypeId: number;

  @Column('varchar')
  typeName: string;

  /** The language of `typeName`. */
  @Column('varchar', { name: 'type_language', length: 35 })
  ownLanguage: Language;

  /** The same name in other languages. */
  @Column('jsonb', { name: 'type_translations', default: {} })
  translations: Translations;

  /** What the donor is written to in: that of the page on which it was made. */
  @Column('varchar', { length: 35 })
  letterLanguage: Language;

  @Column('varchar')
  donorName: string;

  /** Empty only without a user. */
  @Column('varchar')
  phone: string;

  /** Empty only without a user, of money from before and of who is kept no longer. */
  @Column('varchar', { length: 254 })
  email: string;

  /** May be empty. */
  @Column('text')
  message: string;

  @Column('integer')
  amountPence: number;

  @Column('varchar', { length: 7, default: DonationFrequency.ONCE })
  frequency: DonationFrequency;

  @Column('varchar', { length: 10, default: DonationStatus.PENDING })
  status: DonationStatus;

  /** Identifies one submission of the form, so that a retry adds nothing. */
  @Column('varchar', { length: 64 })
  idempotencyKey: string;

  @Index()
  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  /** The day by the clock of the site on which the money was received, `YYYY-MM-DD`; a refund does not change it. */
  @Index()
  @Column('date', { nullable: true })
  receivedOn: string | null;

  /** How the money came; null when nobody has said, and while it has not come. */
  @Column('varchar', { length: 14, nullable: true })
  paymentMethod: PaymentMethod | null;

  /** The number of its valid receipt. Computed when the row is read, but for a row that waited for its lock not anew. */
  @VirtualColumn({
    type: 'varchar',
    query: (donation) =>
      `SELECT number FROM receipt WHERE donation_id = ${donation}.id AND voided_at IS NULL`,
  })
  receiptNumber?: string | null;

  /** What of it was refunded, by hand or to a card: the sum of its entries. All of it makes it Refunded. */
  @Column('integer', { default: 0 })
  refundedPence: number;

  /** The day of the last of that. Computed as the number of the receipt. */
  @VirtualColumn({ type: 'varchar', query: (donation) => `SELECT ${refundedOn(donation)}` })
  refundedOn?: string | null;

  /** What providers have kept of it: who took the card, or paid the money out to the bank. The sum of its entries. */
  @Column('integer', { default: 0 })
  feePence: number;
}
