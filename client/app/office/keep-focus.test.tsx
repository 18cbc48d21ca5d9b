import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { FormDialog } from '../../components/dialogs/form-dialog.tsx';
import { useNotify } from '../../components/dialogs/notify.tsx';
import { useAct } from '../../components/dialogs/use-act.ts';
import { DoneNoticeProvider } from '../../components/office/done-notice.tsx';
import { showScreen } from '../../testing/screen.tsx';
import { keepFocus } from './keep-focus.ts';

/** Buttons that go when they are pressed, in a list, in a row, and by themselves. */
function Page() {
  const { act } = useAct();
  const notify = useNotify();
  const [gone, setGone] = useState<readonly string[]>([]);
  const [isOpen, setIsOpen] = useState(false);
  const go = (what: string) => setGone((before) => [...before, what]);
  const button = (name: string, what: string) => (
    <button type="button" onClick={() => go(what)}>
      {name}
    </button>
  );
  const undone = { work: async () => undefined, done: 'It is hidden.', undo: async () => undefined };
  return (
    <main ref={keepFocus} tabIndex={-1}>
      <h1>Notices</h1>
      {/* biome-ignore lint/a11y/useSemanticElements: as in a list of the office */}
      <div role="group" aria-label="List" tabIndex={-1}>
        <ul>
          {!gone.includes('row') && <li>{button('Bin', 'row')}</li>}
          <li aria-label="Second">{!gone.includes('step') && button('Mark as paid', 'step')}</li>
        </ul>
      </div>
      {!gone.includes('alone') && button('Alone', 'alone')}
      <button type="button" onClick={() => void act(undone)}>
        Hide
      </button>
      {!gone.includes('asked') && (
        <button type="button" onClick={() => setIsOpen(true)}>
          Ask
        </button>
      )}
      {isOpen && (
        <FormDialog
          title="Sure?"
          isDirty={false}
          isBusy={false}
          onSubmit={async (event) => {
            event.preventDefault();
            setIsOpen(false);
            await notify('It is done.');
          }}
          onClose={() => setIsOpen(false)}
        >
          {button('Take it away', 'asked')}
        </FormDialog>
      )}
    </main>
  );
}

const showPage = () =>
  showScreen(
    <DoneNoticeProvider>
      <Page />
    </DoneNoticeProvider>,
  );

const hasFocus = (find: () => Element) => waitFor(() => expect(document.activeElement).toBe(find()));

it.each([
  ['a row goes', 'Bin', () => screen.getByRole('group')],
  ['a button goes with its state', 'Mark as paid', () => screen.getByLabelText('Second')],
  ['nothing is left around it', 'Alone', () => screen.getByRole('heading')],
])('the focus stays near where it was when %s', async (_what, button, place) => {
  const { user } = await showPage();
  await user.click(screen.getByText(button));
  await hasFocus(place);
});

it('the focus is where it was before Undo was pressed, which says that it has undone it', async () => {
  const { user } = await showPage();
  await user.click(screen.getByText('Hide'));
  await user.click(await screen.findByText('Undo'));
  expect((await screen.findByRole('alert')).textContent).toContain('Undone.');
  await hasFocus(() => screen.getByText('Hide'));
});

it('the focus comes back from dialogs to the page, also when what had opened them has gone meanwhile', async () => {
  const { user } = await showPage();
  await user.click(screen.getByText('Ask'));
  await user.click(screen.getByText('Take it away'));
  await user.click(screen.getByText('Save'));
  await user.click(await screen.findByText('OK'));
  await hasFocus(() => screen.getByRole('heading'));
});
