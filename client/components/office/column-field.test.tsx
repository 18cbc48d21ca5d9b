import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showScreen } from '../../testing/screen.tsx';
import { ColumnField } from './column-field.tsx';

it('a column without a heading is chosen by what stands in it', async () => {
  const columns = [
    { heading: '', samples: ['14/11/2026', '15/11/2026'] },
    { heading: '', samples: ['R SHAH FASTER PAYMENT FOR THE NAVRATRI'] },
    { heading: '', samples: [] },
    { heading: 'Amount', samples: ['5.00'] },
  ];
  await showScreen(
    <ColumnField isRequired label="Day" columns={columns} chosen={undefined} onChoose={() => undefined} />,
  );
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Not in the file',
    'Column 1: 14/11/2026',
    'Column 2: R SHAH FASTER PAYMENT FOR THE…',
    'Column 3',
    'Amount',
  ]);
});
