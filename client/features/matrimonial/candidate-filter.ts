import { LIMITS } from '../../../rules/limits.ts';
import { GENDERS, type Gender } from '../../../rules/select-lists.ts';
import { type Filter, TICKED, WORDS } from '../../components/list/filter-address.ts';

const { candidateAgeMinimum, candidateAgeMaximum } = LIMITS;

/** The ages that a filter offers. */
export const AGES: readonly number[] = Array.from(
  { length: candidateAgeMaximum - candidateAgeMinimum + 1 },
  (_, index) => candidateAgeMinimum + index,
);

const AGE = new RegExp(`^(${AGES.join('|')})$`);

/** The filter parameters for candidates, shared by members and administrators. */
export const CANDIDATE_FIELDS = {
  bride: TICKED,
  groom: TICKED,
  ageFrom: AGE,
  ageTo: AGE,
  educationType: WORDS,
  occupation: WORDS,
} as const;

export type CandidateField = keyof typeof CANDIDATE_FIELDS;

/** The filter as variables of the GraphQL query; neither or both of Bride and Groom mean everybody. */
export function candidateVariables(filter: Filter<CandidateField>) {
  const genders: Gender[] = [];
  if (filter.bride) genders.push(GENDERS.FEMALE);
  if (filter.groom) genders.push(GENDERS.MALE);
  return {
    genders: genders.length > 0 ? genders : null,
    ageFrom: filter.ageFrom ? Number(filter.ageFrom) : null,
    ageTo: filter.ageTo ? Number(filter.ageTo) : null,
    educationType: filter.educationType || null,
    occupation: filter.occupation || null,
  };
}
