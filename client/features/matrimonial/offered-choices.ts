import type { Gender, SelectList } from '../../../rules/select-lists.ts';
import type { SelectChoice } from '../../components/form/form-select-field.tsx';
import type { OfferedListsQuery } from './offered-lists.generated.ts';

type Lists = OfferedListsQuery['selectLists'];

export type Choices = Pick<Lists, 'options' | 'profileFors'>;

/** The options of the profile's select fields, in the page's language. */
export interface OfferedChoices {
  /** @param kept the stored value, which stays an option even if the list no longer has it */
  of(list: SelectList, kept?: string): SelectChoice[];
  /** The label of a stored value. */
  textOf(list: SelectList, value: string): string;
  profileFors: SelectChoice[];
  /** The initial gender in the form, by whom the profile is for. */
  genderFor(profileForId: number): Gender | undefined;
}

type Translate = (key: 'selectLists.groups.NORTH') => string;

/** @param t for the names of the groups of mother tongues */
export function offeredChoices({ options, profileFors }: Choices, t: Translate): OfferedChoices {
  const textOfOption = ({ list, value, label }: Lists['options'][number]) =>
    list === 'COUNTRY_CODE' ? `${label} (+${value})` : label;
  return {
    of(list, kept = '') {
      const choices: SelectChoice[] = options
        .filter((option) => option.list === list)
        .map((option) => ({
          value: option.value,
          label: textOfOption(option),
          group: option.optionGroup
            ? t(`selectLists.groups.${option.optionGroup}` as 'selectLists.groups.NORTH')
            : undefined,
        }));
      const isOffered = !kept || choices.some(({ value }) => value === kept);
      return isOffered ? choices : [{ value: kept, label: kept }, ...choices];
    },
    textOf(list, value) {
      const option = options.find((one) => one.list === list && one.value === value);
      return option ? textOfOption(option) : value;
    },
    profileFors: profileFors.map(({ id, name }) => ({ value: String(id), label: name })),
    genderFor: (profileForId) => profileFors.find(({ id }) => id === profileForId)?.defaultGender,
  };
}
