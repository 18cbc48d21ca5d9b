import { Field, InputType } from 'type-graphql';
import { place } from '../../../rules/place.ts';

/** A mobile number of the association's country or another. */
@InputType()
export class MobileInput {
  // Not known when the schema is made, and another for each association: no default of the schema.
  @Field(() => String, { nullable: true, description: 'Digits without a plus. Default: the site’s own' })
  countryCode: string = place.callingCode;

  @Field(() => String, { description: 'Ten digits; the country code or a leading 0 is removed' })
  mobile: string;
}
