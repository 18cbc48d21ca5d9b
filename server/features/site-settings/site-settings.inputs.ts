import { Field, InputType, Int } from 'type-graphql';
import type { z } from 'zod';
import type { siteSettingsRules } from '../../../rules/site-settings.ts';

@InputType()
export class SiteSettingsInput implements z.input<typeof siteSettingsRules> {
  @Field(() => Int, { description: 'The version that was edited; a newer one answers CONFLICT' })
  version: number;

  @Field(() => String)
  history: string;

  @Field(() => String, { nullable: true })
  historyGujarati?: string | null;

  @Field(() => String)
  footerHistory: string;

  @Field(() => String, { nullable: true })
  footerHistoryGujarati?: string | null;

  @Field(() => String)
  guruName: string;

  @Field(() => String, { nullable: true })
  guruNameGujarati?: string | null;

  @Field(() => String)
  guruMessage: string;

  @Field(() => String, { nullable: true })
  guruMessageGujarati?: string | null;

  @Field(() => String)
  contactHours: string;

  @Field(() => String, { nullable: true })
  contactHoursGujarati?: string | null;

  @Field(() => String)
  cricket: string;

  @Field(() => String, { nullable: true })
  cricketGujarati?: string | null;

  @Field(() => String)
  address: string;

  @Field(() => String, { nullable: true })
  addressGujarati?: string | null;

  @Field(() => String)
  email: string;

  @Field(() => String)
  phone: string;

  @Field(() => String, { description: 'Two numbers such as 52.6469, -1.1253, or empty' })
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

  @Field(() => Boolean)
  approveNewMembers: boolean;

  @Field(() => [String], {
    description: 'One at least, each once, by their codes; left out they stay',
    nullable: true,
  })
  languages?: string[];
}
