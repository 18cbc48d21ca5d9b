import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showScreen } from '../../testing/screen.tsx';
import { OwnHirePayments } from './own-hire-payments.tsx';
import type { OwnHireProps } from './own-hire-props.ts';

type Props = Pick<OwnHireProps, 'hire' | 'facts'>;

const charge = {
  ...{ kind: 'HIRE', reference: 'DEMO-1234-5678', pence: 25_000, paidPence: 25_000 },
  ...{ returnedPence: 0, openPence: 0, returnablePence: 0, dueOn: '2099-05-01', state: 'PAID' },
};
const facts = {
  siteSettings: { bankAccountName: '', bankSortCode: '', bankAccountNumber: '', bankIban: '', bankBic: '' },
};

const bank = {
  ...{ bankAccountName: 'Shree Samaj', bankSortCode: '00-00-00', bankAccountNumber: '12345678' },
  ...{ bankIban: '', bankBic: '' },
};

it('names each part of the account and the reference, with a button that copies it', async () => {
  const charges = [{ ...charge, id: 1, state: 'OPEN', paidPence: 0, openPence: 25_000 }];
  const hire = { status: 'ACCEPTED', charges };
  const props = { hire, facts: { siteSettings: bank } } as unknown as Props & OwnHireProps;
  await showScreen(<OwnHirePayments {...props} />);
  for (const part of ['Account name', 'Sort code', 'Account number', 'Reference'])
    expect(await screen.findByRole('button', { name: `Copy ${part}` })).toBeTruthy();
  expect(screen.getByText('DEMO-1234-5678')).toBeTruthy();
});

it('says of what is no longer asked what goes back, and of what is open what is really left', async () => {
  const charges = [
    { ...charge, id: 1, state: 'VOID', returnedPence: 5000, returnablePence: 20_000 },
    { ...charge, id: 2, state: 'OPEN', returnedPence: 10_000, openPence: 10_000 },
    // Nothing goes back of what is paid and stays so, and what was called off before it was paid is not there.
    { ...charge, id: 3 },
    { ...charge, id: 4, state: 'VOID' },
    { ...charge, id: 5, state: 'VOID', paidPence: 0 },
  ];
  const props = { hire: { status: 'ACCEPTED', charges }, facts } as unknown as Props & OwnHireProps;
  await showScreen(<OwnHirePayments {...props} />);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '£250, Paid; no longer due; £50 paid back; £200 to be paid back',
    '£100 by 1 May 2099; £100 paid back',
    '£250, Paid',
    '£250, Paid; no longer due',
  ]);
});
