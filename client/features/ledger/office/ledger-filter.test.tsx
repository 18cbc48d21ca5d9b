import { screen } from '@testing-library/react';
import type { OperationDefinitionNode } from 'graphql';
import { expect, it } from 'vitest';
import { donationFilterRules, ledgerFilterRules, totalsFilterRules } from '../../../../rules/donations.ts';
import { addressNames } from '../../../../rules/filters.ts';
import { filterOf, filterQuery, filterValues } from '../../../components/list/filter-address.ts';
import { DoneNoticeProvider } from '../../../components/office/done-notice.tsx';
import { showScreen } from '../../../testing/screen.tsx';
import { DonationTotalsDocument } from './donation-ledger.generated.ts';
import { DonationLedgerPage } from './donation-ledger-page.tsx';

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

it('[D32] the form has a field for each of the filter but the donor, who has a page', async () => {
  const page = (
    <DoneNoticeProvider>
      <DonationLedgerPage />
    </DoneNoticeProvider>
  );
  await showScreen(page, '/donation-ledger');
  const form = screen.getByRole('search', { name: 'Search Donations' });
  const shown = [...form.querySelectorAll<HTMLInputElement>('input, select')].map(({ name }) => name);
  const declared = addressNames(donationFilterRules).map(([, name]) => name);
  expect(shown.sort()).toEqual(declared.filter((name) => name !== 'donorId').sort());
});

it('[D32] the query of the totals takes each field of their filter', () => {
  const [operation] = DonationTotalsDocument.definitions;
  const taken = (operation as OperationDefinitionNode).variableDefinitions?.map(
    ({ variable }) => variable.name.value,
  );
  expect(taken).toEqual(expect.arrayContaining(Object.keys(totalsFilterRules.shape)));
});
