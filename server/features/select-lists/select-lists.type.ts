import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { GENDERS, MOTHER_TONGUE_GROUPS, SELECT_LISTS } from '../../../rules/select-lists.ts';
import { ProfileFor } from './profile-for.entity.ts';
import { SelectOption } from './select-option.entity.ts';

registerEnumType(SELECT_LISTS, { name: 'SelectList' });
registerEnumType(MOTHER_TONGUE_GROUPS, { name: 'MotherTongueGroup' });
registerEnumType(GENDERS, { name: 'Gender' });

@ObjectType({ description: 'What forms of matrimonial profiles offer, each list in its order' })
export class SelectLists {
  @Field(() => [SelectOption])
  options: SelectOption[];

  @Field(() => [ProfileFor])
  profileFors: ProfileFor[];
}
