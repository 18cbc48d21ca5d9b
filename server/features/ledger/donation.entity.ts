import { Field, Int, ObjectType } from 'type-graphql';
import {
  Check,
  Column,
  Entity,
  ForeignKey,
  Index,
  PrimaryGeneratedColumn,
  Unique,
  VirtualColumn,
} from 'typeorm';
import { DonationFrequency, DonationStatus } from '../../../rules/donation-states.ts';
import type { Language } from '../../../rules/languages.ts';
import { PaymentMethod } from '../../../rules/payment-methods.ts';
import type { Translations } from '../../database/translations.ts';
import { DonationSubType } from './donation-types/donation-sub-type.entity.ts';
import { Donor } from './donors/donor.entity.ts';
import { refundedOn } from './refunds/refunds-of.ts';

/** What both its donor and administrators see. */
@ObjectType()
export abstract class SharedDonationFields {
  @Field(() => String, { description: 'For example SMJ-7K4M-2QXD' })
  @Column('varchar', { length: 20 })
  reference: string;

  @Field(() => Int, { description: 'Its type' })
  @Index()
  @ForeignKey(() => DonationSubType, { name: 'donation_sub_type_reference' })
  @Column('integer')
  subTypeId: number;

  @Field(() => String, { description: 'Name of the type when the donation was made' })
  @Column('varchar')
  typeName: string;

  @Field(() => String)
  @Column('varchar')
  donorName: string;

  /** Empty only without a user. */
  @Field(() => String)
  @Column('varchar')
  phone: string;

  /** Empty only without a user, of money from before and of who is kept no longer. */
  @Field(() => String)
  @Column('varchar', { length: 254 })
  email: string;

  /** May be empty. */
  @Field(() => String)
  @Column('text')
  message: string;

  @Field(() => Int)
  @Column('integer')
  amountPence: number;

  @Field(() => DonationFrequency)
  @Column('varchar', { length: 7, default: DonationFrequency.ONCE })
  frequency: DonationFrequency;

  @Field(() => DonationStatus)
  @Column('varchar', { length: 10, default: DonationStatus.PENDING })
  status: DonationStatus;

  @Field(() => Date)
  @Index()
  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Date received in the site’s time zone, YYYY-MM-DD; not changed by a refund',
  })
  @Index()
  @Column('date', { nullable: true })
  receivedOn: string | null;

  /** Computed when the row is read, but for a row that waited for its lock not anew. */
  @Field(() => String, {
    nullable: true,
    description: 'Number of its valid receipt, for example SMJ-2026-0017; null while unpaid',
  })
  @VirtualColumn({
    type: 'varchar',
    query: (donation) =>
      `SELECT number FROM receipt WHERE donation_id = ${donation}.id AND voided_at IS NULL`,
  })
  receiptNumber?: string | null;

  /** The sum of its entries. All of it makes it Refunded. */
  @Field(() => Int, { description: 'Pence refunded, by hand or to a card; a partial refund leaves it PAID' })
  @Column('integer', { default: 0 })
  refundedPence: number;

  /** Computed as the number of the receipt. */
  @Field(() => String, {
    nullable: true,
    description:
      'Date of the latest refund in the site’s time zone, YYYY-MM-DD; null if nothing was refunded',
  })
  @VirtualColumn({ type: 'varchar', query: (donation) => `SELECT ${refundedOn(donation)}` })
  refundedOn?: string | null;
}

/** What the table has and administrators see. */
@ObjectType()
export abstract class LedgerFields extends SharedDonationFields {
  @Field(() => Int)
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Null for a donation without an account, and for imported ones',
  })
  @ForeignKey('User', { name: 'donation_user_account' })
  @Column('integer', { nullable: true })
  userId: number | null;

  /** Null for a donation of nobody's name, for one of which no e-mail is known, and of who is kept no longer. */
  @Field(() => Int, { nullable: true, description: 'Null for an anonymous donation' })
  @Index()
  @ForeignKey(() => Donor, { onDelete: 'SET NULL' })
  @Column('integer', { nullable: true })
  donorId: number | null;

  /** The sum of its entries. */
  @Field(() => Int, {
    description: 'Pence deducted as a fee by the card or payout provider',
  })
  @Column('integer', { default: 0 })
  feePence: number;

  /** Null also while it has not come. */
  @Field(() => PaymentMethod, { nullable: true, description: 'Payment method; null when not recorded' })
  @Column('varchar', { length: 14, nullable: true })
  paymentMethod: PaymentMethod | null;
}

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
export class Donation extends LedgerFields {
  /** The language of `typeName`. */
  @Column('varchar', { name: 'type_language', length: 35 })
  ownLanguage: Language;

  /** The same name in other languages. */
  @Column('jsonb', { name: 'type_translations', default: {} })
  translations: Translations;

  /** What the donor is written to in: that of the page on which it was made. */
  @Column('varchar', { length: 35 })
  letterLanguage: Language;

  /** Identifies one submission of the form, so that a retry adds nothing. */
  @Column('varchar', { length: 64 })
  idempotencyKey: string;
}
