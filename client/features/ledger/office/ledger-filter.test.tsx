import { expect, it } from 'vitest';
import { donationFilterRules, ledgerFilterRules } from '../../../../rules/donations.ts';
import { addressNames } from '../../../../rules/filters.ts';
import { filterOf, filterQuery, filterValues } from '../../../components/list/filter-address.ts';
import { useFilterAddress } from '../../../components/list/use-filter-address.ts';
import { showScreen } from '../../../testing/screen.tsx';
import { LedgerFilterBar } from './ledger-filter-bar.tsx';

const read = (address: string) => filterOf(ledgerFilterRules, new URLSearchParams(address));

it('[D32] the filter is the same in the address, in the query and for the Excel file', () => {
  const address = '?status=PAID&type=3&paymentMethod=NOT_RECORDED&from=2026-01-01&to=2026-03-31&search=Patel';
  const filter = read(address);
  expect(filterQuery(ledgerFilterRules, filter)).toBe(address);
  expect(filterValues(ledgerFilterRules, filter)).toEqual({
    status: 'PAID',
    subTypeId: 3,
    paymentMethod: 'NOT_RECORDED',
    from: '2026-01-01',
    to: '2026-03-31',
    search: 'Patel',
  });
});

it('invalid filter values are left out', () => {
  expect(read('?status=LOST&type=x&from=today&search=%20&page=3')).toEqual(read(''));
});

function Bar() {
  return <LedgerFilterBar list={useFilterAddress(ledgerFilterRules)} />;
}

it('[D32] the form has a field for each of the filter but the donor, who has a page', async () => {
  await showScreen(<Bar />, '/donation-ledger');
  const shown = [...document.querySelectorAll<HTMLInputElement>('input, select')].map(({ name }) => name);
  const declared = addressNames(donationFilterRules).map(([, name]) => name);
  expect(shown.sort()).toEqual(declared.filter((name) => name !== 'donorId').sort());
});
