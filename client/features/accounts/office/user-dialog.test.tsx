import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering, CONFLICT, refusal } from '../../../testing/answers.ts';
import { ASKED_ANSWER, Asked } from '../../../testing/asked.tsx';
import { showScreen } from '../../../testing/screen.tsx';
import { UserDialog } from './user-dialog.tsx';

const USER = {
  __typename: 'User' as const,
  id: 7,
  version: 1,
  name: 'Asha Mehta',
  email: 'asha@example.org',
  isEmailProved: true,
  mobile: '07700900107',
  sheri: 'Station Road',
  address: '1 High Street',
  postcode: 'LE1 1AA',
  officeRoles: [],
  waitingRoles: [],
  status: 'ACTIVE' as const,
  hasSecondFactor: false,
  createdAt: '2026-11-01T12:00:00Z' as const,
};

it('[DATA-5] asks only for the account when somebody else was first: the searched list may have lost it', async () => {
  let version = 1;
  const { client, sent } = answering({
    ...ASKED_ANSWER,
    User: () => ({ user: { ...USER, version, name: version > 1 ? 'Asha Shah' : USER.name } }),
    SheriQuestion: () => ({
      siteSettings: { __typename: 'SiteSettings', language: 'en', asksSheri: false, sheriLabel: '' },
    }),
    ChangeUser: () => {
      version = 2;
      throw refusal(CONFLICT);
    },
  });
  const dialog = <UserDialog key="dialog" user={USER} onClose={() => undefined} />;
  const { user } = await showScreen([<Asked key="asked" />, dialog], '/', client);
  await user.type(await screen.findByLabelText(/^Reason for the change/), 'As she writes it');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findAllByRole('alert');
  await screen.findByText('Load their version');
  expect(sent('User')).toHaveLength(2);
  await waitFor(() => expect(sent('ChangeUser')).toHaveLength(1));
  expect(sent('Asked')).toHaveLength(1);
});
