import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { HallDayState } from '../../../../rules/hall-days.ts';

registerEnumType(HallDayState, {
  name: 'HallDayState',
  description: 'Free, free in part, taken as long as the room is open, or closed',
});

@ObjectType()
export class TakenHours {
  @Field(() => String, { description: 'HH:MM' })
  from: string;

  @Field(() => String, { description: 'HH:MM; not after `from`, it is on the next day' })
  to: string;
}

@ObjectType()
export class HallDay {
  @Field(() => String, { description: 'YYYY-MM-DD' })
  day: string;

  @Field(() => HallDayState)
  state: HallDayState;

  @Field(() => [TakenHours], { description: 'Within the opening hours, in order' })
  taken: TakenHours[];
}
