// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, showScreen } from '../../testing/screen.tsx';
import { useConfirm, useNotify } from './notify.tsx';

interface Answers {
  said: unknown[];
}

function Asker({ said }: Answers) {
  const confirm = useConfirm();
  const notify = useNotify();
  return (
    <>
      <button
        type="button"
        onClick={async () => said.push(await confirm('Delete it?', { text: 'Main hall' }))}
      >
        Delete
      </button>
      <button type="button" onClick={async () => said.push(await notify('Deleted.'))}>
        Tell
      </button>
    </>
  );
}

const isGone = () => expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();

describe('a question', () => {
  it('[D80] is true for OK and false for Cancel', async () => {
    const said: unknown[] = [];
    const { user } = await showScreen(<Asker said={said} />);
    await user.click(screen.getByText('Delete'));
    await answer(user, 'Delete it?');
    await isGone();
    await user.click(screen.getByText('Delete'));
    await answer(user, 'Delete it?', 'Cancel');
    await expect.poll(() => said).toEqual([true, false]);
  });

  it('[D80] is Cancel for a press beside it, but not for one that began in its text', async () => {
    const said: unknown[] = [];
    const { user } = await showScreen(<Asker said={said} />);
    await user.click(screen.getByText('Delete'));
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.pointerDown(screen.getByText('Delete it?'));
    fireEvent.click(dialog);
    expect(screen.getByRole('alertdialog')).toBe(dialog);
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    await expect.poll(() => said).toEqual([false]);
  });

  it('[D99] says what it is about, and has the focus on what accepts', async () => {
    const { user } = await showScreen(<Asker said={[]} />);
    await user.click(screen.getByText('Delete'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete it?' });
    expect(document.getElementById(dialog.getAttribute('aria-describedby')!)?.textContent).toBe('Main hall');
    expect(document.activeElement?.textContent).toBe('OK');
  });
});

describe('what is told', () => {
  it('[D80] can only be agreed to', async () => {
    const { user } = await showScreen(<Asker said={[]} />);
    await user.click(screen.getByText('Tell'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Deleted.' });
    expect([...dialog.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['OK']);
  });

  it('waits until what was asked before is answered', async () => {
    const said: unknown[] = [];
    const { user } = await showScreen(<Asker said={said} />);
    // The rest of the page can still be reached here; in a browser the dialog covers it.
    await user.click(screen.getByText('Delete'));
    await screen.findByRole('alertdialog');
    await user.click(screen.getByText('Tell'));
    await answer(user, 'Delete it?');
    await answer(user, 'Deleted.');
    await expect.poll(() => said).toEqual([true, undefined]);
  });
});
