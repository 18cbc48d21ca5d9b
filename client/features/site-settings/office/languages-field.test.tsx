import { screen } from '@testing-library/react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { expect, it } from 'vitest';
import { showScreen } from '../../../testing/screen.tsx';
import { LanguagesField } from './languages-field.tsx';

function Form() {
  const form = useForm({ defaultValues: { languages: ['en', 'gu'] } });
  const languages = useWatch({ control: form.control, name: 'languages' });
  return (
    <FormProvider {...form}>
      <LanguagesField name="languages" label="Languages" />
      <output>{languages.join()}</output>
    </FormProvider>
  );
}

it('holds the languages that are ticked, the one that is chosen as first before the others', async () => {
  const { user } = await showScreen(<Form />);
  const held = () => screen.getByRole('status').textContent;
  await user.selectOptions(screen.getByLabelText('First language'), 'gu');
  expect(held()).toBe('gu,en');
  await user.click(screen.getByRole('checkbox', { name: /Gujarati/ }));
  expect(held()).toBe('en');
  expect(screen.queryByLabelText('First language')).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'English' }));
  expect(held()).toBe('');
  await user.click(screen.getByRole('checkbox', { name: /Gujarati/ }));
  expect(held()).toBe('gu');
});
