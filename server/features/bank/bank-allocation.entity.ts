import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { BankReason } from '../../../rules/bank-statements.ts';
import { By, Done } from '../../database/by.ts';
import { Numbered } from '../../database/numbered.ts';
import { Charge } from '../charges/charge.entity.ts';
import { Donation } from '../ledger/donation.entity.ts';
import { BankLine } from './bank-line.entity.ts';

/**
 * That a line pays so much of a donation or a charge, or that an earlier entry counts no more. Rows are only added, never
 * changed; triggers keep their sum within the line and what it pays.
 */
@ObjectType()
@Entity('bank_allocation')
@Check('bank_allocation_pence', 'pence > 0')
@Check('bank_allocation_fee', 'fee_pence BETWEEN 0 AND pence')
@Check('bank_allocation_of_one', 'num_nonnulls(donation_id, charge_id) = 1')
@Unique('bank_allocation_reversed_once', ['reversesId'])
export class BankAllocation extends Numbered {
  @Index()
  @ForeignKey(() => BankLine)
  @Column('integer')
  lineId: number;

  /** Either this or a charge. */
  @Index()
  @ForeignKey(() => Donation)
  @Column('integer', { nullable: true })
  donationId: number | null;

  /** Of money that went out: what it gives back of that. */
  @Index()
  @ForeignKey(() => Charge)
  @Column('integer', { nullable: true })
  chargeId: number | null;

  @Field(() => Int, { description: 'Amount given' })
  @Column('integer')
  pence: number;

  @Field(() => Int, { description: 'Pence of it deducted as fees' })
  @Column('integer', { default: 0 })
  feePence: number;

  @Field(() => BankReason)
  @Column('varchar', { length: 16 })
  reason: BankReason;

  /** The entry that this one undoes, with the same line, donation and amounts. */
  @ForeignKey(() => BankAllocation)
  @Column('integer', { nullable: true })
  reversesId: number | null;

  @Done(By, { byName: '', at: '' })
  made: By;
}

/** SQL: the entry with that alias pays something, and was not undone. */
export const isLive = (entry: string) =>
  `${entry}.reverses_id IS NULL
   AND NOT EXISTS (SELECT FROM bank_allocation reversal WHERE reversal.reverses_id = ${entry}.id)`;

/** SQL: pence that a line has paid out for the live entry with that alias: what the donor gave less what was kept of it. */
export const netOf = (entry: string) => `(${entry}.pence - ${entry}.fee_pence)`;
