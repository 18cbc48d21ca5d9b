import { screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { showScreen } from '../../testing/screen.tsx';
import { LanguagesField } from './languages-field.tsx';

const OPTIONS = ['Gujarati', 'English', 'Hindi'].map((label) => ({ value: label.toLowerCase(), label }));

function Languages() {
  const form = useForm({ defaultValues: { languages: ['gujarati'] } });
  return (
    <FormProvider {...form}>
      <LanguagesField name="languages" label="Languages" options={OPTIONS} />
      <output>{form.watch('languages').join()}</output>
    </FormProvider>
  );
}

it('a language is chosen once, by its name, and taken out alone', async () => {
  const { user } = await showScreen(<Languages />);
  const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
  const chosen = () => screen.getByRole('status').textContent;
  expect(offered()).toEqual(['Add a language', 'English', 'Hindi']);
  await user.selectOptions(screen.getByRole('combobox'), 'English');
  expect(chosen()).toBe('gujarati,english');
  expect(offered()).toEqual(['Add a language', 'Hindi']);
  const [cross] = document.querySelectorAll('.MuiChip-deleteIcon');
  await user.click(cross!);
  expect(chosen()).toBe('english');
  expect(screen.getByText('English').closest('.MuiChip-root')).not.toBeNull();
});
