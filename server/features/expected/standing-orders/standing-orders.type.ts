import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { StandingOrderState, standingOrderFilterRules } from '../../../../rules/standing-orders.ts';
import { filterArguments } from '../../../ways-in/graphql/filter-input.ts';
import { PageArguments } from '../../../ways-in/graphql/page-arguments.ts';
import { Paginated } from '../../../ways-in/graphql/paginated.ts';
import { addTextLanguages } from '../../../ways-in/graphql/translation-types.ts';
import { DONATION_TEXTS } from '../../ledger/donation.type.ts';

registerEnumType(StandingOrderState, {
  name: 'StandingOrderState',
  description: 'LATE: one month missed; STOPPED: two',
});

@ObjectType('StandingOrder', {
  description: 'A donor’s monthly donations to one donation type, worked out from past donations',
})
export class StandingOrderType {
  @Field(() => Int)
  donorId: number;

  @Field(() => Int)
  subTypeId: number;

  @Field(() => String)
  donorName: string;

  @Field(() => String, { description: 'Current name of the donation type' })
  typeName: string;

  @Field(() => StandingOrderState)
  state: StandingOrderState;

  @Field(() => Int, { description: 'Of the last donation, or of the promise' })
  amountPence: number;

  @Field(() => String, { nullable: true, description: 'Date of the last donation, YYYY-MM-DD' })
  lastOn: string | null;

  @Field(() => String, { nullable: true, description: 'Date the next payment is, or was, expected' })
  nextOn: string | null;

  @Field(() => String, { nullable: true, description: 'Date it was marked as ended' })
  endedOn: string | null;

  @Field(() => String, { description: 'Who recorded it; empty if not recorded' })
  endedByName: string;
}

addTextLanguages(StandingOrderType, DONATION_TEXTS, 'StandingOrder');

@ObjectType('ExpectedMonth', {
  description: 'Expected standing order income this month; amounts in pence',
})
export class ExpectedMonthType {
  @Field(() => String, { description: 'YYYY-MM in the site’s time zone' })
  month: string;

  @Field(() => Int)
  expectedCount: number;

  @Field(() => Float)
  expectedPence: number;

  @Field(() => Int)
  cameCount: number;

  @Field(() => Float)
  camePence: number;
}

@ObjectType()
export class StandingOrderPage extends Paginated(StandingOrderType) {
  @Field(() => ExpectedMonthType, { description: 'Of all, regardless of the filter' })
  month: ExpectedMonthType;
}

export const StandingOrderArguments = filterArguments(standingOrderFilterRules, PageArguments);
