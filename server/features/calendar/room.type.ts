import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { openingRules, PricePer, priceRules } from '../../../rules/rooms.ts';
import { InputOf } from '../../ways-in/graphql/input-of-rules.ts';

registerEnumType(PricePer, { name: 'PricePer' });

const HOURS = {
  weekdays: 'ISO: 1 is Monday',
  from: 'HH:MM by the clock of the site',
  to: 'HH:MM; not after `from`, it is on the next day',
};
const MEMBERS = 'For members; empty is the same';

@ObjectType()
export class RoomOpening {
  @Field(() => [Int], { description: HOURS.weekdays })
  weekdays: number[];

  @Field(() => String, { description: HOURS.from })
  from: string;

  @Field(() => String, { description: HOURS.to })
  to: string;
}

@ObjectType()
export class RoomPrice extends RoomOpening {
  @Field(() => PricePer)
  per: PricePer;

  @Field(() => Int)
  pence: number;

  @Field(() => Int, { nullable: true, description: MEMBERS })
  memberPence: number | null;
}

@InputType()
export class RoomOpeningInput extends InputOf(openingRules, { descriptions: HOURS }) {}

@InputType()
export class RoomPriceInput extends InputOf(priceRules, {
  descriptions: { ...HOURS, memberPence: MEMBERS },
}) {}
