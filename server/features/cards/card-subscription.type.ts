import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { SubscriptionEnd, SubscriptionState } from './card-payments.ts';

registerEnumType(SubscriptionState, {
  name: 'CardSubscriptionState',
  description:
    'Failing: it was not taken when it last was due, and is tried again. What has ended does not go on',
});
registerEnumType(SubscriptionEnd, {
  name: 'CardSubscriptionEnd',
  description: 'The provider ends one after payments that failed, or when somebody presses so there',
});

@ObjectType('CardSubscription', { description: 'A gift of every month that is taken by card' })
export class CardSubscriptionType {
  @Field(() => SubscriptionState)
  state: SubscriptionState;

  @Field(() => Date, { description: 'When it came into that state' })
  stateSince: Date;

  @Field(() => SubscriptionEnd, { nullable: true, description: 'Null while it goes on' })
  endedBy: SubscriptionEnd | null;
}
