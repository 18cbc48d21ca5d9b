import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DoneNoticeProvider } from '../../../components/office/done-notice.tsx';
import { answering } from '../../../testing/answers.ts';
import { showScreen } from '../../../testing/screen.tsx';
import { OfficersCard } from './officers-card.tsx';

const HANSA = {
  __typename: 'User',
  id: 7,
  version: 1,
  name: 'Hansa Desai',
  email: 'hansa@example.org',
  mobile: '7700900123',
  officeRoles: [{ __typename: 'HeldOfficeRole', role: 'TREASURER', endsAt: null }],
  status: 'ACTIVE',
  hasSecondFactor: false,
  createdAt: '2026-01-01T10:00:00Z',
};

it('without a mail server an invitation is a link to copy, also a new one', async () => {
  const link = 'https://samaj.example/invitation#abc';
  const { client } = answering({
    Officers: () => ({ users: { __typename: 'UserPage', items: [HANSA] } }),
    OfficerInvitations: () => ({
      openTasks: ['MAIL'],
      officerInvitations: [{ __typename: 'OfficerInvitation', userId: 7, expiresAt: '2035-01-01T10:00:00Z' }],
    }),
    RenewOfficerInvitation: () => ({ renewOfficerInvitation: { ...HANSA, invitationLink: link } }),
  });
  const { user } = await showScreen(
    <DoneNoticeProvider>
      <OfficersCard />
    </DoneNoticeProvider>,
    '/office/people',
    client,
  );
  await user.click(await screen.findByRole('button', { name: 'Create a new link' }));
  expect(await screen.findByLabelText('Link for Hansa Desai')).toHaveProperty('value', link);
  expect(screen.getByRole('button', { name: /^Copy/ })).toBeDefined();
});
