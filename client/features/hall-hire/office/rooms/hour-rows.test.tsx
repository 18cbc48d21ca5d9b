import { screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { showScreen } from '../../../../testing/screen.tsx';
import { HourRows } from './hour-rows.tsx';

const ROW = { weekdays: [1], from: '08:00', to: '10:00' };

function Form() {
  const form = useForm({ defaultValues: { opening: [ROW], prices: [ROW] } });
  return (
    <FormProvider {...form}>
      <HourRows name="opening" title="Opening hours" hint="" add="Add hours" />
      <HourRows name="prices" title="Prices" hint="" add="Add a price" />
    </FormProvider>
  );
}

it('a row of hours says of which list it is, also on the button that removes it', async () => {
  await showScreen(<Form />);
  for (const list of ['Opening hours', 'Prices']) {
    const days = screen.getByRole('group', { name: `${list} 1` });
    expect(days.contains(screen.getByRole('button', { name: `${list}: Remove row 1` }))).toBe(true);
  }
});

it('a new row is begun with its days', async () => {
  const { user } = await showScreen(<Form />);
  await user.click(screen.getByText('Add hours'));
  const added = screen.getByRole('group', { name: 'Opening hours 2' });
  expect(added.contains(document.activeElement)).toBe(true);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Monday');
});
