import { Field, InputType } from 'type-graphql';
import type { SetUpSettings } from '../../../rules/set-up.ts';

@InputType({ description: 'Initial settings of a new site; its texts are in its first language' })
export class SetUpSettingsInput implements SetUpSettings {
  @Field(() => String)
  name: string;

  @Field(() => String)
  shortName: string;

  @Field(() => String)
  tagline: string;

  @Field(() => String)
  description: string;

  @Field(() => [String], { description: 'At least one, each once, by code' })
  languages: string[];

  @Field(() => String, { description: 'For example #7A1F2B' })
  mainColour: string;

  @Field(() => String)
  accentColour: string;

  @Field(() => [String])
  unusedParts: string[];

  @Field(() => String, { description: 'ISO 3166, for example GB' })
  country: string;

  @Field(() => String, { description: 'ISO 4217, for example GBP' })
  currency: string;

  @Field(() => String, { description: 'IANA name, for example Europe/London' })
  timeZone: string;

  @Field(() => String, { description: 'Calling code of the country, for example 44' })
  callingCode: string;

  @Field(() => String)
  address: string;

  @Field(() => String)
  phone: string;

  @Field(() => String)
  email: string;

  @Field(() => String)
  contactHours: string;

  @Field(() => String, { description: 'Two numbers, for example 52.6469, -1.1253, or empty' })
  mapPosition: string;
}

@InputType({ description: 'Their mobile is a number of the country in the settings' })
export class FirstAdministratorInput {
  @Field(() => String)
  name: string;

  @Field(() => String)
  email: string;

  @Field(() => String)
  mobile: string;

  @Field(() => String, { description: 'At least 10 characters' })
  password: string;
}
