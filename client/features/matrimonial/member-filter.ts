import { MEMBER_STATUSES, type MemberStatus } from '../../../rules/member-filter.ts';
import type { Filter } from '../../components/list/filter-address.ts';
import { oneOfThese, WORDS } from '../../components/list/filter-address.ts';
import { CANDIDATE_FIELDS, candidateVariables } from './candidate-filter.ts';

/** The search parameters for members. */
export const MEMBER_FIELDS = {
  firstName: WORDS,
  middleName: WORDS,
  lastName: WORDS,
  contactNumber: WORDS,
  ...CANDIDATE_FIELDS,
  status: oneOfThese(Object.keys(MEMBER_STATUSES)),
} as const;

export type MemberField = keyof typeof MEMBER_FIELDS;

/** The filter as variables of the GraphQL query. */
export function memberVariables(filter: Filter<MemberField>) {
  return {
    ...candidateVariables(filter),
    firstName: filter.firstName || null,
    middleName: filter.middleName || null,
    lastName: filter.lastName || null,
    contactNumber: filter.contactNumber || null,
    status: (filter.status || null) as MemberStatus | null,
  };
}
