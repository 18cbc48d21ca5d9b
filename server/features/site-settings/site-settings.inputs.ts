import { Field, InputType, Int } from 'type-graphql';
import { siteSettingFields } from '../../../rules/site-settings.ts';
import { InputOf } from '../../ways-in/graphql/input-of-rules.ts';
import { EDITED_VERSION } from '../../ways-in/graphql/shared-inputs.ts';

@InputType()
class SettingsInLanguages {
  @Field(() => Int, { description: EDITED_VERSION })
  version: number;

  @Field(() => String, { nullable: true, description: 'Language of the texts beside it. Default: their own' })
  language?: string | null;

  /** Its fields are the translated settings, see `addLanguages`. */
  translations?: { language: string }[] | null;
}

@InputType()
export class SiteSettingsInput extends InputOf(
  siteSettingFields,
  {
    descriptions: {
      mapPosition: 'Two numbers, for example 52.6469, -1.1253, or empty',
      languages: 'At least one, each once, by code. Default: unchanged',
      mainColour: 'For example #7A1F2B. Default: unchanged',
      drawings: 'temple, hall, tree or none. Default: unchanged',
    },
  },
  SettingsInLanguages,
) {}
