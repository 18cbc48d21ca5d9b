import { expect, it } from 'vitest';
import { filterOf } from '../../components/list/filter-address.ts';
import { AGES, CANDIDATE_FIELDS, candidateVariables } from './candidate-filter.ts';

const asked = (address: string) =>
  candidateVariables(filterOf(CANDIDATE_FIELDS, new URLSearchParams(address)));

const NOTHING = { genders: null, ageFrom: null, ageTo: null, educationType: null, occupation: null };

it('[D54] Bride asks for women, Groom for men, both and none for everybody', () => {
  expect(asked('bride=1').genders).toEqual(['FEMALE']);
  expect(asked('groom=1').genders).toEqual(['MALE']);
  expect(asked('bride=1&groom=1').genders).toEqual(['FEMALE', 'MALE']);
  expect(asked('')).toEqual(NOTHING);
});

it('[D55] one side of the age is enough, and only ages from 18 to 100 are ages', () => {
  expect(asked('ageFrom=25')).toEqual({ ...NOTHING, ageFrom: 25 });
  expect(asked('ageTo=100')).toEqual({ ...NOTHING, ageTo: 100 });
  expect(asked('ageFrom=17&ageTo=101')).toEqual(NOTHING);
  expect([AGES[0], AGES.at(-1)]).toEqual([18, 100]);
});
