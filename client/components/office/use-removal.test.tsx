import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { held, LOST } from '../../testing/answers.ts';
import { answer, showScreen } from '../../testing/screen.tsx';
import { useRemoval } from './use-removal.ts';

interface RowsProps {
  remove: (id: number) => Promise<unknown>;
  onRemoved?: () => void;
}

function Rows({ remove, onRemoved = () => undefined }: RowsProps) {
  const { isRemoving, askAndRemove } = useRemoval(remove, onRemoved);
  return [
    { id: 1, name: 'Picnic' },
    { id: 2, name: '' },
  ].map((item) => (
    <button key={item.id} type="button" onClick={() => askAndRemove(item)}>
      {isRemoving(item.id) ? 'Removing' : `Remove ${item.id}`}
    </button>
  ));
}

const press = (name: string) => screen.getByRole('button', { name });
const QUESTION = /Are you sure/;

describe('useRemoval', () => {
  it('[D99] asks by name first, and removes nothing after Cancel', async () => {
    const remove = vi.fn(async () => undefined);
    const { user } = await showScreen(<Rows remove={remove} />);
    await user.click(press('Remove 1'));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('Picnic');
    await answer(user, QUESTION, 'Cancel');
    expect(remove).not.toHaveBeenCalled();
    await user.click(press('Remove 2'));
    expect((await screen.findByRole('alertdialog')).textContent).toContain('Untitled');
  });

  it('can be tried again after a failure, which is told, and not before the answer', async () => {
    const late = held();
    const remove = vi.fn((): Promise<unknown> => late.answer());
    const onRemoved = vi.fn();
    const { user } = await showScreen(<Rows remove={remove} onRemoved={onRemoved} />);
    await user.click(press('Remove 1'));
    await answer(user, QUESTION);
    await screen.findByText('Removing');
    await user.click(press('Remove 2'));
    late.refuse(LOST);
    await answer(user, /^The site cannot be reached\./);
    expect(onRemoved).not.toHaveBeenCalled();
    remove.mockImplementation(async () => undefined);
    await user.click(press('Remove 1'));
    await answer(user, QUESTION);
    await waitFor(() => expect(onRemoved).toHaveBeenCalledOnce());
    const picnic = { id: 1, name: 'Picnic' };
    expect(remove.mock.calls).toEqual([1, 1].map((id) => [id, picnic]));
  });

  it('asks and removes once although the button is pressed twice', async () => {
    const remove = vi.fn(async () => undefined);
    const { user } = await showScreen(<Rows remove={remove} />);
    await user.dblClick(press('Remove 1'));
    await answer(user, QUESTION);
    await answer(user, /removed/);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(remove).toHaveBeenCalledOnce();
  });
});
