import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering } from '../../testing/answers.ts';
import { answer, showScreen } from '../../testing/screen.tsx';
import { MemberPasswordForm } from './member-password-form.tsx';

it('leaves no password in its fields once it is changed', async () => {
  const { client, sent } = answering({ ChangeMyMemberPassword: () => ({ changeMyMemberPassword: true }) });
  const { user } = await showScreen(<MemberPasswordForm />, '/', client);
  const fields = () => [...document.querySelectorAll<HTMLInputElement>('input')];
  for (const field of fields()) await user.type(field, 'a long password 12');
  await user.click(screen.getByRole('button', { name: 'Change your password' }));
  await waitFor(() => expect(sent('ChangeMyMemberPassword')).toHaveLength(1));
  await answer(user, /./);
  expect(fields().map(({ value }) => value)).toEqual(['', '', '']);
});
