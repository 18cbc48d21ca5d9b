import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { StandingOrderState, standingOrderFilterRules } from '../../../../rules/standing-orders.ts';
import { filterArguments } from '../../../ways-in/graphql/filter-input.ts';
import { PageArguments } from '../../../ways-in/graphql/page-arguments.ts';
import { Paginated } from '../../../ways-in/graphql/paginated.ts';
import { addTextLanguages } from '../../../ways-in/graphql/translation-types.ts';
import { DONATION_TEXTS } from '../../ledger/donation.type.ts';

registerEnumType(StandingOrderState, {
  name: 'StandingOrderState',
  description: 'Late is one month that has not come, stopped are two',
});

@ObjectType('StandingOrder', {
  description: 'What a donor gives every month to one fund, as the gifts in the books show it',
})
export class StandingOrderType {
  @Field(() => Int)
  donorId: number;

  @Field(() => Int)
  subTypeId: number;

  @Field(() => String)
  donorName: string;

  @Field(() => String, { description: 'As the fund is called today' })
  typeName: string;

  @Field(() => StandingOrderState)
  state: StandingOrderState;

  @Field(() => Int, { description: 'Of the last gift, or of the promise' })
  amountPence: number;

  @Field(() => String, { nullable: true, description: 'The day of the last gift, YYYY-MM-DD' })
  lastOn: string | null;

  @Field(() => String, { nullable: true, description: 'The day on which the next one is, or was, expected' })
  nextOn: string | null;

  @Field(() => String, { nullable: true, description: 'The day on which somebody said that it is over' })
  endedOn: string | null;

  @Field(() => String, { description: 'Who said so; empty where nobody has' })
  endedByName: string;
}

addTextLanguages(StandingOrderType, DONATION_TEXTS, 'StandingOrder');

@ObjectType('ExpectedMonth', {
  description: 'What standing orders should bring this month; amounts in pence',
})
class ExpectedMonthType {
  @Field(() => String, { description: 'YYYY-MM by the clock of the site' })
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
  @Field(() => ExpectedMonthType, { description: 'Of all, whatever the filter finds' })
  month: ExpectedMonthType;
}

export const StandingOrderArguments = filterArguments(standingOrderFilterRules, PageArguments);
