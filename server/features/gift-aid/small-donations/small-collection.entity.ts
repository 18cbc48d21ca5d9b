import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import { SmallWay } from '../../../../rules/small-donations.ts';
import { By, Done, Voided } from '../../../database/by.ts';
import { Numbered } from '../../../database/numbered.ts';

/**
 * Small gifts of people who are not known, collected at one place on one day and counted by two. Nothing of it is changed:
 * what was wrong is withdrawn, and what is right is another one.
 */
@ObjectType({ description: 'Small gifts that were collected and counted' })
@Entity('small_collection')
@Check('small_collection_pence', 'pence > 0')
@Check('small_collection_way', `way IN ('CASH', 'CONTACTLESS')`)
// The same typed twice is a mistake, such as a form that was sent twice; two counts may be alike.
@Index('small_collection_once', ['day', 'place', 'pence', 'way'], {
  unique: true,
  where: 'withdrawn_at IS NULL AND gift_count_id IS NULL',
})
@Index('small_collection_count_once', ['giftCountId'], { unique: true, where: 'withdrawn_at IS NULL' })
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
  @Field(() => Int, { description: 'What is still in the books of it' })
  collectedPence?: number;

  @Field(() => SmallWay)
  @Column('varchar', { length: 11 })
  way: SmallWay;

  @Field(() => String)
  @Column('varchar')
  countedBy: string;

  @Field(() => String)
  @Column('varchar')
  countedWith: string;

  /** The count at the desk that it was taken from. */
  @Field(() => Int, { nullable: true, description: 'The count that it was taken from' })
  @ForeignKey('GiftCount')
  @Column('integer', { nullable: true })
  giftCountId: number | null;

  /** The one that was wrong. */
  @Field(() => Int, { nullable: true, description: 'The collection that was wrong' })
  @ForeignKey(() => SmallCollection)
  @Column('integer', { nullable: true })
  replacesId: number | null;

  @Done(By, { byName: '', at: '' })
  made: By;

  @Done(Voided, { at: 'It counts no more since', byName: '', reason: '' })
  withdrawn: Voided;
}
