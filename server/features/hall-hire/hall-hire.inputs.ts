import { ArgsType, Field, InputType, Int } from 'type-graphql';
import type { HireFields, HireWishes } from '../../../rules/hall-hire.ts';
import { HirePayment, HireStatus } from '../../../rules/hire-states.ts';
import { PageArguments } from '../../ways-in/graphql/page-arguments.ts';
import { SeenVersion } from '../../ways-in/graphql/seen-version.ts';

/** The fields of the letting agreement's form. */
@InputType()
abstract class HireFieldsInput implements HireWishes {
  @Field(() => String)
  name: string;

  @Field(() => String, { defaultValue: '' })
  address: string;

  @Field(() => String, { defaultValue: '' })
  postcode: string;

  @Field(() => String, { defaultValue: '' })
  telephone: string;

  @Field(() => String, { defaultValue: '', description: 'Either this or telephone is needed' })
  mobile: string;

  @Field(() => String, { defaultValue: '' })
  email: string;

  @Field(() => String)
  purpose: string;

  @Field(() => String, { defaultValue: '', description: 'A number in digits, or empty' })
  guests: string;

  @Field(() => String, { description: 'As YYYY-MM-DD' })
  date: string;

  @Field(() => String, { defaultValue: '', description: 'The weekday, in any words' })
  day: string;

  @Field(() => String, {
    description:
      'As HH:MM on the clock by the clock of the site. Of an hour that is shown twice it is the first; one that is not shown counts from the change of the clocks on',
  })
  from: string;

  @Field(() => String, { description: 'Like from, on the same day; of an hour shown twice it is the second' })
  to: string;

  @Field(() => String, { defaultValue: '', description: 'The number of hours, in any words' })
  hours: string;

  @Field(() => String, { defaultValue: '', description: 'Pounds, such as 450 or 99.50, or empty' })
  deposit: string;

  @Field(() => HirePayment, { nullable: true })
  paidBy?: HirePayment | null;

  @Field(() => String, { nullable: true, description: 'As YYYY-MM-DD' })
  agreedOn?: string | null;
}

@InputType()
export class HireRequestInput extends HireFieldsInput {
  @Field(() => String, {
    nullable: true,
    description: 'Leave it out; programs that fill in every field are known by it',
  })
  website?: string | null;
}

@InputType()
export class HireInput extends HireFieldsInput implements HireFields {
  @Field(() => String, { defaultValue: '', description: 'Pounds, such as 450 or 99.50, or empty' })
  charges: string;

  @Field(() => String, { defaultValue: '', description: 'Pounds, such as 450 or 99.50, or empty' })
  outstanding: string;

  @Field(() => Int, { nullable: true, description: '0 or none enters a booking, accepted at once' })
  id?: number | null;

  @Field(() => Int, { nullable: true, description: 'The version that was edited; needed with an id' })
  version?: number | null;
}

@ArgsType()
export class HireArguments extends PageArguments {
  @Field(() => HireStatus, { nullable: true })
  status?: HireStatus | null;

  @Field(() => String, {
    nullable: true,
    description: 'A part of the name, purpose, e-mail, telephone or mobile, in any case',
  })
  search?: string | null;
}

@ArgsType()
export class HireReasonArguments extends SeenVersion {
  @Field(() => String, { description: 'Sent to the hirer' })
  reason: string;
}
