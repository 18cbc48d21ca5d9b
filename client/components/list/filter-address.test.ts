import { expect, it } from 'vitest';
import { z } from 'zod';
import { chosen, chosenId, inAddressAs, searchedPart, ticked } from '../../../rules/filters.ts';
import { optionalDate } from '../../../rules/validation.ts';
import { filterOf, filterQuery, filterValues, withFilter } from './filter-address.ts';

const RULES = z.object({
  bride: ticked(),
  status: chosen({ ACTIVE: 'ACTIVE', PENDING: 'PENDING' }),
  typeId: inAddressAs('type', chosenId()),
  from: optionalDate(),
  name: searchedPart(),
});
const NOTHING = { bride: '', status: '', typeId: '', from: '', name: '' };

it('[D57] a filter is read from and written to the address, with a prefix for each list', () => {
  const address =
    'members_bride=1&members_status=PENDING&members_type=3&members_from=2026-02-28&members_name=Vyas';
  const filter = filterOf(RULES, new URLSearchParams(address), 'members_');
  expect(filter).toEqual({ bride: '1', status: 'PENDING', typeId: '3', from: '2026-02-28', name: 'Vyas' });
  expect(String(withFilter(RULES, new URLSearchParams(), filter, 'members_'))).toBe(address);
  expect(filterOf(RULES, new URLSearchParams(address), 'interests_')).toEqual(NOTHING);
});

it('its values are variables of a query; what is not filled in is null', () => {
  const filter = filterOf(RULES, new URLSearchParams('bride=1&type=3&name=Vyas'));
  expect(filterValues(RULES, filter)).toEqual({
    bride: true,
    status: null,
    typeId: 3,
    from: null,
    name: 'Vyas',
  });
  expect(filterQuery(RULES, filter)).toBe('?bride=1&type=3&name=Vyas');
  expect(filterQuery(RULES, NOTHING)).toBe('');
});

it('a new filter resets the page and does not affect another list', () => {
  const before = new URLSearchParams('members_page=3&members_name=Vyas&interests_page=2&lang=gu');
  expect(String(withFilter(RULES, before, { name: ' Shah ' }, 'members_'))).toBe(
    'members_name=Shah&interests_page=2&lang=gu',
  );
});

it('invalid filter values are ignored', () => {
  const typed = new URLSearchParams('bride=yes&status=ACTIVEX&type=x&from=2026-02-30&name=%20&page=3');
  expect(filterOf(RULES, typed)).toEqual(NOTHING);
});
