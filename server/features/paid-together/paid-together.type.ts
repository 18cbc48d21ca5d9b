import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DonationStatus } from '../../../rules/donation-states.ts';
import { TogetherOutcome } from '../../../rules/paid-together.ts';
import { PaymentMethod } from '../../../rules/payment-methods.ts';

registerEnumType(TogetherOutcome, {
  name: 'TogetherOutcome',
  description: 'Result of one of several donations',
});

@InputType({ description: 'A donation as the treasurer saw it' })
class SeenDonationInput {
  @Field(() => Int)
  id: number;

  @Field(() => DonationStatus)
  status: DonationStatus;
}

@InputType()
export class PaidTogetherInput {
  @Field(() => [SeenDonationInput], { description: 'At most 100' })
  donations: SeenDonationInput[];

  @Field(() => String, {
    nullable: true,
    description: 'Date received in the site’s time zone, YYYY-MM-DD. Default: today',
  })
  receivedOn?: string | null;

  @Field(() => PaymentMethod)
  paymentMethod: PaymentMethod;
}

@ObjectType()
export class DonationOutcome {
  @Field(() => Int)
  donationId: number;

  @Field(() => String)
  reference: string;

  @Field(() => String)
  donorName: string;

  @Field(() => TogetherOutcome)
  outcome: TogetherOutcome;

  @Field(() => String, {
    nullable: true,
    description: 'Who has changed it since, if it was not done; null if not changed',
  })
  changedByName: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The history entry added; needed to undo it',
  })
  changeId: number | null;
}
