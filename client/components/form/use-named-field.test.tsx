import { screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { expect, it } from 'vitest';
import { showScreen } from '../../testing/screen.tsx';
import { useNamedField } from './use-named-field.ts';

function Form() {
  useNamedField();
  return (
    <>
      <Link to="#bank">The bank</Link>
      <input name="openingText" aria-label="Opening text" />
      <fieldset id="bank" tabIndex={-1} aria-label="Bank" />
    </>
  );
}

it('a link to a field of a form ends in that field, one to a section at the section', async () => {
  const { user } = await showScreen(<Form />, '/site-settings#openingText');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Opening text')));
  await user.click(screen.getByText('The bank'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Bank')));
});
