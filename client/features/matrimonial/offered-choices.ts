import type { Gender, SelectList } from '../../../rules/select-lists.ts';
import type { SelectChoice } from '../../components/form/form-select-field.tsx';
import type { OfferedListsQuery } from './offered-lists.generated.ts';

type Lists = OfferedListsQuery['selectLists'];

/** What profiles are filled in from, in the page's language. */
export interface OfferedChoices {
  /** @param kept what a profile has had before, which stays although it may no longer be offered */
  of(list: SelectList, kept?: string): SelectChoice[];
  /** What a stored value is called. */
  textOf(list: SelectList, value: string): string;
  profileFors: SelectChoice[];
  /** What the form of such a profile starts with (D67). */
  genderFor(profileForId: number): Gender | undefined;
}

type Translate = (key: 'selectLists.groups.NORTH') => string;

/** @param t for the names of the groups of mother tongues */
export function offeredChoices(
  { options, profileFors }: Lists,
  language: string,
  t: Translate,
): OfferedChoices {
  const inGujarati = language === 'gu';
  const textOfOption = ({ list, value, valueGujarati, label }: Lists['options'][number]) => {
    const text = (inGujarati && valueGujarati) || (label ?? value);
    return list === 'COUNTRY_CODE' ? `${text} (+${value})` : text;
  };
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
    profileFors: profileFors.map(({ id, name, nameGujarati }) => ({
      value: String(id),
      label: (inGujarati && nameGujarati) || name,
    })),
    genderFor: (profileForId) => profileFors.find(({ id }) => id === profileForId)?.defaultGender,
  };
}
