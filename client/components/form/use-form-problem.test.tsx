import { screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { answer, showScreen } from '../../testing/screen.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import { useCloseOnBack } from '../dialogs/open-layers.ts';
import { useFormProblem } from './use-form-problem.ts';

function Refused({ isInPageAlone }: { isInPageAlone?: boolean }) {
  const form = useForm();
  const tell = useFormProblem(form);
  return (
    <>
      <button type="button" onClick={() => tell('Enter a name', isInPageAlone)}>
        Send
      </button>
      <p>{form.formState.errors.root?.message}</p>
    </>
  );
}

it('says it on the page, where it stays, and where it is enough there in no dialog', async () => {
  const { user } = await showScreen(<Refused isInPageAlone />);
  await user.click(screen.getByText('Send'));
  await screen.findByText('Enter a name', { selector: 'p' });
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

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

it('says it in a dialog again once one that stood above the page is closed', async () => {
  const page = (isOpen: boolean) => (
    <>
      <Dialog open={isOpen} onClose={() => undefined}>
        A picture
      </Dialog>
      <Refused />
    </>
  );
  const { user, show } = await showScreen(page(true));
  await show(page(false));
  await user.click(screen.getByText('Send'));
  await answer(user, 'Enter a name');
});
