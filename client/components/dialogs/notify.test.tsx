import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, showScreen } from '../../testing/screen.tsx';
import { useConfirm, useNotify } from './notify.tsx';

interface Props {
  answers: unknown[];
}

function DialogButtons({ answers }: Props) {
  const confirm = useConfirm();
  const notify = useNotify();
  return (
    <>
      <button
        type="button"
        onClick={async () => answers.push(await confirm('Delete it?', { text: 'Main hall' }))}
      >
        Delete
      </button>
      <button type="button" onClick={async () => answers.push(await notify('Deleted.'))}>
        Tell
      </button>
    </>
  );
}

const isGone = () => expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();

describe('useConfirm', () => {
  it('[D80] resolves to true for OK and to false for Cancel', async () => {
    const answers: unknown[] = [];
    const { user } = await showScreen(<DialogButtons answers={answers} />);
    await user.click(screen.getByText('Delete'));
    await answer(user, 'Delete it?');
    await isGone();
    await user.click(screen.getByText('Delete'));
    await answer(user, 'Delete it?', 'Cancel');
    await expect.poll(() => answers).toEqual([true, false]);
  });

  it('asks once where the button is pressed twice', async () => {
    const answers: unknown[] = [];
    const { user } = await showScreen(<DialogButtons answers={answers} />);
    fireEvent.click(screen.getByText('Delete'));
    fireEvent.click(screen.getByText('Delete'));
    await answer(user, 'Delete it?');
    await isGone();
    expect(answers).toEqual([false, true]);
  });

  it('[D80] a click outside the dialog cancels, but not one that began on its text', async () => {
    const answers: unknown[] = [];
    const { user } = await showScreen(<DialogButtons answers={answers} />);
    await user.click(screen.getByText('Delete'));
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.pointerDown(screen.getByText('Delete it?'));
    fireEvent.click(dialog);
    expect(screen.getByRole('alertdialog')).toBe(dialog);
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    await expect.poll(() => answers).toEqual([false]);
  });

  it('[D99] shows the detail, and focuses the accepting button', async () => {
    const { user } = await showScreen(<DialogButtons answers={[]} />);
    await user.click(screen.getByText('Delete'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete it?' });
    expect(document.getElementById(dialog.getAttribute('aria-describedby')!)?.textContent).toBe('Main hall');
    expect(document.activeElement?.textContent).toBe('OK');
  });
});

function LossButton() {
  const confirm = useConfirm();
  return (
    <button type="button" onClick={() => confirm('Leave without saving?', { isLoss: true })}>
      Leave
    </button>
  );
}

it('[D99] Enter does not agree to what brings nothing back', async () => {
  const { user } = await showScreen(<LossButton />);
  await user.click(screen.getByText('Leave'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  expect(dialog.hasAttribute('aria-describedby')).toBe(false);
  expect(document.activeElement?.textContent).toBe('Cancel');
});

describe('useNotify', () => {
  it('[D80] shows only an OK button', async () => {
    const { user } = await showScreen(<DialogButtons answers={[]} />);
    await user.click(screen.getByText('Tell'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Deleted.' });
    expect([...dialog.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['OK']);
  });

  it('waits until the previous question is answered', async () => {
    const answers: unknown[] = [];
    const { user } = await showScreen(<DialogButtons answers={answers} />);
    // The rest of the page can still be reached here; in a browser the dialog covers it.
    await user.click(screen.getByText('Delete'));
    await screen.findByRole('alertdialog');
    await user.click(screen.getByText('Tell'));
    await answer(user, 'Delete it?');
    await answer(user, 'Deleted.');
    await expect.poll(() => answers).toEqual([true, undefined]);
  });
});
