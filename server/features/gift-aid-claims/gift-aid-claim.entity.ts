import { Field, Float, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, Unique } from 'typeorm';
import { ClaimState } from '../../../rules/gift-aid-claims.ts';
import { Numbered } from '../../database/numbered.ts';

/** What is claimed from the tax office at one time; what was done with it is in its entries. */
@ObjectType({ description: 'A Gift Aid claim' })
@Entity('gift_aid_claim')
@Check('gift_aid_claim_state', `state IN ('PREPARED', 'SENT', 'PAID', 'VOID')`)
@Check(
  'gift_aid_claim_pence',
  'gifts_pence > 0 AND overclaimed_pence BETWEEN 0 AND gifts_pence AND paid_pence >= 0',
)
@Check('gift_aid_claim_sent', `state NOT IN ('SENT', 'PAID') OR sent_on IS NOT NULL`)
@Check(
  'gift_aid_claim_paid',
  `(state = 'PAID') = (paid_on IS NOT NULL) AND (state = 'PAID') = (paid_pence IS NOT NULL)`,
)
@Check('gift_aid_claim_line', `bank_line_id IS NULL OR state = 'PAID'`)
@Unique('gift_aid_claim_bank_line_id', ['bankLineId'])
export class GiftAidClaim extends Numbered {
  @Field(() => Int, {
    description: 'Optimistic lock: send it back with the next change; an older one answers CONFLICT',
  })
  @Column('integer', { default: 1 })
  version: number;

  @Field(() => ClaimState)
  @Column('varchar', { length: 8, default: ClaimState.PREPARED })
  state: ClaimState;

  @Field(() => Boolean, { description: 'Small donations are combined in rows without names' })
  @Column('boolean')
  areSmallTogether: boolean;

  @Field(() => Int)
  @Column('integer')
  donationCount: number;

  @Field(() => Float)
  @Column('integer')
  giftsPence: number;

  /** Gifts of earlier claims that were refunded since, of which the tax is taken off. */
  @Column('integer')
  overclaimedPence: number;

  /** Where it was read to be shown, as the next two; not stored. */
  @Field(() => Float, { description: 'Tax on donations of earlier claims refunded since' })
  overclaimedTaxPence?: number;

  @Field(() => Float, { description: 'Tax expected from HMRC' })
  taxPence?: number;

  @Field(() => Float, { description: 'Tax on small donations claimed together with it' })
  smallTaxPence?: number;

  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD' })
  @Column('date', { nullable: true })
  sentOn: string | null;

  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD' })
  @Column('date', { nullable: true })
  paidOn: string | null;

  @Field(() => Float, { nullable: true })
  @Column('integer', { nullable: true })
  paidPence: number | null;

  /** The line of a bank statement that has paid it; null where somebody has said so. */
  @ForeignKey('BankLine')
  @Column('integer', { nullable: true })
  bankLineId: number | null;

  @Field(() => Date)
  @Column('timestamptz', { default: () => 'now()' })
  madeAt: Date;
}
