import { expect, it } from 'vitest';
import { monthVariables, withParameters } from './events-address.ts';

it.each([
  ['2027-02', '2027-02-01', '2027-02-28'],
  ['2028-02', '2028-02-01', '2028-02-29'],
  ['2027-12', '2027-12-01', '2027-12-31'],
])('the month %s is asked for from its first day to its last', (month, from, to) => {
  expect(monthVariables(month, undefined)).toMatchObject({ from, to });
});

it('another kind of events begins at the first page of each list; what else the address says stays', () => {
  const at = new URLSearchParams('year=2026&page=2&more_page=3&past_page=4&link_page=5');
  expect(withParameters(at, { kind: 'CLASS' })).toBe('?year=2026&link_page=5&kind=CLASS');
  expect(withParameters(new URLSearchParams('kind=CLASS&page=2'), { kind: null })).toBe('?');
});
