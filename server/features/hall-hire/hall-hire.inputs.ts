import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { type HireFields, type HireWishes, hireFilterRules } from '../../../rules/hall-hire.ts';
import { HirePayment } from '../../../rules/hire-states.ts';
import { filterArguments } from '../../ways-in/graphql/filter-input.ts';
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

  @Field(() => String, { defaultValue: '', description: 'Either this or telephone is required' })
  mobile: string;

  @Field(() => String, { defaultValue: '' })
  email: string;

  @Field(() => String)
  purpose: string;

  @Field(() => String, { defaultValue: '', description: 'Digits, or empty' })
  guests: string;

  @Field(() => String, { description: 'YYYY-MM-DD' })
  date: string;

  @Field(() => String, { defaultValue: '', description: 'The weekday, in any words' })
  day: string;

  @Field(() => String, {
    description:
      'HH:MM in the site’s time zone. An hour that occurs twice means the first; one that is skipped means the moment of the clock change',
  })
  from: string;

  @Field(() => String, { description: 'Like from, on the same day; of an hour shown twice it is the second' })
  to: string;

  @Field(() => String, { defaultValue: '', description: 'The number of hours, in any words' })
  hours: string;

  @Field(() => String, { defaultValue: '', description: 'Pounds, for example 450 or 99.50, or empty' })
  deposit: string;

  @Field(() => HirePayment, { nullable: true })
  paidBy?: HirePayment | null;

  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD' })
  agreedOn?: string | null;
}

@InputType()
export class HireRequestInput extends HireFieldsInput {
  @Field(() => String, {
    nullable: true,
    description: 'Leave it out; bots that fill in every field are recognised by it',
  })
  website?: string | null;
}

@InputType()
export class HireInput extends HireFieldsInput implements HireFields {
  @Field(() => String, { defaultValue: '', description: 'Pounds, for example 450 or 99.50, or empty' })
  charges: string;

  @Field(() => String, { defaultValue: '', description: 'Pounds, for example 450 or 99.50, or empty' })
  outstanding: string;

  @Field(() => Int, { nullable: true, description: 'Default, or 0: adds a booking, accepted at once' })
  id?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Optimistic lock: the version that was edited; required with an id',
  })
  version?: number | null;
}

export const HireArguments = filterArguments(hireFilterRules, PageArguments);

@ArgsType()
export class HireReasonArguments extends SeenVersion {
  @Field(() => String, { description: 'Sent to the hirer' })
  reason: string;
}
