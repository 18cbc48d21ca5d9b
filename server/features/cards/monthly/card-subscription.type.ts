import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { SubscriptionEnd, SubscriptionState } from '../card-payments.ts';

registerEnumType(SubscriptionState, {
  name: 'CardSubscriptionState',
  description: 'FAILING: the last payment failed and will be retried. ENDED is final',
});
registerEnumType(SubscriptionEnd, {
  name: 'CardSubscriptionEnd',
  description: 'PROVIDER: ended after failed payments, or at the provider',
});

@ObjectType('CardSubscription', { description: 'A monthly card donation' })
export class CardSubscriptionType {
  @Field(() => SubscriptionState)
  state: SubscriptionState;

  @Field(() => Date, { description: 'When it entered that state' })
  stateSince: Date;

  @Field(() => SubscriptionEnd, { nullable: true, description: 'Null while active' })
  endedBy: SubscriptionEnd | null;
}
