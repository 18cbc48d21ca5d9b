import { expect, it } from 'vitest';
import { filterOf, oneOfThese, TICKED, WORDS, withFilter } from './filter-address.ts';

const FIELDS = { bride: TICKED, status: oneOfThese(['ACTIVE', 'PENDING']), name: WORDS };

it('[D57] a filter is read from and written to the address, with a prefix for each list', () => {
  const address = 'members_bride=1&members_status=PENDING&members_name=Vyas';
  const filter = filterOf(FIELDS, new URLSearchParams(address), 'members_');
  expect(filter).toEqual({ bride: '1', status: 'PENDING', name: 'Vyas' });
  expect(String(withFilter(FIELDS, new URLSearchParams(), filter, 'members_'))).toBe(address);
  expect(filterOf(FIELDS, new URLSearchParams(address), 'interests_')).toEqual({
    bride: '',
    status: '',
    name: '',
  });
});

it('a new filter resets the page and does not affect another list', () => {
  const before = new URLSearchParams('members_page=3&members_name=Vyas&interests_page=2&lang=gu');
  expect(String(withFilter(FIELDS, before, { name: ' Shah ' }, 'members_'))).toBe(
    'members_name=Shah&interests_page=2&lang=gu',
  );
});

it('invalid filter values are ignored', () => {
  const typed = new URLSearchParams('bride=yes&status=ACTIVEX&name=%20&page=3');
  expect(filterOf(FIELDS, typed)).toEqual({ bride: '', status: '', name: '' });
});
