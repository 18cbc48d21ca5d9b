import { screen, waitFor } from '@testing-library/react';
import { FormProvider } from 'react-hook-form';
import { afterEach, describe, expect, it } from 'vitest';
import { Role } from '../../../rules/permissions.ts';
import { answering } from '../../testing/answers.ts';
import { answer, showScreen } from '../../testing/screen.tsx';
import { FormTextField } from '../form/form-text-field.tsx';
import { hasUnsavedChanges } from '../form/use-unsaved-warning.ts';
import { usePasswordReset } from './use-password-reset.ts';

const viewer = {
  ...{
    __typename: 'Viewer',
    role: Role.MAIN_USER,
    permissions: [],
    withheldRoles: [],
    userId: 7,
    memberId: 0,
  },
  ...{ isCandidate: false, profileForId: 0, name: 'Asha', email: '', mobile: '7700900123' },
};

function Reset() {
  const { form, onSubmit } = usePasswordReset({
    ofMembers: false,
    requestCode: async () => undefined,
    reset: async () => '/home',
  });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={onSubmit}>
        {(['mobile', 'code', 'password', 'confirmPassword'] as const).map((name) => (
          <FormTextField key={name} name={name} label={name} />
        ))}
        <button type="submit">Update</button>
      </form>
    </FormProvider>
  );
}

/** Somebody who is signed in resets the password of a number. @returns what they are asked */
async function reset(mobile: string) {
  const { client } = answering({ Viewer: () => ({ viewer }) });
  const { user, go } = await showScreen(<Reset />, '/forgot-psw', client);
  const typed = { mobile, code: '123456', password: 'marigold-kite-9', confirmPassword: 'marigold-kite-9' };
  for (const [name, text] of Object.entries(typed)) await user.type(screen.getByLabelText(name), text);
  await user.click(screen.getByText('Update'));
  const question = (await screen.findByRole('alertdialog')).textContent!;
  return { user, go, question };
}

afterEach(() => sessionStorage.clear());

describe('usePasswordReset', () => {
  it('ends one’s own session without a word, and leads on without asking what becomes of the form', async () => {
    const { user, go, question } = await reset('07700900123');
    expect(question).not.toContain('Asha');
    await answer(user, /\?$/);
    await answer(user, /password/i);
    await waitFor(() => expect(go).toHaveBeenCalledWith('/home', { replace: true }));
    expect([hasUnsavedChanges(), sessionStorage.length]).toEqual([false, 0]);
  });

  it('names whose session ends where the number is another one', async () => {
    expect((await reset('07700900456')).question).toContain('Asha');
  });
});
