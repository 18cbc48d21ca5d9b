import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering, CONFLICT, refusal } from '../../../testing/answers.ts';
import { ASKED_ANSWER, Asked } from '../../../testing/asked.tsx';
import { answer, showScreen } from '../../../testing/screen.tsx';
import { SecondFactorRequirements } from './second-factor-requirements.tsx';
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

it('[AUTH-12] what a second factor is required of can be saved after somebody else has changed it, once that was seen', async () => {
  let required = ['TREASURER'];
  const { client, sent } = answering({
    SecondFactorRequirements: () => ({ secondFactorRequirements: required }),
    SetSecondFactorRequirements: ({ roles, seenRoles }) => {
      if (seenRoles.join() !== required.join())
        throw refusal({ code: 'CONFLICT', messageKey: 'changedByAnother' });
      required = roles;
      return { setSecondFactorRequirements: roles };
    },
  });
  const { user } = await showScreen(<SecondFactorRequirements />, '/', client);
  const save = async () => {
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    await user.type(await screen.findByLabelText(/^Your own password/), 'Some-Long-Pass-1');
    await user.click(screen.getByRole('button', { name: 'Save' }));
  };
  await screen.findByText('Treasurer');
  required = ['TREASURER', 'OWNER'];
  await save();
  await answer(user, /^Another person has changed this\./);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByText('Owner');
  await save();
  await waitFor(() =>
    expect(sent('SetSecondFactorRequirements').map(({ seenRoles }) => seenRoles)).toEqual([
      ['TREASURER'],
      ['TREASURER', 'OWNER'],
    ]),
  );
});
