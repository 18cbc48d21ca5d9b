import { z } from 'zod';
import { type BirthDates, birthDatesOfAges } from './birth-date.ts';
import { atMost } from './characters.ts';
import { chosenNumber } from './filters.ts';
import { LIMITS } from './limits.ts';
import type { MessageKey } from './messages.ts';
import { GENDERS, type Gender } from './select-lists.ts';
import { text } from './validation.ts';

const age = () => chosenNumber(LIMITS.candidateAgeMinimum, LIMITS.candidateAgeMaximum);

const value = () =>
  z
    .string()
    .nullish()
    .transform((sent) => sent ?? '')
    .pipe(text().check(atMost(LIMITS.selectValueMaximum)));

/** What members and admins may ask for; a field that is left out matches everybody. */
export const candidateFilterFields = z
  .object({
    genders: z
      .array(z.enum(GENDERS, 'invalidRequest' satisfies MessageKey))
      .nullish()
      .describe('Default, or both: all'),
    ageFrom: age().describe('Whole years, 18 to 100; one side alone is allowed'),
    ageTo: age(),
    educationType: value(),
    occupation: value(),
  })
  .describe('Omitted fields match everything');

/** The filter of members and admins. */
export const candidateFilterRules = candidateFilterFields.transform(
  ({ genders, ageFrom, ageTo, educationType, occupation }): CandidateFilter => {
    const [gender, ...others] = new Set(genders);
    return {
      // None or both ticked shows all.
      gender: gender && others.length === 0 ? gender : '',
      educationType,
      occupation,
      born: birthDatesOfAges(ageFrom, ageTo),
    };
  },
);

export type CandidateFilterFields = z.input<typeof candidateFilterRules>;

/** Empty texts match everybody. */
export interface CandidateFilter {
  gender: Gender | '';
  educationType: string;
  occupation: string;
  born: BirthDates;
}
