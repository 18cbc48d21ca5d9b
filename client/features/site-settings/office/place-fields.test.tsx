import { screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { siteSettingFields } from '../../../../rules/site-settings.ts';
import { showScreen } from '../../../testing/screen.tsx';
import { PlaceFields } from './place-fields.tsx';

const BRITAIN = { country: 'GB', currency: 'GBP', timeZone: 'Europe/London', callingCode: '44' };

function Form() {
  const form = useForm({ defaultValues: BRITAIN });
  return (
    <FormProvider {...form}>
      <PlaceFields />
      <output>{JSON.stringify(form.watch())}</output>
    </FormProvider>
  );
}

it('leaves nothing of the country before where the new one is not known, and wants it chosen', async () => {
  const { user } = await showScreen(<Form />);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'BR');
  const held = JSON.parse(screen.getByRole('status').textContent);
  expect(held).toEqual({ country: 'BR', currency: '', timeZone: '', callingCode: '' });
  const { error } = siteSettingFields
    .pick({ currency: true, timeZone: true, callingCode: true })
    .safeParse(held);
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'notInList',
    'notInList',
    'invalidCountryCode',
  ]);
});
