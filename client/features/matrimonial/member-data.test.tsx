import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showScreen } from '../../testing/screen.tsx';
import { MemberData } from './member-data.tsx';

it('[PRIV-4] who deletes the account reads beforehand that a candidate who signs in keeps the profile', async () => {
  const { user } = await showScreen(<MemberData />);
  await user.click(screen.getByRole('button', { name: 'Delete my account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete your account for good?' });
  expect(dialog.textContent).toContain('the profile stays with the candidate');
});
