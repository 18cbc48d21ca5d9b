import { Field, ObjectType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import { DonationNote } from '../../../rules/donation-notes.ts';
import { DonationStatus } from '../../../rules/donation-states.ts';
import { PaymentMethod } from '../../../rules/payment-methods.ts';
import { By, Done } from '../../database/by.ts';
import { Numbered } from '../../database/numbered.ts';
import { Donation } from './donation.entity.ts';

const NOTE_CODES = `note_code IN ('ACCOUNT_CLOSED', 'BANK_DECISION_UNDONE', 'PAID_TOGETHER_UNDONE', 'IMPORT_UNDONE',
  'SPONSOR_UNPAID', 'CHEQUE', 'REOPENED_BY_PAYMENT')`;

/** A change of a donation's status: who made it and when. Rows are only added, never changed. */
@ObjectType()
@Entity('donation_status_change')
@Check('donation_status_change_note_code', NOTE_CODES)
@Check(
  'donation_status_change_payment_method',
  `payment_method IN ('ONLINE', 'CASH', 'CHEQUE', 'TRANSFER', 'STANDING_ORDER', 'CARD')`,
)
export class DonationStatusChange extends Numbered {
  @Index()
  @ForeignKey(() => Donation)
  @Column('integer')
  donationId: number;

  @Field(() => DonationStatus)
  @Column('varchar', { length: 10 })
  fromStatus: DonationStatus;

  @Field(() => DonationStatus)
  @Column('varchar', { length: 10 })
  toStatus: DonationStatus;

  /** Of a donor who closed their account without a name. */
  @Done(By, { byName: '' }, 'donation_status_change_user_account')
  changed: By;

  @Field(() => String, { nullable: true })
  @Column('text', { nullable: true })
  note: string | null;

  /** What the site itself has to say of it, beside what somebody has written. */
  @Field(() => DonationNote, {
    nullable: true,
    description: 'Note code; for CHEQUE the note is the number',
  })
  @Column('varchar', { length: 24, nullable: true })
  noteCode: DonationNote | null;

  /** For a change to Paid the day by the clock of the site on which the money was received, `YYYY-MM-DD`. */
  @Field(() => String, {
    nullable: true,
    description: 'Date received as recorded when marked as paid, YYYY-MM-DD',
  })
  @Column('date', { nullable: true })
  receivedOn: string | null;

  /** For a change to Paid how the money came, if somebody said so. */
  @Field(() => PaymentMethod, {
    nullable: true,
    description: 'Payment method, if recorded when marked as paid',
  })
  @Column('varchar', { length: 14, nullable: true })
  paymentMethod: PaymentMethod | null;

  @Field(() => Date)
  changedAt(): Date {
    return this.changed.at;
  }
}
