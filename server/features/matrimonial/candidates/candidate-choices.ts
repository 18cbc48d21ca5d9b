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

type ListValues = Pick<CandidateValues, (typeof LIST_FIELDS)[number][0] | 'profileForId'>;

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
    const changed = LIST_FIELDS.filter(
      ([field]) => isListed(values, field) && values[field] !== before?.[field],
    );
    const unknown = await this.selectLists.unknownValues(
      changed.map(([field, list]) => ({ list, value: values[field] })),
    );
    const [first] = changed.filter(([field, list]) =>
      unknown.some((one) => one.list === list && one.value === values[field]),
    );
    if (first) throw new AppError('BAD_USER_INPUT', 'notInList', { field: first[0] });
    const { profileForId } = values;
    if (profileForId !== before?.profileForId && !(await this.profileFors.findOffered(profileForId)))
      throw new AppError('BAD_USER_INPUT', 'profileForRequired', { field: 'profileForId' });
  }
}
