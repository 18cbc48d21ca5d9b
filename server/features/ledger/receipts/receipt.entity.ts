import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { DonationNote } from '../../../../rules/donation-notes.ts';
import type { Language } from '../../../../rules/languages.ts';
import { Donation } from '../donation.entity.ts';

/**
 * A receipt, as it was issued with Paid. Rows are only added; of a wrong one it is noted, once, that it was withdrawn
 *. The numbers of a year are 1, 2, 3 … without gaps.
 */
@Entity('receipt')
@Check('receipt_amount', 'amount_pence > 0')
@Check('receipt_withdrawn', '(withdrawn_at IS NULL) = (withdrawn_reason IS NULL)')
@Check(
  'receipt_withdrawn_code',
  `withdrawn_code IN ('BANK_DECISION_TAKEN_BACK', 'PAID_TOGETHER_UNDONE', 'IMPORT_TAKEN_BACK')`,
)
@Unique('receipt_running', ['year', 'running'])
@Index('receipt_valid_once', ['donationId'], { unique: true, where: 'withdrawn_at IS NULL' })
export class Receipt {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  /** Of the day on which the money came. */
  @Column('integer')
  year: number;

  @Column('integer')
  running: number;

  /** As it is printed, with the prefix of that time: `SMJ-2026-0017`. */
  @Column('varchar', { length: 30 })
  number: string;

  /** Null once an import that brought the donation in was taken back. */
  @Index()
  @ForeignKey(() => Donation, { onDelete: 'SET NULL' })
  @Column('integer', { nullable: true })
  donationId: number | null;

  @Column('varchar', { length: 35 })
  language: Language;

  @Column('integer')
  amountPence: number;

  /** `YYYY-MM-DD`. */
  @Column('date')
  receivedOn: string;

  @Column('timestamptz', { default: () => 'now()' })
  issuedAt: Date;

  @Index()
  @ForeignKey('User', { onDelete: 'SET NULL' })
  @Column('integer', { nullable: true })
  issuedById: number | null;

  /** As they were called then. */
  @Column('varchar')
  issuedByName: string;

  @Column('timestamptz', { nullable: true })
  withdrawnAt: Date | null;

  /** For the office; empty where nobody has written it, and once it is kept no longer. */
  @Column('text', { nullable: true })
  withdrawnReason: string | null;

  /** The reason, where the site itself has it. */
  @Column('varchar', { length: 24, nullable: true })
  withdrawnCode: DonationNote | null;
}
