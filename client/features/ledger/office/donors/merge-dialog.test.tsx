import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { hasUnsavedChanges } from '../../../../components/form/use-unsaved-warning.ts';
import { answering } from '../../../../testing/answers.ts';
import { showScreen } from '../../../../testing/screen.tsx';
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
