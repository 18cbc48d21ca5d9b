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
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Index()
  @ForeignKey(() => BankLine)
  @Column('integer')
  lineId: number;

  @Index()
  @ForeignKey(() => Donation)
  @Column('integer')
  donationId: number;

  /** What the donor gave of it. */
  @Column('integer')
  pence: number;

  /** What of that did not come, as who paid it out has kept it. */
  @Column('integer', { default: 0 })
  feePence: number;

  @Column('varchar', { length: 16 })
  reason: BankReason;

  /** The entry that this one takes back, with the same line, donation and amounts. */
  @ForeignKey(() => BankAllocation)
  @Column('integer', { nullable: true })
  reversesId: number | null;

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
