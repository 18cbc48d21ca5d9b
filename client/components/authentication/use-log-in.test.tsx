import { screen, waitFor } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, expect, it, vi } from 'vitest';
import { answering, held, LOST } from '../../testing/answers.ts';
import { answer, showScreen } from '../../testing/screen.tsx';
import { KEPT_HERE } from '../form/draft-text.ts';
import { FormProblem } from '../form/form-problem.tsx';
import { useLogIn } from './use-log-in.ts';

function Form({ signIn }: { signIn: (by: string) => Promise<string | undefined> }) {
  const form = useForm({ defaultValues: { password: '' } });
  const { logIn, isBusy } = useLogIn(signIn, form);
  return (
    <FormProvider {...form}>
      <output>{isBusy ? 'busy' : 'ready'}</output>
      <input aria-label="Password" {...form.register('password')} />
      <FormProblem />
      <button type="button" onClick={() => logIn('password')}>
        Log in
      </button>
      <button type="button" onClick={() => logIn('passkey')}>
        Passkey
      </button>
    </FormProvider>
  );
}

afterEach(() => vi.restoreAllMocks());

it('takes back why the last try failed when another is made, by whichever way', async () => {
  const late = held();
  const signIn = (by: string) =>
    by === 'passkey' ? (late.answer() as Promise<undefined>) : Promise.reject(LOST);
  const { user } = await showScreen(<Form signIn={signIn} />);
  await user.click(screen.getByText('Log in'));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^The site cannot be reached\./);
  await user.click(screen.getByText('Passkey'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('leads on once somebody is signed in, and is ready again when they went back instead', async () => {
  const addresses = [undefined, '/dashboard'];
  const { user, go } = await showScreen(<Form signIn={async () => addresses.shift()} />);
  await user.click(screen.getByText('Passkey'));
  await waitFor(() => expect(addresses).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('ready'));
  expect(go).not.toHaveBeenCalled();
  await user.click(screen.getByText('Passkey'));
  await waitFor(() => expect(go).toHaveBeenCalledWith('/dashboard', { replace: true }));
});

it('asks whoever comes by a link before their session ends, and leads to the home page on Cancel', async () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://samaj.example/events');
  // In a tab of its own, where nothing is to go back to.
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(1);
  const viewer = {
    ...{
      __typename: 'Viewer',
      role: 'MAIN_USER',
      permissions: [],
      withheldRoles: [],
      userId: 7,
      memberId: 0,
    },
    ...{ isCandidate: false, profileForId: 0, name: 'Asha', email: '', mobile: '' },
  };
  const { client, sent } = answering({ Viewer: () => ({ viewer }), SignOut: () => ({ signOut: true }) });
  const { user, go } = await showScreen(<Form signIn={async () => undefined} />, '/login', client);
  await answer(user, /^You are signed in for payments and donations as Asha\./, 'Cancel');
  await waitFor(() => expect(go).toHaveBeenCalledWith('/', { replace: true }));
  expect(sent('SignOut')).toHaveLength(0);
});

it('signs in only once whoever was signed in has been signed out', async () => {
  const signingOut = held();
  const viewer = {
    ...{ __typename: 'Viewer', role: 'MEMBER', permissions: [], withheldRoles: [], userId: 0, memberId: 1 },
    ...{ isCandidate: false, profileForId: 1, name: 'Mira', email: '', mobile: '' },
  };
  const { client, sent } = answering({ Viewer: () => ({ viewer }), SignOut: signingOut.answer });
  const signIn = vi.fn(async () => undefined);
  const { user } = await showScreen(<Form signIn={signIn} />, '/', client);
  await waitFor(() => expect(sent('SignOut')).toHaveLength(1));
  await user.click(screen.getByText('Log in'));
  expect(signIn).not.toHaveBeenCalled();
  localStorage.setItem(`${KEPT_HERE}form`, 'What Mira typed');
  signingOut.give({ signOut: true });
  await waitFor(() => expect(signIn).toHaveBeenCalledOnce());
  // It is nobody's business who signs in next.
  expect(localStorage).toHaveLength(0);
});
