import { expect, it } from 'vitest';
import { placesPence } from './places-price.ts';
import { AgeGroup } from './reply-states.ts';

const FAMILY = [
  { group: AgeGroup.ADULT, people: 2 },
  { group: AgeGroup.CHILD, people: 3 },
];
const setting = (pricePence: number) => ({
  ...{ pricePence, memberPence: 800 },
  ageGroups: [{ group: AgeGroup.ADULT }, { group: AgeGroup.CHILD, pence: 500 }],
});

it.each([
  ['others', false, 2 * 1000 + 3 * 500],
  ['members', true, 2 * 800 + 3 * 500],
])(
  'places of %s cost what their age does, where it has a price of its own',
  (_whose, isMemberPrice, pence) => {
    expect(placesPence(setting(1000), { ages: FAMILY, isMemberPrice })).toBe(pence);
  },
);

it('places of a free event cost nothing, whatever price was kept of children or members', () => {
  for (const isMemberPrice of [false, true])
    expect(placesPence(setting(0), { ages: FAMILY, isMemberPrice })).toBe(0);
});
