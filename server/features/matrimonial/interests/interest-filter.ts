import type { SelectQueryBuilder } from 'typeorm';
import { type InterestFilterFields, interestFilterRules } from '../../../../rules/interest-filter.ts';
import { searchedMobileDigits } from '../../../../rules/phone.ts';
import { searchPatterns } from '../../../../rules/search-text.ts';
import { validate } from '../../../../rules/validation.ts';
import { containsText } from '../../../database/page.ts';
import type { Interest } from './interest.entity.ts';

/**
 * Restricts a query of interests by an admin's filter.
 * @param query of interests, with the two profiles joined as `sender` and `receiver`
 * @throws AppError BAD_USER_INPUT for an invalid filter
 */
export function filterInterests(query: SelectQueryBuilder<Interest>, filter: InterestFilterFields): void {
  const values = validate(interestFilterRules, filter);
  const sides = [
    { alias: 'sender', name: values.name, number: values.contactNumber, person: values.contactPerson },
    {
      alias: 'receiver',
      name: values.candidateName,
      number: values.candidateContactNumber,
      person: values.candidateContactPerson,
    },
  ];
  for (const { alias, name, number, person } of sides) {
    const columns = (...fields: string[]) => fields.map((field) => `${alias}.${field}`).join(', ');
    const searches = [
      { part: name, text: `concat_ws(' ', ${columns('firstName', 'middleName', 'lastName')})` },
      { part: number && searchedMobileDigits(number), text: columns('contactMobile') },
      { part: person, text: columns('contactName') },
    ];
    searches.forEach(({ part, text }, index) => {
      const parameter = `${alias}${index}`;
      if (part) query.andWhere(containsText([text], `:${parameter}`), { [parameter]: searchPatterns(part) });
    });
  }
}
