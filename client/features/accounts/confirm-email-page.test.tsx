import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Permission, Role } from '../../../rules/permissions.ts';
import { PATHS } from '../../components/page/paths.ts';
import { answering } from '../../testing/answers.ts';
import { answer, showScreen } from '../../testing/screen.tsx';
import { ConfirmEmailPage } from './confirm-email-page.tsx';

const VIEWER = {
  ...{ __typename: 'Viewer', role: Role.MAIN_USER, permissions: [Permission.EDIT_OWN_ACCOUNT] },
  ...{ withheldRoles: [], userId: 7, memberId: 0, isCandidate: false, profileForId: 0 },
  ...{ name: 'Asha', email: 'asha@example.org', mobile: '' },
};

it('says that an email is confirmed before it leads on to what that allows', async () => {
  const { client, sent } = answering({
    Viewer: () => ({ viewer: VIEWER }),
    ProveEmail: () => ({ proveEmail: true }),
  });
  const { user, go } = await showScreen(<ConfirmEmailPage />, '/confirm-email#token', client);
  const button = await screen.findByText<HTMLButtonElement>('Confirm');
  await waitFor(() => expect(button.disabled).toBe(false));
  await user.click(button);
  const asked = sent('Viewer').length;
  await screen.findByText('Your email is confirmed.');
  expect(sent('Viewer')).toHaveLength(asked);
  expect(go).not.toHaveBeenCalled();
  await answer(user, 'Your email is confirmed.');
  await waitFor(() => expect(go.mock.calls).toEqual([[PATHS.signUp, { replace: true }]]));
  expect(sent('ProveEmail')).toEqual([{ token: 'token' }]);
});
