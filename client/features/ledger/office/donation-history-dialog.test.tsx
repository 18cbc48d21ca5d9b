import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering } from '../../../testing/answers.ts';
import { showScreen } from '../../../testing/screen.tsx';
import { DonationHistoryDialog } from './donation-history-dialog.tsx';

const entry = (id: number, kind: 'PAYMENT' | 'FEE', pence: number) => ({
  ...{ __typename: 'CardEntry', id, kind, pence, happenedAt: '2026-11-14T12:00:00Z' },
});

const donation = (feePence: number, cardEntries: object[]) => ({
  donation: {
    ...{
      __typename: 'DonationDetails',
      id: 7,
      reference: 'SMJ-AAAA-0007',
      donorName: 'Asha',
      status: 'PAID',
    },
    ...{ createdAt: '2026-11-14T12:00:00Z', amountPence: 5000, receivedOn: '2026-11-14', refundedPence: 0 },
    ...{ feePence, isPaidByCard: false, history: [], cardEntries, refunds: [], cardSubscription: null },
  },
});

it.each([
  ['what was kept of a payout', donation(145, []), ['Fee deducted: £1.45']],
  [
    'what a card has cost with the card alone',
    donation(73, [entry(1, 'PAYMENT', 5000), entry(2, 'FEE', 73)]),
    [],
  ],
  ['both apart', donation(218, [entry(1, 'FEE', 73)]), ['Fee deducted: £1.45']],
  ['nothing where there is no fee', donation(0, []), []],
])('[74] the history of a donation says of fees %s', async (_what, answer, texts) => {
  const { client } = answering({ DonationHistory: () => answer });
  await showScreen(<DonationHistoryDialog id={7} onClose={() => undefined} />, '/', client);
  await screen.findByText('Donation made');
  expect(screen.queryAllByText(/^Fee deducted/).map(({ textContent }) => textContent)).toEqual(texts);
});
