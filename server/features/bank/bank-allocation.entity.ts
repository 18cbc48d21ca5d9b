import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { BankReason } from '../../../rules/bank-statements.ts';
import { Donation } from '../ledger/donation.entity.ts';
import { BankLine } from './bank-line.entity.ts';

/**
 * That a line pays so much of a donation, or that an earlier entry counts no more. Rows are only added, never changed; a
 * trigger keeps their sum within the line and the donation.
 */
@Entity('bank_allocation')
@Check('bank_allocation_pence', 'pence > 0')
@Check('bank_allocation_fee', 'fee_pence BETWEEN 0 AND pence')
@Unique('bank_allocation_reversed_once', ['reversesId'])
export class BankAllocation {
  @PrimaryGeneratedColumn('identity', { type: 'integer', primaryKeyConstraintName: 'bank_allocation_pkey' })
  id: number;

  @Index('bank_allocation_line_id')
  @ForeignKey(() => BankLine, { name: 'bank_allocation_line' })
  @Column('integer', { name: 'line_id' })
  lineId: number;

  @Index('bank_allocation_donation_id')
  @ForeignKey(() => Donation, { name: 'bank_allocation_donation' })
  @Column('integer', { name: 'donation_id' })
  donationId: number;

  /** What the donor gave of it. */
  @Column('integer')
  pence: number;

  /** What of that did not come, as who paid it out has kept it. */
  @Column('integer', { name: 'fee_pence', default: 0 })
  feePence: number;

  @Column('varchar', { length: 16 })
  reason: BankReason;

  /** The entry that this one takes back, with the same line, donation and amounts. */
  @ForeignKey(() => BankAllocation, { name: 'bank_allocation_reverses' })
  @Column('integer', { name: 'reverses_id', nullable: true })
  reversesId: number | null;

  @Index('bank_allocation_made_by_id')
  @ForeignKey('User', { name: 'bank_allocation_made_by', onDelete: 'SET NULL' })
  @Column('integer', { name: 'made_by_id', nullable: true })
  madeById: number | null;

  /** As they were called then. */
  @Column('varchar', { name: 'made_by_name' })
  madeByName: string;

  @Column('timestamptz', { name: 'made_at', default: () => 'now()' })
  madeAt: Date;
}
