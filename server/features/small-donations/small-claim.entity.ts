import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import { By, Done, Voided } from '../../database/by.ts';
import { Numbered } from '../../database/numbered.ts';

/**
 * What was claimed for of a tax year's small donations, with a Gift Aid claim or by itself. It is not changed afterwards:
 * what was wrong is voided, and what is right is another one.
 */
@ObjectType({ description: 'A claim for small donations of a tax year' })
@Entity('small_claim')
@Check('small_claim_pence', 'pence > 0 AND paid_pence >= 0')
// What was sent with a claim is paid with it.
@Check(
  'small_claim_paid',
  '(paid_on IS NULL) = (paid_pence IS NULL) AND (claim_id IS NULL OR paid_on IS NULL)',
)
export class SmallClaim extends Numbered {
  /** The year in which it begins. */
  @Field(() => Int, { description: 'The year in which it begins' })
  @Index()
  @Column('integer')
  taxYear: number;

  /** Of gifts; the tax is a quarter. */
  @Field(() => Int)
  @Column('integer')
  pence: number;

  /** Where it was read to be shown, as whether it is paid; not stored. */
  @Field(() => Int)
  taxPence?: number;

  /** `YYYY-MM-DD` */
  @Field(() => String, { description: 'YYYY-MM-DD' })
  @Column('date')
  sentOn: string;

  @Field(() => Int, { nullable: true, description: 'The Gift Aid claim it was sent with' })
  @Index()
  @ForeignKey('GiftAidClaim')
  @Column('integer', { nullable: true })
  claimId: number | null;

  @Field(() => Boolean, { description: 'On its own, or with that claim' })
  isPaid?: boolean;

  /** `YYYY-MM-DD`, of one that was sent by itself. */
  @Field(() => String, { nullable: true, description: 'For one sent on its own' })
  @Column('date', { nullable: true })
  paidOn: string | null;

  @Field(() => Int, { nullable: true })
  @Column('integer', { nullable: true })
  paidPence: number | null;

  @Done(By, { byName: '', at: '' })
  made: By;

  @Done(Voided, { at: 'When it was voided', byName: '', reason: '' })
  voided: Voided;
}
