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
  @PrimaryGeneratedColumn('identity', { type: 'integer', primaryKeyConstraintName: 'receipt_pkey' })
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
  @Index('receipt_donation_id')
  @ForeignKey(() => Donation, { name: 'receipt_donation', onDelete: 'SET NULL' })
  @Column('integer', { name: 'donation_id', nullable: true })
  donationId: number | null;

  @Column('varchar', { length: 35 })
  language: Language;

  @Column('integer', { name: 'amount_pence' })
  amountPence: number;

  /** `YYYY-MM-DD`. */
  @Column('date', { name: 'received_on' })
  receivedOn: string;

  @Column('timestamptz', { name: 'issued_at', default: () => 'now()' })
  issuedAt: Date;

  @Index('receipt_issued_by_id')
  @ForeignKey('User', { name: 'receipt_issued_by', onDelete: 'SET NULL' })
  @Column('integer', { name: 'issued_by_id', nullable: true })
  issuedById: number | null;

  /** As they were called then. */
  @Column('varchar', { name: 'issued_by_name' })
  issuedByName: string;

  @Column('timestamptz', { name: 'withdrawn_at', nullable: true })
  withdrawnAt: Date | null;

  /** For the office; empty where nobody has written it, and once it is kept no longer. */
  @Column('text', { name: 'withdrawn_reason', nullable: true })
  withdrawnReason: string | null;

  /** The reason, where the site itself has it. */
  @Column('varchar', { name: 'withdrawn_code', length: 24, nullable: true })
  withdrawnCode: DonationNote | null;
}
