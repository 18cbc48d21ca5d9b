import type { SelectQueryBuilder } from 'typeorm';
import { candidateFilterRules } from '../../../rules/candidate-filter.ts';
import { type MemberFilterFields, memberFilterRules } from '../../../rules/member-filter.ts';
import { hasTenDigits, searchedMobileDigits } from '../../../rules/phone.ts';
import { place } from '../../../rules/place.ts';
import { searchPatterns } from '../../../rules/search-text.ts';
import { validate } from '../../../rules/validation.ts';
import { containsText } from '../../database/page.ts';
import { PROFILE_STATE } from './candidates/profile-state.ts';
import type { Member } from './members/member.entity.ts';

/** A LIKE pattern for a prefix, with wildcards escaped, which an index supports. */
function prefixPattern(text: string): string {
  return `${text.replace(/[\\%_]/g, '\\$&')}%`;
}

const NAME_FIELDS = ['firstName', 'middleName', 'lastName'] as const;
const EXACT_FIELDS = ['gender', 'educationType', 'occupation'] as const;

/**
 * Restricts a query of members by an admin's filter.
 * @param query of members, with their profile joined as `candidate`
 * @throws AppError BAD_USER_INPUT for an invalid filter
 */
export function filterMembers(query: SelectQueryBuilder<Member>, filter: MemberFilterFields): void {
  const { status, contactNumber, profileState, ...names } = validate(memberFilterRules, filter);
  const { born, ...chosen } = validate(candidateFilterRules, filter);
  if (status) query.andWhere('member.status = :status', { status });
  if (profileState) query.andWhere(`${PROFILE_STATE} = :profileState`, { profileState });
  for (const name of NAME_FIELDS) {
    const typed = names[name];
    if (typed)
      query.andWhere(containsText([`candidate.${name}`], `:${name}`), { [name]: searchPatterns(typed) });
  }
  for (const field of EXACT_FIELDS)
    if (chosen[field]) query.andWhere(`candidate.${field} = :${field}`, { [field]: chosen[field] });
  if (born.first) query.andWhere('candidate.birthDate >= :first', { first: born.first });
  if (born.last) query.andWhere('candidate.birthDate <= :last', { last: born.last });
  // The array lets Postgres combine the indexes of both tables; with a plain OR it would scan both tables.
  // A country code alone, or a dash, leaves no digits to search for.
  const number = searchedMobileDigits(contactNumber ?? '');
  if (number)
    query.andWhere(
      `(member.id = ANY (ARRAY(SELECT profile.member_id FROM candidate AS profile
                                WHERE profile.mobile LIKE :number OR profile.contact_mobile LIKE :number))
        OR right(member.mobile, 10) LIKE :number${hasTenDigits() ? '' : ' OR member.mobile LIKE :atHome'})`,
      { number: prefixPattern(number), atHome: prefixPattern(`+${place.callingCode}${number}`) },
    );
}
