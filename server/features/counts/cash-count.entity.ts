import { Field, Float, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import { CashCountState } from '../../../rules/cash-counts.ts';
import { By, Done, PossiblyBy, Voided } from '../../database/by.ts';
import { Numbered } from '../../database/numbered.ts';

/** A pile of envelopes that two people have counted, while it is typed and afterwards. What is booked no longer changes. */
@ObjectType({ description: 'Envelopes that two people have counted' })
@Entity('cash_count')
@Check('cash_count_voided', 'voided_at IS NULL OR booked_at IS NOT NULL')
@Index('cash_count_copied_once', ['copiedFromId'], { unique: true, where: 'voided_at IS NULL' })
export class CashCount extends Numbered {
  @Field(() => Int, {
    description:
      'Optimistic lock of the details: send it back with the edit; an older one answers CONFLICT. Envelopes have their own',
  })
  @Column('integer', { default: 1 })
  version: number;

  /** Where it was read to be shown; not stored. */
  @Field(() => CashCountState)
  state?: CashCountState;

  /** On which the money was received, `YYYY-MM-DD`. It and the texts below may be empty in a draft. */
  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD' })
  @Column('date', { nullable: true })
  day: string | null;

  /** The hall, or the occasion. */
  @Field(() => String)
  @Column('varchar', { default: '' })
  place: string;

  @Field(() => String)
  @Column('varchar', { default: '' })
  countedBy: string;

  @Field(() => String)
  @Column('varchar', { default: '' })
  countedWith: string;

  @Field(() => Int, { nullable: true, description: 'Pence that were counted' })
  @Column('integer', { nullable: true })
  countedPence: number | null;

  /** Why the rows add up to something else. */
  @Field(() => String, { description: 'Reason for the difference' })
  @Column('varchar', { default: '' })
  explanation: string;

  /** Of its rows, where they were read with it, as the next two; not stored. */
  @Field(() => Int)
  rowCount?: number;

  @Field(() => Float, {
    description: 'Pence in coins, notes and cheques, which must equal the total counted',
  })
  rowsPence?: number;

  @Field(() => Float, { description: 'Pence received through the bank' })
  bankPence?: number;

  @Done(By, { byName: '', at: '' })
  started: By;

  @Done(PossiblyBy, { byName: '', at: '' })
  booked: PossiblyBy;

  @Done(Voided, { byName: '', at: '', reason: '' })
  voided: Voided;

  /** The first count that had its envelopes, where it was copied from one that is void: of those that are not void, one has them. */
  @ForeignKey(() => CashCount)
  @Column('integer', { nullable: true })
  copiedFromId: number | null;
}
