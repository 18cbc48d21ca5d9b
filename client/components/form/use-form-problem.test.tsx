import { screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { answer, showScreen } from '../../testing/screen.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import { useCloseOnBack } from '../dialogs/open-layers.ts';
import { useFormProblem } from './use-form-problem.ts';

function Refused() {
  const tell = useFormProblem(useForm());
  return (
    <button type="button" onClick={() => tell('Enter a name')}>
      Send
    </button>
  );
}

function BesideFilm() {
  useCloseOnBack(true, () => undefined);
  return <Refused />;
}

it('says it in a dialog also while a film plays on the page', async () => {
  const { user } = await showScreen(<BesideFilm />);
  await user.click(screen.getByText('Send'));
  await answer(user, 'Enter a name');
});

it('says it in no dialog above that of the form', async () => {
  const { user } = await showScreen(
    <Dialog open onClose={() => undefined}>
      <Refused />
    </Dialog>,
  );
  await user.click(screen.getByText('Send'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
