import { expect, it } from 'vitest';
import { filterOf } from '../../../components/list/filter-address.ts';
import { LEDGER_FIELDS, ledgerAddress, ledgerVariables } from './ledger-filter-address.ts';

const read = (address: string) => filterOf(LEDGER_FIELDS, new URLSearchParams(address));

it('[D32] the filter is the same in the address, in the query and for the Excel file', () => {
  const address = '?status=PAID&type=3&from=2026-01-01&to=2026-03-31&search=Patel';
  const filter = read(address);
  expect(ledgerAddress(filter)).toBe(address);
  expect(ledgerVariables(filter)).toEqual({
    status: 'PAID',
    subTypeId: 3,
    from: '2026-01-01',
    to: '2026-03-31',
    search: 'Patel',
  });
});

it('invalid filter values are left out', () => {
  const filter = read('?status=LOST&type=x&from=today&search=%20&page=3');
  expect(ledgerAddress(filter)).toBe('');
});
