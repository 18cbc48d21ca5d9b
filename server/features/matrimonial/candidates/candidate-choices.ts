import { type CandidateValues, isListed } from '../../../../rules/candidate.ts';
import { AppError } from '../../../../rules/errors.ts';
import type { SelectList } from '../../../../rules/select-lists.ts';
import type { ProfileForService } from '../../select-lists/profile-for.service.ts';
import type { SelectListService } from '../../select-lists/select-list.service.ts';
import type { Candidate } from './candidate.entity.ts';

/** Fields whose values come from a select list, each with its list. */
const LIST_FIELDS = [
  ['height', 'HEIGHT'],
  ['maritalStatus', 'MARITAL_STATUS'],
  ['motherTongue', 'MOTHER_TONGUE'],
  ['religion', 'RELIGION'],
  ['caste', 'CASTE'],
  ['educationType', 'EDUCATION_TYPE'],
  ['occupation', 'OCCUPATION'],
  ['currency', 'CURRENCY'],
  ['annualIncome', 'ANNUAL_INCOME'],
  ['countryCode', 'COUNTRY_CODE'],
  ['contactCountryCode', 'COUNTRY_CODE'],
] as const satisfies readonly (readonly [keyof Candidate, SelectList])[];

type ListValues = Pick<
  CandidateValues,
  (typeof LIST_FIELDS)[number][0] | 'profileForId' | 'diet' | 'languages'
>;

/** What of the facts that may be left empty is new; each value belongs to a list. */
function optionalChoices({ diet, languages = [] }: ListValues, before: Candidate | null) {
  const spoken = languages.filter((value) => !before?.languages.includes(value));
  return [
    ...(diet && diet !== before?.diet ? [{ field: 'diet', list: 'DIET', value: diet } as const] : []),
    ...spoken.map((value) => ({ field: 'languages', list: 'MOTHER_TONGUE', value }) as const),
  ];
}

/** Validates the values of a profile that are chosen from select lists. */
export class CandidateChoices {
  constructor(
    private readonly selectLists: SelectListService,
    private readonly profileFors: ProfileForService,
  ) {}

  /**
   * Checks that each changed value is in its list; a value that the profile already has may stay.
   * @param before the stored profile
   * @throws AppError BAD_USER_INPUT with the field
   */
  async check(values: ListValues, before: Candidate | null): Promise<void> {
    const required = LIST_FIELDS.filter(
      ([field]) => isListed(values, field) && values[field] !== before?.[field],
    ).map(([field, list]) => ({ field, list, value: values[field] }));
    const changed = [...required, ...optionalChoices(values, before)];
    const unknown = await this.selectLists.unknownValues(changed.map(({ list, value }) => ({ list, value })));
    const first = changed.find(({ list, value }) =>
      unknown.some((one) => one.list === list && one.value === value),
    );
    if (first) throw new AppError('BAD_USER_INPUT', 'notInList', { field: first.field });
    const { profileForId } = values;
    if (profileForId !== before?.profileForId && !(await this.profileFors.findOffered(profileForId)))
      throw new AppError('BAD_USER_INPUT', 'profileForRequired', { field: 'profileForId' });
  }
}
