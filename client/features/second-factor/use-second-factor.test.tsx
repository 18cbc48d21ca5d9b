import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { refusal } from '../../testing/answers.ts';
import { showScreen } from '../../testing/screen.tsx';
import type { Proof } from './proof.ts';
import { useSecondFactor } from './use-second-factor.tsx';

function SignIn({ send }: { send: (proof?: Proof) => Promise<string> }) {
  const { withProof, dialog } = useSecondFactor();
  const [answer, setAnswer] = useState('Nothing');
  return (
    <>
      <button type="button" onClick={async () => setAnswer((await withProof(send)) ?? 'Went back')}>
        Sign in
      </button>
      <output>{answer}</output>
      {dialog}
    </>
  );
}

const NEEDED = refusal({ code: 'BAD_USER_INPUT', messageKey: 'secondFactorRequired', field: 'code' });
const said = () => screen.getByRole('status').textContent;

it('sends without a code first, asks for one where it is needed, and is gone once it is right', async () => {
  const send = vi.fn(async (proof?: Proof) => {
    if (!proof) throw NEEDED;
    return 'Signed in';
  });
  const { user } = await showScreen(<SignIn send={send} />);
  await user.click(screen.getByText('Sign in'));
  await user.type(await screen.findByRole('textbox'), '123456{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(said()).toBe('Signed in');
  expect(send.mock.calls.at(-1)).toMatchObject([{ code: '123456' }]);
});

it('is gone when the visitor goes back, who is not signed in', async () => {
  const { user } = await showScreen(<SignIn send={() => Promise.reject(NEEDED)} />);
  await user.click(screen.getByText('Sign in'));
  await screen.findByRole('textbox');
  await user.click(screen.getByText('Cancel'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(said()).toBe('Went back');
});
