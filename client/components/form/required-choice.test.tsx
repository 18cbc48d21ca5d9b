import { screen } from '@testing-library/react';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { showScreen } from '../../testing/screen.tsx';
import { FormChoiceCards } from './form-choice-cards.tsx';
import { FormRadioGroup } from './form-radio-group.tsx';

const OPTIONS = [{ value: 'yes', label: 'Yes' }];

function Choices() {
  const form = useForm({ defaultValues: { first: '', second: '', third: '' } });
  const { setError } = form;
  useEffect(() => {
    for (const name of ['first', 'second'] as const) setError(name, { message: 'bookingTypeRequired' });
  }, [setError]);
  return (
    <FormProvider {...form}>
      <FormRadioGroup name="first" label="First" required options={OPTIONS} />
      <FormChoiceCards name="second" label="Second" required options={OPTIONS} />
      <FormRadioGroup name="third" label="Third" options={OPTIONS} />
    </FormProvider>
  );
}

it('a choice says to everybody that it is required, and what is wrong with it', async () => {
  await showScreen(<Choices />);
  for (const name of ['First', 'Second']) {
    const group = screen.getByRole('radiogroup', { name });
    expect(group.getAttribute('aria-required')).toBe('true');
    expect(group.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(name, { selector: 'legend' }).textContent).toBe(`${name} *`);
    const noted = group.getAttribute('aria-describedby')!.split(' ');
    expect(noted.map((id) => document.getElementById(id)?.textContent).join()).not.toBe('');
  }
  const free = screen.getByRole('radiogroup', { name: 'Third' });
  expect(free.getAttribute('aria-required')).toBe('false');
  expect(free.getAttribute('aria-invalid')).toBe('false');
  expect(screen.getByText('Third').textContent).toBe('Third');
});
