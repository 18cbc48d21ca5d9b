import { Field, InputType, Int } from 'type-graphql';
import { DonationWay } from '../../../../rules/donation-ways.ts';

@InputType({ description: 'What was given back by hand' })
export class RefundInput {
  @Field(() => Int, { description: 'What was seen as given back before, in pence; else CONFLICT' })
  seenPence: number;

  @Field(() => String, { description: 'In pounds, as 20.00; all that is left makes the donation Refunded' })
  amount: string;

  @Field(() => String, { description: 'On which it was given back, YYYY-MM-DD' })
  day: string;

  @Field(() => DonationWay, { description: 'How it was given back, not by standing order' })
  way: DonationWay;

  @Field(() => String, { description: 'For the history; donors do not see it' })
  reason: string;
}
