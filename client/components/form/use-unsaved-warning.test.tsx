import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { answer, showScreen } from '../../testing/screen.tsx';
import { hasUnsavedChanges, useLeaveWithConfirmation, useUnsavedWarning } from './use-unsaved-warning.ts';

function Letter() {
  const [text, setText] = useState('');
  const allowLeaving = useUnsavedWarning(text !== '');
  return (
    <>
      <input value={text} onChange={({ target }) => setText(target.value)} />
      <button type="button" onClick={allowLeaving}>
        Sent
      </button>
      <button type="button" onClick={() => setText('')}>
        Empty
      </button>
    </>
  );
}

it('lets what was sent be left, and asks about what is typed after it on the same page', async () => {
  const { user } = await showScreen(<Letter />);
  await user.type(screen.getByRole('textbox'), 'First');
  expect(hasUnsavedChanges()).toBe(true);
  await user.click(screen.getByText('Sent'));
  expect(hasUnsavedChanges()).toBe(false);
  await user.click(screen.getByText('Empty'));
  expect(hasUnsavedChanges()).toBe(false);
  await user.type(screen.getByRole('textbox'), 'Second');
  expect(hasUnsavedChanges()).toBe(true);
});

it('lets the browser ask only while something would be lost', async () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const { user } = await showScreen(<Letter />);
  expect(isAsked()).toBe(false);
  await user.type(screen.getByRole('textbox'), 'First');
  expect(isAsked()).toBe(true);
  await user.click(screen.getByText('Empty'));
  expect(isAsked()).toBe(false);
});

/** Signs out as long as the server takes it, and says what became of it. */
function SignOut({ signOut }: { signOut: () => Promise<unknown> }) {
  const leave = useLeaveWithConfirmation();
  const [said, setSaid] = useState('');
  const press = () =>
    leave(signOut).then(
      () => setSaid('Signed out'),
      () => setSaid('Still signed in'),
    );
  return (
    <>
      <button type="button" onClick={press}>
        Sign out
      </button>
      <output>{said}</output>
    </>
  );
}

it('leaves at once where nothing would be lost', async () => {
  const { user } = await showScreen(
    <>
      <Letter />
      <SignOut signOut={async () => undefined} />
    </>,
  );
  await user.click(screen.getByText('Sign out'));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Signed out'));
});

const ASKED = 'Your changes are not saved. Leave this page without saving?';

it.each([
  ['was left', async () => undefined, 'Signed out', false],
  ['could not be left', () => Promise.reject(new Error('No network')), 'Still signed in', true],
])(
  'asks before what was typed is lost; of a page that %s it counts as it is',
  async (_how, signOut, said, isUnsaved) => {
    const { user } = await showScreen(
      <>
        <Letter />
        <SignOut signOut={signOut} />
      </>,
    );
    await user.type(screen.getByRole('textbox'), 'First');
    await user.click(screen.getByText('Sign out'));
    await answer(user, ASKED);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(said));
    expect(hasUnsavedChanges()).toBe(isUnsaved);
  },
);
