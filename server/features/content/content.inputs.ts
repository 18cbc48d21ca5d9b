import { ArgsType, Field, InputType } from 'type-graphql';
import { ContentFileType, contentFilterRules } from '../../../rules/content.ts';
import { filterArguments } from '../../ways-in/graphql/filter-input.ts';
import { PageArguments } from '../../ways-in/graphql/page-arguments.ts';
import { Saved } from '../../ways-in/graphql/shared-inputs.ts';
import { ASKED_LANGUAGE, OWN_LANGUAGE } from '../../ways-in/graphql/translation-types.ts';
import { ContentVisibilityInput } from './visibility.type.ts';

/** The fields that all kinds of content share; each kind adds its own. */
@InputType()
export class ContentInput extends Saved('Default, or 0: creates one') {
  @Field(() => String, { nullable: true, description: OWN_LANGUAGE })
  language?: string | null;

  @Field(() => String)
  name: string;

  @Field(() => String)
  description: string;

  /** Its fields are the kind's translatable texts, see `createContentResolver`. */
  translations?: { language: string }[] | null;

  @Field(() => ContentFileType, {
    nullable: true,
    description: 'File type of the item; required for kinds with several',
  })
  fileType?: ContentFileType | null;

  @Field(() => ContentVisibilityInput, {
    nullable: true,
    description: 'Visibility. Default: a new item is published, a stored one is unchanged',
  })
  visibility?: ContentVisibilityInput | null;

  @Field(() => Boolean, { nullable: true, description: 'Removes the stored picture' })
  removeFile?: boolean | null;
}

/** The fields of the kinds whose items show a picture of their own. */
@InputType()
export class PicturedInput extends ContentInput {
  @Field(() => String, {
    nullable: true,
    description: 'What the picture shows, for those who do not see it; at most 300 characters',
  })
  pictureDescription?: string | null;
}

@ArgsType()
class TextsOfPage extends PageArguments {
  @Field(() => String, { nullable: true, description: ASKED_LANGUAGE })
  language?: string | null;
}

export const ContentListArguments = filterArguments(contentFilterRules, TextsOfPage);
