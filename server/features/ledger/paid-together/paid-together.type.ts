import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DonationStatus } from '../../../../rules/donation-states.ts';
import { DonationWay } from '../../../../rules/donation-ways.ts';
import { TogetherOutcome } from '../../../../rules/paid-together.ts';

registerEnumType(TogetherOutcome, {
  name: 'TogetherOutcome',
  description: 'What became of one of several donations',
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
    description: 'The day by the clock of the site on which the money came, YYYY-MM-DD; today without one',
  })
  receivedOn?: string | null;

  @Field(() => DonationWay)
  way: DonationWay;
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
    description: 'Who has changed it meanwhile, where it was not done; null when nobody has changed it yet',
  })
  changedByName: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The entry of its history that was made; to take it back',
  })
  changeId: number | null;
}
