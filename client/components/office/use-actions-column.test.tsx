import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showScreen } from '../../testing/screen.tsx';
import { useActionsColumn } from './use-actions-column.tsx';

const ROW = { id: 1, name: 'Picnic' };

interface RowsProps {
  onRemove: () => Promise<unknown>;
  onRemoved: () => void;
}

function Rows({ onRemove, onRemoved }: RowsProps) {
  return useActionsColumn({ nameOf: ({ name }: typeof ROW) => name, onRemove }, undefined, onRemoved)?.show(
    ROW,
  );
}

it('leads away from a row that is gone, and not from one that was refused', async () => {
  const onRemove = vi.fn(async (): Promise<unknown> => true).mockResolvedValueOnce(false);
  const onRemoved = vi.fn();
  const { user } = await showScreen(<Rows onRemove={onRemove} onRemoved={onRemoved} />);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Delete Picnic' });
  await waitFor(() => expect(button.disabled).toBe(false));
  await user.click(button);
  expect(onRemove).toHaveBeenCalledOnce();
  expect(onRemoved).not.toHaveBeenCalled();
  await user.click(button);
  await waitFor(() => expect(onRemoved).toHaveBeenCalledOnce());
});
