import { Field, InputType, Int } from 'type-graphql';
import type { z } from 'zod';
import type { siteSettingsRules } from '../../../rules/site-settings.ts';

const LEFT_OUT = 'Left out, it stays as it is';

@InputType()
export class SiteSettingsInput
  implements Omit<z.input<typeof siteSettingsRules>, 'language' | 'translations'>
{
  @Field(() => Int, {
    description: 'Optimistic lock: the version that was edited; an older one answers CONFLICT',
  })
  version: number;

  @Field(() => String, { nullable: true, description: 'Language of the texts beside it. Default: their own' })
  language?: string | null;

  /** Its fields are the translated settings, see `addLanguages`. */
  translations?: { language: string }[] | null;

  @Field(() => String, { nullable: true, description: LEFT_OUT })
  name?: string;

  @Field(() => String, { nullable: true, description: LEFT_OUT })
  shortName?: string;

  @Field(() => String, { nullable: true, description: LEFT_OUT })
  tagline?: string;

  @Field(() => String, { nullable: true, description: LEFT_OUT })
  description?: string;

  @Field(() => String, { nullable: true, description: LEFT_OUT })
  openingTitle?: string;

  @Field(() => String, { nullable: true, description: LEFT_OUT })
  openingText?: string;

  @Field(() => String, { nullable: true, description: LEFT_OUT })
  founded?: string;

  @Field(() => String, { nullable: true, description: LEFT_OUT })
  referencePrefix?: string;

  @Field(() => String)
  history: string;

  @Field(() => String)
  footerHistory: string;

  @Field(() => String)
  guruName: string;

  @Field(() => String)
  guruMessage: string;

  @Field(() => String)
  contactHours: string;

  @Field(() => String)
  cricket: string;

  @Field(() => String)
  address: string;

  @Field(() => String)
  email: string;

  @Field(() => String)
  phone: string;

  @Field(() => String, { description: 'Two numbers, for example 52.6469, -1.1253, or empty' })
  mapPosition: string;

  @Field(() => String)
  facebookUrl: string;

  @Field(() => String)
  instagramUrl: string;

  @Field(() => String)
  youtubeUrl: string;

  @Field(() => String)
  whatsappUrl: string;

  @Field(() => String)
  paymentUrl: string;

  @Field(() => String)
  charityName: string;

  @Field(() => String)
  charityNumber: string;

  @Field(() => String, { nullable: true, description: LEFT_OUT })
  bankAccountName?: string;

  @Field(() => String, { nullable: true, description: LEFT_OUT })
  bankSortCode?: string;

  @Field(() => String, { nullable: true, description: LEFT_OUT })
  bankAccountNumber?: string;

  @Field(() => String, { nullable: true, description: LEFT_OUT })
  bankIban?: string;

  @Field(() => String, { nullable: true, description: LEFT_OUT })
  bankBic?: string;

  @Field(() => String, { nullable: true, description: LEFT_OUT })
  suggestedAmounts?: string;

  @Field(() => Boolean)
  approveNewMembers: boolean;

  @Field(() => Boolean, { nullable: true, description: LEFT_OUT })
  asksSheri?: boolean;

  @Field(() => String, { nullable: true, description: LEFT_OUT })
  sheriLabel?: string;

  @Field(() => [String], {
    description: 'At least one, each once, by code. Default: unchanged',
    nullable: true,
  })
  languages?: string[];

  @Field(() => String, { nullable: true, description: 'For example #7A1F2B. Default: unchanged' })
  mainColour?: string;

  @Field(() => String, { nullable: true, description: LEFT_OUT })
  accentColour?: string;

  @Field(() => String, { nullable: true, description: LEFT_OUT })
  country?: string;

  @Field(() => String, { nullable: true, description: LEFT_OUT })
  currency?: string;

  @Field(() => String, { nullable: true, description: LEFT_OUT })
  timeZone?: string;

  @Field(() => String, { nullable: true, description: LEFT_OUT })
  callingCode?: string;

  @Field(() => [String], { nullable: true, description: LEFT_OUT })
  unusedParts?: string[];
}
