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
  const label = (name: RegExp) => screen.getByRole('checkbox', { name }).closest('label')?.textContent;
  expect(label(/^Hall hire/)).toBe('Hall hire2 hires are still to come.');
  expect(label(/^Payments/)).toBe('Payments and donations1 sponsored day is still to come.');
  expect(label(/^Event replies|^Replies/)).not.toContain('come');
});
