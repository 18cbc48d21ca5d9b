import { z } from 'zod';
import { atMost } from './characters.ts';
import { chosenNumber } from './filters.ts';
import { LIMITS } from './limits.ts';
import type { MessageKey } from './messages.ts';
import { line } from './validation.ts';

/** What a family may wish for in a candidate, in the order in which it is shown. */
export const CandidateWish = {
  AGE: 'AGE',
  HEIGHT: 'HEIGHT',
  EDUCATION: 'EDUCATION',
  PLACE: 'PLACE',
  DIET: 'DIET',
  LANGUAGE: 'LANGUAGE',
  MARITAL_STATUS: 'MARITAL_STATUS',
  CASTE: 'CASTE',
} as const;
export type CandidateWish = keyof typeof CandidateWish;

/** Which of the candidates the list shows; whom the member has put aside is in `ASIDE` alone. */
export const CandidateShow = { ALL: 'ALL', NEW: 'NEW', INTERESTED: 'INTERESTED', ASIDE: 'ASIDE' } as const;
export type CandidateShow = keyof typeof CandidateShow;

export const CandidateOrder = { NEWEST: 'NEWEST', BEST_FIT: 'BEST_FIT' } as const;
export type CandidateOrder = keyof typeof CandidateOrder;

/** Of what is typed; of a list everything may be chosen. */
export const TYPED_WISHES_MAXIMUM = 10;
const CHOSEN_WISHES_MAXIMUM = 100;

const age = () =>
  chosenNumber(LIMITS.candidateAgeMinimum, LIMITS.candidateAgeMaximum).transform((sent) => sent ?? null);

const value = () => line().check(atMost(LIMITS.selectValueMaximum));

/** Each once, in any case; empty ones are none. */
function distinct(values: readonly string[]): string[] {
  const each = new Map<string, string>();
  for (const one of values.filter(Boolean)) {
    const key = one.toLowerCase();
    each.set(key, each.get(key) ?? one);
  }
  return [...each.values()];
}

const several = (maximum: number, tooMany: MessageKey) =>
  z
    .array(value(), 'invalidRequest' satisfies MessageKey)
    .max(maximum, tooMany)
    .transform(distinct);
const chosen = () => several(CHOSEN_WISHES_MAXIMUM, 'invalidRequest');
const typed = () => several(TYPED_WISHES_MAXIMUM, 'wishedTooMany');

/** A value of the list of heights. */
const height = () =>
  value()
    .nullish()
    .transform((sent) => sent || null);

const fields = z.object({
  ageFrom: age().describe('Whole years, 18 to 100; null does not matter'),
  ageTo: age(),
  heightFrom: height().describe('A value of the list of heights'),
  heightTo: height(),
  educationTypes: chosen().describe('Any of them; empty does not matter, as in each of the lists'),
  cities: typed().describe('As typed, at most ten'),
  diets: chosen(),
  languages: chosen().describe('Values of the list of mother tongues'),
  maritalStatuses: chosen(),
  castes: typed().describe('As typed, at most ten; only of candidates who make their own profile'),
  weeklyMail: z
    .boolean('invalidRequest' satisfies MessageKey)
    .describe('Whether a letter once a week says how many new ones fit'),
});

/** What a family looks for in a candidate; what is empty does not matter. The service checks that the lists have what is chosen. */
export const candidateWishRules = fields
  .refine(({ ageFrom, ageTo }) => ageFrom === null || ageTo === null || ageFrom <= ageTo, {
    path: ['ageTo'],
    error: 'wishedAgesCrossed' satisfies MessageKey,
  })
  .refine(({ weeklyMail, ...wishes }) => !weeklyMail || wishesFor(wishes).length > 0, {
    path: ['weeklyMail'],
    error: 'weeklyMailNeedsWish' satisfies MessageKey,
  });

export type CandidateWishFields = z.input<typeof fields>;
export type CandidateWishValues = z.output<typeof fields>;

/** Which wishes there are, in their order. */
export function wishesFor(wishes: Omit<CandidateWishValues, 'weeklyMail'>): CandidateWish[] {
  const { ageFrom, ageTo, heightFrom, heightTo } = wishes;
  const given: Record<CandidateWish, boolean> = {
    AGE: ageFrom !== null || ageTo !== null,
    HEIGHT: heightFrom !== null || heightTo !== null,
    EDUCATION: wishes.educationTypes.length > 0,
    PLACE: wishes.cities.length > 0,
    DIET: wishes.diets.length > 0,
    LANGUAGE: wishes.languages.length > 0,
    MARITAL_STATUS: wishes.maritalStatuses.length > 0,
    CASTE: wishes.castes.length > 0,
  };
  return Object.values(CandidateWish).filter((wish) => given[wish]);
}
