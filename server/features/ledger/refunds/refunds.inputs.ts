import { Field, InputType, Int } from 'type-graphql';
import { PaymentMethod } from '../../../../rules/payment-methods.ts';

@InputType({ description: 'Manual refund' })
export class RefundInput {
  @Field(() => Int, {
    description: 'Pence refunded before, as seen by the caller; another amount answers CONFLICT',
  })
  seenPence: number;

  @Field(() => String, {
    description: 'Pounds, for example 20.00; refunding all that is left makes the donation REFUNDED',
  })
  amount: string;

  @Field(() => String, { description: 'Refund date, YYYY-MM-DD' })
  day: string;

  @Field(() => PaymentMethod, { description: 'Refund method; not STANDING_ORDER' })
  paymentMethod: PaymentMethod;

  @Field(() => String, { description: 'For the history; not shown to donors' })
  reason: string;
}
