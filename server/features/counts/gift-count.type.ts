import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DonationStatus } from '../../../rules/donation-states.ts';
import { DonationWay } from '../../../rules/donation-ways.ts';
import { GiftCountState, giftCountRowRules, giftCountRules } from '../../../rules/gift-counts.ts';
import { InputOf } from '../../ways-in/graphql/input-of-rules.ts';
import { Paginated } from '../../ways-in/graphql/paginated.ts';
import { Saved } from '../../ways-in/graphql/shared-inputs.ts';
import { GiftCount } from './gift-count.entity.ts';

registerEnumType(GiftCountState, { name: 'GiftCountState' });
registerEnumType(DonationWay, { name: 'DonationWay', description: 'Payment method' });

@ObjectType()
export class GiftCountPage extends Paginated(GiftCount) {}

@ObjectType('GiftCountRow', { description: 'An envelope of a cash count' })
export class GiftCountRowType {
  @Field(() => Int)
  id: number;

  @Field(() => Int, {
    description: 'Optimistic lock: send it back with the edit; an older one answers CONFLICT',
  })
  version: number;

  @Field(() => String)
  key: string;

  @Field(() => Int, { nullable: true })
  donorId: number | null;

  @Field(() => String, {
    description: 'Current name, or the name of a new donor; empty for an anonymous donation',
  })
  donorName: string;

  @Field(() => String)
  donorPostcode: string;

  @Field(() => Int)
  subTypeId: number;

  @Field(() => Int)
  amountPence: number;

  @Field(() => DonationWay)
  way: DonationWay;

  @Field(() => String)
  chequeNumber: string;

  @Field(() => String, { nullable: true, description: 'Of the donation it became' })
  reference: string | null;

  @Field(() => DonationStatus, { nullable: true, description: 'Of the gift' })
  status: DonationStatus | null;
}

@ObjectType()
export class GiftCountDetails extends GiftCount {
  @Field(() => [GiftCountRowType], { description: 'In the order in which they were typed' })
  rows: GiftCountRowType[];
}

@InputType()
export class GiftCountInput extends InputOf(
  giftCountRules,
  {
    descriptions: {
      day: 'YYYY-MM-DD; all fields may be empty until it is posted',
      counted: 'Pounds, for example 125 or 125.50',
    },
    emptyMayBeLeftOut: true,
  },
  Saved('Default, or 0: starts one'),
) {}

@InputType()
class TypedRowInput {
  @Field(() => String, {
    description: 'Key chosen by the client, 8 to 64 letters and digits: sending it again changes that row',
  })
  key: string;

  @Field(() => Int, { nullable: true, description: 'For a row seen before' })
  version?: number | null;
}

@InputType()
export class GiftCountRowInput extends InputOf(
  giftCountRowRules,
  {
    descriptions: {
      donorName: 'Name of a new donor; empty and without a donor: anonymous',
      amount: 'Pounds, for example 25 or 25.50',
      way: 'Not ONLINE or CARD',
    },
    emptyMayBeLeftOut: true,
    types: { way: DonationWay },
  },
  TypedRowInput,
) {}
