import { Field, InputType, Int } from 'type-graphql';
import {
  GENDERS,
  type Gender,
  MOTHER_TONGUE_GROUPS,
  type MotherTongueGroup,
  SELECT_LISTS,
  type SelectList,
} from '../../../rules/select-lists.ts';
import { OWN_LANGUAGE } from '../../ways-in/graphql/translation-types.ts';

@InputType()
abstract class ListEntryInput {
  @Field(() => Int, { nullable: true, description: 'Default, or 0: adds an entry' })
  id?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Optimistic lock: the version the editor saw; required for an edit',
  })
  version?: number | null;

  /** See `addLanguages`. */
  translations?: { language: string }[] | null;

  @Field(() => Boolean, { defaultValue: true })
  active: boolean;
}

@InputType()
export class SelectOptionInput extends ListEntryInput {
  @Field(() => SELECT_LISTS, { description: 'An entry stays in its list' })
  list: SelectList;

  @Field(() => String)
  value: string;

  @Field(() => String, { nullable: true, description: "Country codes only: the country's name" })
  label?: string | null;

  @Field(() => MOTHER_TONGUE_GROUPS, { nullable: true, description: 'Mother tongues only' })
  optionGroup?: MotherTongueGroup | null;
}

@InputType()
export class ProfileForInput extends ListEntryInput {
  @Field(() => String, { nullable: true, description: OWN_LANGUAGE })
  language?: string | null;

  @Field(() => String)
  name: string;

  @Field(() => GENDERS)
  defaultGender: Gender;
}
