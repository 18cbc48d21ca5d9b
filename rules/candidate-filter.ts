import { z } from 'zod';
import { type BirthDates, birthDatesOfAges } from './birth-date.ts';
import { atMost } from './characters.ts';
import { LIMITS } from './limits.ts';
import type { MessageKey } from './messages.ts';
import { GENDERS, type Gender } from './select-lists.ts';
import { text } from './validation.ts';

const age = () =>
  z
    .int('invalidRequest' satisfies MessageKey)
    .min(LIMITS.candidateAgeMinimum, 'invalidRequest' satisfies MessageKey)
    .max(LIMITS.candidateAgeMaximum, 'invalidRequest' satisfies MessageKey)
    .nullish();

const value = () =>
  z
    .string()
    .nullish()
    .transform((sent) => sent ?? '')
    .pipe(text().check(atMost(LIMITS.selectValueMaximum)));

/** The filter of members and admins; a field that is left out matches everybody. */
export const candidateFilterRules = z
  .object({
    genders: z.array(z.enum(GENDERS, 'invalidRequest' satisfies MessageKey)).nullish(),
    ageFrom: age(),
    ageTo: age(),
    educationType: value(),
    occupation: value(),
  })
  .transform(({ genders, ageFrom, ageTo, educationType, occupation }): CandidateFilter => {
    const [gender, ...others] = new Set(genders);
    return {
      // None or both ticked shows all.
      gender: gender && others.length === 0 ? gender : '',
      educationType,
      occupation,
      born: birthDatesOfAges(ageFrom, ageTo),
    };
  });

export type CandidateFilterFields = z.input<typeof candidateFilterRules>;

/** Empty texts match everybody. */
export interface CandidateFilter {
  gender: Gender | '';
  educationType: string;
  occupation: string;
  born: BirthDates;
}
