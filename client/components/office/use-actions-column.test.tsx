import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
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

function Edited() {
  const { pathname, state } = useLocation();
  const column = useActionsColumn(
    { nameOf: ({ name }: typeof ROW) => name, editAddress: ({ id }) => `/edit/${id}` },
    'events',
    () => undefined,
  );
  return pathname === '/edit/1' ? <output>{JSON.stringify(state)}</output> : column?.show(ROW);
}

it('the form of a row leads back to the list as it was filtered and turned', async () => {
  const { user } = await showScreen(<Edited />, '/admin-dashboard/events?search=mela&page=3');
  await user.click(screen.getByRole('link', { name: 'Edit Picnic' }));
  expect(JSON.parse(screen.getByRole('status').textContent)).toEqual({
    backTo: '/admin-dashboard/events?search=mela&page=3',
    section: 'events',
  });
});
