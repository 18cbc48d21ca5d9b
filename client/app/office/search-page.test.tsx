import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering } from '../../testing/answers.ts';
import { showScreen } from '../../testing/screen.tsx';
import { FoundAssociationMembers, FoundDonors, FoundMembers, FoundReceipts } from './found-givers.tsx';

const receipt = (number: string) => ({
  __typename: 'Receipt',
  id: 7,
  number,
  state: 'MAILED',
  amountPence: 2500,
  receivedOn: '2026-04-05',
  issuedAt: '2026-04-05T10:00:00Z',
  issuedByName: 'Asha',
  voidedAt: null,
  voidedReason: null,
  voidedCode: null,
  donation: {
    __typename: 'Donation',
    id: 1,
    reference: 'SMJ-7K4M-2QXD',
    language: 'en',
    textLanguages: { typeName: 'en' },
    typeName: 'Navratri',
    donorName: 'Ramesh Mistry',
    email: 'ramesh@example.org',
  },
});

const donor = {
  __typename: 'ListedDonor',
  ...{ id: 3, kind: 'PERSON', name: 'Ramesh Mistry', postcode: '', email: 'ramesh@example.org', phone: '' },
  ...{ hasAccount: false, donationCount: 1, paidPence: 2500, pendingPence: 0, lastDonationOn: '2026-04-05' },
};

it('the search of the office finds receipts by number, donors and members', async () => {
  const { client, sent } = answering({
    Receipts: ({ filter }) => ({ receipts: { items: [receipt(filter.search)], totalCount: 1 } }),
    Donors: () => ({ donors: { items: [donor], totalCount: 1 } }),
    AssociationMembers: () => ({
      associationMembers: { items: [], totalCount: 0, counts: { paid: 0, due: 0, lapsed: 0 } },
    }),
    ManagedMembers: () => ({ members: { items: [], totalCount: 0 } }),
  });
  const words = '2026-0001';
  const found = (
    <>
      <FoundReceipts words={words} />
      <FoundDonors words={words} />
      <FoundAssociationMembers words={words} />
      <FoundMembers words={words} />
    </>
  );
  await showScreen(found, '/', client);
  const link = await screen.findByRole('link', { name: '2026-0001, Ramesh Mistry' });
  expect(link.getAttribute('href')).toBe('/office/receipts?search=2026-0001');
  expect((await screen.findByRole('link', { name: 'Ramesh Mistry' })).getAttribute('href')).toContain(
    '/office/donor',
  );
  expect(sent('ManagedMembers').map(({ filter }) => filter)).toEqual([{ contactNumber: words }]);
});
