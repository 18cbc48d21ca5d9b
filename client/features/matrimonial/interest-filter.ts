import { type Filter, WORDS } from '../../components/list/filter-address.ts';

/** What the table of interests is searched by, column by column (spec §2). */
export const INTEREST_FIELDS = {
  name: WORDS,
  contactNumber: WORDS,
  contactPerson: WORDS,
  candidateName: WORDS,
  candidateContactNumber: WORDS,
  candidateContactPerson: WORDS,
} as const;

export type InterestField = keyof typeof INTEREST_FIELDS;

/** The same as the server's query takes it. */
export function interestVariables(filter: Filter<InterestField>): Record<InterestField, string | null> {
  const entries = Object.entries(filter).map(([name, value]) => [name, value || null]);
  return Object.fromEntries(entries);
}
