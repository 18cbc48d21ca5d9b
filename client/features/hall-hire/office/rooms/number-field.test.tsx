import { screen } from '@testing-library/react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { expect, it } from 'vitest';
import { showScreen } from '../../../../testing/screen.tsx';
import { CountField, MinutesField, PenceField } from './number-field.tsx';

const OURS = { depositPence: 10_000, minimumMinutes: 90, dueDays: 14 };
const THEIRS = { depositPence: 25_000, minimumMinutes: 150, dueDays: 0 };

function Form() {
  const form = useForm({ defaultValues: OURS });
  return (
    <FormProvider {...form}>
      <PenceField name="depositPence" label="Deposit" />
      <MinutesField name="minimumMinutes" label="Least" unit={60} />
      <CountField name="dueDays" label="Days" />
      <button type="button" onClick={() => form.reset(THEIRS)}>
        Load theirs
      </button>
      <output>{JSON.stringify(useWatch({ control: form.control }))}</output>
    </FormProvider>
  );
}

const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const shown = () => ['Deposit', 'Least', 'Days'].map((label) => box(label).value);
const kept = () => JSON.parse(screen.getByRole('status').textContent!);

it('a number shows what the form has after the version of another administrator is loaded', async () => {
  const { user } = await showScreen(<Form />);
  expect(shown()).toEqual(['100.00', '1.5', '14']);
  await user.clear(box('Days'));
  await user.type(box('Deposit'), 'x');
  await user.click(screen.getByText('Load theirs'));
  expect(kept()).toEqual(THEIRS);
  expect(shown()).toEqual(['250.00', '2.5', '0']);
});

it('a number stays as it is typed', async () => {
  const { user } = await showScreen(<Form />);
  for (const [label, typed] of [
    ['Deposit', '120.5'],
    ['Least', '2,50'],
    ['Days', 'soon'],
  ] as const) {
    await user.clear(box(label));
    await user.type(box(label), typed);
  }
  expect(shown()).toEqual(['120.5', '2,50', 'soon']);
  expect(kept()).toEqual({ depositPence: 12_050, minimumMinutes: 150, dueDays: null });
});
