import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { DonationNote } from '../../../../rules/donation-notes.ts';
import type { Language } from '../../../../rules/languages.ts';
import { ReceiptState } from '../../../../rules/receipts.ts';
import { By, Done } from '../../../database/by.ts';
import { Numbered } from '../../../database/numbered.ts';
import { Donation } from '../donation.entity.ts';

/**
 * A receipt, as it was issued with Paid. Rows are only added; of a wrong one it is noted, once, that it was voided.
 * The numbers of a year are 1, 2, 3 … without gaps but those that a restore has left, see `ReceiptService.gaps`.
 */
@ObjectType()
@Entity('receipt')
@Check('receipt_amount', 'amount_pence > 0')
@Check('receipt_void', '(voided_at IS NULL) = (voided_reason IS NULL)')
@Check(
  'receipt_void_code',
  `voided_code IN ('BANK_DECISION_UNDONE', 'PAID_TOGETHER_UNDONE', 'IMPORT_UNDONE')`,
)
@Unique('receipt_running', ['year', 'running'])
@Index('receipt_valid_once', ['donationId'], { unique: true, where: 'voided_at IS NULL' })
export class Receipt extends Numbered {
  /** Of the day on which the money came. */
  @Column('integer')
  year: number;

  @Column('integer')
  running: number;

  /** As it is printed, with the prefix of that time: `SMJ-2026-0017`. */
  @Field(() => String, {
    description: 'For example SMJ-2026-0017: the year the money was received, and a number without gaps',
  })
  @Column('varchar', { length: 30 })
  number: string;

  /** Null once an import that brought the donation in was undone. */
  @Index()
  @ForeignKey(() => Donation, { onDelete: 'SET NULL' })
  @Column('integer', { nullable: true })
  donationId: number | null;

  /** Where it was read with its donation; not stored. */
  @Field(() => ReceiptState)
  state?: ReceiptState;

  @Field(() => Int)
  @Column('integer')
  amountPence: number;

  /** `YYYY-MM-DD`. */
  @Field(() => String)
  @Column('date')
  receivedOn: string;

  @Field(() => String, { description: 'Of the printed and emailed statements' })
  @Column('varchar', { length: 35 })
  language: Language;

  @Done(By, { at: '', byName: '' })
  issued: By;

  @Field(() => Date, { nullable: true })
  @Column('timestamptz', { nullable: true })
  voidedAt: Date | null;

  /** For the office; empty where nobody has written it, and once it is kept no longer. */
  @Field(() => String, {
    nullable: true,
    description: 'Empty when none was given, or after anonymisation',
  })
  @Column('text', { nullable: true })
  voidedReason: string | null;

  /** The reason, where the site itself has it. */
  @Field(() => DonationNote, { nullable: true, description: 'The reason, if the site recorded it' })
  @Column('varchar', { length: 24, nullable: true })
  voidedCode: DonationNote | null;
}
