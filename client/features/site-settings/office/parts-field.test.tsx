import { screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { showScreen } from '../../../testing/screen.tsx';
import { PartsField } from './parts-field.tsx';

function Form() {
  const form = useForm({ defaultValues: { unusedParts: ['films'] } });
  return (
    <FormProvider {...form}>
      <PartsField
        name="unusedParts"
        label="Parts"
        openEnds={[
          { kind: 'HIRES', count: 2 },
          { kind: 'SPONSORED_DAYS', count: 1 },
        ]}
      />
    </FormProvider>
  );
}

it('[52] says at a part what in it is not over, and how much', async () => {
  await showScreen(<Form />);
  const said = (name: string) => {
    const id = screen.getByRole('checkbox', { name }).getAttribute('aria-describedby');
    return id && document.getElementById(id)?.textContent;
  };
  expect(said('Hall hire')).toBe('2 hires are still to come.');
  expect(said('Payments and donations')).toBe('1 sponsored day is still to come.');
  expect(said('Replies to events')).toBeNull();
});
