import { Field, InputType } from 'type-graphql';
import type { SetUpSettings } from '../../../rules/set-up.ts';

@InputType({ description: 'What a new site begins with; its texts are in the first of its languages' })
export class SetUpSettingsInput implements SetUpSettings {
  @Field(() => String)
  name: string;

  @Field(() => String)
  shortName: string;

  @Field(() => String)
  tagline: string;

  @Field(() => String)
  description: string;

  @Field(() => [String], { description: 'One at least, each once, by their codes' })
  languages: string[];

  @Field(() => String, { description: 'As #7A1F2B' })
  mainColour: string;

  @Field(() => String)
  accentColour: string;

  @Field(() => [String])
  unusedParts: string[];

  @Field(() => String, { description: 'ISO 3166, as GB' })
  country: string;

  @Field(() => String, { description: 'ISO 4217, as GBP' })
  currency: string;

  @Field(() => String, { description: 'By its name in the IANA list, as Europe/London' })
  timeZone: string;

  @Field(() => String, { description: "Of the country's telephone numbers, as 44" })
  callingCode: string;

  @Field(() => String)
  address: string;

  @Field(() => String)
  phone: string;

  @Field(() => String)
  email: string;

  @Field(() => String)
  contactHours: string;

  @Field(() => String, { description: 'Two numbers such as 52.6469, -1.1253, or empty' })
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
