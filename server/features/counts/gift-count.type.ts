import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DonationStatus } from '../../../rules/donation-states.ts';
import { DonationWay } from '../../../rules/donation-ways.ts';
import { GiftCountState } from '../../../rules/gift-counts.ts';
import { Paginated } from '../../ways-in/graphql/paginated.ts';
import { GiftCount } from './gift-count.entity.ts';

registerEnumType(GiftCountState, { name: 'GiftCountState' });
registerEnumType(DonationWay, { name: 'DonationWay', description: 'How money came' });

@ObjectType()
export class GiftCountPage extends Paginated(GiftCount) {}

@ObjectType('GiftCountRow', { description: 'An envelope of a count' })
export class GiftCountRowType {
  @Field(() => Int)
  id: number;

  @Field(() => Int, { description: 'Send it back with an edit' })
  version: number;

  @Field(() => String)
  key: string;

  @Field(() => Int, { nullable: true })
  donorId: number | null;

  @Field(() => String, { description: 'As they are called now, or of somebody new; empty without a name' })
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

  @Field(() => String, { nullable: true, description: 'Of the gift that it became' })
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
  @Field(() => Int, { nullable: true, description: '0 or absent begins one' })
  id?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that was edited; a newer one answers CONFLICT',
  })
  version?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'YYYY-MM-DD; it and all else may be empty until it is booked',
  })
  day?: string | null;

  @Field(() => String, { defaultValue: '' })
  place: string;

  @Field(() => String, { defaultValue: '' })
  countedBy: string;

  @Field(() => String, { defaultValue: '' })
  countedWith: string;

  @Field(() => String, { defaultValue: '', description: 'Pounds, as 125 or 125.50' })
  counted: string;

  @Field(() => String, { defaultValue: '' })
  explanation: string;
}

@InputType()
export class GiftCountRowInput {
  @Field(() => String, {
    description: 'Made up by the client, 8 to 64 letters and digits: sent again, it changes that row',
  })
  key: string;

  @Field(() => Int, { nullable: true, description: 'Of a row that was seen before' })
  version?: number | null;

  @Field(() => Int, { nullable: true })
  donorId?: number | null;

  @Field(() => String, { defaultValue: '', description: 'Of a new donor; empty without a donor is nobody’s' })
  donorName: string;

  @Field(() => Int)
  subTypeId: number;

  @Field(() => String, { description: 'Pounds, as 25 or 25.50' })
  amount: string;

  @Field(() => DonationWay, { description: 'Neither ONLINE nor CARD, which no treasurer types' })
  way: DonationWay;

  @Field(() => String, { defaultValue: '' })
  chequeNumber: string;
}
