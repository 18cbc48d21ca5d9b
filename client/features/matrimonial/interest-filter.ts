import { type Filter, WORDS } from '../../components/list/filter-address.ts';

/** The search parameters of the table of interests, one for each column. */
export const INTEREST_FIELDS = {
  name: WORDS,
  contactNumber: WORDS,
  contactPerson: WORDS,
  candidateName: WORDS,
  candidateContactNumber: WORDS,
  candidateContactPerson: WORDS,
} as const;

export type InterestField = keyof typeof INTEREST_FIELDS;

/** The filter as variables of the GraphQL query. */
export function interestVariables(filter: Filter<InterestField>): Record<InterestField, string | null> {
  const entries = Object.entries(filter).map(([name, value]) => [name, value || null]);
  return Object.fromEntries(entries);
}
