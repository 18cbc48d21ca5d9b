import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import { CollectionMethod } from '../../../rules/small-donations.ts';
import { By, Done, Voided } from '../../database/by.ts';
import { Numbered } from '../../database/numbered.ts';

/**
 * Small gifts of people who are not known, collected at one place on one day and counted by two. Nothing of it is changed:
 * what was wrong is voided, and what is right is another one.
 */
@ObjectType({ description: 'Records a collection of small donations' })
@Entity('small_collection')
@Check('small_collection_pence', 'pence > 0')
@Check('small_collection_payment_method', `payment_method IN ('CASH', 'CONTACTLESS')`)
// The same typed twice is a mistake, such as a form that was sent twice; two counts may be alike.
@Index('small_collection_once', ['day', 'place', 'pence', 'paymentMethod'], {
  unique: true,
  where: 'voided_at IS NULL AND cash_count_id IS NULL',
})
@Index('small_collection_count_once', ['cashCountId'], { unique: true, where: 'voided_at IS NULL' })
export class SmallCollection extends Numbered {
  /** `YYYY-MM-DD` */
  @Field(() => String, { description: 'YYYY-MM-DD' })
  @Column('date')
  day: string;

  @Field(() => String)
  @Column('varchar')
  place: string;

  @Field(() => Int)
  @Column('integer')
  pence: number;

  /** Where it was read to be shown; not stored. */
  @Field(() => Int, { description: 'Pence still in the ledger' })
  collectedPence?: number;

  @Field(() => CollectionMethod)
  @Column('varchar', { length: 11 })
  paymentMethod: CollectionMethod;

  @Field(() => String)
  @Column('varchar')
  countedBy: string;

  @Field(() => String)
  @Column('varchar')
  countedWith: string;

  /** The count at the desk that it was taken from. */
  @Field(() => Int, { nullable: true, description: 'The cash count it was added from' })
  @ForeignKey('CashCount')
  @Column('integer', { nullable: true })
  cashCountId: number | null;

  /** The one that was wrong. */
  @Field(() => Int, { nullable: true, description: 'The collection to correct' })
  @ForeignKey(() => SmallCollection)
  @Column('integer', { nullable: true })
  replacesId: number | null;

  @Done(By, { byName: '', at: '' })
  made: By;

  @Done(Voided, { at: 'When it was voided', byName: '', reason: '' })
  voided: Voided;
}
