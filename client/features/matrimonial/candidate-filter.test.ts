import { expect, it } from 'vitest';
import { filterOf, filterValues } from '../../components/list/filter-address.ts';
import { AGES, candidateAddressRules, candidateVariables } from './candidate-filter.ts';

const asked = (address: string) =>
  candidateVariables(
    filterValues(candidateAddressRules, filterOf(candidateAddressRules, new URLSearchParams(address))),
  );

const NOTHING = { genders: null, ageFrom: null, ageTo: null, educationType: null, occupation: null };

it('[D54] Bride means women, Groom men, both or neither everybody', () => {
  expect(asked('bride=1').genders).toEqual(['FEMALE']);
  expect(asked('groom=1').genders).toEqual(['MALE']);
  expect(asked('bride=1&groom=1').genders).toEqual(['FEMALE', 'MALE']);
  expect(asked('')).toEqual(NOTHING);
});

it('[D55] minimum or maximum age alone is enough; values outside 18 to 100 are ignored', () => {
  expect(asked('ageFrom=25')).toEqual({ ...NOTHING, ageFrom: 25 });
  expect(asked('ageTo=100')).toEqual({ ...NOTHING, ageTo: 100 });
  expect(asked('ageFrom=17&ageTo=101')).toEqual(NOTHING);
  expect([AGES[0], AGES.at(-1)]).toEqual([18, 100]);
});
