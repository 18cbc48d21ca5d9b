import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { showScreen } from '../../testing/screen.tsx';
import { hasUnsavedChanges, useUnsavedWarning } from './use-unsaved-warning.ts';

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
