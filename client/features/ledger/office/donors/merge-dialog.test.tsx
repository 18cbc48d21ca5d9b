import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { hasUnsavedChanges } from '../../../../components/form/use-unsaved-warning.ts';
import { answering } from '../../../../testing/answers.ts';
import { answer, showScreen } from '../../../../testing/screen.tsx';
import type { DonorFieldsFragment } from './donors.generated.ts';
import { MergeDialog } from './merge-dialog.tsx';

const DONOR = { id: 3, version: 1, name: 'Asha Rao' } as DonorFieldsFragment;

it('MergeDialog counts a name that is still being typed as something that would be lost', async () => {
  const { user } = await showScreen(
    <MergeDialog donor={DONOR} onClose={() => undefined} />,
    '/',
    answering({ FoundDonors: () => ({ foundDonors: [] }) }).client,
  );
  expect(hasUnsavedChanges()).toBe(false);
  await user.type(screen.getByRole('combobox'), 'Ravi');
  expect(hasUnsavedChanges()).toBe(true);
});

it('MergeDialog does not merge with the donor over whose name another was typed', async () => {
  const ravi = { __typename: 'FoundDonor', id: 9, name: 'Ravi Rao', postcode: '', address: '', email: '' };
  const { client, sent } = answering({ FoundDonors: () => ({ foundDonors: [ravi] }) });
  const { user } = await showScreen(<MergeDialog donor={DONOR} onClose={() => undefined} />, '/', client);
  const box = screen.getByRole<HTMLInputElement>('combobox');
  await user.type(box, 'Ravi{Enter}');
  await waitFor(() => expect(box.value).toBe('Ravi Rao'));
  await user.type(box, 'j');
  await user.click(screen.getByRole('button', { name: 'Merge donors' }));
  await answer(user, 'Choose another donor.');
  expect([sent('Donor'), sent('MergeDonors')]).toEqual([[], []]);
});
