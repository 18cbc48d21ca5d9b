import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showScreen } from '../../testing/screen.tsx';
import { RowTable } from './row-table.tsx';

it('cards have the labels of their columns on every screen that is too narrow for the table', async () => {
  const shown = (tableFrom: 'sm' | 'lg') => (
    <RowTable
      rows={[{ id: 1 }]}
      columns={[{ label: 'Amount', show: () => '£1.00' }]}
      labelled
      tableFrom={tableFrom}
    />
  );
  const { show } = await showScreen(shown('lg'), '/', undefined, document.head);
  const label = () => getComputedStyle(screen.getByText('Amount', { selector: '[aria-hidden]' })).display;
  // The window is as wide as a tablet.
  expect(label()).not.toBe('none');
  show(shown('sm'));
  expect(label()).toBe('none');
});

it('the head of a column has the padding of its cells, so that it stands over them', async () => {
  await showScreen(
    <RowTable
      rows={[{ id: 1, pence: '£1.00' }]}
      columns={[{ label: 'Amount', show: ({ pence }) => pence, sx: { paddingLeft: '3px' } }]}
    />,
    '/',
    undefined,
    document.head,
  );
  const [head, cell] = [screen.getByRole('columnheader'), screen.getByRole('cell')].map(
    (element) => getComputedStyle(element).paddingLeft,
  );
  expect([head, cell]).toEqual(['3px', '3px']);
});
