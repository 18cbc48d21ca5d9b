import { Field, Float, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity } from 'typeorm';
import { GiftCountState } from '../../../rules/gift-counts.ts';
import { By, Done, PossiblyBy, Voided } from '../../database/by.ts';
import { Numbered } from '../../database/numbered.ts';

/** A pile of envelopes that two people have counted, while it is typed and afterwards. What is booked no longer changes. */
@ObjectType({ description: 'A pile of envelopes that two people have counted' })
@Entity('gift_count')
@Check('gift_count_taken_back', 'taken_back_at IS NULL OR booked_at IS NOT NULL')
export class GiftCount extends Numbered {
  @Field(() => Int, { description: 'Grows with every change of what is said of it; its rows have their own' })
  @Column('integer', { default: 1 })
  version: number;

  /** Where it was read to be shown; not stored. */
  @Field(() => GiftCountState)
  state?: GiftCountState;

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
  @Field(() => String, { description: 'Why the rows add up to something else' })
  @Column('varchar', { default: '' })
  explanation: string;

  /** Of its rows, where they were read with it, as the next two; not stored. */
  @Field(() => Int)
  rowCount?: number;

  @Field(() => Float, {
    description: 'Pence of the rows of coins and cheques, which must be what was counted',
  })
  rowsPence?: number;

  @Field(() => Float, { description: 'Pence of the rows that came through the bank' })
  bankPence?: number;

  @Done(By, { byName: '', at: '' })
  started: By;

  @Done(PossiblyBy, { byName: '', at: '' })
  booked: PossiblyBy;

  @Done(Voided, { byName: '', at: '', reason: '' })
  takenBack: Voided;
}
