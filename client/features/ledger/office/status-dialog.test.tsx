import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DonationStatus } from '../../../../rules/donation-states.ts';
import { answering } from '../../../testing/answers.ts';
import { showScreen } from '../../../testing/screen.tsx';
import type { LedgerDonationFieldsFragment } from './donation-ledger.generated.ts';
import { StatusDialog } from './status-dialog.tsx';

const DONATION = { id: 1, reference: 'D-1', donorName: 'Asha', amountPence: 2500, email: '' };

it.each([
  [DonationStatus.PENDING, DonationStatus.CANCELLED, 'Cancel donation'],
  [DonationStatus.PENDING, DonationStatus.PAID, 'Mark as paid'],
  [DonationStatus.PAID, DonationStatus.PENDING, 'Undo payment'],
])('the button that takes a donation from %s to %s says so', async (status, target, action) => {
  const donation = { ...DONATION, status } as LedgerDonationFieldsFragment;
  await showScreen(
    <StatusDialog donation={donation} status={target} onClose={() => undefined} />,
    '/',
    answering({}).client,
  );
  const buttons = within(screen.getByRole('dialog', { name: action })).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Cancel', action]);
});
