import { cleanup, screen, waitFor } from '@testing-library/react';
import { FormProvider } from 'react-hook-form';
import { afterEach, describe, expect, it } from 'vitest';
import { Role } from '../../../rules/permissions.ts';
import { useViewer } from '../../graphql/use-viewer.ts';
import { answering, held } from '../../testing/answers.ts';
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

type Answers = Parameters<typeof answering>[0];
type Update = () => Promise<string>;

const ANONYMOUS = { ...viewer, role: Role.ANONYMOUS, userId: 0, name: '', mobile: '' };

interface ResetProps {
  update?: Update | undefined;
  ofMembers?: boolean;
}

function Reset({ update = async () => '/home', ofMembers = false }: ResetProps) {
  const { form, onSubmit, isBusy } = usePasswordReset({
    ofMembers,
    requestCode: async () => undefined,
    reset: update,
  });
  return (
    <FormProvider {...form}>
      <output>{isBusy ? 'busy' : 'ready'}</output>
      <p>Signed in: {useViewer().viewer.name || 'nobody'}</p>
      <form noValidate onSubmit={onSubmit}>
        {(['mobile', 'code', 'password', 'confirmPassword'] as const).map((name) => (
          <FormTextField key={name} name={name} label={name} />
        ))}
        <button type="submit">Update</button>
      </form>
    </FormProvider>
  );
}

/** Somebody, by default who is signed in, resets the password of a number. @returns what they are asked */
async function reset(mobile: string, answers: Answers = { Viewer: () => ({ viewer }) }, update?: Update) {
  const { client } = answering(answers);
  const { user, go } = await showScreen(<Reset update={update} />, '/forgot-psw', client);
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

  it('asks somebody who is not signed in only whether to send it, also where that cannot be found out', async () => {
    const asked = 'Are you sure to submit.?CancelOK';
    expect((await reset('07700900123', { Viewer: () => ({ viewer: ANONYMOUS }) })).question).toBe(asked);
    cleanup();
    sessionStorage.clear();
    expect((await reset('07700900123', {})).question).toBe(asked);
  });

  it('is busy until the password is changed, and then shows who is signed in', async () => {
    const answers: Answers = { Viewer: () => ({ viewer: ANONYMOUS }) };
    const update = held();
    const { user } = await reset('07700900123', answers, update.answer as Update);
    expect(screen.getByRole('status').textContent).toBe('ready');
    await answer(user, /\?$/);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('busy'));
    answers.Viewer = () => ({ viewer });
    update.give('/home');
    await answer(user, /password/i);
    await screen.findByText('Signed in: Asha');
    expect(screen.getByRole('status').textContent).toBe('ready');
  });

  it('names whose session ends where it is that of the other section, though the number is the same', async () => {
    const member = { ...viewer, role: Role.MEMBER, userId: 0, memberId: 3 };
    expect((await reset('07700900123', { Viewer: () => ({ viewer: member }) })).question).toContain(
      'You are signed in to the matrimonial section as Asha.',
    );
  });

  it('asks the server who is signed in, and goes by what it knew where that cannot be reached', async () => {
    const now = held();
    const asked = [async () => ({ viewer }), now.answer];
    const { client } = answering({ Viewer: () => asked.shift()!() });
    const { user } = await showScreen(<Reset />, '/forgot-psw', client);
    await screen.findByText('Signed in: Asha');
    const typed = {
      mobile: '07700900456',
      code: '123456',
      password: 'marigold-kite-9',
      confirmPassword: 'marigold-kite-9',
    };
    for (const [name, text] of Object.entries(typed)) await user.type(screen.getByLabelText(name), text);
    await user.click(screen.getByText('Update'));
    await waitFor(() => expect(asked).toHaveLength(0));
    expect(screen.getByRole('status').textContent).toBe('busy');
    now.refuse(new TypeError('Failed to fetch'));
    expect((await screen.findByRole('alertdialog')).textContent).toContain(
      'You are signed in for payments and donations as Asha.',
    );
  });

  it('what was typed in one section is not in the form of the other', async () => {
    const { user, show } = await showScreen(<Reset />, '/forgot-psw');
    const mobile = () => screen.getByLabelText<HTMLInputElement>('mobile').value;
    await user.type(screen.getByLabelText('mobile'), '07700900123');
    await show(null);
    await show(<Reset ofMembers />);
    expect(mobile()).toBe('');
    await show(null);
    await show(<Reset />);
    expect(mobile()).toBe('07700900123');
  });

  it('names whose session ends where the number is another one', async () => {
    expect((await reset('07700900456')).question).toContain('Asha');
  });
});
