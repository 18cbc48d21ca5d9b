import { z } from 'zod';
import { candidateFilterFields } from '../../../rules/candidate-filter.ts';
import { type FilterField, ticked } from '../../../rules/filters.ts';
import { LIMITS } from '../../../rules/limits.ts';
import { GENDERS, type Gender } from '../../../rules/select-lists.ts';

const { candidateAgeMinimum, candidateAgeMaximum } = LIMITS;

/** The ages that a filter offers. */
export const AGES: readonly number[] = Array.from(
  { length: candidateAgeMaximum - candidateAgeMinimum + 1 },
  (_, index) => candidateAgeMinimum + index,
);

/** The filter for candidates in the address, shared by members and administrators: it has a box for each gender. */
export const candidateAddressRules = z.object({
  bride: ticked(),
  groom: ticked(),
  ...candidateFilterFields.omit({ genders: true }).shape,
});

export type CandidateField = FilterField<typeof candidateAddressRules>;

/** The filter as variables of the GraphQL query; neither or both of Bride and Groom mean everybody. */
export function candidateVariables<Values extends Record<'bride' | 'groom', boolean | null>>({
  bride,
  groom,
  ...others
}: Values) {
  const genders: Gender[] = [];
  if (bride) genders.push(GENDERS.FEMALE);
  if (groom) genders.push(GENDERS.MALE);
  return { ...others, genders: genders.length > 0 ? genders : null };
}
