import type { SelectQueryBuilder } from 'typeorm';
import { type InterestFilterFields, interestFilterRules } from '../../../rules/interest-filter.ts';
import { searchedMobileDigits } from '../../../rules/phone.ts';
import { validate } from '../../../rules/validation.ts';
import type { Interest } from './interest.entity.ts';

/**
 * Keeps the interests that an admin means.
 * @param query of interests, with both profiles as `sender` and `wanted`
 * @throws AppError BAD_USER_INPUT for a filter that is none
 */
export function filterInterests(query: SelectQueryBuilder<Interest>, filter: InterestFilterFields): void {
  const typed = validate(interestFilterRules, filter);
  const sides = [
    { alias: 'sender', name: typed.name, number: typed.contactNumber, person: typed.contactPerson },
    {
      alias: 'wanted',
      name: typed.candidateName,
      number: typed.candidateContactNumber,
      person: typed.candidateContactPerson,
    },
  ];
  for (const { alias, name, number, person } of sides) {
    const columns = (...fields: string[]) => fields.map((field) => `${alias}.${field}`).join(', ');
    const shown = [
      { part: name, text: `concat_ws(' ', ${columns('firstName', 'middleName', 'lastName')})` },
      { part: number && searchedMobileDigits(number), text: columns('contactMobile') },
      { part: person, text: columns('contactName') },
    ];
    shown.forEach(({ part, text }, index) => {
      const parameter = `${alias}${index}`;
      if (part) query.andWhere(`strpos(lower(${text}), lower(:${parameter})) > 0`, { [parameter]: part });
    });
  }
}
