import type { SelectQueryBuilder } from 'typeorm';
import { candidateFilterRules } from '../../../rules/candidate-filter.ts';
import { type MemberFilterFields, memberFilterRules } from '../../../rules/member-filter.ts';
import { searchedMobileDigits } from '../../../rules/phone.ts';
import { validate } from '../../../rules/validation.ts';
import type { Member } from './member.entity.ts';

/** A pattern for what begins with a text, whatever is in it; an index can find it. */
function beginning(text: string): string {
  return `${text.replace(/[\\%_]/g, '\\$&')}%`;
}

const NAMES = ['firstName', 'middleName', 'lastName'] as const;
const CHOSEN = ['gender', 'educationType', 'occupation'] as const;

/**
 * Keeps the members that an admin means.
 * @param query of members, with their profile as `candidate`
 * @throws AppError BAD_USER_INPUT for a filter that is none
 */
export function filterMembers(query: SelectQueryBuilder<Member>, filter: MemberFilterFields): void {
  const { status, contactNumber, ...names } = validate(memberFilterRules, filter);
  const { born, ...chosen } = validate(candidateFilterRules, filter);
  if (status) query.andWhere('member.status = :status', { status });
  for (const name of NAMES) {
    const typed = names[name];
    if (typed) query.andWhere(`lower(candidate.${name}) LIKE lower(:${name})`, { [name]: beginning(typed) });
  }
  for (const field of CHOSEN)
    if (chosen[field]) query.andWhere(`candidate.${field} = :${field}`, { [field]: chosen[field] });
  if (born.first) query.andWhere('candidate.birthDate >= :first', { first: born.first });
  if (born.last) query.andWhere('candidate.birthDate <= :last', { last: born.last });
  // The array lets Postgres join what the indexes of both tables find; with a plain OR it would read them whole.
  // A country's code alone, or a dash, is no number yet.
  const number = searchedMobileDigits(contactNumber ?? '');
  if (number)
    query.andWhere(
      `(member.id = ANY (ARRAY(SELECT profile.member_id FROM candidate AS profile
                                WHERE profile.mobile LIKE :number OR profile.contact_mobile LIKE :number))
        OR right(member.mobile, 10) LIKE :number)`,
      { number: beginning(number) },
    );
}
