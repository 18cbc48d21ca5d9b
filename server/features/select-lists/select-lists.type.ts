import { Field, ObjectType, registerEnumType } from 'type-graphql';
import type { Language } from '../../../rules/languages.ts';
import { GENDERS, MOTHER_TONGUE_GROUPS, SELECT_LISTS } from '../../../rules/select-lists.ts';
import type { ShownTexts } from '../../database/translations.ts';
import { addLanguages } from '../../ways-in/graphql/translation-types.ts';
import { ProfileFor } from './profile-for.entity.ts';
import { ProfileForInput, SelectOptionInput } from './select-lists.inputs.ts';
import { SelectOption } from './select-option.entity.ts';

registerEnumType(SELECT_LISTS, { name: 'SelectList' });
registerEnumType(MOTHER_TONGUE_GROUPS, { name: 'MotherTongueGroup' });
registerEnumType(GENDERS, { name: 'Gender' });

/** What entries have in several languages. */
export const SELECT_OPTION_TEXTS = ['label'] as const;
export const PROFILE_FOR_TEXTS = ['name'] as const;

addLanguages({ entity: SelectOption, input: SelectOptionInput }, SELECT_OPTION_TEXTS);
addLanguages({ entity: ProfileFor, input: ProfileForInput }, PROFILE_FOR_TEXTS);

@ObjectType({ description: 'Select lists for matrimonial profiles, each in its order' })
export class SelectLists {
  @Field(() => String, { description: 'The requested language' })
  language: Language;

  @Field(() => [SelectOption])
  options: ShownTexts[];

  @Field(() => [ProfileFor])
  profileFors: ShownTexts[];
}
