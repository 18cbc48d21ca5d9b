import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering, LOST, refusal, settled } from '../../testing/answers.ts';
import { showScreen } from '../../testing/screen.tsx';
import { InvitationPage } from './invitation-page.tsx';

async function openWith(error: unknown) {
  const { client, sent } = answering({
    CheckOfficerInvitation: () => {
      throw error;
    },
  });
  await showScreen(<InvitationPage />, '/invitation#abc', client);
  await waitFor(() => expect(sent('CheckOfficerInvitation')).toEqual([{ token: 'abc' }]));
  await settled();
}

const hasForm = () => screen.queryByRole('button', { name: 'Set password' }) !== null;
const saysUsed = () => screen.queryByText(/^Already set your password\?/) !== null;

it('a link that is no longer good says so, before a password is typed', async () => {
  await openWith(refusal({ code: 'NOT_FOUND', messageKey: 'invitationRefused' }));
  expect([hasForm(), saysUsed()]).toEqual([false, true]);
});

it.each([
  ['a lost connection', LOST],
  ['a busy site', refusal({ code: 'TOO_MANY_REQUESTS', messageKey: 'tooManyRequests' })],
])('%s does not make an invitation a used one', async (_what, error) => {
  await openWith(error);
  expect([hasForm(), saysUsed()]).toEqual([true, false]);
});
