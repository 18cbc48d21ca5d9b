import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DonationStatus } from '../../../rules/donation-states.ts';
import { DonationWay } from '../../../rules/donation-ways.ts';
import { GiftCountState } from '../../../rules/gift-counts.ts';
import { Paginated } from '../../ways-in/graphql/paginated.ts';
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
export class GiftCountInput {
  @Field(() => Int, { nullable: true, description: 'Default, or 0: starts one' })
  id?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Optimistic lock: the version that was edited; an older one answers CONFLICT',
  })
  version?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'YYYY-MM-DD; all fields may be empty until it is posted',
  })
  day?: string | null;

  @Field(() => String, { defaultValue: '' })
  place: string;

  @Field(() => String, { defaultValue: '' })
  countedBy: string;

  @Field(() => String, { defaultValue: '' })
  countedWith: string;

  @Field(() => String, { defaultValue: '', description: 'Pounds, for example 125 or 125.50' })
  counted: string;

  @Field(() => String, { defaultValue: '' })
  explanation: string;
}

@InputType()
export class GiftCountRowInput {
  @Field(() => String, {
    description: 'Key chosen by the client, 8 to 64 letters and digits: sending it again changes that row',
  })
  key: string;

  @Field(() => Int, { nullable: true, description: 'For a row seen before' })
  version?: number | null;

  @Field(() => Int, { nullable: true })
  donorId?: number | null;

  @Field(() => String, {
    defaultValue: '',
    description: 'Name of a new donor; empty and without a donor: anonymous',
  })
  donorName: string;

  @Field(() => Int)
  subTypeId: number;

  @Field(() => String, { description: 'Pounds, for example 25 or 25.50' })
  amount: string;

  @Field(() => DonationWay, { description: 'Not ONLINE or CARD' })
  way: DonationWay;

  @Field(() => String, { defaultValue: '' })
  chequeNumber: string;
}
