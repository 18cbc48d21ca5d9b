import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showScreen } from '../../testing/screen.tsx';
import { RowTable } from './row-table.tsx';

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
